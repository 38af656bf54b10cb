//! Decodes PNGs with zune-png, which expands samples of less than eight bits.

use zune_png::zune_core::bytestream::ZCursor;
use zune_png::PngDecoder;

fn decode(file: &[u8], pixels: &mut Vec<u8>) -> Result<(), String> {
    let mut decoder = PngDecoder::new(ZCursor::new(file));
    decoder.decode_headers().map_err(|e| format!("{e:?}"))?;
    let size = decoder.output_buffer_size().ok_or("too large")?;
    pixels.clear();
    pixels.resize(size, 0);
    decoder.decode_into(pixels).map_err(|e| format!("{e:?}"))
}

fn main() {
    peers::serve(decode, None);
}
