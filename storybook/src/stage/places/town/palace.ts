import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, flag } from '../kit/alive.ts'
import { windows } from '../kit/town/buildings.ts'
import { column } from '../kit/town/castles.ts'
import { darker, lighter } from '../kit/colour.ts'
import { fountainJets, stoneFountain } from '../kit/town/fountain.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { greenery, meadowGround } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litAtNight, planeOf } from '../kit/plane.ts'
import { bush, flower } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const palacePlace = place({
  id: 'palace',
  time: 'day',
  sounds: { fountain: 0.5, birds: 0.4 },
  set: (c) => {
    const m = measures(c)
    return [
      sky(c),
      trees(c),
      palace(c, m),
      roofFlag(c, m),
      theGround(c),
      fountain(c),
      ...fountainJets(c, { x: 0, y: 3, z: 12.4, height: 2.4, spread: 1, count: 44 }),
      beds(c),
      farBirds(c),
      greenery(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 21)
  const s = Math.min(1.05, e.half / 14)
  const domed = /palace|taj|sultan|arab|mosque/.test(c.words)
  return { e, s, domed }
}

type Measures = ReturnType<typeof measures>

const trees = planeOf({ name: 'trees', z: 36 }, (ink) =>
  wood(ink, ['round', 'poplar', 'poplar'], { height: [6, 10], step: [2, 3.2] }),
)

function palace(c: PlaceContext, { domed, s }: Measures) {
  return litAtNight(c, { name: 'palace', z: 21, haze: 0.6 }, (ink, lit) =>
    domed ? domes(ink, s, lit) : mansion(ink, s, lit),
  )
}

function roofFlag(c: PlaceContext, { domed, s }: Measures) {
  return flag(c, {
    at: [0, (domed ? 13.2 : 10.4) * s, 20.9],
    width: 1.8,
    height: 1,
    colour: '#d9483f',
    pennant: domed,
  })
}

const theGround = onStage(meadowGround, {
  flowers: 20,
  dress: (ink) => {
    lay(ink, '#e6d6b4', () => level(ink, [-2.6, 2.6], [ink.near, 21]))
    lay(ink, '#efe3c6', () => level(ink, [-2.2, 2.2], [ink.near, 21]))
    const p = ink.at(0, 12)
    lay(ink, '#e6d6b4', (ctx) => ctx.ellipse(p.x, p.y, 6 * p.scale, 1.4 * p.scale, 0, 0, 7))
  },
})

const fountain = planeOf({ name: 'fountain', z: 12.5 }, (ink) => {
  stoneFountain(ink, { x: 0, width: 5.4, height: 3.4 })
  for (const s2 of [-1, 1])
    for (let i = 0; i < 4; i++) hedgeBall(ink, s2 * (5 + i * 2.6), i % 2 === 0)
})

const beds = planeOf({ name: 'beds', z: 5.4, split: true }, (ink) => {
  for (const side of [-1, 1]) {
    hedgeBall(ink, side * ink.half * 0.74, true)
    tree(ink, 'poplar', { x: side * ink.half * 0.96, height: 6.6 * ink.tall })
    if (ink.season !== 'winter')
      for (let i = 0; i < 8; i++)
        flower(ink, {
          x: side * ink.half * ink.random.between(0.52, 0.9),
          height: 0.6,
          colour: i % 2 ? '#e0485a' : '#f7f0e0',
        })
  }
})

function hedgeBall(ink: Ink, x: number, tall: boolean): void {
  if (tall) {
    mark(ink, '#7a5a44').rect(x - 0.08, -1.4, [0.16, 1.4])
    bush(ink, { x, y: -0.9, height: 1.2, width: 0.5, colour: '#4f8f52' })
    cut(ink, '#c9a27a', 0.08).plot({ x }, '-0.5 -0.6, 0.5 -0.6, 0.36 0, -0.36 0')
  } else bush(ink, { x, height: 0.9, colour: '#5a9a58' })
}

/** A white palace of onion domes and minarets. */
function domes(ink: Ink, s: number, glowing: boolean): void {
  const wall = '#f4e9d4'
  const arch = (x: number, w: number, h: number): void =>
    mark(ink, ink.light.dark ? '#ffce7a' : darker('#b9a68c', 0.1)).shape((ctx) => {
      ctx.moveTo((x - w) * s, 0)
      ctx.lineTo((x - w) * s, -h * 0.6 * s)
      ctx.quadraticCurveTo((x - w) * s, -h * 0.9 * s, x * s, -h * s)
      ctx.quadraticCurveTo((x + w) * s, -h * 0.9 * s, (x + w) * s, -h * 0.6 * s)
      ctx.lineTo((x + w) * s, 0)
    })
  if (!glowing) {
    for (const d of [-11, 11]) {
      cut(ink, wall, 0.16).rect((d - 0.55) * s, -9 * s, [1.1 * s, 9 * s])
      for (const y of [4, 7]) mark(ink, '#d9b46a').rect((d - 0.8) * s, -y * s, [1.6 * s, 0.3 * s])
      onion(ink, { x: d * s, y: -9 * s, r: 0.9 * s, colour: '#4f9aa5' })
    }
    cut(ink, wall, 0.25).rect(-9 * s, -5 * s, [18 * s, 5 * s])
    mark(ink, '#d9b46a').rect(-9 * s, -5.2 * s, [18 * s, 0.3 * s])
    for (const d of [-6.4, 6.4]) onion(ink, { x: d * s, y: -5 * s, r: 1.7 * s, colour: '#4f9aa5' })
    onion(ink, { x: 0, y: -7 * s, r: 3 * s, colour: '#3f8f9f' })
    cut(ink, lighter(wall, 0.3), 0.2).rect(-3.2 * s, -7 * s, [6.4 * s, 7 * s])
    mark(ink, '#d9b46a').rect(-3.2 * s, -7.2 * s, [6.4 * s, 0.3 * s])
  }
  arch(0, 1.5, 5.4)
  for (const d of [-7.6, -5.4, 5.4, 7.6]) arch(d, 0.7, 3.2)
}

function onion(ink: Ink, b: { x: number; y: number; r: number; colour: string }): void {
  const { x, y, r } = b
  cut(ink, b.colour, [0.14, 0.35]).path(
    { x, y, w: r, h: r },
    'M-0.8 0C-1.5 -1.1 -0.3 -1.5 0 -2.1C0.3 -1.5 1.5 -1.1 0.8 0Z',
  )
  mark(ink, lighter(b.colour, 0.3)).oval(x - r * 0.4, y - r * 0.8, [r * 0.14, r * 0.4])
  stroke(ink, '#e0b85a', r * 0.07).line([x, y - r * 2], [x, y - r * 2.5])
  mark(ink, '#e0b85a').disc(x, y - r * 2.5, r * 0.1)
}

/** A great house with a portico, wings and rows of windows. */
function mansion(ink: Ink, s: number, glowing: boolean): void {
  const wall = '#f2e4c8'
  const area = { x: -11 * s, y: -6.2 * s, width: 22 * s, height: 6 * s }
  if (!glowing) {
    cut(ink, wall, 0.25).rect(area.x, area.y, [area.width, 6.2 * s])
    cut(ink, '#6f7d94', [0.14, 0.3]).polygon(
      ...plotted({ w: s, h: s }, '-11.5 -6.2, -10.4 -8.4, 10.4 -8.4, 11.5 -6.2'),
    )
    for (const d of [-8, -5, 5, 8])
      cut(ink, '#a8604c', 0.06).rect((d - 0.4) * s, -9.4 * s, [0.8 * s, 1.4 * s])
  }
  windows({ ...ink, random: ink.random.fork('panes') }, area, {
    columns: 12,
    rows: 2,
    size: [0.4, 0.6],
    frame: '#fffaf0',
    glowing,
    share: 0.7,
  })
  if (glowing) return
  cut(ink, lighter(wall, 0.3), 0.2).rect(-3.6 * s, -6.6 * s, [7.2 * s, 6.6 * s])
  portico(ink, s)
}

/** Four columns under a gable with a flagpole, the door between them and the steps before it. */
function portico(ink: Ink, s: number): void {
  for (const d of [-2.9, -1, 1, 2.9])
    column(ink, { x: d * s, width: 0.66 * s, height: 6 * s, colour: '#fffaf0' })
  cut(ink, '#efe0c0', [0.16, 0.3]).polygon(
    ...plotted({ w: s, h: s }, '-4.2 -6.4, 0 -8.8, 4.2 -6.4'),
  )
  mark(ink, '#8a5f45').rounded([-0.7 * s, -2.8 * s, 1.4 * s, 2.8 * s], [0.7 * s, 0.7 * s, 0, 0])
  stroke(ink, '#8d8378', 0.1 * s).line([0, -8.6 * s], [0, -11 * s])
  for (let i = 0; i < 3; i++)
    mark(ink, i % 2 ? '#d9cdb4' : '#e9dec8').rect((-4 - i * 0.3) * s, (-0.5 + i * 0.17) * s, [
      (8 + i * 0.6) * s,
      0.2 * s,
    ])
}
