import type { PlaceContext } from '../../place.ts'
import { glowing, motes } from '../kit/alive.ts'
import { column } from '../kit/town/castles.ts'
import { chandelier } from '../kit/indoors/fittings.ts'
import { mirror } from '../kit/indoors/bathroom-fittings.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { curtain, window } from '../kit/indoors/windows.ts'
import { lay } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { boxAt } from '../kit/shapes.ts'

export const ballroomPlace = place({
  id: 'ballroom',
  indoors: true,
  time: 'dusk',
  sounds: { crowd: 0.2 },
  set: (c) => {
    const m = measures(c)
    return [
      theRoom(c, m),
      chandelierGlows(c, m),
      columns(c, m),
      nearColumns(c, m),
      motes(c, { z: 3, count: 30, colour: '#fff0c0' }),
      drapes(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const size = { depth: 10, height: 11, width: 1.5 }
  const { half, top } = roomSize(c, size)
  const lights = [-0.5, 0, 0.5]
  return { size, half, top, lights }
}

type Measures = ReturnType<typeof measures>

function theRoom(c: PlaceContext, { size, lights }: Measures) {
  return room(c, {
    ...size,
    wall: { style: 'panel', colour: '#e8d3a6', accent: '#d9bd84', dado: 2, dadoColour: '#f4e6c6' },
    floor: { pattern: 'checks', colour: '#e9cf9f', other: '#c49458', size: 2 },
    ceiling: '#f7ecd2',
    rug: (ink) => {
      const p = ink.at(0, 3)
      for (const [r, colour] of [
        [5.4, '#a8723c'],
        [5, '#f2dcae'],
        [2.4, '#b5834a'],
        [2.1, '#f7e8c6'],
      ] as const)
        lay(ink, colour, (ctx) => ctx.ellipse(p.x, p.y, r * p.scale, r * 0.19 * p.scale, 0, 0, 7))
    },
    back: (ink) => back(ink),
    glow: (ink) =>
      lights.forEach((d) =>
        chandelier(ink, {
          x: d * ink.half * 1.1,
          top: ink.top,
          drop: 2.4,
          size: 1.5,
          glowing: true,
        }),
      ),
  })
}

function chandelierGlows(c: PlaceContext, { half, top }: Measures) {
  return [-0.3, 0.3].map((d) =>
    glowing(c, {
      at: [d * half, top - 3, 8],
      radius: 6,
      colour: '#ffe0a0',
      strength: 0.32,
      flicker: 0.06,
    }),
  )
}

function columns(c: PlaceContext, { top }: Measures) {
  return plane(c, { name: 'columns', z: 6, split: true }, (ink) => {
    for (const d of [-0.8, 0.8])
      column(ink, { x: d * ink.half, width: 0.9, height: top, colour: '#f7ecd6' })
  })
}

function nearColumns(c: PlaceContext, { top }: Measures) {
  return plane(c, { name: 'near columns', z: 1.4, split: true }, (ink) => {
    for (const d of [-0.98, 0.98])
      column(ink, { x: d * ink.half, width: 1.1, height: top, colour: '#f2e2c2' })
  })
}

const drapes = wingOf({ name: 'drapes' }, (ink) => {
  for (const s of [-1, 1])
    curtain(ink, {
      ...boxAt([s * ink.half * 1.16, ink.foot + 1.5], [ink.half * 0.3, -ink.crown + ink.foot + 3]),
      colour: '#9a3348',
      side: s,
    })
})

function back(ink: Ink): void {
  const w = ink.half * 0.36
  for (const d of [-0.66, 0, 0.66]) {
    const x = d * ink.half
    window(ink, {
      ...boxAt([x, -1.4], [w * 0.7, -ink.top * 0.56]),
      bars: [3, 5],
      view: 'hills',
      frame: '#f7ecd0',
    })
    for (const s of [-1, 1])
      curtain(ink, {
        ...boxAt([x + s * w * 0.42, -0.2], [w * 0.2, -ink.top * 0.72]),
        colour: '#a83a50',
        side: s,
      })
    cut(ink, '#8a2a40', 0.12).path(
      { x, w, h: ink.top },
      'M-0.54 0.74L0.54 0.74Q0.3 0.6 0 0.68Q-0.3 0.6 -0.54 0.74',
    )
  }
  for (const d of [-0.33, 0.33]) {
    mirror(ink, { x: d * ink.half, y: -2.4, width: 1.6, height: 3 })
    picture(ink, { x: d * ink.half, y: -6, width: 1.5, height: 1.3 })
  }
  mark(ink, '#d9b45a').rect(ink.left, ink.top + 0.5, [ink.right - ink.left, 0.16])
  cut(ink, '#f7ecd2', 0.1).rect(ink.left, ink.top, [ink.right - ink.left, 0.5])
  for (const d of [-0.5, 0, 0.5])
    chandelier(ink, { x: d * ink.half * 1.1, top: ink.top, drop: 2.4, size: 1.5 })
}
