package dev.slipstream.imageio.bench.platform;

/** Why a cell may differ. Whatever has none of these reasons is a fault. */
enum Reason {

    JDK_ERROR("images that the JDK is known to reject or to get wrong differ from the JDK's"),
    AS_THE_JDK("facts are others on that platform, as the JDK's are"),
    REFUSED_ANYHOW("images that only Slipstream reads are refused by the JDK's writer with another exception"),
    OTHER_PIXELS("PNGs have other bytes on that platform, since the JDK reads other pixels there");

    private final String sentence;

    Reason(String sentence) {
        this.sentence = sentence;
    }

    String sentence() {
        return sentence;
    }
}
