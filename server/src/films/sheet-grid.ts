import type { FilmFacts } from './probe-film.ts'

/** Equal tiles, row by row; tile `i` stands for the film from `i × interval` seconds to the next. */
export interface SheetGrid {
  readonly columns: number
  readonly tileWidth: number
  readonly tileHeight: number
  readonly count: number
  readonly interval: number
}

const MOST_TILES = 25
const LONGER_SIDE = 160
const SHORTEST_SECONDS = 0.04

/** Two tiles a second, at most 25, as Storybook does it. */
export function layOutSheet({ width, height, seconds }: FilmFacts): SheetGrid {
  const count = Math.max(1, Math.min(MOST_TILES, Math.ceil(seconds * 2)))
  const scale = LONGER_SIDE / Math.max(width, height)
  return {
    columns: Math.ceil(Math.sqrt(count)),
    tileWidth: Math.max(2, Math.round(width * scale)),
    tileHeight: Math.max(2, Math.round(height * scale)),
    count,
    interval: Math.max(seconds, SHORTEST_SECONDS) / count,
  }
}
