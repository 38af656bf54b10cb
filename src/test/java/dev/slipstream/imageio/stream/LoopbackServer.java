package dev.slipstream.imageio.stream;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Serves bytes by HTTP/1.0 to this machine only, one request at a time. (The JDK's HttpServer is in a module that the
 * library, into which the tests are compiled, does not read.)
 */
final class LoopbackServer implements AutoCloseable {

    private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Map<String, byte[]> pages = new ConcurrentHashMap<>();
    private final AtomicInteger names = new AtomicInteger();

    LoopbackServer() throws IOException {
        Thread thread = new Thread(this::serve, "loopback server");
        thread.setDaemon(true);
        thread.start();
    }

    URL publish(byte[] bytes) throws IOException {
        String path = "/" + names.incrementAndGet();
        pages.put(path, bytes);
        return new URL("http", server.getInetAddress().getHostAddress(), server.getLocalPort(), path);
    }

    void withdraw(URL url) {
        pages.remove(url.getPath());
    }

    private void serve() {
        while (!server.isClosed()) {
            try (Socket socket = server.accept()) {
                answer(socket);
            } catch (SocketException closed) {
                // by close(), or by a client that had enough: the next one may come
            } catch (IOException e) {
                throw new IllegalStateException("Loopback server", e);
            }
        }
    }

    private void answer(Socket socket) throws IOException {
        BufferedReader request =
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
        String[] words = request.readLine().split(" ");
        while (!request.readLine().isEmpty()) {
            // header fields do not matter
        }
        byte[] page = pages.get(words[1]);
        String status = page == null ? "404 Not Found" : "200 OK";
        byte[] body = page == null ? new byte[0] : page;
        OutputStream out = socket.getOutputStream();
        out.write(("HTTP/1.0 " + status + "\r\nContent-Length: " + body.length + "\r\n\r\n")
                .getBytes(StandardCharsets.ISO_8859_1));
        out.write(body);
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
