import sharp, { type Sharp } from 'sharp'
import { NoFilm, type FilmFacts } from './probe-film.ts'
import { layOutSheet, type SheetGrid } from './sheet-grid.ts'
import { takeFrames } from './take-frames.ts'

export interface FilmPictures {
  /** JPEG: the first frame, at full size. */
  readonly thumbnail: Buffer
  /** JPEG: small frames, row by row. */
  readonly spritesheet: Buffer
  readonly grid: SheetGrid
}

/** An end that is missing may be rounding; more is half a film. */
const ROUNDING_SECONDS = 0.5

/** What a player shows before a film starts, and while one drags along it. Notices when the film ends too soon. */
export async function takePictures(
  file: string,
  facts: FilmFacts,
  signal: AbortSignal,
): Promise<FilmPictures> {
  const grid = layOutSheet(facts)
  const { first, tiles, lastAt } = await takeFrames(file, { facts, grid, signal })
  if (!first) throw new NoFilm('There are no pictures in it.')
  if (facts.seconds - lastAt > ROUNDING_SECONDS + 1 / facts.fps)
    throw new NoFilm('It is cut short.')
  const { width, height } = facts
  const whole = sharp(first, { raw: { width, height, channels: 3 } })
  const only = tiles.length > 0 ? [] : [await shrink(whole, grid)]
  return {
    thumbnail: await toJpeg(whole),
    spritesheet: await toJpeg(toSheet([...tiles, ...only], grid)),
    grid,
  }
}

const toJpeg = (image: Sharp): Promise<Buffer> => image.jpeg({ quality: 82 }).toBuffer()

/** Of a film so short that no frame is in the middle of a tile. */
const shrink = (image: Sharp, { tileWidth, tileHeight }: SheetGrid): Promise<Buffer> =>
  image.clone().resize(tileWidth, tileHeight, { fit: 'fill' }).raw().toBuffer()

function toSheet(tiles: readonly Buffer[], grid: SheetGrid): Sharp {
  const { columns, tileWidth, tileHeight, count } = grid
  const rows = Math.ceil(count / columns)
  const size = { width: columns * tileWidth, height: rows * tileHeight }
  const raw = { width: tileWidth, height: tileHeight, channels: 3 } as const
  return sharp({ create: { ...size, channels: 3, background: 'black' } }).composite(
    Array.from({ length: count }, (_, index) => ({
      // The last tiles of a film that is a little shorter than it says show its end.
      input: tiles[Math.min(index, tiles.length - 1)] ?? Buffer.alloc(0),
      raw,
      left: (index % columns) * tileWidth,
      top: Math.floor(index / columns) * tileHeight,
    })),
  )
}
