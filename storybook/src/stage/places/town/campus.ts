import { plotted } from '../../../scene/rows.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, flag } from '../kit/alive.ts'
import { windows } from '../kit/town/buildings.ts'
import { column } from '../kit/town/castles.ts'
import { lighter } from '../kit/colour.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litAtNight, litPlane, plane } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'
import { bench, lamp } from '../kit/town/street.ts'
import { strollers } from '../kit/town/town.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const campusPlace = place({
  id: 'campus',
  time: 'morning',
  sounds: { birds: 0.4, crowd: 0.15 },
  set: (c) => {
    const e = extentAt(c.box, 20)
    const s = Math.min(1, e.half / 15)
    return [
      sky(c),
      plane(c, { name: 'trees', z: 36 }, (ink) =>
        wood(ink, ['round', 'poplar'], { height: [6, 9], step: [2, 3.4] }),
      ),
      litAtNight(c, { name: 'hall', z: 20, haze: 0.65 }, (ink, lit) => hall(ink, s, lit)),
      flag(c, { at: [0, 13.9 * s, 19.9], width: 1.9, height: 1.1, colour: '#d9483f' }),
      meadowGround(c, {
        flowers: 30,
        dress: (ink) => {
          path(ink, { colour: '#d9c8a6', width: 3.4, from: 0, to: 0, bend: 0, far: 20 })
          path(ink, { colour: '#d9c8a6', width: 2, from: -7, to: 2, bend: 0, far: 20 })
          path(ink, { colour: '#d9c8a6', width: 2, from: 7, to: -2, bend: 0, far: 20 })
        },
      }),
      strollers(c, { z: 14, count: 5, height: 1.8 }),
      litPlane(c, 'quad', {
        z: 8,
        split: true,
        draw: (ink) => {
          for (const d of [-0.86, 0.88])
            tree(ink, 'round', { x: d * ink.half, height: 6.4 * ink.tall })
          for (const d of [-0.5, 0.5]) lamp(ink, { x: d * ink.half, height: 4.4 })
          bench(ink, { x: ink.half * 0.68, height: 1.4 })
          for (const d of [-0.64, -0.34, 0.36]) bush(ink, { x: d * ink.half, height: 0.8 })
        },
        glow: (ink) => {
          for (const d of [-0.5, 0.5]) lamp(ink, { x: d * ink.half, height: 4.4, glowing: true })
        },
      }),
      farBirds(c),
      greenery(c),
    ]
  },
})

/** A brick hall with a portico, wings and a clock tower. */
function hall(ink: Ink, s: number, glowing: boolean): void {
  const brick = '#b5654c'
  const wall = { x: -12 * s, y: -5.6 * s, width: 24 * s, height: 5.2 * s }
  if (!glowing) {
    cut(ink, brick, 0.3).rect(wall.x, wall.y, [wall.width, 5.6 * s])
    for (const side of [-1, 1]) sideWing(ink, s, side)
    cut(ink, '#6f7488', 0.14).plot({ w: s, h: s }, '-8 -5.6, -7.4 -7, 7.4 -7, 8 -5.6')
  }
  windows({ ...ink, random: ink.random.fork('panes') }, wall, {
    columns: 14,
    rows: 2,
    size: [0.42, 0.6],
    frame: '#f4ead8',
    glowing,
  })
  if (glowing) {
    mark(ink, '#fff0c4').disc(0, -9.7 * s, 0.8 * s)
    return
  }
  portico(ink, s)
  clockTower(ink, s)
  for (let i = 0; i < 3; i++)
    mark(ink, i % 2 ? '#d9cdb8' : '#e6dcc8').rect((-3.8 - i * 0.3) * s, (-0.5 + i * 0.17) * s, [
      (7.6 + i * 0.6) * s,
      0.2 * s,
    ])
}

function sideWing(ink: Ink, s: number, side: number): void {
  cut(ink, '#8f4f3c', 0.2).rect(side * 12 * s - (side > 0 ? 4 * s : 0), -6.6 * s, [4 * s, 6.6 * s])
  cut(ink, '#6f7488', 0.1).polygon(
    [side * 12 * s - (side > 0 ? 4.3 * s : -4.3 * s), -6.6 * s],
    [side * 10 * s, -8.4 * s],
    [side * 12.3 * s, -6.6 * s],
  )
}

function portico(ink: Ink, s: number): void {
  cut(ink, '#f2e8d6', 0.2).rect(-3.4 * s, -6 * s, [6.8 * s, 6 * s])
  for (const d of [-2.7, -0.95, 0.95, 2.7])
    column(ink, { x: d * s, width: 0.62 * s, height: 5.4 * s, colour: '#fbf4e6' })
  cut(ink, '#efe3cc', [0.16, 0.3]).polygon(
    ...plotted({ w: s, h: s }, '-3.8 -5.6, 0 -7.6, 3.8 -5.6'),
  )
  mark(ink, '#5b4a44').rect(-0.6 * s, -2.6 * s, [1.2 * s, 2.6 * s])
}

function clockTower(ink: Ink, s: number): void {
  cut(ink, lighter('#d9c8ac', 0.2), 0.2).rect(-1.4 * s, -11.4 * s, [2.8 * s, 4.4 * s])
  cut(ink, '#6f7488', 0.1).plot({ w: s, h: s }, '-1.7 -11.4, 0 -13.6, 1.7 -11.4')
  mark(ink, '#fbf8ee').disc(0, -9.7 * s, 0.85 * s)
  stroke(ink, '#3a3f52', 0.1 * s).path(
    { w: s, h: s },
    'M0 -9.7L0 -10.3M0 -9.7L0.4 -9.5M0 -13.4L0 -14.4',
  )
}
