import { shellIn } from '../../../../lexicon/places/shells.ts'
import type { PlaceContext } from '../../../place.ts'
import { glow, mark, type Ink } from '../paper.ts'

/** The papers of rooms to come. */
export const FUTURE = {
  cyan: '#5fe6ff',
  pink: '#ff5fb8',
  panel: '#5a679a',
  floor: '#46517c',
  joint: '#3c4670',
  ceiling: '#333d63',
} as const

/** Whether a room or a passage is of a time to come. */
export function isOfTheFuture({ scenery = [] }: Pick<PlaceContext, 'scenery'>): boolean {
  if (shellIn(scenery) === 'spaceship') return true
  return scenery.some((word) => /\b(?:futuristic|sci-?fi|high-tech|cyberpunk)\b/u.test(word))
}

/** Light along the foot and the head of a back wall, and a bright bow between. */
export function lightStrips(ink: Ink): void {
  const { half, top } = ink
  const strip = (y: number, colour: string): void => {
    mark(ink, colour).rect(-half, y, [half * 2, 0.12])
    for (const x of [-0.7, -0.25, 0.25, 0.7])
      glow(ink, colour, { x: x * half, y, radius: half * 0.34, strength: 0.28 })
  }
  strip(-0.42, FUTURE.cyan)
  strip(top * 0.9, FUTURE.pink)
  for (const x of [-0.86, 0.86]) mark(ink, FUTURE.cyan).rect(x * half, top * 0.9, [0.1, -top * 0.9])
}
