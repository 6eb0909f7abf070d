import { measureLetters } from '../../scene/letters/draw-letters.ts'
import { lettering } from '../../paint/letters/lettering.ts'
import { eyeHeight, REST_DISTANCE } from '../../scene/box.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { clamp } from '../easing.ts'
import type { Player } from '../player.ts'

interface Writing {
  readonly name: string
  readonly text: string
  readonly plane: Player
  readonly box: Box
  /** Seconds of story. */
  readonly seconds: number
}

/** How far behind the plane its smoke hangs. */
const DEPTH = 3
const TALLEST = 2.4
/** The share of the film at which the last letter is whole. */
const DONE = 0.86

/** Letters of smoke that a plane leaves behind it, one after the other. */
export function skywriting({ name, text, plane, box, seconds }: Writing): Piece[] {
  const [start, end] = [plane.at(0), plane.at(seconds * DONE)]
  const far = 1 + DEPTH / REST_DISTANCE
  const way = Math.max(Math.abs(end.x - start.x), box.width * 0.5) * far
  const capital = capitalOf(text, way)
  // The last letter comes out from behind its tail.
  const tail = Math.sign(end.x - start.x) * start.height * plane.actor.aspect * 0.5
  const left = ((start.x + end.x) / 2 - tail) * far - measureLetters(text, capital) / 2
  const eye = eyeHeight(box)
  const y = eye + (start.y + start.height * 0.5 - eye) * far - capital * 0.6
  const back = end.x < start.x
  return Array.from(text).flatMap((letter, index) => {
    if (letter === ' ') return []
    const width = measureLetters(letter, capital)
    const x = left + measureLetters(text.slice(0, index + 1), capital) - width / 2
    const turn = (back ? text.length - index : index + 1) / (text.length + 0.6)
    const since = seconds * DONE * turn
    return lettering({
      name: `${name} ${index}`,
      text: letter,
      on: 'smoke',
      x,
      y,
      z: plane.mark(0).z + DEPTH,
      width: width + capital * 2,
      capital,
      alpha: (t) => clamp((t - since) / 0.5, 0, 1),
    })
  })
}

/** As tall as fits the way of the plane. */
function capitalOf(text: string, way: number): number {
  return Math.min(TALLEST, (way * 0.86) / Math.max(0.1, measureLetters(text, 1)))
}
