//! Decodes PNGs with libspng of C, on top of zlib-ng.

use spng::raw::RawContext;
use spng::{ContextFlags, DecodeFlags, Format};

/// Pixels as they come: palettes and transparent colours are not expanded.
fn decode(file: &[u8], pixels: &mut Vec<u8>) -> Result<(), String> {
    let mut context = RawContext::with_flags(ContextFlags::empty()).map_err(|e| e.to_string())?;
    context.set_png_buffer(file).map_err(|e| e.to_string())?;
    let size = context.decoded_image_size(Format::Png).map_err(|e| e.to_string())?;
    pixels.clear();
    pixels.resize(size, 0);
    context.decode_image(pixels, Format::Png, DecodeFlags::empty()).map_err(|e| e.to_string())
}

fn main() {
    peers::serve(decode, None);
}
