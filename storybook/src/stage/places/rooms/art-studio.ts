import { blot } from '../../../scene/blot.ts'
import { quads } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { sunPatch } from '../kit/indoors/rug.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

const PAINTS = ['#d9584c', '#f0c25e', '#4f86b5', '#5fa05a', '#8a5fb0', '#e0813c'] as const

export const artStudioPlace = interior({
  id: 'art-studio',
  time: 'day',
  sounds: { room: 0.3 },
  wall: { style: 'plain', colour: '#efe6d6' },
  floor: { pattern: 'planks', colour: '#c9a47a', other: '#a88458', size: 1.4 },
  ceiling: '#f4ecdc',
  height: 8.8,
  beams: true,
  lamps: { colour: '#d9584c', at: [-0.6, 0.6], drop: 1.8 },
  rug: (ink) => {
    sunPatch(ink, { x: -2, z: [0, 5.4], width: 5 })
    for (let i = 0; i < 60; i++) {
      const p = ink.at(ink.random.between(-9, 9), ink.random.between(-2, 5))
      blot(ink.ctx, ink.random.pick(PAINTS), [
        p.x,
        p.y,
        ink.random.between(0.05, 0.22) * p.scale,
        ink.random.between(0.02, 0.08) * p.scale,
      ])
    }
  },
  back,
  middle: (ink) => {
    easel(ink, -ink.half * 0.8)
    thing(ink, 'prop:stool', { x: -ink.half * 0.6, height: 1.5 })
    easel(ink, ink.half * 0.84)
  },
})

function back(ink: Ink, s: number): void {
  window(ink, {
    ...boxAt([-ink.half * 0.3, -2.2], [5.4 * s, 4.6]),
    frame: '#f7f2e6',
    bars: [4, 3],
    view: 'trees',
  })
  for (const [share, y, w, h] of quads(`
    0.12 -4.4 1.8 1.4, 0.36 -4.6 1.4 1.9, 0.16 -2.3 1.3 1.6, 0.4 -2.1 2 1.5, -0.82 -4 1.6 2
  `))
    picture(ink, { x: share * ink.half, y, width: w * s, height: h })
  shelves(ink, {
    x: ink.half * 0.74,
    width: 3.6 * s,
    height: 4.8,
    rows: 4,
    fill: 'jars',
    colour: '#b58a5f',
    palette: [...PAINTS],
  })
  cut(ink, '#a8744a', [0.1, 0.3]).rect(-1.4 * s - ink.half * 0.02, -1.7, [5.4 * s, 0.2])
  for (const d of [-1.2, 3.6]) mark(ink, '#8a5f3c').rect(d * s, -1.6, [0.18, 1.6])
  thing(ink, 'noto:artist-palette', { x: -0.4 * s, y: -1.7, height: 0.9 })
  for (const [i, colour] of PAINTS.entries()) {
    cut(ink, colour, 0.04).rounded([(0.8 + i * 0.44) * s, -2.2, 0.34, 0.5], 0.06)
    stroke(ink, '#8a6446', 0.05).line(
      [(0.95 + i * 0.44) * s, -2.1],
      [(0.95 + i * 0.44) * s + 0.1, -2.9],
    )
  }
}

/** A canvas on three legs, half painted. */
function easel(ink: Ink, x: number): void {
  stroke(ink, '#8a5f3c', 0.16).shape((ctx) => {
    for (const d of [-1, 1]) {
      ctx.moveTo(x + d * 1.2, 0)
      ctx.lineTo(x + d * 0.2, -5)
    }
    ctx.moveTo(x, -0.2)
    ctx.lineTo(x, -5.2)
  })
  cut(ink, '#fbf6ea', [0.14, 0.2]).rect(x - 1.3, -4.4, [2.6, 2.6])
  mark(ink, '#9fd0e0').rect(x - 1.2, -4.3, [2.4, 1.3])
  mark(ink, '#f6d07a').disc(x + 0.5, -3.8, 0.32)
  mark(ink, '#7fb06a').oval(x - 0.4, -2.7, [0.9, 0.5])
  mark(ink, '#5f9452').rect(x - 1.2, -2.7, [2.4, 0.8])
  cut(ink, '#a8744a', 0.06).rect(x - 1.5, -1.8, [3, 0.16])
}
