//! What all drivers in Rust have in common: they are asked as the README of the folder above says.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

/// Decodes a file into memory that is kept from one to the next.
pub type Decode = fn(file: &[u8], pixels: &mut Vec<u8>) -> Result<(), String>;

/// An image that is ready to be encoded, again and again, into memory that is kept.
pub type Encode = Box<dyn FnMut(&mut Vec<u8>) -> Result<(), String>>;

/// Decodes a file, and makes ready to encode what is in it.
pub type Prepare = fn(file: &[u8]) -> Result<Encode, String>;

/// Answers requests until there are no more.
pub fn serve(decode: Decode, prepare: Option<Prepare>) {
    for line in io::stdin().lock().lines() {
        match answer(&line.expect("a line of UTF-8"), decode, prepare) {
            Ok(figures) => println!("nanos\t{figures}"),
            Err(why) => println!("failed\t{}", why.replace(['\t', '\n', '\\'], " ")),
        }
        io::stdout().flush().expect("somebody who reads");
    }
}

fn answer(line: &str, decode: Decode, prepare: Option<Prepare>) -> Result<String, String> {
    let fields: Vec<&str> = line.split('\t').collect();
    if fields.len() < 3 {
        return Err(format!("not understood: {line}"));
    }
    let millis = fields[1].parse().map_err(|e| format!("{}: {e}", fields[1]))?;
    let time = Duration::from_millis(millis);
    let files = fields[2..]
        .iter()
        .map(|path| std::fs::read(path).map_err(|e| format!("{path}: {e}")))
        .collect::<Result<Vec<_>, _>>()?;
    match (fields[0], prepare) {
        ("decode", _) => decode_all(&files, time, decode),
        ("encode", Some(prepare)) => encode_all(&files, time, prepare),
        ("encode", None) => Err("it is measured as a decoder only".to_string()),
        _ => Err(format!("not understood: {line}")),
    }
}

fn decode_all(files: &[Vec<u8>], time: Duration, decode: Decode) -> Result<String, String> {
    let mut pixels = Vec::new();
    let nanos = shortest_pass(time, || {
        for file in files {
            decode(file, &mut pixels)?;
            std::hint::black_box(&mut pixels);
        }
        Ok(())
    })?;
    Ok((nanos / files.len() as u128).to_string())
}

fn encode_all(files: &[Vec<u8>], time: Duration, prepare: Prepare) -> Result<String, String> {
    let mut images = files.iter().map(|file| prepare(file)).collect::<Result<Vec<_>, _>>()?;
    let mut memory = Vec::new();
    let mut bytes = 0;
    let nanos = shortest_pass(time, || {
        bytes = 0;
        for image in &mut images {
            memory.clear();
            image(&mut memory)?;
            bytes += memory.len();
        }
        Ok(())
    })?;
    Ok(format!("{}\t{}", nanos / files.len() as u128, bytes / files.len()))
}

/// In nanoseconds.
fn shortest_pass(time: Duration, mut pass: impl FnMut() -> Result<(), String>) -> Result<u128, String> {
    let begin = Instant::now();
    let mut shortest = u128::MAX;
    while shortest == u128::MAX || begin.elapsed() < time {
        let start = Instant::now();
        pass()?;
        shortest = shortest.min(start.elapsed().as_nanos());
    }
    Ok(shortest)
}
