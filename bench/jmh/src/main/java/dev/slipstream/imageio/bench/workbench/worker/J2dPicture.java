package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Random;

/** The contents of J2DBench's images. Every JVM makes the same ones, and keeps the last: its neighbours want it too. */
final class J2dPicture {

    private static final int SEED = 6215304;

    private static String lastKey;
    private static BufferedImage last;

    private J2dPicture() {
    }

    static synchronized BufferedImage of(String content, int size) {
        String key = content + " " + size;
        if (!key.equals(lastKey)) {
            last = draw(content, size);
            lastKey = key;
        }
        return last;
    }

    private static BufferedImage draw(String content, int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
        switch (content) {
            case "blank" -> { }
            case "random" -> random(image);
            case "vector" -> vector(image);
            case "photo" -> J2dPhoto.fill(image, SEED);
            default -> throw new IllegalArgumentException("Not a content of J2DBench's images: '" + content + "'");
        }
        return image;
    }

    private static void random(BufferedImage image) {
        Random random = new Random(SEED);
        int[] row = new int[image.getWidth()];
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < row.length; x++) {
                row[x] = random.nextInt() & 0xFFFFFF;
            }
            image.setRGB(0, y, row.length, 1, row, 0, row.length);
        }
    }

    /** Large areas of few colours, round and straight edges, thin lines. */
    private static void vector(BufferedImage image) {
        int size = image.getWidth();
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setColor(new Color(0x1E3A8A));
            graphics.fillRect(0, 0, size, size);
            graphics.setColor(new Color(0xFACC15));
            graphics.fillOval(size / 16, size / 16, size - size / 8, size - size / 8);
            graphics.setColor(new Color(0xDC2626));
            graphics.fillRoundRect(size / 4, size / 4, size / 2, size / 2, size / 8, size / 8);
            graphics.setColor(Color.WHITE);
            for (int i = 0; i <= size; i += Math.max(1, size / 5)) {
                graphics.drawLine(0, i, i, size);
                graphics.drawLine(size - i, 0, size, i);
            }
        } finally {
            graphics.dispose();
        }
    }
}
