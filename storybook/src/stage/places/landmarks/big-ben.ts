import type { PlaceContext } from '../../place.ts'
import { passing } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { clock } from '../kit/indoors/fittings.ts'
import { cut, glow, mark, turned, type Ink } from '../kit/paper.ts'
import { litPlane } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { lamp } from '../kit/town/street.ts'
import { thing } from '../kit/thing.ts'
import { sideRoad } from '../kit/town/town.ts'
import { onStage } from '../kit/recipe.ts'

const STONE = '#d2b27a'
const ROOF = '#5f7078'

export const bigBenPlace = sight({
  id: 'big-ben',
  ground: 'road',
  sounds: { traffic: 0.4 },
  size: [18, 15],
  across: 1.25,
  upwards: 0.94,
  z: 13,
  before: (c) => [street(c), ...lamps(c), bus(c)],
  draw(ink) {
    parliament(ink)
    tower(ink, -4.4)
  },
  glow(ink) {
    glow(ink, '#ffe9a8', { x: -4.4, y: -10.1, radius: 2.4, strength: 0.6 })
    clock(ink, { x: -4.4, y: -10.1, size: 0.92, frame: '#d9b25a' })
    for (let x = -2; x < 9; x += 0.62)
      for (const y of [-1.6, -3.2]) mark(ink, '#ffd98a').standing(x, y, [0.22, 0.8])
  },
})

const street = onStage(floor, {
  pattern: 'slabs',
  colour: '#b9b0a6',
  back: 30,
  size: 1.6,
  dress: (ink) => sideRoad(ink, { z: [-3, 7] }),
})

const lamps = onStage(litPlane, 'lamps', {
  z: 8,
  split: true,
  draw: (ink) => {
    for (const s of [-1, 1]) lamp(ink, { x: s * ink.half * 0.92, height: 4.6 * ink.tall })
    thing(ink, 'prop:phone-booth', { x: ink.half * 0.78, height: 2.9, look: { colour: 'red' } })
  },
  glow: (ink) => {
    for (const s of [-1, 1])
      lamp(ink, { x: s * ink.half * 0.92, height: 4.6 * ink.tall, glowing: true })
  },
})

function bus(c: PlaceContext) {
  return passing(
    c,
    { name: 'red bus', y: 0, z: 6.4, size: [6.4, 4], speed: -0.9, start: 0.5 },
    (ink) => thing(ink, 'prop:double-decker', { x: 0, height: 3.6, turn: -1 }),
  )
}

/** The clock tower with its pointed roof. */
function tower(ink: Ink, x: number): void {
  cut(ink, turned(ink, STONE, { span: [x - 1.3, x + 1.3], amount: 0.3 }), [0.24, 0.3]).standing(
    x,
    0,
    [2.3, 11.5],
  )
  for (let dx = -0.8; dx <= 0.81; dx += 0.4)
    mark(ink, darker(STONE, 0.3)).rect(x + dx - 0.06, -8.4, [0.12, 8])
  for (const y of [-2.4, -4.6, -6.8, -8.6])
    mark(ink, darker(STONE, 0.18)).rect(x - 1.15, y, [2.3, 0.16])
  cut(ink, STONE, [0.14, 0.3]).standing(x, -8.8, [2.8, 2.8])
  clock(ink, { x, y: -10.1, size: 1, frame: '#3f4a52' })
  cut(ink, darker(STONE, 0.1), 0.08).standing(x, -11.5, [2.4, 0.9])
  roof(ink, { x, y: -12.3, width: 2.7, height: 2.6 })
  for (const side of [-1, 1]) roof(ink, { x: x + side * 1.25, y: -11.5, width: 0.36, height: 1 })
}

function roof(ink: Ink, b: { x: number; y: number; width: number; height: number }): void {
  const { x, y, width: w, height: h } = b
  cut(ink, ROOF, [0.1, 0.3]).polygon([x - w / 2, y], [x, y - h], [x + w / 2, y])
}

/** The long house beside it, all windows and pinnacles. */
function parliament(ink: Ink): void {
  cut(ink, turned(ink, STONE, { span: [-3, 9], amount: 0.16 }), [0.2, 0.2]).rect(
    -3.6,
    -4.4,
    [13, 4.4],
  )
  for (let x = -3; x < 9.2; x += 0.62) {
    for (const y of [-1.6, -3.2]) mark(ink, '#6f6a6e').standing(x + 0.31 - 0.31, y, [0.22, 0.8])
    roof(ink, { x: x + 0.3, y: -4.4, width: 0.24, height: 0.7 })
  }
  cut(ink, STONE, [0.16, 0.2]).standing(7.6, 0, [2.2, 7])
  for (const dx of [-0.9, 0.9]) roof(ink, { x: 7.6 + dx, y: -7, width: 0.4, height: 1.2 })
  for (const y of [-1.6, -3.6, -5.4])
    for (const dx of [-0.5, 0.1]) mark(ink, '#6f6a6e').rect(7.6 + dx, y - 1, [0.4, 1])
}
