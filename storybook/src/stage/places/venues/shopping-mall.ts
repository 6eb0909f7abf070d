import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { pot } from '../kit/indoors/furniture.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { cornerPot } from '../kit/indoors/furniture.ts'
import { SIGNS, strollers } from '../kit/town/town.ts'
import { bench } from '../kit/town/street.ts'

const COLOURS = ['#d9584c', '#4f86b5', '#e0a83a', '#5fa05a', '#8a5fb0', '#e0728a'] as const

export const shoppingMallPlace = place({
  id: 'shopping-mall',
  indoors: true,
  time: 'day',
  sounds: { crowd: 0.4 },
  set: (c) => [
    floor(c, { pattern: 'checks', colour: '#f2ece0', other: '#d9cfbe', back: 12, size: 2 }),
    ...galleries(c),
    ...strollers(c, { z: 9, count: 4, height: 1.9 }),
    ...strollers(c, { z: 11.5, y: 4.4 * (0.6 + 0.4 * (c.box.height / 9)), count: 3, height: 1.7 }),
    ...plane(c, { name: 'planters', z: 4, split: true }, (ink) => {
      for (const side of [-1, 1]) {
        bench(ink, { x: side * ink.half * 0.66, height: 1.4 })
        pot(ink, { x: side * ink.half * 0.88, height: 3 })
      }
    }),
    motes(c, { z: 3, count: 10 }),
    ...wing(c, { name: 'corner plants' }, (ink) => {
      for (const side of [-1, 1]) cornerPot(ink, { side, height: 2.5 })
    }),
  ],
})

/** Two floors of shop fronts under a glass roof, an escalator between them. */
function galleries(c: PlaceContext) {
  const storey = 4.4 * (0.6 + 0.4 * (c.box.height / 9))
  return litPlane(c, 'galleries', {
    z: 12,
    haze: 0.3,
    draw: (ink) => {
      mark(ink, '#efe6d6').rect(ink.left, ink.top, [ink.right - ink.left, -ink.top])
      roof(ink, storey * 2)
      for (const [floorAt, shift] of [
        [0, 0],
        [storey, 3],
      ] as const)
        shops(ink, { y: -floorAt, high: storey, shift, glowing: false })
      for (const y of [-storey, -storey * 2]) ledge(ink, y)
      escalator(ink, storey)
    },
    glow: (ink) => {
      for (const [floorAt, shift] of [
        [0, 0],
        [storey, 3],
      ] as const)
        shops(ink, { y: -floorAt, high: storey, shift, glowing: true })
    },
  })
}

function shops(ink: Ink, b: { y: number; high: number; shift: number; glowing: boolean }): void {
  const { y, high } = b
  const wide = 5.2
  for (let i = -5; i <= 5; i++) {
    const x = i * wide
    if (Math.abs(x) > ink.right + wide) continue
    const colour = COLOURS[(i + b.shift + 12) % COLOURS.length] ?? '#d9584c'
    if (b.glowing) {
      glow(ink, '#fff0c8', {
        x,
        y: y - high * 0.4,
        radius: wide * 0.5,
        strength: ink.light.dark ? 0.4 : 0.2,
      })
      continue
    }
    cut(ink, darker(colour, 0.1), [0.1, 0.3]).rect(x - wide * 0.46, y - high * 0.9, [
      wide * 0.92,
      high * 0.24,
    ])
    mark(ink, '#fff3d8').rect(x - wide * 0.42, y - high * 0.64, [wide * 0.84, high * 0.64])
    mark(ink, lighter(colour, 0.5)).rect(x - wide * 0.42, y - high * 0.64, [
      wide * 0.84,
      high * 0.2,
    ])
    for (const dx of [-1.4, -0.5, 1.4])
      dummy(ink, {
        x: x + dx,
        y,
        high,
        colour: COLOURS[(i + 14 + Math.round(dx)) % COLOURS.length] ?? colour,
      })
    mark(ink, '#a9cdd6').rect(x + 0.2, y - high * 0.56, [0.9, high * 0.56])
    SIGNS[(i + b.shift + 14) % SIGNS.length]?.(ink, { x, y: y - high * 0.78, size: high * 0.1 })
  }
}

/** A dress on a stand in the window. */
function dummy(ink: Ink, b: { x: number; y: number; high: number; colour: string }): void {
  const { x, y, high: h, colour } = b
  mark(ink, '#8f8478').rect(x - 0.03, y - h * 0.2, [0.06, h * 0.2])
  cut(ink, colour, 0.04).polygon(
    ...plotted({ x, y, h }, '-0.16 -0.46, 0.16 -0.46, 0.36 -0.14, -0.36 -0.14'),
  )
}

function ledge(ink: Ink, y: number): void {
  cut(ink, '#d6cab4', [0.16, 0.3]).rect(ink.left, y - 0.1, [ink.right - ink.left, 0.34])
  mark(ink, 'rgba(170,214,224,0.5)').rect(ink.left, y - 1, [ink.right - ink.left, 0.9])
  mark(ink, '#b59a6a').rect(ink.left, y - 1.1, [ink.right - ink.left, 0.12])
}

function roof(ink: Ink, from: number): void {
  mark(ink, ink.light.sky.at(-2) ?? '#cfe6f0').rect(ink.left, ink.top, [
    ink.right - ink.left,
    -ink.top - from - 1,
  ])
  stroke(ink, '#f4f2ea', 0.16).shape((ctx) => {
    for (let x = -30; x <= 30; x += 3) {
      ctx.moveTo(x, -from - 1)
      ctx.lineTo(x * 0.6, ink.top)
    }
  })
}

function escalator(ink: Ink, storey: number): void {
  const half = Math.min(4.4, ink.half * 0.36)
  for (const shift of [-0.9, 0.9]) {
    cut(ink, '#9aa3aa', [0.2, 0.4]).polygon(
      [-half + shift, 0.1],
      [half * 0.6 + shift, -storey],
      [half * 0.6 + 1.2 + shift, -storey],
      [-half + 1.4 + shift, 0.1],
    )
    stroke(ink, '#33363f', 0.16).line([-half + shift, -0.9], [half * 0.6 + shift, -storey - 0.9])
    for (let i = 0; i < 12; i++)
      mark(ink, '#cfd6da').rounded(
        [-half + shift + 0.2 + (i / 12) * half * 1.6, -(i / 12) * storey - 0.1, 1, 0.07],
        0.02,
      )
  }
}
