import type { PlaceContext } from '../../place.ts'
import { farCity } from '../kit/town/far-city.ts'
import { motes } from '../kit/alive.ts'
import { sky } from '../../sky/sky.ts'
import { lay, level, terrain, type GroundInk } from '../kit/nature/ground.ts'
import { clear } from '../kit/colour.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { litPlane, plane, wing } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { pine } from '../kit/nature/trees.ts'
import { strollers } from '../kit/town/town.ts'

export const iceRinkPlace = place({
  id: 'ice-rink',
  time: 'dusk',
  ground: 'snow',
  sounds: { crowd: 0.3 },
  set: (c) => [
    sky(c),
    ...town(c),
    ice(c),
    ...boards(c, { lamps: true }),
    ...strollers(c, { z: 9, count: 4, height: 1.9 }),
    ...pines(c),
    motes(c, { z: 3, count: 26, colour: '#ffffff', rise: -0.25 }),
  ],
})

const town = onStage(farCity, {
  z: 32,
  colours: ['#a3aec8', '#b8b0c4', '#9fb8c4'],
  width: [2.4, 4],
  height: [4, 9],
})

/** Blue-white ice with the lines of the game and the traces of skates. */
export const ice = onStage(terrain, {
  colours: ['#cfe4f0', '#ddeef6', '#e6f3f8'],
  bump: 0,
  dress: (ink) => {
    for (const [x, colour] of [
      [-9, '#3f7fc4'],
      [0, '#d9584c'],
      [9, '#3f7fc4'],
    ] as const)
      lay(ink, clear(colour, 0.6), () => level(ink, [x - 0.16, x + 0.16], [ink.near, 16]))
    ring(ink, 3)
    for (let i = 0; i < 46; i++) trace(ink)
  },
})

function ring(ink: GroundInk, radius: number): void {
  ink.ctx.strokeStyle = clear('#d9584c', 0.6)
  ink.ctx.lineWidth = 0.12
  ink.ctx.beginPath()
  for (let i = 0; i <= 40; i++) {
    const p = ink.at(Math.cos(i * 0.157) * radius, 5 + Math.sin(i * 0.157) * radius)
    ink.ctx.lineTo(p.x, p.y)
  }
  ink.ctx.stroke()
}

function trace(ink: GroundInk): void {
  const [x, z] = [ink.random.between(-16, 16), ink.random.between(-3, 14)]
  const bend = ink.random.between(-0.8, 0.8)
  ink.ctx.strokeStyle = 'rgba(255,255,255,0.75)'
  ink.ctx.lineWidth = 0.04
  ink.ctx.beginPath()
  for (let i = 0; i < 8; i++) {
    const p = ink.at(x + i * 0.5, z + Math.sin(i * 0.5) * bend)
    ink.ctx.lineTo(p.x, p.y)
  }
  ink.ctx.stroke()
}

/** Boards with a yellow foot and a red rail; in the open there are lamps on a string above. */
export function boards(c: PlaceContext, { lamps }: { lamps: boolean }) {
  return litPlane(c, 'boards', {
    z: 16,
    draw: (ink) => {
      const wide = ink.right - ink.left
      cut(ink, '#f7f9fa', [0.2, 0.3]).rect(ink.left, -1.7, [wide, 1.7])
      mark(ink, '#d9483f').rect(ink.left, -1.86, [wide, 0.22])
      mark(ink, '#f0c23c').rect(ink.left, -0.34, [wide, 0.34])
      for (let x = ink.left; x < ink.right; x += 2.8)
        mark(ink, '#d6dde2').rect(x, -1.6, [0.07, 1.3])
      for (const share of [-0.6, 0.6]) goal(ink, share * ink.half)
      if (lamps) string(ink, (x, y) => mark(ink, '#fff0b0').disc(x, y, 0.14))
    },
    glow: (ink) => {
      if (!lamps) return
      string(ink, (x, y) =>
        glow(ink, '#ffd98a', { x, y, radius: 0.8, strength: c.light.dark ? 0.7 : 0.2 }),
      )
    },
  })
}

function string(ink: Ink, paint: (x: number, y: number) => void): void {
  for (let i = -12; i <= 12; i++)
    paint((i / 12) * ink.half * 1.1, -6.4 + Math.abs(Math.sin(i * 0.5)) * 1.2)
}

function goal(ink: Ink, x: number): void {
  mark(ink, 'rgba(255,255,255,0.7)').rounded([x - 1, -1.2, 2, 1.2], 0.2)
  for (const d of [-1, 0.9]) mark(ink, '#d9483f').rect(x + d, -1.3, [0.12, 1.3])
  mark(ink, '#d9483f').rect(x - 1, -1.36, [2.02, 0.12])
}

function pines(c: PlaceContext) {
  return [
    ...plane(c, { name: 'pines', z: 12, split: true }, (ink) => {
      for (const share of [-1, -0.86, 0.88, 1.02])
        pine(
          { ...ink, season: 'winter' },
          { x: share * ink.half, height: 5.4 * Math.min(1.4, ink.tall) },
        )
    }),
    ...wing(c, { name: 'snow heap' }, (ink) => {
      for (const side of [-1, 1])
        cut(ink, '#f4f8fb', [0.2, 0.5]).shape((ctx) =>
          ctx.ellipse(side * ink.half * 1.04, ink.foot + 0.4, ink.half * 0.26, 1.1, 0, Math.PI, 0),
        )
    }),
  ]
}
