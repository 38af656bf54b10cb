//! Decodes PNGs with image-png.

use std::io::Cursor;

/// Pixels as they come: palettes and transparent colours are not expanded.
fn decode(file: &[u8], pixels: &mut Vec<u8>) -> Result<(), String> {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::IDENTITY);
    let mut reader = decoder.read_info().map_err(|e| e.to_string())?;
    let size = reader.output_buffer_size().ok_or("too large")?;
    pixels.clear();
    pixels.resize(size, 0);
    reader.next_frame(pixels).map_err(|e| e.to_string())?;
    Ok(())
}

fn main() {
    peers::serve(decode);
}
