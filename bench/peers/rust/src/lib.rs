//! What all drivers in Rust have in common: they are asked as the README of the folder above says.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

/// Decodes a file into memory that is kept from one to the next.
pub type Decode = fn(file: &[u8], pixels: &mut Vec<u8>) -> Result<(), String>;

/// Answers requests until there are no more.
pub fn serve(decode: Decode) {
    for line in io::stdin().lock().lines() {
        match answer(&line.expect("a line of UTF-8"), decode) {
            Ok(nanos) => println!("nanos\t{nanos}"),
            Err(why) => println!("failed\t{}", why.replace(['\t', '\n', '\\'], " ")),
        }
        io::stdout().flush().expect("somebody who reads");
    }
}

fn answer(request: &str, decode: Decode) -> Result<u128, String> {
    let fields: Vec<&str> = request.split('\t').collect();
    if fields.len() < 3 || fields[0] != "decode" {
        return Err(format!("not understood: {request}"));
    }
    let millis = fields[1].parse().map_err(|e| format!("{}: {e}", fields[1]))?;
    measure(Duration::from_millis(millis), &fields[2..], decode)
}

/// The shortest pass over all files, in nanoseconds for each.
fn measure(time: Duration, paths: &[&str], decode: Decode) -> Result<u128, String> {
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
            std::hint::black_box(&mut pixels);
        }
        shortest = shortest.min(start.elapsed().as_nanos() / files.len() as u128);
    }
    Ok(shortest)
}
