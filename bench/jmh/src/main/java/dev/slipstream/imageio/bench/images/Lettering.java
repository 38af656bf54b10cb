package dev.slipstream.imageio.bench.images;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes what looks like text: letters of a few strokes, the same ones again and again. Needs no font. */
final class Lettering {
    private static final int SEED = 26;
    private static final int LETTERS = 40;
    private static final int LONGEST_WORD = 9;
    private static final double ASPECT = 0.55;

    private final Random random = new Random(SEED);
    private final List<Shape> letters = new ArrayList<>();
    private final int height;
    private final int advance;

    /** @param height of a letter, in pixels */
    Lettering(int height) {
        this.height = height;
        this.advance = (int) Math.round(height * ASPECT) + 2;
        for (int i = 0; i < LETTERS; i++) {
            letters.add(letter());
        }
    }

    /** Words, in the present colour, until the line is full. */
    void line(Graphics2D graphics, int x, int y, int width) {
        int end = x + width - advance;
        graphics.setStroke(new BasicStroke(Math.max(1, height / 8f)));
        while (x < end) {
            int letter = random.nextInt(LONGEST_WORD);
            for (; letter >= 0 && x < end; letter--) {
                Shape shape = letters.get(random.nextInt(LETTERS));
                graphics.draw(AffineTransform.getTranslateInstance(x, y).createTransformedShape(shape));
                x += advance;
            }
            x += advance;
        }
    }

    private Shape letter() {
        double width = height * ASPECT;
        Path2D path = new Path2D.Double();
        double stem = random.nextBoolean() ? 0 : width / 2;
        path.moveTo(stem, 0);
        path.lineTo(stem, height);
        for (int stroke = random.nextInt(3); stroke >= 0; stroke--) {
            double from = height * random.nextInt(3) / 2.0;
            double to = height * random.nextInt(3) / 2.0;
            path.moveTo(0, from);
            path.quadTo(width * random.nextInt(3) / 2.0, (from + to) / 2, width, to);
        }
        return path;
    }
}
