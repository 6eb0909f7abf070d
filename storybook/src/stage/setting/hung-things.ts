import type { Piece } from '../../scene/scene.ts'
import type { PlaceContext } from '../place.ts'
import { cutOut } from '../places/kit/alive.ts'
import { stroke } from '../places/kit/paper.ts'
import { extentAt, plane } from '../places/kit/plane.ts'
import { thing } from '../places/kit/thing.ts'
import { gapsOf } from './wall-display.ts'

const DEPTH = 3.4
/** How tall such a thing looks beside the frame: a banner is long, a lantern must be found. */
const [SMALL, LONG] = [0.17, 0.34]

/** How high the rope is that several hang on where there is no ceiling, beside the frame. */
const ROPE = 0.84

/** Things on cords above all, side by side, each swaying by itself; several in the open share a rope. */
export function hungThings(c: PlaceContext, words: string, indoors: boolean): Piece[] {
  const [picture = '', told = '3', colour] = words.split(' ').slice(2)
  const count = Math.max(1, Number(told))
  const { half, crown } = extentAt(c.box, DEPTH)
  const random = c.random.fork(picture)
  const long = picture === 'prop:hung-banner' ? LONG : SMALL
  const gaps = gapsOf(c.scenery ?? [], count)
  const room = (half * 2) / (gaps.length > 0 ? 2 * count : count)
  const height = Math.min(crown * long * 1.3, room * (gaps.length > 0 ? 1.8 : 0.9))
  const look = colour === undefined ? {} : { look: { colour } }
  const roped = !indoors && count > 1
  const things = Array.from({ length: count }, (_, i) => {
    const x = (gaps[i] ?? (count === 1 ? 0.3 : ((i + 0.5) / count - 0.5) * 1.7)) * half
    const drop = crown * ((roped ? ROPE - 0.03 : 0.9) - random.between(0, 0.12)) - height
    const pace = random.between(1.3, 1.9)
    const cord = roped ? crown * ROPE - drop - height : Math.max(0.4, crown * 1.3 - drop - height)
    return cutOut(
      c,
      {
        name: `${words} ${i}`,
        at: [x, drop, DEPTH + (i % 2) * 0.3],
        size: [height * 1.6, height + cord],
        drift: (t) => ({ x: 0.07 * height * Math.sin(t * pace + i), y: 0 }),
      },
      (ink) => {
        stroke(ink, '#5d4a3c', 0.05).line([0, -height * 0.96], [0, -height - cord])
        thing(ink, picture, { x: 0, height, ...look })
      },
    )
  })
  return roped ? [...rope(c, `rope of ${words}`), ...things] : things
}

function rope(c: PlaceContext, name: string): Piece[] {
  return plane(c, { name, z: DEPTH }, (ink) => {
    const y = ROPE * ink.crown
    stroke(ink, '#5d4a3c', 0.08).line([-1.3 * ink.half, y], [1.3 * ink.half, y])
  })
}
