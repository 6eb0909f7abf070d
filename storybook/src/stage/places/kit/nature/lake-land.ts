import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { plane, planeOf } from '../plane.ts'
import { hills, peaks } from './land.ts'
import { greens } from './nature.ts'
import { wood } from './trees.ts'

/** What is on the other side of a lake. */
export function lakeLand(c: PlaceContext): Piece[] {
  if (isWooded(c)) return woods(c)
  return [...(isHilly(c) ? slopes(c) : peaksPlane(c)), ...farShore(c)]
}

/** A lake in the woods has trees all round it, and no mountains that one could see. */
export function isWooded({ words }: PlaceContext): boolean {
  return /\b(forests?|woods?|woodland|jungle|taiga|pines?)\b/u.test(words)
}

function woods(c: PlaceContext) {
  return [31, 28].flatMap((z, i) =>
    plane(c, { name: `woods ${z}`, z, reflect: { y: 0, strength: 0.4 } }, (ink) => {
      hills(ink, { colour: greens(c)[1] ?? '#84b65a', height: [0.4, 1.2], step: 7 })
      const tall = i === 0 ? ([9, 14] as const) : ([5, 9] as const)
      wood(ink, ['pine', 'round', 'pine', 'birch'], { height: [...tall], step: [1.6, 2.8] })
    }),
  )
}

/** Soft green slopes, where hills or fields are spoken of and no mountains. */
function isHilly({ words }: PlaceContext): boolean {
  return (
    /\b(hills?|hillside|fields?|meadows?|farm|vineyards?|countryside)\b/u.test(words) &&
    !/mountain/u.test(words)
  )
}

function slopes(c: PlaceContext) {
  const [near = '#84b65a', , far = '#a9cd78'] = greens(c)
  return plane(c, { name: 'slopes', z: 37, reflect: { y: 0, strength: 0.35 } }, (ink) => {
    hills(ink, { colour: far, height: [6, 10], step: 14 })
    hills(ink, { colour: near, height: [2.4, 5.4], step: 10 })
  })
}

const peaksPlane = planeOf({ name: 'peaks', z: 37, reflect: { y: 0, strength: 0.16 } }, (ink) =>
  peaks(ink, { colour: '#8f9fc4', height: [7, 13], step: 9, snow: 0.3 }),
)

function farShore(c: PlaceContext) {
  return plane(c, { name: 'far shore', z: 28, reflect: { y: 0, strength: 0.28 } }, (ink) => {
    hills(ink, { colour: greens(c)[1] ?? '#84b65a', height: [0.5, 2.2], step: 7 })
    wood(ink, ['pine', 'pine', 'round'], { height: [2, 4.2], step: [1, 2.4] })
  })
}
