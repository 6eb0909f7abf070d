import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { passing } from '../kit/alive.ts'
import { clear, darker } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { tree } from '../kit/nature/trees.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { bench, bin, lamp } from '../kit/town/street.ts'
import { shopsBehind, sideRoad, traffic } from '../kit/town/town.ts'

/** A shelter of glass with a bench and a sign, on the pavement of a street where a bus comes by. */
export const busStopPlace = place({
  id: 'bus-stop',
  time: 'day',
  ground: 'road',
  sounds: { street: 0.5, traffic: 0.4 },
  set: (c) => [
    sky(c),
    shopsBehind(c),
    floor(c, {
      pattern: 'slabs',
      colour: '#c2b8ac',
      other: '#a79c92',
      back: 17,
      size: 1.6,
      dress: (ink) => sideRoad(ink, { z: [6.4, 13] }),
    }),
    traffic(c, { z: 11.6, count: 2, speed: -2.4, size: 3.8 }),
    bus(c),
    shelter(c),
    kerb(c),
  ],
})

function bus(c: PlaceContext) {
  return passing(
    c,
    { name: 'bus', y: 0, z: 8.6, size: [9, 4.6], speed: 1.7, start: -0.35 },
    (ink) => thing(ink, 'prop:bus', { x: 0, height: 3.9, turn: 1 }),
  )
}

const STEEL = '#51596b'

function shelter(c: PlaceContext) {
  return litPlane(c, 'shelter', {
    z: 4.6,
    top: 9,
    draw: (ink) => {
      const [wide, tall] = [Math.min(9, ink.half * 0.95), 4.9]
      const left = -wide / 2
      mark(ink, clear('#cfe6f0', 0.45)).rect(left, -tall + 0.3, [wide, tall - 1])
      for (let x = left; x <= left + wide + 0.01; x += wide / 4)
        stroke(ink, STEEL, 0.14).line([x, 0], [x, -tall])
      stroke(ink, clear('#ffffff', 0.6), 0.09).shape((ctx) => {
        for (const x of [left + wide * 0.08, left + wide * 0.56]) {
          ctx.moveTo(x, -1.4)
          ctx.lineTo(x + 0.9, -tall + 0.7)
        }
      })
      bench(ink, { x: 0, height: 1.3, colour: '#8a6a4c' })
      cut(ink, '#c9483f', [0.2, 0.4]).rounded([left - 0.5, -tall - 0.35, wide + 1, 0.6], 0.2)
      poster(ink, { x: left + wide * 0.875, tall })
      sign(ink, left - 1.7)
    },
    glow: c.light.dark && ((ink: Ink) => poster(ink, posterSpot(ink))),
  })
}

function posterSpot(ink: Ink): { x: number; tall: number } {
  const wide = Math.min(9, ink.half * 0.95)
  return { x: -wide / 2 + wide * 0.875, tall: 4.9 }
}

function poster(ink: Ink, { x, tall }: { x: number; tall: number }): void {
  mark(ink, '#f4efe2').rect(x - 0.8, -tall + 0.8, [1.6, 2.5])
  mark(ink, '#e9a84c').rect(x - 0.7, -tall + 0.9, [1.4, 1.5])
  mark(ink, '#3f7f9a').shape((ctx) => ctx.arc(x, -tall + 1.8, 0.45, 0, 7))
  for (const y of [2.65, 2.9]) mark(ink, '#b9b2a4').rect(x - 0.55, -tall + y, [1.1, 0.1])
}

/** A pole with a round plate that shows a bus: no words are needed. */
function sign(ink: Ink, x: number): void {
  cut(ink, STEEL, 0.06).standing(x, 0, [0.14, 5])
  cut(ink, '#2f7d5a', [0.12, 0.4]).shape((ctx) => ctx.arc(x, -5.3, 0.85, 0, 7))
  mark(ink, '#fdf8ea').rounded([x - 0.5, -5.66, 1, 0.62], 0.12)
  for (const dx of [-0.3, 0, 0.3]) mark(ink, '#2f7d5a').rect(x + dx - 0.11, -5.56, [0.22, 0.22])
  for (const dx of [-0.26, 0.26])
    mark(ink, '#fdf8ea').shape((ctx) => ctx.arc(x + dx, -5.0, 0.13, 0, 7))
  mark(ink, darker('#fdf8ea', 0.1)).rect(x - 0.3, -4.2, [0.6, 0.7])
}

const kerb = onStage(litPlane, 'kerb', {
  z: 3.6,
  split: true,
  draw: (ink) => {
    lamp(ink, { x: ink.half * 0.86, height: 5.6 * ink.tall })
    tree(ink, 'round', { x: -ink.half * 0.98, height: 5.2 * ink.tall })
    bin(ink, { x: ink.half * 0.72, height: 1.2 })
  },
  glow: (ink) => lamp(ink, { x: ink.half * 0.86, height: 5.6 * ink.tall, glowing: true }),
})
