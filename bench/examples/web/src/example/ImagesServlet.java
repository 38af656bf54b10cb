package example;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** Writes and reads images, as any application does, and says whose streams it got. */
@WebServlet("/images")
public final class ImagesServlet extends HttpServlet {

    private static final long serialVersionUID = 1;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        for (String format : new String[] {"png", "jpeg", "bmp", "gif"}) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            if (!ImageIO.write(new BufferedImage(7, 5, BufferedImage.TYPE_INT_RGB), format, out)
                    || ImageIO.read(new ByteArrayInputStream(out.toByteArray())).getWidth() != 7) {
                throw new IOException("No " + format);
            }
        }
        if (request.getParameter("forget") != null) {
            ImageIO.createImageOutputStream(new ByteArrayOutputStream()).writeInt(1);
            ImageIO.createImageOutputStream(File.createTempFile("forgotten", ".tmp")).writeInt(1);
        }
        try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(new byte[4]))) {
            response.getWriter().print(stream.getClass().getName());
        }
    }
}
