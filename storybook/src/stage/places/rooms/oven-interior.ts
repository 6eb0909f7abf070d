import { glowing, motes } from '../kit/alive.ts'
import { clear, darker, lighter, mix } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** Enamel, steel or the bricks of a baker's oven. */
const ENAMELS = ['#54352f', '#3c4250', '#7a4632', '#5d5348'] as const
const BACK = 5

/** The inside of an oven, as what bakes in it sees it: dark enamel, glowing bars and a rack. */
export const ovenInteriorPlace = place({
  id: 'oven-interior',
  indoors: true,
  time: 'night',
  near: -0.5,
  far: 2,
  sounds: { fire: 0.3 },
  set: (c) => {
    const chance = c.random.fork('enamel')
    const own = mix(chance.pick(ENAMELS), chance.pick(ENAMELS), chance.next())
    const enamel = c.light.dark ? own : lighter(own, 0.3)
    return [
      floor(c, { pattern: 'plain', colour: darker(enamel, 0.2), back: BACK }),
      litPlane(c, 'oven wall', {
        z: BACK,
        haze: 0,
        shadow: 0,
        draw: (ink) => wall(ink, enamel),
        glow: (ink) => bars(ink),
      }),
      rack(c),
      glowing(c, { at: [0, 5.4, 2], radius: 8, colour: '#ff9a3c', strength: 0.5, flicker: 0.04 }),
      motes(c, { z: 2, count: 12, colour: '#ffd9a0' }),
    ]
  },
})

function wall(ink: Ink, enamel: string): void {
  mark(ink, enamel).rect(ink.left, ink.top, [ink.right - ink.left, ink.bottom - ink.top])
  glow(ink, '#ff8a2c', { x: 0, y: ink.crown * 0.75, radius: ink.half * 1.3, strength: 0.55 })
  glow(ink, '#ff7a1c', { x: 0, y: 0.4, radius: ink.half * 1.1, strength: 0.4 })
  for (const side of [-1, 1])
    for (let i = 1; i < 5; i++) {
      const y = (ink.crown * i) / 5
      mark(ink, clear(lighter(enamel, 0.3), 0.5)).rect(side * ink.half * 0.84 - 1, y, [2, 0.16])
    }
}

function bars(ink: Ink): void {
  for (const y of [ink.crown * 0.86, -0.3])
    for (const [width, colour] of [
      [0.34, '#ff7a2a'],
      [0.14, '#ffd98a'],
    ] as const)
      stroke(ink, colour, width).line([-ink.half * 0.8, y], [ink.half * 0.8, y])
}

/** Wires under what bakes. */
function rack(c: Parameters<typeof plane>[0]) {
  return [-1.4, -0.6, 0.4, 1.4, 2.6].flatMap((z) =>
    plane(c, { name: `rack ${z}`, z, haze: 0, shadow: 0, top: 0.4, bottom: -0.4 }, (ink) =>
      mark(ink, '#b9a99c').rect(ink.left, -0.05, [ink.right - ink.left, 0.09]),
    ),
  )
}
