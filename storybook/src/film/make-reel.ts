import { GOP_FRAMES } from './h264.ts'
import type { ReelJob } from './job.ts'
import { makeGop, type Gop, type GopJob, type GopTools } from './make-gop.ts'

/** Makes a reel's GOPs at the same time; undefined when it was told to stop. */
export async function makeReel(job: ReelJob, tools: GopTools): Promise<Gop | undefined> {
  for (const _ of tools.painter.warm(job.start, job.start + job.count)) {
    if (Atomics.load(job.stop, 0) !== 0) return undefined
    await tools.tidy.afterSet()
  }
  const making = await Promise.allSettled(gopsOf(job).map((gop) => makeGop(gop, tools)))
  const gops: Gop[] = []
  for (const gop of making) {
    if (gop.status === 'rejected') throw gop.reason
    if (!gop.value) return undefined
    gops.push(gop.value)
  }
  return {
    frames: gops.flatMap(({ frames }) => frames),
    tiles: gops.flatMap(({ tiles }) => tiles),
    poster: gops.find(({ poster }) => poster)?.poster ?? null,
  }
}

function gopsOf(job: ReelJob): GopJob[] {
  const gops: GopJob[] = []
  for (let done = 0; done < job.count; done += GOP_FRAMES) {
    const count = Math.min(GOP_FRAMES, job.count - done)
    gops.push({ ...job, start: job.start + done, count, lane: gops.length })
  }
  return gops
}
