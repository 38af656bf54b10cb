package dev.slipstream.imageio.bench.facts;

import java.lang.reflect.Array;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** Everything that metadata say, in each of their formats. */
final class MetadataText {

    private final StringBuilder text = new StringBuilder();

    private MetadataText() {
    }

    static String of(IIOMetadata metadata) {
        MetadataText all = new MetadataText();
        for (String format : metadata.getMetadataFormatNames()) {
            all.add(metadata.getAsTree(format));
        }
        return all.text.toString();
    }

    private void add(Node node) {
        text.append('<').append(node.getNodeName());
        NamedNodeMap attributes = node.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            text.append(' ').append(attributes.item(i).getNodeName()).append('=')
                    .append(attributes.item(i).getNodeValue());
        }
        if (node instanceof IIOMetadataNode element && element.getUserObject() != null) {
            addContents(element.getUserObject());
        }
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            add(child);
        }
        text.append('>');
    }

    private void addContents(Object object) {
        if (!object.getClass().isArray()) {
            text.append(' ').append(object);
            return;
        }
        for (int i = 0; i < Array.getLength(object); i++) {
            text.append(' ').append(Array.get(object, i));
        }
    }
}
