import type { FilterAPI } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import sharp, { type Sharp } from 'sharp'
import type { FilmFacts } from './probe-film.ts'
import { openFilm } from './read-packets.ts'
import { decoding, pour } from './stages.ts'

export interface FilmPictures {
  /** JPEG: the first frame, at full size. */
  readonly thumbnail: Buffer
  /** JPEG: small frames, row by row. */
  readonly spritesheet: Buffer
  readonly grid: SheetGrid
}

export interface SheetGrid {
  readonly columns: number
  readonly tileWidth: number
  readonly tileHeight: number
  readonly count: number
  readonly interval: number
}

/** What a player shows before a film starts, and while one drags along it. */
export async function takePictures(
  file: string,
  facts: FilmFacts,
  signal: AbortSignal,
): Promise<FilmPictures> {
  const grid = layOut(facts)
  const taken = await takeFrames(file, grid, signal)
  const first = taken.tiles[0]
  if (!taken.first || !first) throw new Error('The film has no frame.')
  const rows = Math.ceil(grid.count / grid.columns)
  const sheet = sharp({
    create: {
      width: grid.columns * grid.tileWidth,
      height: rows * grid.tileHeight,
      channels: 3,
      background: 'black',
    },
  }).composite(
    Array.from({ length: grid.count }, (_, index) => ({
      input: taken.tiles[index] ?? taken.tiles.at(-1) ?? first,
      raw: { width: grid.tileWidth, height: grid.tileHeight, channels: 3 },
      left: (index % grid.columns) * grid.tileWidth,
      top: Math.floor(index / grid.columns) * grid.tileHeight,
    })),
  )
  return {
    thumbnail: await toJpeg(sharp(taken.first, { raw: { ...size(facts), channels: 3 } })),
    spritesheet: await toJpeg(sheet),
    grid,
  }
}

const toJpeg = (image: Sharp): Promise<Buffer> => image.jpeg({ quality: 82 }).toBuffer()
const size = ({ width, height }: FilmFacts) => ({ width, height })

const MOST_TILES = 25
const LONGER_SIDE = 160

/** Two tiles a second, at most 25, as Storybook does it. */
function layOut({ width, height, seconds }: FilmFacts): SheetGrid {
  const count = Math.max(1, Math.min(MOST_TILES, Math.ceil(seconds * 2)))
  const scale = LONGER_SIDE / Math.max(width, height)
  return {
    columns: Math.ceil(Math.sqrt(count)),
    tileWidth: Math.max(2, Math.round(width * scale)),
    tileHeight: Math.max(2, Math.round(height * scale)),
    count,
    interval: Math.max(seconds, 0.04) / count,
  }
}

interface Taken {
  first: Buffer | undefined
  readonly tiles: Buffer[]
}

/** Goes through the film once and keeps the frame in the middle of each tile's time. */
async function takeFrames(file: string, grid: SheetGrid, signal: AbortSignal): Promise<Taken> {
  const { Decoder, FilterAPI } = await import('node-av/api')
  const taken: Taken = { first: undefined, tiles: [] }
  await using film = await openFilm(file)
  if (!film.video) return taken
  const { index, timeBase, startTime } = film.video
  const secondsAt = (time: bigint): number => (Number(time) * timeBase.num) / timeBase.den
  const start = Math.max(0, secondsAt(startTime))
  using decoder = await Decoder.create(film.video)
  using whole = FilterAPI.create('format=rgb24')
  using small = FilterAPI.create(`scale=${grid.tileWidth}:${grid.tileHeight},format=rgb24`)

  const take = async (frame: Frame): Promise<void> => {
    taken.first ??= await pixelsOf(whole, frame)
    const middle = (taken.tiles.length + 0.5) * grid.interval
    if (taken.tiles.length === grid.count || secondsAt(frame.pts) - start < middle) return
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
