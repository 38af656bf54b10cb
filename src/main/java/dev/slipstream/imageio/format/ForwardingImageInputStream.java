package dev.slipstream.imageio.format;

import java.io.IOException;
import java.nio.ByteOrder;
import javax.imageio.stream.IIOByteBuffer;
import javax.imageio.stream.ImageInputStream;

/** A stream whose calls are those of another one. It has no buffer, unlike each stream that extends the JDK's class. */
public abstract class ForwardingImageInputStream implements ImageInputStream {

    /** Takes the calls. */
    protected ImageInputStream stream;

    protected ForwardingImageInputStream(ImageInputStream stream) {
        this.stream = stream;
    }

    @Override
    public void setByteOrder(ByteOrder byteOrder) {
        stream.setByteOrder(byteOrder);
    }

    @Override
    public ByteOrder getByteOrder() {
        return stream.getByteOrder();
    }

    @Override
    public int read() throws IOException {
        return stream.read();
    }

    @Override
    public int read(byte[] b) throws IOException {
        return stream.read(b);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        return stream.read(b, off, len);
    }

    @Override
    public void readBytes(IIOByteBuffer buf, int len) throws IOException {
        stream.readBytes(buf, len);
    }

    @Override
    public boolean readBoolean() throws IOException {
        return stream.readBoolean();
    }

    @Override
    public byte readByte() throws IOException {
        return stream.readByte();
    }

    @Override
    public int readUnsignedByte() throws IOException {
        return stream.readUnsignedByte();
    }

    @Override
    public short readShort() throws IOException {
        return stream.readShort();
    }

    @Override
    public int readUnsignedShort() throws IOException {
        return stream.readUnsignedShort();
    }

    @Override
    public char readChar() throws IOException {
        return stream.readChar();
    }

    @Override
    public int readInt() throws IOException {
        return stream.readInt();
    }

    @Override
    public long readUnsignedInt() throws IOException {
        return stream.readUnsignedInt();
    }

    @Override
    public long readLong() throws IOException {
        return stream.readLong();
    }

    @Override
    public float readFloat() throws IOException {
        return stream.readFloat();
    }

    @Override
    public double readDouble() throws IOException {
        return stream.readDouble();
    }

    @Override
    public String readLine() throws IOException {
        return stream.readLine();
    }

    @Override
    public String readUTF() throws IOException {
        return stream.readUTF();
    }

    @Override
    public void readFully(byte[] b, int off, int len) throws IOException {
        stream.readFully(b, off, len);
    }

    @Override
    public void readFully(byte[] b) throws IOException {
        stream.readFully(b);
    }

    @Override
    public void readFully(short[] s, int off, int len) throws IOException {
        stream.readFully(s, off, len);
    }

    @Override
    public void readFully(char[] c, int off, int len) throws IOException {
        stream.readFully(c, off, len);
    }

    @Override
    public void readFully(int[] i, int off, int len) throws IOException {
        stream.readFully(i, off, len);
    }

    @Override
    public void readFully(long[] l, int off, int len) throws IOException {
        stream.readFully(l, off, len);
    }

    @Override
    public void readFully(float[] f, int off, int len) throws IOException {
        stream.readFully(f, off, len);
    }

    @Override
    public void readFully(double[] d, int off, int len) throws IOException {
        stream.readFully(d, off, len);
    }

    @Override
    public long getStreamPosition() throws IOException {
        return stream.getStreamPosition();
    }

    @Override
    public int getBitOffset() throws IOException {
        return stream.getBitOffset();
    }

    @Override
    public void setBitOffset(int bitOffset) throws IOException {
        stream.setBitOffset(bitOffset);
    }

    @Override
    public int readBit() throws IOException {
        return stream.readBit();
    }

    @Override
    public long readBits(int numBits) throws IOException {
        return stream.readBits(numBits);
    }

    @Override
    public long length() throws IOException {
        return stream.length();
    }

    @Override
    public int skipBytes(int n) throws IOException {
        return stream.skipBytes(n);
    }

    @Override
    public long skipBytes(long n) throws IOException {
        return stream.skipBytes(n);
    }

    @Override
    public void seek(long pos) throws IOException {
        stream.seek(pos);
    }

    @Override
    public void mark() {
        stream.mark();
    }

    @Override
    public void reset() throws IOException {
        stream.reset();
    }

    @Override
    public void flushBefore(long pos) throws IOException {
        stream.flushBefore(pos);
    }

    @Override
    public void flush() throws IOException {
        stream.flush();
    }

    @Override
    public long getFlushedPosition() {
        return stream.getFlushedPosition();
    }

    @Override
    public boolean isCached() {
        return stream.isCached();
    }

    @Override
    public boolean isCachedMemory() {
        return stream.isCachedMemory();
    }

    @Override
    public boolean isCachedFile() {
        return stream.isCachedFile();
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
