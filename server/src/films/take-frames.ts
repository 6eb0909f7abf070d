import type { FilterAPI } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import type { FilmFacts } from './probe-film.ts'
import { openFilm } from './read-packets.ts'
import type { SheetGrid } from './sheet-grid.ts'
import { decoding, pour } from './stages.ts'

/** Pixels as RGB, three bytes each. */
export interface TakenFrames {
  first: Buffer | undefined
  readonly tiles: Buffer[]
  /** When the last frame is shown. */
  lastAt: number
}

export interface Taking {
  readonly facts: FilmFacts
  readonly grid: SheetGrid
  readonly signal: AbortSignal
}

/** Goes through the film once and keeps the first frame, and that in the middle of each tile's time. */
export async function takeFrames(file: string, taking: Taking): Promise<TakenFrames> {
  const { facts, grid, signal } = taking
  const { Decoder, FilterAPI } = await import('node-av/api')
  const taken: TakenFrames = { first: undefined, tiles: [], lastAt: 0 }
  await using film = await openFilm(file, facts.container)
  if (!film.video) return taken
  const { index, timeBase, startTime } = film.video
  const secondsAt = (time: bigint): number => (Number(time) * timeBase.num) / timeBase.den
  const start = Math.max(0, secondsAt(startTime))
  using decoder = await Decoder.create(film.video)
  using whole = FilterAPI.create('format=rgb24')
  using small = FilterAPI.create(`scale=${grid.tileWidth}:${grid.tileHeight},format=rgb24`)

  const take = async (frame: Frame): Promise<void> => {
    taken.first ??= await pixelsOf(whole, frame)
    taken.lastAt = secondsAt(frame.pts) - start
    const middle = (taken.tiles.length + 0.5) * grid.interval
    if (taken.tiles.length === grid.count || taken.lastAt < middle) return
    taken.tiles.push(await pixelsOf(small, frame))
  }
  for await (const packet of film.packets()) {
    signal.throwIfAborted()
    if (packet.streamIndex === index) await pour(packet, [decoding(decoder)], take)
  }
  await pour(null, [decoding(decoder)], take)
  return taken
}

async function pixelsOf(filter: FilterAPI, frame: Frame): Promise<Buffer> {
  const [picture] = await filter.processAll(frame)
  if (!picture) throw new Error('A frame without pixels.')
  using held = picture
  return held.toBuffer()
}
