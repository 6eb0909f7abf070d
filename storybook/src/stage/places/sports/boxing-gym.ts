import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { glowing, motes, moving } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { pendant } from '../kit/indoors/lamps.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'
import { window } from '../kit/indoors/windows.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 9, height: 8.8, width: 1.4 } as const
const BRICKS = ['#9c6650', '#8a5f55', '#94705a'] as const

/** Where boxers train: bare bricks, bags on chains, a ring at the back, one lamp over it all. */
export const boxingGymPlace = place({
  id: 'boxing-gym',
  indoors: true,
  time: 'dusk',
  sounds: { room: 0.4 },
  far: 3,
  set: (c) => {
    const m = roomSize(c, SIZE)
    return [
      theRoom(c),
      ringBehind(c),
      bags(c, m),
      glowing(c, { at: [0, m.top * 0.7, 6], radius: 5, flicker: 0.03, strength: 0.5 }),
      benches(c),
      motes(c, { z: 3, count: 34, colour: '#f4e6c8' }),
    ]
  },
})

function theRoom(c: PlaceContext) {
  return room(c, {
    ...SIZE,
    wall: { style: 'brick', colour: c.random.fork('bricks').pick(BRICKS) },
    floor: { pattern: 'planks', colour: '#7d6450', other: '#6c5544', size: 0.9 },
    ceiling: '#5c5048',
    beams: true,
    lamp: false,
    back,
    glow: (ink) =>
      pendant(ink, { x: 0, top: ink.top, drop: 1.6, size: 1.2, colour: '#3f4a48', glowing: true }),
  })
}

function back(ink: Ink): void {
  for (const side of [-1, 1])
    window(ink, {
      ...boxAt([side * ink.half * 0.62, ink.top * 0.68], [ink.half * 0.3, -ink.top * 0.2]),
      view: 'city',
      bars: [5, 2],
    })
  for (const [share, tone] of [
    [-0.36, '#c9a24f'],
    [-0.2, '#b0483c'],
    [0.22, '#3f6a86'],
    [0.38, '#c9b48a'],
  ] as const)
    poster(ink, share * ink.half, tone)
  pendant(ink, { x: 0, top: ink.top, drop: 1.6, size: 1.2, colour: '#3f4a48' })
}

/** A bill of an old fight: two who face each other. */
function poster(ink: Ink, x: number, tone: string): void {
  const [wide, tall] = [1.5, 2.2]
  const top = ink.top * 0.62 + ink.random.between(-0.2, 0.2)
  cut(ink, lighter(tone, 0.4), 0.08).rect(x - wide / 2, top, [wide, tall])
  mark(ink, tone).rect(x - wide / 2 + 0.1, top + 0.1, [wide - 0.2, 0.4])
  for (const side of [-1, 1]) {
    mark(ink, darker(tone, 0.5)).disc(x + side * 0.34, top + 0.92, 0.2)
    mark(ink, darker(tone, 0.4)).polygon(
      ...plotted({ x, y: top, w: side }, '0.62 1.8, 0.54 1.16, 0.08 1.1, 0.16 1.8'),
    )
  }
}

/** The ring where they spar: a low platform with three ropes. */
const ringBehind = planeOf({ name: 'ring', z: 6.6, haze: 0.2 }, (ink) => {
  const reach = ink.half * 0.56
  cut(ink, '#3d4f6b', 0.2).rect(-reach, -0.9, [2 * reach, 0.9])
  cut(ink, '#cfc6b4').rect(-reach, -1.06, [2 * reach, 0.22])
  for (const [i, y] of [-1.8, -2.5, -3.2].entries())
    stroke(ink, ['#b0483c', '#e6decb', '#3f6a86'][i] ?? '#b0483c', 0.12).shape((ctx) => {
      ctx.moveTo(-reach, y)
      ctx.quadraticCurveTo(0, y + 0.12, reach, y)
    })
  for (const side of [-1, 1]) {
    cut(ink, '#77706a', 0.1).rect(side * reach - 0.14, -3.6, [0.28, 2.7])
    const pad = [side * reach - 0.26, -3.3, 0.52, 1.8] as const
    cut(ink, side < 0 ? '#b0483c' : '#3f6a86', 0.1).rounded(pad, 0.16)
  }
})

/** Worn bags on chains, which still swing. */
function bags(c: PlaceContext, { half, top }: RoomSize) {
  const tones = c.random.fork('bags')
  return [-0.74, -0.48, 0.5, 0.78].map((share, index) => {
    const tone = tones.pick(['#6b3f30', '#8a3a32', '#4a4038'])
    return moving('bag', { x: share * half, y: top, z: 5 }, (ctx, t) => {
      ctx.rotate(Math.sin(t * 1.4 + index * 1.7) * 0.025)
      ctx.strokeStyle = '#8d8a86'
      ctx.lineWidth = 0.08
      ctx.beginPath()
      ctx.moveTo(0, 0)
      ctx.lineTo(0, top * 0.42)
      ctx.stroke()
      ctx.fillStyle = tone
      ctx.beginPath()
      ctx.roundRect(-0.55, top * 0.42, 1.1, 3, 0.3)
      ctx.fill()
      ctx.fillStyle = darker(tone, 0.3)
      ctx.fillRect(-0.55, top * 0.42 + 0.5, 1.1, 0.12)
      ctx.fillRect(-0.55, top * 0.42 + 1.5, 1.1, 0.3)
    })
  })
}

/** A bench with a towel and gloves on the one side, weights on the other. */
const benches = planeOf({ name: 'benches', z: 3.4, split: true, top: 4 }, (ink) => {
  const left = -ink.half * 0.88
  for (const leg of [-1, 1]) mark(ink, '#3a332e').rect(left + leg * 1.1 - 0.1, -0.9, [0.2, 0.9])
  cut(ink, '#6e523c', 0.1).rect(left - 1.5, -1.06, [3, 0.2])
  cut(ink, '#e6decb', 0.05).rect(left - 1.1, -1.12, [0.9, 0.9])
  for (const x of [0.3, 0.8]) cut(ink, '#b0483c', 0.05).disc(left + x, -1.3, 0.28)
  const right = ink.half * 0.86
  mark(ink, '#77706a').rect(right - 1.3, -0.62, [2.6, 0.12])
  for (const x of [-1.2, -0.95, 0.95, 1.2])
    cut(ink, '#33302f').rounded([right + x - 0.1, -1.1, 0.2, 1.1], 0.06)
})
