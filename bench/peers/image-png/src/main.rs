//! Decodes PNGs with image-png; the README of the folder above says how it is asked.

use std::io::{self, BufRead, Cursor, Write};
use std::time::{Duration, Instant};

/// Pixels as they come: palettes and transparent colours are not expanded.
fn decode(file: &[u8], pixels: &mut Vec<u8>) -> Result<(), String> {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::IDENTITY);
    let mut reader = decoder.read_info().map_err(|e| e.to_string())?;
    let size = reader.output_buffer_size().ok_or("too large")?;
    pixels.clear();
    pixels.resize(size, 0);
    reader.next_frame(pixels).map_err(|e| e.to_string())?;
    std::hint::black_box(pixels);
    Ok(())
}

/// The shortest pass over all files, in nanoseconds for each.
fn measure(time: Duration, paths: &[&str]) -> Result<u128, String> {
    let mut files = Vec::new();
    for path in paths {
        files.push(std::fs::read(path).map_err(|e| format!("{path}: {e}"))?);
    }
    let mut pixels = Vec::new();
    let begin = Instant::now();
    let mut shortest = u128::MAX;
    while shortest == u128::MAX || begin.elapsed() < time {
        let start = Instant::now();
        for file in &files {
            decode(file, &mut pixels)?;
        }
        shortest = shortest.min(start.elapsed().as_nanos() / files.len() as u128);
    }
    Ok(shortest)
}

fn answer(request: &str) -> Result<u128, String> {
    let fields: Vec<&str> = request.split('\t').collect();
    if fields.len() < 3 || fields[0] != "decode" {
        return Err(format!("not understood: {request}"));
    }
    let millis = fields[1].parse().map_err(|e| format!("{}: {e}", fields[1]))?;
    measure(Duration::from_millis(millis), &fields[2..])
}

fn main() {
    for line in io::stdin().lock().lines() {
        match answer(&line.expect("a line of UTF-8")) {
            Ok(nanos) => println!("nanos\t{nanos}"),
            Err(why) => println!("failed\t{}", why.replace(['\t', '\n', '\\'], " ")),
        }
        io::stdout().flush().expect("somebody who reads");
    }
}
