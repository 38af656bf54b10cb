//! Decodes PNGs with image-png, and encodes them as fast as it does.

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

fn prepare(file: &[u8]) -> Result<peers::Encode, String> {
    let mut pixels = Vec::new();
    decode(file, &mut pixels)?;
    let reader = png::Decoder::new(Cursor::new(file)).read_info().map_err(|e| e.to_string())?;
    let info = reader.info();
    let (width, height, colour, depth) = (info.width, info.height, info.color_type, info.bit_depth);
    let palette = info.palette.as_ref().map(|colours| colours.to_vec());
    Ok(Box::new(move |memory| {
        let mut encoder = png::Encoder::new(memory, width, height);
        encoder.set_color(colour);
        encoder.set_depth(depth);
        encoder.set_compression(png::Compression::Fast);
        if let Some(colours) = &palette {
            encoder.set_palette(colours);
        }
        let mut writer = encoder.write_header().map_err(|e| e.to_string())?;
        writer.write_image_data(&pixels).map_err(|e| e.to_string())?;
        writer.finish().map_err(|e| e.to_string())
    }))
}

fn main() {
    peers::serve(decode, Some(prepare));
}
