import { sky } from '../../sky/sky.ts'
import type { PlaceContext } from '../../place.ts'
import { smoke } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { laundry } from '../kit/town/stalls.ts'

const BOARDS = [
  '#b5805a',
  '#7fa5a0',
  '#c9a25a',
  '#a5604c',
  '#8a94a0',
  '#c98a6a',
  '#6f8f6a',
] as const
const TIN = ['#9aa0a2', '#a57f66', '#7f8f98', '#b09a86'] as const

/** Shacks of boards and tin on each other's shoulders, wires and washing between them, a track of mud. */
export const slumPlace = place({
  id: 'slum',
  ground: 'road',
  sounds: { people: 0.4 },
  set: (c) => [
    sky(c),
    ...[26, 17, 10].flatMap((z, row) => shacks(c, z, row)),
    floor(c, { pattern: 'plain', colour: '#a58a68', other: '#957a5a', back: 34 }),
    ...wires(c),
    smoke(c, { at: [-5, 5.6, 16], size: 0.4, alpha: 0.5 }),
    ...sides(c),
  ],
})

/** A hillside of them: the farther, the higher they climb. */
function shacks(c: PlaceContext, z: number, row: number) {
  return plane(c, { name: `shacks ${z}`, z, haze: 0.8 }, (ink) => {
    const levels = 3 - row
    for (let level = levels; level >= 0; level--)
      for (let x = ink.left; x < ink.right; x += ink.random.between(3, 4.2)) {
        const gap = row === 2 && Math.abs(x) < ink.half * 0.34
        if (!gap) shack(ink, { x, y: -level * 2.7, size: ink.random.between(2.9, 3.8) })
      }
  })
}

function shack(ink: Ink, { x, y, size: w }: { x: number; y: number; size: number }): void {
  const colour = ink.random.pick(BOARDS)
  const h = ink.random.between(2.7, 3.6)
  cut(ink, colour, [0.14, 0.25]).rect(x, y - h, [w, h])
  for (let at = x + 0.5; at < x + w; at += 0.55)
    mark(ink, darker(colour, 0.14)).rect(at, y - h, [0.06, h])
  mark(ink, ink.random.pick(BOARDS)).rect(x + w * ink.random.between(0, 0.5), y - h, [
    w * 0.4,
    h * 0.34,
  ])
  mark(ink, '#4a3a34').rect(x + w * 0.14, y - h * 0.62, [w * 0.24, h * 0.62])
  mark(ink, ink.light.dark ? '#ffd98a' : '#3f4a56').rect(x + w * 0.58, y - h * 0.66, [
    w * 0.24,
    h * 0.26,
  ])
  const tin = ink.random.pick(TIN)
  const tilt = ink.random.between(-0.3, 0.3)
  cut(ink, tin, [0.12, 0.4]).polygon(
    [x - 0.3, y - h - 0.1 - tilt],
    [x + w + 0.3, y - h - 0.1 + tilt],
    [x + w + 0.3, y - h + 0.26 + tilt],
    [x - 0.3, y - h + 0.26 - tilt],
  )
  for (let at = x; at < x + w; at += 0.4)
    mark(ink, lighter(tin, 0.2)).rect(
      at,
      y - h - 0.06 + tilt * ((2 * (at - x)) / w - 1),
      [0.12, 0.26],
    )
}

const wires = planeOf({ name: 'wires', z: 8, haze: 0.4 }, (ink) => {
  for (const side of [-1, 1]) {
    const x = side * ink.half * 0.5
    stroke(ink, '#5a4a40', 0.18).line([x, 0], [x, -6.6])
    stroke(ink, '#5a4a40', 0.12).line([x - 0.7, -6.2], [x + 0.7, -6.2])
  }
  for (const d of [0, 0.5, 1])
    stroke(ink, '#3a3434', 0.04).shape((ctx) => {
      ctx.moveTo(ink.left, -5.6 - d)
      ctx.quadraticCurveTo(-ink.half * 0.7, -4.9, -ink.half * 0.5, -6.2)
      ctx.quadraticCurveTo(0, -4.6 - d, ink.half * 0.5, -6.2)
      ctx.quadraticCurveTo(ink.half * 0.7, -4.9, ink.right, -5.6 - d)
    })
  laundry(ink, [-ink.half * 0.5, -4.3], [ink.half * 0.5, -4.5])
})

/** What stands before the doors. */
const sides = planeOf({ name: 'sides', z: 4, split: true }, (ink) => {
  thing(ink, 'noto:oil-drum', { x: -ink.half * 0.86, height: 1.6 })
  thing(ink, 'prop:crate', { x: -ink.half * 0.7, height: 1.1 })
  thing(ink, 'prop:bucket', { x: ink.half * 0.72, height: 0.9 })
  thing(ink, 'prop:barrel', { x: ink.half * 0.9, height: 1.6 })
})
