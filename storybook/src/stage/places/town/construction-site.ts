import { blot } from '../../../scene/blot.ts'
import { plotted } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { moving, smoke } from '../kit/alive.ts'
import { city } from '../kit/town/buildings.ts'
import { darker } from '../kit/colour.ts'
import { seen, terrain } from '../kit/nature/ground.ts'
import { crane, scaffold } from '../kit/town/industry.ts'
import { barrier, cone } from '../kit/scrap.ts'
import { mound } from '../kit/nature/land.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { sprinkle } from '../kit/nature/plants.ts'
import { extentAt, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { traffic } from '../kit/town/town.ts'

export const constructionSitePlace = place({
  id: 'construction-site',
  time: 'day',
  ground: 'sand',
  sounds: { engine: 0.4, street: 0.3 },
  set: (c) => [
    sky(c),
    town(c),
    farCrane(c),
    shellPlane(c),
    hook(c),
    theGround(c),
    traffic(c, { z: 26, count: 1, size: 4 }),
    machines(c),
    smoke(c, { at: [extentAt(c.box, 10).half * 0.46, 3.6, 9.9], size: 0.22, colour: '#8a8680' }),
    barriers(c),
    cones(c),
  ],
})

const town = planeOf({ name: 'town', z: 38 }, (ink) =>
  city(ink, { colours: ['#a9b4c8', '#b8b8c8'], height: [4, 9], width: [3, 5] }),
)

const farCrane = planeOf({ name: 'far crane', z: 28 }, (ink) =>
  crane(ink, { x: ink.half * 0.62, height: -ink.crown * 0.78, facing: -1, colour: '#d98a3c' }),
)

const shellPlane = planeOf({ name: 'shell', z: 19, haze: 0.75 }, (ink) => {
  shell(ink, -ink.half * 0.3)
  shell(ink, ink.half * 0.62, 3)
})

const theGround = onStage(terrain, {
  colours: ['#b58f62', '#c9a678', '#d9bd94'],
  bump: 0.24,
  dress: (ink) =>
    sprinkle(ink, 90, ({ x, y, scale }) =>
      blot(ink.ctx, ink.random.pick(['#9a7850', '#8d8680', '#d9c29a']), [
        x,
        y,
        ink.random.between(0.06, 0.22) * scale,
        0.06 * scale,
      ]),
    ),
})

const machines = planeOf({ name: 'machines', z: 10 }, (ink) => {
  mound(ink, { x: -ink.half * 0.84, width: 6, height: 1.3, colour: '#a87f52' })
  mound(ink, { x: ink.half * 0.92, width: 5, height: 1, colour: '#b58c5e' })
  digger(ink, ink.half * 0.56)
  bricks(ink, -ink.half * 0.42)
})

const barriers = planeOf({ name: 'barriers', z: 4.2, split: true, top: 4 }, (ink) => {
  barrier(ink, { x: -ink.half * 0.84, width: 2.8, height: 1.3 })
  barrier(ink, { x: ink.half * 0.9, width: 2.8, height: 1.3 })
  for (const d of [-0.6, 0.62, 0.7]) cone(ink, { x: d * ink.half, height: 0.95 })
  beams(ink, -ink.half * 0.98)
})

const cones = wingOf({ name: 'cones' }, (ink) => {
  for (const s of [-1, 1]) cone(ink, { x: s * ink.half * 1.0, y: ink.foot + 0.3, height: 1.8 })
})

/** Floors of raw concrete with columns and scaffolding. */
function shell(ink: Ink, x: number, floors = 4): void {
  const w = Math.min(9.4, ink.half * 0.7)
  const gap = 2.1 * ink.tall
  for (let f = floors; f >= 0; f--) {
    const y = -f * gap
    if (f < floors) {
      mark(ink, darker('#a8a29a', 0.3)).rect(x - w / 2 + 0.3, y - gap, [w - 0.6, gap])
      for (let i = 0; i <= 4; i++)
        cut(ink, '#b9b3aa', 0.08).rect(x - w / 2 + 0.2 + (i * (w - 0.8)) / 4, y - gap, [0.4, gap])
    }
    cut(ink, '#c4beb4', [0.1, 0.3]).rect(x - w / 2, y - 0.3, [w, 0.34])
  }
  for (let i = 0; i < 5; i++)
    stroke(ink, '#a5654a', 0.06).shape((ctx) => {
      for (const d of [-0.1, 0.1]) {
        ctx.moveTo(x - w / 2 + 0.5 + (i * (w - 1)) / 4 + d, -floors * gap)
        ctx.lineTo(x - w / 2 + 0.5 + (i * (w - 1)) / 4 + d, -floors * gap - 0.9)
      }
    })
  scaffold(ink, { x: x + w * 0.28, width: w * 0.5, floors: floors - 1, gap, columns: 3 })
}

/** A crane in front whose load swings. */
function hook(c: PlaceContext): Piece {
  const e = extentAt(c.box, 18)
  const colour = seen(c.light, '#4a4f5c', 12)
  const load = seen(c.light, '#b5654a', 12)
  return moving('hook', { x: e.half * 0.14, y: e.crown * 0.92, z: 18 }, (ctx, t) => {
    ctx.rotate(Math.sin(t * 1.1) * 0.06)
    ctx.strokeStyle = colour
    ctx.lineWidth = 0.07
    ctx.beginPath()
    ctx.moveTo(0, -3)
    ctx.lineTo(0, 3.4)
    ctx.lineTo(-1.2, 4.2)
    ctx.moveTo(0, 3.4)
    ctx.lineTo(1.2, 4.2)
    ctx.stroke()
    ctx.fillStyle = load
    ctx.fillRect(-1.5, 4.2, 3, 0.4)
  })
}

function digger(ink: Ink, x: number): void {
  const yellow = '#f0b23c'
  cut(ink, '#3d3a42', 0.12).rounded([x - 1.7, -0.8, 3.4, 0.8], 0.4)
  for (const d of [-1.2, -0.4, 0.4, 1.2]) mark(ink, '#8d8a90').disc(x + d, -0.4, 0.24)
  cut(ink, yellow, [0.12, 0.3]).polygon(
    ...plotted({ x }, '-1.4 -0.8, -1.5 -1.9, 0.2 -1.9, 0.2 -3.1, 1.4 -3.1, 1.6 -0.8'),
  )
  mark(ink, '#a9cbd8').polygon([x + 0.4, -2.9], [x + 1.2, -2.9], [x + 1.3, -1.9], [x + 0.4, -1.9])
  stroke(ink, darker(yellow, 0.08), 0.42).line([x - 0.2, -2], [x - 2.2, -4.2], [x - 3.8, -2.2])
  cut(ink, '#6d6a70', 0.1).plot({ x }, '-4.4 -1.9, -3.4 -2.4, -3 -1.3, -3.9 -0.9')
}

function bricks(ink: Ink, x: number): void {
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5 - (row % 2); i++)
      cut(ink, row % 2 ? '#b5654a' : '#a85840', 0.03).rect(
        x + i * 0.5 + (row % 2) * 0.25,
        -0.34 * (row + 1),
        [0.46, 0.3],
      )
}

function beams(ink: Ink, x: number): void {
  for (let i = 0; i < 3; i++)
    cut(ink, i % 2 ? '#c98f52' : '#b87f45', 0.06).rect(
      x - 1.6 + i * 0.2,
      -0.3 * (i + 1),
      [3.4, 0.26],
    )
}
