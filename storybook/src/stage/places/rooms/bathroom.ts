import { plotted } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, moving, smoke } from '../kit/alive.ts'
import { basin, bathtub, mirror, toilet } from '../kit/indoors/bathroom-fittings.ts'
import { pot } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { curtain, window } from '../kit/indoors/windows.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { rug } from '../kit/indoors/rug.ts'
import { boxAt } from '../kit/shapes.ts'

export const bathroomPlace = place({
  id: 'bathroom',
  indoors: true,
  time: 'morning',
  sounds: { stream: 0.3 },
  set: (c) => {
    const m = measures(c)
    const { half } = m
    return [
      theRoom(c, m),
      shower(c, half),
      tub(c, m),
      smoke(c, { at: [-half * 0.34, 1.8, 4.1], size: 0.34, alpha: 0.35 }),
      smoke(c, { at: [half * 0.7, 1, 4.9], size: 0.34, alpha: 0.35 }),
      stool(c),
      plant(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const { half } = roomSize(c)
  const look = c.random.fork('look').pick([
    ['#9fd0cc', '#7fbcb8'],
    ['#b9cfe3', '#93b3d0'],
    ['#f0c9c0', '#e0a89c'],
  ] as const)
  return { half, look }
}

type Measures = ReturnType<typeof measures>

function theRoom(c: PlaceContext, { look }: Measures) {
  return room(c, {
    wall: { style: 'tiles', colour: look[0], accent: look[1] },
    floor: { pattern: 'checks', colour: '#f2eee6', other: '#b9c9cc', size: 1.1 },
    ceiling: '#fbf8f2',
    rug: (ink) =>
      rug(ink, { width: ink.half * 0.7, z: [1.2, 3.6], colour: '#fbf3e4', border: look[1] }),
    back: (ink) => back(ink, look[1]),
  })
}

function tub(c: PlaceContext, { half }: Measures) {
  return cutOut(
    c,
    { name: 'tub', at: [-half * 0.34, 0, 4.2], size: [Math.min(6, half * 0.8), 2.8] },
    (ink) => bathtub(ink, { x: 0, width: Math.min(4.8, half * 0.68), height: 1.7 }),
  )
}

function stool(c: PlaceContext) {
  return cutOut(c, { name: 'stool', at: [c.box.width * 0.08, 0, 3.8], size: [1.4, 1.6] }, (ink) => {
    for (const d of [-0.36, 0.36]) mark(ink, '#a8744a').rect(d - 0.06, -0.9, [0.12, 0.9])
    cut(ink, '#c49a6c', 0.06).rounded([-0.55, -1, 1.1, 0.18], 0.06)
    for (const [i, tone] of ['#e0728a', '#f7ecd4', '#6fa8c9'].entries())
      cut(ink, tone, 0.03).rounded([-0.45, -1.2 - i * 0.18, 0.9, 0.18], 0.06)
  })
}

const plant = wingOf({ name: 'plant' }, (ink) =>
  pot(ink, { x: -ink.half * 1.02, y: ink.foot + 0.7, height: Math.min(2.6, ink.half * 0.36) }),
)

function back(ink: Ink, accent: string): void {
  const s = Math.min(1, ink.half / 9)
  window(ink, { x: -ink.half * 0.36, y: -3.4, width: 2.2 * s, height: 2, view: 'trees' })
  basin(ink, { x: ink.half * 0.22, width: 1.9 * s, height: 2 })
  mirror(ink, { x: ink.half * 0.22, y: -2.9, width: 1.7 * s, height: 2.1, frame: '#f7efe0' })
  toilet(ink, { x: -ink.half * 0.82, height: 2 })
  shelves(ink, {
    ...boxAt([-ink.half * 0.82, -3.2], [1.6 * s, 1.5]),
    rows: 2,
    fill: 'bottles',
    colour: '#f4ecdc',
  })
  mark(ink, '#c9d6d8').rect(ink.half * 0.46, -1.4, [ink.half * 0.5, 0.09])
  cut(ink, '#cfe6ea', 0).rect(ink.half * 0.46, -6.4, [ink.half * 0.5, 6.4])
  for (let i = 0; i < 9; i++)
    mark(ink, '#b4d6dc').rect(ink.half * 0.46, -i * 0.7, [ink.half * 0.5, 0.04])
  stroke(ink, '#aab3b8', 0.12).line(...plotted({ w: ink.half }, '0.74 -2, 0.74 -5.6, 0.66 -5.8'))
  cut(ink, '#aab3b8', 0.05).shape((ctx) =>
    ctx.ellipse(ink.half * 0.64, -5.5, 0.5, 0.16, -0.1, 0, 7),
  )
  mark(ink, '#aab3b8').rect(ink.half * 0.42, -6.5, [ink.half * 0.56, 0.1])
  curtain(ink, {
    ...boxAt([ink.half * 0.48, -0.5], [ink.half * 0.12, 6]),
    colour: accent,
    side: -1,
    tied: false,
  })
  mark(ink, '#c9a24e').rect(0, -2.5, [0.8, 0.07])
  cut(ink, '#f4b9a8', 0.06).rect(0.06, -2.45, [0.68, 1.1])
  mark(ink, '#fbf3e4').disc(ink.half * 0.22 - 0.6, -2.2, 0.14)
}

/** Water that falls from the shower head. */
function shower(c: PlaceContext, half: number): Piece {
  const random = c.random.fork('shower')
  const drops = Array.from({ length: 34 }, () => ({
    x: random.between(-0.5, 0.5),
    phase: random.next(),
  }))
  return moving('shower', { x: half * 0.64, y: 5.4, z: 5.1 }, (ctx, t) => {
    ctx.strokeStyle = 'rgba(240,252,255,0.75)'
    ctx.lineWidth = 0.035
    ctx.beginPath()
    for (const drop of drops) {
      const run = (drop.phase + t * 1.3) % 1
      const x = drop.x * (0.8 + run * 0.9)
      ctx.moveTo(x, run * 5.2)
      ctx.lineTo(x * 1.02, Math.min(5.3, run * 5.2 + 0.4))
    }
    ctx.stroke()
  })
}
