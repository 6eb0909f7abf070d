import { setFlagsFromString } from 'node:v8'

/** What V8 is told before a painting thread starts. Compiled code is kept for exactly these: with others it is not used. */
const FLAGS = [
  /**
   * Pictures lie outside of V8's heap but count: with its own idea of a full heap V8 marked all of it after every third
   * picture, a fifth of a film's work. Below so many megabytes it has no reason to; `createTidy` frees the pictures.
   */
  '--initial-heap-size=160',
  /** For `createTidy`. Here as well, because a flag that comes later would make the kept code another's. */
  '--expose-gc',
  /** A heap is looked through only after a film (`createTidy`): then 8 MB of it are holes, and stay for the next one. */
  '--compact-on-every-full-gc',
  /** Otherwise a thread of V8 frees the buffers of past frames when it has time: on busy cores 10 MB and more lie about. */
  '--no-concurrent-array-buffer-sweeping',
  /**
   * The reader looks once for each of thousands of patterns: made ready with care, and made again into machine code when the second
   * prompt came, the first two took 190 ms to read instead of 135. Neither flag touches patterns that were made before it was set.
   */
  '--no-regexp-peephole-optimization',
  '--regexp-tier-up-ticks=20',
]

export function setThreadFlags(): void {
  // Skia's own allocator reads it when it is loaded: it would take memory by 2 MB, 6 MB more than it uses at 1080p.
  process.env['MIMALLOC_ALLOW_THP'] ??= '0'
  for (const flag of FLAGS) setFlagsFromString(flag)
}
