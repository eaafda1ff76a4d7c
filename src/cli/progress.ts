// The progress bar of long commands, with an estimate of the time left; plain lines where there is no terminal.
import { Presets, SingleBar } from 'cli-progress';

/** A bar that goes from 0 to its total. */
export interface Progress {
  /** Sets how much is done and a short note behind it. */
  update(done: number, note: string): void;
  /** Removes the bar. */
  stop(): void;
}

/**
 * Starts a progress bar, by default on the error stream, so that standard output stays clean.
 * @param label what is going on. @param total how much there is to do. @param unit what is counted.
 */
export function startProgress(
  label: string,
  total: number,
  unit: string,
  stream: NodeJS.WritableStream = process.stderr,
): Progress {
  const bar = new SingleBar(
    {
      format: `${label} {bar} {percentage}% · {value}/{total} ${unit} · {eta_formatted} left · {note}`,
      stream,
      noTTYOutput: true,
      notTTYSchedule: 5000,
      hideCursor: true,
      clearOnComplete: false,
      etaBuffer: 50,
      fps: 5,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0, { note: '' });
  return {
    update: (done, note) => bar.update(done, { note }),
    stop: () => bar.stop(),
  };
}
