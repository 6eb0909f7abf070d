import { interior } from '../kit/indoors/interior.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { boxAt } from '../kit/shapes.ts'

const LANTERNS = [-0.82, -0.5, 0.5, 0.82] as const

/** A Japanese bar: short curtains, paper lanterns, bottles and a counter with what is served. */
export const sushiBarPlace = interior({
  id: 'sushi-bar',
  time: 'dusk',
  sounds: { cafe: 0.4 },
  wall: { style: 'planks', colour: '#b98a5c', accent: '#a87848', dado: 1.6, dadoColour: '#6b4636' },
  floor: { pattern: 'planks', colour: '#9a7048', other: '#855e3c' },
  ceiling: '#d9bd92',
  lamps: null,
  back,
  glow: (ink) => {
    for (const d of LANTERNS)
      glow(ink, '#ffcf7d', { x: d * ink.half, y: -5.4, radius: 2, strength: 0.5 })
  },
})

function back(ink: Ink, s: number): void {
  curtain(ink)
  for (const d of [-0.62, 0.62])
    shelves(ink, {
      ...boxAt([d * ink.half, -2.3], [3.8 * s, 2]),
      rows: 2,
      fill: 'bottles',
      colour: '#6b4636',
      palette: ['#3f6a4f', '#7a2f3a', '#e9e3d6', '#2f4f6f'],
    })
  strips(ink)
  for (const d of LANTERNS) lantern(ink, d * ink.half)
  bar(ink)
}

/** The short blue curtain over the kitchen door. */
function curtain(ink: Ink): void {
  const width = 5.2
  mark(ink, '#4a3428').rect(-width / 2, -5.6, [width, 5.6])
  stroke(ink, '#7a5236', 0.16).line([-width / 2 - 0.4, -5.7], [width / 2 + 0.4, -5.7])
  for (let i = 0; i < 4; i++) {
    const x = -width / 2 + (i * width) / 4
    cut(ink, '#2f4f86', [0.12, 0.3]).rect(x + 0.04, -5.7, [width / 4 - 0.08, 2])
    mark(ink, '#f4f0e6').oval(x + width / 8, -4.7, [0.34, 0.34])
    mark(ink, '#2f4f86').oval(x + width / 8, -4.7, [0.2, 0.2])
  }
}

/** Paper strips on the wall, on which the dishes are painted. */
function strips(ink: Ink): void {
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const x = side * (ink.half * 0.36 + i * 0.52)
      cut(ink, '#fbf4e0', 0.06).rect(x - 0.17, -6.3, [0.34, 1.5])
      for (const y of [-6, -5.6, -5.2]) mark(ink, '#8a3a34').rect(x - 0.08, y, [0.16, 0.16])
    }
}

function lantern(ink: Ink, x: number): void {
  cut(ink, '#d6433a', [0.14, 0.3]).oval(x, -5.4, [0.62, 0.8])
  mark(ink, '#33282c').rect(x - 0.3, -6.28, [0.6, 0.16])
  mark(ink, '#33282c').rect(x - 0.3, -4.7, [0.6, 0.16])
  for (const y of [-5.8, -5.4, -5]) mark(ink, '#b8342e').rect(x - 0.6, y, [1.2, 0.05])
}

/** A glass case of fish on a long wooden counter. */
function bar(ink: Ink): void {
  const w = ink.half * 1.7
  cut(ink, '#8a5c3a', [0.18, 0.3]).rounded([-w / 2, -1.5, w, 1.5], 0.06)
  cut(ink, '#e0bd86', 0.1).rect(-w / 2 - 0.1, -1.66, [w + 0.2, 0.2])
  const count = Math.max(5, Math.round(w / 1.7))
  for (let i = 0; i < count; i++)
    thing(ink, i % 3 === 2 ? 'noto:bento-box' : 'noto:sushi', {
      x: -w * 0.45 + (i * w * 0.9) / (count - 1),
      y: -1.66,
      height: 0.7,
      shadow: 0.04,
    })
}
