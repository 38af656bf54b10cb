/**
 * Events of Flight Recorder about images, and nothing else: a read or write has an event only if somebody records it.
 *
 * <p>Depends on nothing. Nothing of it is loaded until Flight Recorder has been started: see
 * {@code Settings.isRecording}. Guarded by {@code interop.RecordingTest}.
 */
@NullMarked
package dev.slipstream.imageio.recording;

import org.jspecify.annotations.NullMarked;
