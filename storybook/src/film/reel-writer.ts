import type { MadeFrames } from './job.ts'
import type { Mp4Options, Mp4Writer } from './mp4.ts'
import { createTidy } from './tidy.ts'

/**
 * Writes the frames of all reels to one MP4 in order and as they come, though reels are made side by side. Kept until
 * the end of a film they took 36 MB for 5 s of brush strokes at 1080p.
 */
export interface ReelWriter {
  /** The next frames of a reel. */
  add(reel: number, made: MadeFrames): void
  /** For reel after reel, when it has no more frames. */
  end(reel: number): Promise<void>
  finish(): Promise<void>
  /** Stops writing; the file is not a film. */
  abandon(): Promise<void>
}

/** Bytes of written frames between two quick collections: one frame of brush strokes at 1080p is 0.4 MB, of paper 0.02. */
const OF_FRAMES = 1_500_000

export function openReelWriter(options: Omit<Mp4Options, 'header'>): ReelWriter {
  const early = new Map<number, MadeFrames[]>()
  const tidy = createTidy(OF_FRAMES)
  let current = 0
  let mp4: Mp4Writer | undefined
  let written: Promise<void> = Promise.resolve()
  const write = async ({ header, frames }: MadeFrames): Promise<void> => {
    mp4 ??= await open({ ...options, header })
    await mp4.write(frames)
    await tidy.afterPicture(frames.reduce((sum, { data }) => sum + data.length, 0))
  }
  const put = (made: MadeFrames): void => {
    written = written.then(() => write(made))
    // Whoever ends the reel hears of it.
    written.catch(() => {})
  }
  return {
    add(reel, made) {
      if (reel === current) put(made)
      else early.set(reel, [...(early.get(reel) ?? []), made])
    },
    async end(reel) {
      current = reel + 1
      for (const made of early.get(current) ?? []) put(made)
      early.delete(current)
      await written
    },
    async finish() {
      await mp4?.finish()
    },
    async abandon() {
      // Threads may still send frames.
      current = -1
      await written.catch(() => {})
      await mp4?.abandon()
    },
  }
}

/** Loads FFmpeg only now: a thread paints the first frame meanwhile. */
async function open(options: Mp4Options): Promise<Mp4Writer> {
  const { openMp4 } = await import('./mp4.ts')
  return openMp4(options)
}
