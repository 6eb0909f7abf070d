import { cutOut, glowing, motes } from './kit/alive.ts'
import { column } from './kit/buildings.ts'
import { darker, lighter } from './kit/colour.ts'
import { picture } from './kit/furniture.ts'
import {
  cut,
  disc,
  mark,
  oval,
  polygon,
  rect,
  rounded,
  standing,
  stroke,
  type Ink,
} from './kit/paper.ts'
import { plane, wing } from './kit/plane.ts'
import { place } from './kit/recipe.ts'
import { room, roomSize } from './kit/room.ts'
import { strollers } from './kit/town.ts'

const SIZE = { depth: 10, height: 9.6, width: 1.45 } as const

export default place({
  id: 'museum',
  words: ['indoor museum', 'museum', 'exhibition', 'exhibition hall', 'museum hall'],
  indoors: true,
  time: 'day',
  sounds: [
    { name: 'room', level: 0.3 },
    { name: 'crowd', level: 0.1 },
  ],
  set: (c) => {
    const { half, top } = roomSize(c, SIZE)
    const art = /art|gallery|louvre|paint/.test(c.words)
    const science =
      /science|natural|history|dino/.test(c.words) || (!art && c.random.fork('kind').chance(0.7))
    return [
      room(c, {
        ...SIZE,
        wall: art
          ? { style: 'plain', colour: '#e9e2d4' }
          : {
              style: 'panel',
              colour: '#a8b0a0',
              accent: '#98a090',
              dado: 2,
              dadoColour: '#cfc9b8',
            },
        floor: { pattern: 'planks', colour: art ? '#c9a87c' : '#b58f62', other: '#9a7548' },
        ceiling: '#f4efe2',
        lamp: false,
        back: (ink) => (art ? artWall(ink) : halls(ink, science)),
        glow: (ink) => {
          for (const d of [-0.6, 0, 0.6])
            mark(
              ink,
              'rgba(255,240,200,0.22)',
              polygon([
                [d * ink.half - 0.3, ink.top],
                [d * ink.half + 0.3, ink.top],
                [d * ink.half + 2.2, -1.6],
                [d * ink.half - 2.2, -1.6],
              ]),
            )
        },
      }),
      strollers(c, { z: 9.4, count: 4, height: 2.3 }),
      cutOut(c, 'centre piece', {
        x: art ? half * 0.02 : -half * 0.04,
        y: 0,
        z: 7.4,
        width: 12,
        height: 7,
        draw: (ink) =>
          art ? statue(ink) : science ? dinosaur(ink, Math.min(1, half / 11)) : vase(ink),
      }),
      glowing(c, { x: 0, y: top - 2, z: 7, radius: 5, strength: 0.25, flicker: 0.01 }),
      plane(c, 'cases', {
        z: 4.4,
        split: true,
        haze: 0.2,
        draw: (ink) => {
          for (const s of [-1, 1])
            (showcase(ink, { x: s * ink.half * 0.74, kind: s < 0 ? 0 : 1 }),
              column(ink, { x: s * ink.half * 0.98, width: 0.8, height: top, colour: '#e6dcc8' }))
        },
      }),
      plane(c, 'ropes', {
        z: 3.2,
        top: 2,
        split: true,
        draw: (ink) => {
          for (const s of [-1, 1]) rope(ink, s * ink.half * 0.5, s * ink.half * 0.96)
        },
      }),
      motes(c, { z: 3, count: 18 }),
      wing(c, 'frame', {
        draw: (ink) => {
          for (const s of [-1, 1])
            cut(ink, '#8a6a3c', rect(s * ink.half * 1.12 - 0.5, ink.top, [1, -ink.top + 6]), {
              shadow: 0.3,
              edge: 0.2,
            })
        },
      }),
    ]
  },
})

function artWall(ink: Ink): void {
  const h = ink.half
  picture(ink, { x: -h * 0.72, y: -2.2, width: h * 0.3, height: 2.6, frame: '#b08d4f' })
  picture(ink, { x: -h * 0.28, y: -1.9, width: h * 0.4, height: 3.4, frame: '#6b4a36' })
  picture(ink, {
    x: h * 0.22,
    y: -2.4,
    width: h * 0.28,
    height: 2.4,
    frame: '#b08d4f',
    draw: abstractPicture,
  })
  picture(ink, { x: h * 0.68, y: -1.9, width: h * 0.44, height: 3.2, frame: '#33303a' })
  for (const [d, w] of [
    [-0.72, 0.2],
    [0.22, 0.2],
    [0.7, 0.26],
    [-0.3, 0.26],
  ] as const)
    picture(ink, { x: d * h, y: ink.top * 0.68, width: h * w, height: 1.3, frame: '#c9a24e' })
}

function abstractPicture(ink: Ink): void {
  mark(ink, '#f4efe2', rect(0, 0, [1, 1]))
  mark(ink, '#d9483f', rect(0, 0, [0.4, 0.5]))
  mark(ink, '#3f6fa5', rect(0.6, 0.55, [0.4, 0.45]))
  mark(ink, '#f0c23c', rect(0.6, 0, [0.4, 0.3]))
  for (const x of [0.4, 0.6]) mark(ink, '#22202a', rect(x - 0.015, 0, [0.03, 1]))
  for (const y of [0.3, 0.52]) mark(ink, '#22202a', rect(0, y, [1, 0.03]))
}

function halls(ink: Ink, science: boolean): void {
  const arch = (x: number, w: number): void => {
    cut(
      ink,
      '#efe6d2',
      (ctx) => (
        ctx.moveTo(x - w - 0.3, 0),
        ctx.lineTo(x - w - 0.3, -4.6),
        ctx.arc(x, -4.6, w + 0.3, Math.PI, 0),
        ctx.lineTo(x + w + 0.3, 0),
        ctx.closePath()
      ),
      { shadow: 0.14 },
    )
    mark(
      ink,
      '#6d6a66',
      (ctx) => (
        ctx.moveTo(x - w, 0),
        ctx.lineTo(x - w, -4.6),
        ctx.arc(x, -4.6, w, Math.PI, 0),
        ctx.lineTo(x + w, 0),
        ctx.closePath()
      ),
    )
    mark(ink, '#8a8780', rect(x - w, -1.4, [w * 2, 1.4]))
  }
  for (const d of [-0.7, 0.7]) arch(d * ink.half, 1.5)
  if (science) {
    planets(ink)
    for (const d of [-0.36, 0.36])
      picture(ink, { x: d * ink.half, y: -2.2, width: 1.8, height: 2.2 })
  } else
    for (const d of [-0.36, 0, 0.36])
      picture(ink, { x: d * ink.half, y: -2.4, width: 1.9, height: 2.6 })
}

function planets(ink: Ink): void {
  const y = ink.top + 1.4
  const list = [
    [-0.5, 0.5, '#d9843c'],
    [-0.24, 0.7, '#e0c08a'],
    [0.06, 0.46, '#5a9ac9'],
    [0.3, 0.6, '#c96a5a'],
    [0.52, 0.38, '#8fae9a'],
  ] as const
  list.forEach(([d, r, tone], i) => {
    stroke(ink, '#8a8780', {
      width: 0.03,
      shape: (ctx) => (ctx.moveTo(d * ink.half, ink.top), ctx.lineTo(d * ink.half, y)),
    })
    cut(ink, tone, disc(d * ink.half, y + 0.3 + (i % 2) * 0.4, r), { shadow: 0.08, edge: 0.3 })
    if (i === 1)
      stroke(ink, '#f2dfb0', {
        width: 0.1,
        shape: (ctx) => ctx.ellipse(d * ink.half, y + 0.7, r * 1.7, r * 0.4, -0.2, 0, 7),
      })
  })
}

/** The bones of a long-necked dinosaur on a plinth. */
function dinosaur(ink: Ink, s: number): void {
  const bone = '#f2e6cc'
  cut(ink, '#8a7a68', standing(0, 0, [11 * s, 0.6]), { shadow: 0.14 })
  const line = (points: readonly (readonly [number, number])[], width: number): void =>
    stroke(ink, bone, {
      width: width * s,
      shape: (ctx) =>
        points.forEach(([x, y], i) =>
          i === 0 ? ctx.moveTo(x * s, -y * s) : ctx.lineTo(x * s, -y * s),
        ),
    })
  line(
    [
      [-5, 1.4],
      [-4, 2],
      [-3, 2.8],
      [-1.6, 3.4],
      [0, 3.6],
      [1.4, 3.5],
      [2.4, 4.2],
      [3, 5.2],
      [3.5, 6],
    ],
    0.26,
  )
  for (let i = 0; i < 7; i++)
    stroke(ink, bone, {
      width: 0.14 * s,
      shape: (ctx) => (
        ctx.moveTo((-1.5 + i * 0.45) * s, -3.5 * s),
        ctx.quadraticCurveTo((-1.8 + i * 0.45) * s, -2.6 * s, (-1.3 + i * 0.45) * s, -2 * s)
      ),
    })
  for (const [x, k] of [
    [-1.6, -0.2],
    [-1.2, 0.3],
    [1.2, -0.2],
    [1.6, 0.3],
  ] as const)
    line(
      [
        [x, 3.2],
        [x + k, 2],
        [x, 0.6],
      ],
      0.22,
    )
  cut(
    ink,
    bone,
    polygon([
      [3.2 * s, -6.4 * s],
      [4.6 * s, -6.2 * s],
      [4.8 * s, -5.8 * s],
      [3.6 * s, -5.5 * s],
      [3.1 * s, -5.8 * s],
    ]),
    { shadow: 0.06 },
  )
  mark(ink, '#5a5048', disc(3.6 * s, -6.1 * s, 0.13 * s))
  for (let i = 0; i < 12; i++)
    mark(
      ink,
      darker(bone, 0.12),
      disc((-4 + i * 0.5) * s, -(2.2 + Math.sin(i * 0.26) * 1.5) * s, 0.13 * s),
    )
}

function statue(ink: Ink): void {
  const stone = '#f2ece0'
  cut(ink, '#d9d0c0', standing(0, 0, [2.2, 1.6]), { shadow: 0.12 })
  cut(ink, lighter('#d9d0c0', 0.2), standing(0, -1.6, [2.6, 0.2]), { shadow: 0.06 })
  cut(
    ink,
    stone,
    (ctx) => (
      ctx.moveTo(-0.7, -1.8),
      ctx.quadraticCurveTo(-0.9, -3, -0.4, -3.8),
      ctx.lineTo(0.4, -3.8),
      ctx.quadraticCurveTo(0.9, -3, 0.7, -1.8),
      ctx.closePath()
    ),
    { shadow: 0.08 },
  )
  cut(ink, stone, disc(0, -4.4, 0.5), { shadow: 0.06 })
  stroke(ink, stone, {
    width: 0.34,
    shape: (ctx) => (
      ctx.moveTo(-0.4, -3.6),
      ctx.lineTo(-1.1, -2.9),
      ctx.moveTo(0.4, -3.6),
      ctx.lineTo(1, -4.4),
      ctx.lineTo(0.8, -5.2)
    ),
  })
  for (const d of [-0.3, 0.1])
    stroke(ink, darker(stone, 0.14), {
      width: 0.06,
      shape: (ctx) => (ctx.moveTo(d, -3.4), ctx.quadraticCurveTo(d - 0.2, -2.6, d, -1.9)),
    })
}

function vase(ink: Ink): void {
  cut(ink, '#d9d0c0', standing(0, 0, [2.2, 1.8]), { shadow: 0.12 })
  cut(
    ink,
    '#b5533f',
    (ctx) => (
      ctx.moveTo(-0.5, -1.8),
      ctx.bezierCurveTo(-1.5, -2.8, -1, -3.8, -0.4, -4),
      ctx.lineTo(-0.5, -4.4),
      ctx.lineTo(0.5, -4.4),
      ctx.lineTo(0.4, -4),
      ctx.bezierCurveTo(1, -3.8, 1.5, -2.8, 0.5, -1.8),
      ctx.closePath()
    ),
    { shadow: 0.1, edge: 0.3 },
  )
  for (const y of [2.5, 3.2]) mark(ink, '#33262a', rect(-1, -y, [2, 0.12]))
}

function showcase(ink: Ink, b: { x: number; kind: number }): void {
  const { x } = b
  cut(ink, '#7a5f48', standing(x, 0, [2.2, 1.1]), { shadow: 0.12 })
  if (b.kind === 0)
    mark(
      ink,
      '#d9a441',
      (ctx) => (ctx.arc(x, -1.3, 0.4, Math.PI, 0), ctx.rect(x - 0.5, -1.3, 1, 0.2)),
    )
  else
    for (const [d, tone] of [
      [-0.5, '#8a5fb5'],
      [0, '#5fb5c9'],
      [0.5, '#e0728a'],
    ] as const)
      mark(
        ink,
        tone,
        polygon([
          [x + d - 0.2, -1.1],
          [x + d - 0.24, -1.5],
          [x + d, -1.8],
          [x + d + 0.24, -1.5],
          [x + d + 0.2, -1.1],
        ]),
      )
  cut(ink, 'rgba(214,236,240,0.35)', rounded({ x: x - 1, y: -2.6, width: 2, height: 1.5 }, 0.05), {
    shadow: 0,
  })
  stroke(ink, '#b9c9cc', { width: 0.05, shape: (ctx) => ctx.rect(x - 1, -2.6, 2, 1.5) })
}

function rope(ink: Ink, from: number, to: number): void {
  const step = (to - from) / 2
  for (let i = 0; i <= 2; i++)
    (mark(ink, '#c9a24e', rect(from + i * step - 0.07, -1.2, [0.14, 1.2])),
      mark(ink, '#e0b85a', disc(from + i * step, -1.25, 0.13)),
      mark(ink, '#c9a24e', oval(from + i * step, -0.03, [0.28, 0.07])))
  stroke(ink, '#a32f3f', {
    width: 0.11,
    shape: (ctx) => {
      for (let i = 0; i < 2; i++)
        (ctx.moveTo(from + i * step, -1.1),
          ctx.quadraticCurveTo(from + (i + 0.5) * step, -0.4, from + (i + 1) * step, -1.1))
    },
  })
}
