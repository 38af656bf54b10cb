package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;
import org.apache.poi.sl.usermodel.PictureData.PictureType;
import org.apache.poi.ss.usermodel.ClientAnchor;
import org.apache.poi.ss.usermodel.Picture;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xslf.usermodel.XMLSlideShow;
import org.apache.poi.xslf.usermodel.XSLFSlide;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** A slide with a picture drawn, and a picture in a sheet brought to its size. */
public final class Poi implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("slide with a PNG photo to PNG", images -> slide(images, Images.PHOTO, PictureType.PNG));
        jobs.put("slide with a BMP photo to PNG", images -> slide(images, Images.BMP, PictureType.BMP));
        jobs.put("slide with a truncated PNG to PNG", images -> slide(images, Images.TRUNCATED, PictureType.PNG));
        jobs.put("size of a PNG in a sheet", Poi::sheet);
        return jobs;
    }

    private static byte[] slide(Path images, String image, PictureType type) throws Exception {
        try (XMLSlideShow show = new XMLSlideShow()) {
            XSLFSlide slide = show.createSlide();
            byte[] bytes = Files.readAllBytes(images.resolve(image));
            slide.createPicture(show.addPicture(bytes, type)).setAnchor(new Rectangle(20, 20, 600, 400));
            BufferedImage drawn = new BufferedImage(720, 540, BufferedImage.TYPE_INT_ARGB);
            Graphics2D graphics = drawn.createGraphics();
            slide.draw(graphics);
            graphics.dispose();
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            ImageIO.write(drawn, "png", png);
            return png.toByteArray();
        }
    }

    private static byte[] sheet(Path images) throws Exception {
        try (XSSFWorkbook workbook = new XSSFWorkbook()) {
            XSSFSheet sheet = workbook.createSheet();
            byte[] bytes = Files.readAllBytes(images.resolve(Images.ICON));
            int index = workbook.addPicture(bytes, Workbook.PICTURE_TYPE_PNG);
            Picture picture = sheet.createDrawingPatriarch().createPicture(
                    workbook.getCreationHelper().createClientAnchor(), index);
            picture.resize();
            ClientAnchor anchor = picture.getClientAnchor();
            String size = anchor.getCol2() + " " + anchor.getRow2() + " " + anchor.getDx2() + " " + anchor.getDy2();
            return size.getBytes();
        }
    }
}
