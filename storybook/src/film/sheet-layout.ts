/** Small frames in a grid, in one JPEG: what a player shows while one drags along the film. */
export interface Spritesheet {
  readonly jpeg: Uint8Array
  readonly columns: number
  readonly rows: number
  readonly tileWidth: number
  readonly tileHeight: number
  /** Tile `i` (row by row) stands for the film from `i × interval` to the next. */
  readonly count: number
  readonly interval: number
}

export interface SheetLayout extends Omit<Spritesheet, 'jpeg'> {
  /** Which frame each tile shows. */
  readonly frames: readonly number[]
}

const MOST_TILES = 25

/** Two tiles a second, at most 25, each 160 pixels on its longer side. */
export function layOutSheet(film: {
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly frames: number
}): SheetLayout {
  const seconds = film.frames / film.fps
  const count = Math.max(1, Math.min(MOST_TILES, Math.ceil(seconds * 2)))
  const interval = seconds / count
  const columns = Math.ceil(Math.sqrt(count))
  const scale = 160 / Math.max(film.width, film.height)
  const middle = (index: number): number => Math.floor((index + 0.5) * interval * film.fps)
  return {
    columns,
    rows: Math.ceil(count / columns),
    tileWidth: Math.max(2, Math.round(film.width * scale)),
    tileHeight: Math.max(2, Math.round(film.height * scale)),
    count,
    interval,
    frames: Array.from({ length: count }, (_, index) => Math.min(film.frames - 1, middle(index))),
  }
}
