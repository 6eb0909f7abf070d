import { pairs, triples, quads } from '../../../scene/rows.ts'
import { darker } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { planeOf, wingOf, plane } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { sight } from '../kit/sight.ts'
import { thing } from '../kit/thing.ts'
import { water } from '../kit/nature/water.ts'
import { onStage } from '../kit/recipe.ts'

const WHITE = '#f7f4ee'
const BLUE = '#3f7fc4'

export const santoriniPlace = sight({
  id: 'santorini',
  ground: 'floor',
  far: 2.8,
  sounds: { waves: 0.4 },
  size: [22, 9],
  across: 1.14,
  upwards: 0.76,
  z: 12,
  behind: (c) => [
    ...plane(c, { name: 'islands', z: 37 }, (ink) =>
      hills(ink, { colour: '#8fa8c4', height: [0.2, 3.4], step: 12 }),
    ),
    ...water(c, { colours: ['#2f86c0', '#4a9ed0', '#79bde0'], waves: [26], waveHeight: 0.08 }),
  ],
  before: (c) => [terrace(c), ...wall(c), ...flowers(c)],
  draw(ink) {
    cut(ink, '#b59a86', 0.3).path({}, 'M-12 0.4L-12 -6.6Q-7 -6.4 -3.4 -3.6Q-1.4 -1.6 1 -1L1.4 0.4')
    for (const [x, y, w, h] of HOUSES) house(ink, { x, y, width: w, height: h })
    for (const [x, y, r] of DOMES) dome(ink, { x, y, radius: r })
    mill(ink)
  },
  glow(ink) {
    for (const [x, y, , h] of HOUSES)
      mark(ink, '#ffd58a').standing(x + 0.3, y - h * 0.35, [0.34, 0.5])
  },
})

const HOUSES = quads(`
  -10.4 -6.2 2.4 1.6, -8 -5.6 2.2 1.4, -9.4 -4.4 2.6 1.6, -6.6 -4 2.4 1.6, -4.4 -3.2 2.2 1.4,
  -10.6 -2.4 2.6 1.8, -7.8 -2.2 2.4 1.6, -5.2 -1.8 2.4 1.5, -2.6 -1.6 2.2 1.4, -9.4 -0.4 2.8 1.8,
  -6.4 -0.2 2.6 1.7, -3.6 0 2.4 1.6, -1 0 2.2 1.4
`)

const DOMES = triples('-8 -7 1, -4.4 -4.6 0.9, -9.6 -4.2 1.1, -6.2 -1.9 1.1, -2.6 -3 0.8')

function house(ink: Ink, b: { x: number; y: number; width: number; height: number }): void {
  const { x, y, width: w, height: h } = b
  cut(ink, WHITE, [0.16, 0.2]).rounded([x - w / 2, y - h, w, h], 0.16)
  mark(ink, darker(WHITE, 0.12)).rect(x + w * 0.3, y - h, [w * 0.2, h])
  mark(ink, BLUE).rounded([x - 0.7, y - 0.9, 0.5, 0.9], [0.25, 0.25, 0, 0])
  mark(ink, '#6f90b0').rect(x + 0.14, y - h * 0.35 - 0.5, [0.34, 0.5])
}

function dome(ink: Ink, b: { x: number; y: number; radius: number }): void {
  const { x, y, radius: r } = b
  cut(ink, WHITE, 0.1).standing(x, y + 0.3, [r * 1.7, r * 0.8])
  cut(ink, BLUE, [0.12, 0.4]).shape((ctx) => ctx.ellipse(x, y - r * 0.4, r, r, 0, Math.PI, 0))
  mark(ink, WHITE).rect(x - 0.05, y - r * 1.9, [0.1, 0.5])
  mark(ink, WHITE).rect(x - 0.17, y - r * 1.76, [0.34, 0.1])
}

/** A round mill on the right, with thin sails. */
function mill(ink: Ink): void {
  cut(ink, '#b59a86', 0.2).path({}, 'M5 0.4Q8 -1.4 12 -1.6L12 0.4')
  cut(ink, WHITE, [0.14, 0.2]).standing(9.4, -1, [2, 2.6])
  cut(ink, '#a8744a', 0.1).line([8.2, -3.5], [9.4, -5], [10.6, -3.5])
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    mark(ink, '#efe2c8').polygon(
      [9.4, -3.6],
      [9.4 + Math.cos(a) * 1.7, -3.6 + Math.sin(a) * 1.7],
      [9.4 + Math.cos(a + 0.22) * 1.5, -3.6 + Math.sin(a + 0.22) * 1.5],
    )
  }
}

const terrace = onStage(floor, {
  pattern: 'slabs',
  colour: '#e9e2d4',
  other: '#c4bcae',
  back: 4,
  size: 1.4,
  depth: 11,
})

const wall = planeOf({ name: 'white wall', z: 3.9, top: 5 }, (ink) => {
  cut(ink, WHITE, [0.16, 0.3]).rounded([ink.left, -1.1, ink.right - ink.left, 1.2], 0.2)
  for (const share of [-0.8, 0.72])
    thing(ink, 'prop:potted-plant', { x: share * ink.half, height: 1.6 })
})

/** Bougainvillea over the corners. */
const flowers = wingOf({ name: 'bougainvillea', sway: 0.01 }, (ink) => {
  for (const [share, size] of pairs('-1.04 2.4, -0.9 1.4, 1.06 1.8')) {
    bush(ink, { x: share * ink.half, y: ink.foot + 0.5, height: size, colour: '#c44f8f' })
    mark(ink, '#f2d24a').oval(share * ink.half, ink.foot - size * 0.4, [0.07, 0.07])
  }
})
