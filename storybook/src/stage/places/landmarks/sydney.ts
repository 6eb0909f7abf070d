import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { quay, railing } from '../kit/nature/waterside.ts'
import { farCity } from '../kit/town/far-city.ts'
import { passing } from '../kit/alive.ts'
import { sailBoat } from '../kit/nature/boats.ts'
import { darker } from '../kit/colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../kit/paper.ts'
import { planeOf } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { water } from '../kit/nature/water.ts'
import { onStage } from '../kit/recipe.ts'

export const sydneyPlace = sight({
  id: 'sydney',
  ground: 'floor',
  far: 2.4,
  sounds: { waves: 0.4 },
  size: [20, 8],
  across: 0.96,
  upwards: 0.62,
  z: 20,
  x: -0.12,
  behind: (c) => [...skyline(c), ...bridge(c)],
  before: (c) => [
    ...water(c, { colours: ['#2f7fa8', '#4a98bc', '#79b8d0'], waves: [14, 9], waveHeight: 0.1 }),
    boat(c),
    quay(c, { colour: '#d0bda6', other: '#b39f88' }),
    ...railing(c, { colour: '#5a6672', step: 0.9 }),
  ],
  draw(ink) {
    cut(ink, '#b98f78', [0.2, 0.2]).rect(-10, -1.3, [19, 1.5])
    mark(ink, '#8a6a5c').rect(-10, -0.5, [19, 0.7])
    for (const [x, size, way] of SHELLS) shell(ink, { x, size, way })
  },
  glow(ink) {
    for (let x = -9.4; x < 8.8; x += 0.8) mark(ink, '#ffd58a').rect(x, -1, [0.4, 0.3])
  },
})

/** Sails from the back to the front. */
const SHELLS = triples('7.6 2.6 1, 4.8 4 1, 1.2 5.6 1, -3.4 6.6 1, -7.4 3.4 -1, -5 4.4 -1')

function shell(ink: Ink, b: { x: number; size: number; way: number }): void {
  const { x, size: s, way } = b
  const shape = (ctx: Ink['ctx']): void => {
    ctx.moveTo(x - way * s * 0.42, -1.2)
    ctx.quadraticCurveTo(x - way * s * 0.36, -1.2 - s * 0.7, x + way * s * 0.42, -1.2 - s)
    ctx.quadraticCurveTo(x + way * s * 0.3, -1.2 - s * 0.42, x + way * s * 0.46, -1.2)
  }
  cut(
    ink,
    turned(ink, '#f6f1e6', { span: [x - s * 0.5, x + s * 0.5], amount: 0.2 }),
    [0.16, 0.4],
  ).shape(shape)
  mark(ink, darker('#f6f1e6', 0.26)).shape((ctx) => {
    ctx.moveTo(x + way * s * 0.42, -1.2 - s)
    ctx.quadraticCurveTo(x + way * s * 0.3, -1.2 - s * 0.42, x + way * s * 0.46, -1.2)
    ctx.lineTo(x + way * s * 0.22, -1.2)
    ctx.quadraticCurveTo(x + way * s * 0.16, -1.2 - s * 0.5, x + way * s * 0.42, -1.2 - s)
  })
}

const skyline = onStage(farCity, {
  z: 37,
  colours: ['#9fb4c8', '#aebccb', '#b8b4c8'],
  width: [1.8, 3.2],
  height: [2, 5],
})

/** The steel arch across the harbour. */
const bridge = planeOf({ name: 'harbour bridge', z: 31, haze: 0.6 }, (ink) => {
  const [left, right] = [ink.half * 0.1, ink.half * 1.5]
  const steel = '#6f8090'
  const middle = (left + right) / 2
  const top = (x: number): number => -2.6 - 5.4 * (1 - ((x - middle) / (right - middle)) ** 2)
  mark(ink, steel).rect(left - 3, -2.8, [right - left + 6, 0.5])
  stroke(ink, steel, 0.4).shape((ctx) => {
    for (let x = left; x <= right; x += 0.5) ctx.lineTo(x, top(x))
  })
  for (let x = left + 1; x < right; x += 1.1)
    mark(ink, steel).rect(x, top(x), [0.12, -2.4 - top(x)])
  for (const x of [left - 0.8, right]) cut(ink, '#b3a690', [0.1, 0.2]).rect(x, -5, [1.2, 5])
})

function boat(c: PlaceContext) {
  return passing(c, { name: 'yacht', y: 0, z: 12, size: [4, 4], speed: 0.3, start: 0.4 }, (ink) =>
    sailBoat(ink, { x: 0, height: 3.4 }),
  )
}
