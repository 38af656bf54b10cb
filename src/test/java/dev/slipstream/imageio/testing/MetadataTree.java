package dev.slipstream.imageio.testing;

import java.lang.reflect.Array;
import java.util.Arrays;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** Metadata as text: class, formats, and the whole tree in each of them. */
public final class MetadataTree {

    private MetadataTree() {}

    public static String of(IIOMetadata metadata) {
        if (metadata == null) {
            return "none";
        }
        StringBuilder text = new StringBuilder(metadata.getClass().getName())
                .append(" native ").append(metadata.getNativeMetadataFormatName())
                .append(" standard ").append(metadata.isStandardMetadataFormatSupported())
                .append(" extra ").append(Arrays.toString(metadata.getExtraMetadataFormatNames()))
                .append(" read-only ").append(metadata.isReadOnly());
        for (String format : metadata.getMetadataFormatNames()) {
            text.append('\n').append(of(metadata.getAsTree(format)));
        }
        return text.toString();
    }

    /** A new node, the last one of {@code parent}, with names and values of attributes in turn. */
    public static IIOMetadataNode child(IIOMetadataNode parent, String name, String... attributes) {
        IIOMetadataNode child = new IIOMetadataNode(name);
        for (int i = 0; i < attributes.length; i += 2) {
            child.setAttribute(attributes[i], attributes[i + 1]);
        }
        parent.appendChild(child);
        return child;
    }

    /** The tree in one format. */
    static String of(Node root) {
        StringBuilder text = new StringBuilder();
        append(root, text, "\n  ");
        return text.toString();
    }

    private static void append(Node node, StringBuilder text, String indent) {
        text.append('<').append(node.getNodeName());
        NamedNodeMap attributes = node.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            Node attribute = attributes.item(i);
            text.append(' ').append(attribute.getNodeName()).append('=').append(attribute.getNodeValue());
        }
        if (node.getNodeValue() != null) {
            text.append(" value ").append(node.getNodeValue());
        }
        if (node instanceof IIOMetadataNode element && element.getUserObject() != null) {
            text.append(" object ").append(contents(element.getUserObject()));
        }
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            text.append(indent);
            append(child, text, indent + "  ");
        }
        text.append('>');
    }

    private static String contents(Object object) {
        if (!object.getClass().isArray()) {
            return object.toString();
        }
        StringBuilder text = new StringBuilder(object.getClass().getSimpleName());
        for (int i = 0; i < Array.getLength(object); i++) {
            text.append(' ').append(Array.get(object, i));
        }
        return text.toString();
    }
}
