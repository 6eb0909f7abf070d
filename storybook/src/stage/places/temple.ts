import { sky } from '../sky/sky.ts'
import { farBirds, glowing, motes, smoke } from './kit/alive.ts'
import { darker, lighter } from './kit/colour.ts'
import { lay, level } from './kit/ground.ts'
import { hills, peaks } from './kit/land.ts'
import { greenery, meadowGround } from './kit/nature.ts'
import { cut, disc, mark, oval, polygon, rect, rounded, stroke, type Ink } from './kit/paper.ts'
import { extentAt, plane } from './kit/plane.ts'
import { bush } from './kit/plants.ts'
import { place } from './kit/recipe.ts'
import { column } from './kit/buildings.ts'
import { tree, wood } from './kit/trees.ts'

export default place({
  id: 'temple',
  words: [
    'temple',
    'shrine',
    'pagoda',
    'buddhist temple',
    'japanese temple',
    'chinese temple',
    'monastery',
    'japan',
    'kyoto',
    'forbidden city',
    'ancient temple',
  ],
  time: 'golden',
  sounds: [
    { name: 'wind', level: 0.3 },
    { name: 'birds', level: 0.3 },
  ],
  set: (c) => {
    const e = extentAt(c.box, 18)
    const s = Math.min(1.1, e.half / 12)
    const greek = /greek|acropolis|parthenon|roman/.test(c.words)
    return [
      sky(c),
      plane(c, 'peaks', {
        z: 38,
        draw: (ink) => peaks(ink, { colour: '#a3aac4', height: [6, 11], step: 10, snow: 0.3 }),
      }),
      plane(c, 'hills', {
        z: 29,
        draw: (ink) => (
          hills(ink, { colour: '#8fae86', height: [1.4, 4], step: 8 }),
          wood(ink, greek ? ['poplar'] : ['pine', 'round'], {
            height: [2.4, 4.4],
            step: [1.5, 3],
            gap: 5,
          })
        ),
      }),
      plane(c, 'temple', {
        z: 18,
        haze: 0.6,
        draw: (ink) => (greek ? greekTemple(ink, s) : pagoda(ink, s)),
        ...(c.light.dark && !greek
          ? {
              glow: (ink) => {
                for (const d of [-2.2, 0, 2.2])
                  mark(ink, '#ffd58a', rect((d - 0.7) * s, -2.4 * s, [1.4 * s, 2 * s]))
              },
            }
          : {}),
      }),
      meadowGround(c, {
        flowers: 30,
        dress: (ink) => {
          lay(ink, '#d6cbb8', () => level(ink, [-2.4, 2.4], [ink.near, 18]))
          lay(ink, '#c4b8a4', () => {
            for (let z = -6; z < 18; z += 1.5) level(ink, [-2.4, 2.4], [z, z + 0.08])
          })
        },
      }),
      plane(c, 'gate', {
        z: 11,
        split: true,
        draw: (ink) => {
          if (!greek) torii(ink, Math.min(1, ink.half / 8))
          for (const side of [-1, 1]) {
            lantern(ink, { x: side * Math.min(4.6, ink.half * 0.56), height: 2.2 })
            tree(ink, 'round', {
              x: side * ink.half * 0.86,
              height: 5.6 * ink.tall,
              ...(greek || c.season === 'winter'
                ? {}
                : { colour: c.season === 'autumn' ? '#d2542c' : '#f3b3c8' }),
            })
            bush(ink, { x: side * ink.half * 0.62, height: 1 })
          }
        },
      }),
      ...(c.light.dark
        ? [-1, 1].map((side) =>
            glowing(c, {
              x: side * Math.min(4.6, extentAt(c.box, 11).half * 0.56),
              y: 1.5,
              z: 10.9,
              radius: 2,
            }),
          )
        : []),
      smoke(c, { x: 0, y: 1.4, z: 15, size: 0.24, alpha: 0.5 }),
      plane(c, 'lanterns', {
        z: 4.6,
        split: true,
        top: 5,
        draw: (ink) => {
          for (const side of [-1, 1]) lantern(ink, { x: side * ink.half * 0.82, height: 2.4 })
        },
      }),
      motes(c, { z: 3, count: 26, colour: greek ? '#fff3cf' : '#f9c9d8', rise: -0.35, size: 0.06 }),
      farBirds(c),
      greenery(c),
    ]
  },
})

/** A pagoda of three swept roofs. */
function pagoda(ink: Ink, s: number): void {
  const red = '#b5493c'
  const roof = '#4a5a66'
  cut(ink, '#b9b0a2', rect(-6.4 * s, -0.7 * s, [12.8 * s, 0.8 * s]), { shadow: 0.14 })
  const floors = [
    [4.6, 0.6, 3],
    [3.5, 4.4, 2.1],
    [2.5, 7.3, 1.7],
  ] as const
  floors.forEach(([half, low, high], i) => {
    cut(ink, '#f2e4cc', rect(-half * 0.86 * s, -(low + high) * s, [half * 1.72 * s, high * s]), {
      shadow: 0.14,
    })
    for (let k = -2; k <= 2; k++)
      mark(ink, red, rect((k * half * 0.42 - 0.14) * s, -(low + high) * s, [0.28 * s, high * s]))
    mark(ink, red, rect(-half * 0.86 * s, -(low + high) * s, [half * 1.72 * s, 0.3 * s]))
    if (i === 0)
      for (const d of [-2.2, 0, 2.2])
        mark(
          ink,
          ink.light.dark ? '#ffd58a' : '#7a4a38',
          rect((d - 0.7) * s, -2.4 * s, [1.4 * s, 2 * s]),
        )
    const y = -(low + high) * s
    cut(
      ink,
      roof,
      (ctx) => {
        ctx.moveTo(-(half + 1.7) * s, y - 0.5 * s)
        ctx.quadraticCurveTo(-half * 0.9 * s, y - 0.1 * s, -half * 0.5 * s, y - 1.1 * s)
        ctx.lineTo(half * 0.5 * s, y - 1.1 * s)
        ctx.quadraticCurveTo(half * 0.9 * s, y - 0.1 * s, (half + 1.7) * s, y - 0.5 * s)
        ctx.quadraticCurveTo((half + 0.9) * s, y + 0.4 * s, half * s, y + 0.3 * s)
        ctx.lineTo(-half * s, y + 0.3 * s)
        ctx.quadraticCurveTo(-(half + 0.9) * s, y + 0.4 * s, -(half + 1.7) * s, y - 0.5 * s)
      },
      { shadow: 0.2, edge: 0.4 },
    )
  })
  cut(
    ink,
    roof,
    polygon([
      [-1.3 * s, -10 * s],
      [0, -11.6 * s],
      [1.3 * s, -10 * s],
    ]),
    { shadow: 0.1 },
  )
  stroke(ink, '#e0b85a', {
    width: 0.16 * s,
    shape: (ctx) => (ctx.moveTo(0, -11.4 * s), ctx.lineTo(0, -13 * s)),
  })
  for (const y of [11.9, 12.4, 12.9]) mark(ink, '#e0b85a', oval(0, -y * s, [0.34 * s, 0.12 * s]))
}

function torii(ink: Ink, s: number): void {
  const red = '#d2493a'
  for (const d of [-2.6, 2.6])
    cut(
      ink,
      red,
      polygon([
        [(d - 0.3) * s, 0],
        [(d * 0.94 - 0.26) * s, -4.8 * s],
        [(d * 0.94 + 0.26) * s, -4.8 * s],
        [(d + 0.3) * s, 0],
      ]),
      { shadow: 0.14 },
    )
  cut(ink, red, rect(-3.1 * s, -4 * s, [6.2 * s, 0.4 * s]), { shadow: 0.1 })
  cut(
    ink,
    darker(red, 0.15),
    (ctx) => (
      ctx.moveTo(-4 * s, -5.6 * s),
      ctx.quadraticCurveTo(0, -4.8 * s, 4 * s, -5.6 * s),
      ctx.lineTo(3.8 * s, -4.9 * s),
      ctx.quadraticCurveTo(0, -4.2 * s, -3.8 * s, -4.9 * s),
      ctx.closePath()
    ),
    { shadow: 0.14, edge: 0.3 },
  )
}

function lantern(ink: Ink, b: { x: number; height: number }): void {
  const { x, height: h } = b
  const stone = '#a8a39c'
  cut(ink, stone, rect(x - h * 0.09, -h * 0.6, [h * 0.18, h * 0.6]), { shadow: 0.08 })
  cut(ink, darker(stone, 0.1), rect(x - h * 0.22, -h * 0.08, [h * 0.44, h * 0.1]), { shadow: 0.05 })
  cut(
    ink,
    lighter(stone, 0.1),
    rounded({ x: x - h * 0.17, y: -h * 0.86, width: h * 0.34, height: h * 0.27 }, 0.04),
    { shadow: 0.05 },
  )
  mark(
    ink,
    ink.light.dark ? '#ffdf9e' : '#5d5850',
    rect(x - h * 0.08, -h * 0.8, [h * 0.16, h * 0.16]),
  )
  cut(
    ink,
    darker(stone, 0.15),
    polygon([
      [x - h * 0.3, -h * 0.84],
      [x, -h * 1.02],
      [x + h * 0.3, -h * 0.84],
    ]),
    { shadow: 0.06 },
  )
  mark(ink, stone, disc(x, -h * 1.03, h * 0.05))
}

function greekTemple(ink: Ink, s: number): void {
  const stone = '#efe3cc'
  for (let i = 0; i < 3; i++)
    cut(
      ink,
      darker(stone, 0.04 * i),
      rect((-8 + i * 0.4) * s, -0.35 * (i + 1) * s, [(16 - i * 0.8) * s, 0.36 * s]),
      { shadow: 0.06 },
    )
  mark(ink, '#8a7f78', rect(-6.6 * s, -6 * s, [13.2 * s, 5 * s]))
  for (let i = 0; i < 7; i++)
    column(ink, {
      x: (-6.3 + i * 2.1) * s,
      y: -1.05 * s,
      width: 0.9 * s,
      height: 5 * s,
      colour: stone,
    })
  cut(ink, stone, rect(-7.2 * s, -6.9 * s, [14.4 * s, 0.9 * s]), { shadow: 0.12 })
  cut(
    ink,
    lighter(stone, 0.2),
    polygon([
      [-7.6 * s, -6.9 * s],
      [0, -9.6 * s],
      [7.6 * s, -6.9 * s],
    ]),
    { shadow: 0.16, edge: 0.3 },
  )
  mark(
    ink,
    darker(stone, 0.12),
    polygon([
      [-5.6 * s, -7.1 * s],
      [0, -9 * s],
      [5.6 * s, -7.1 * s],
    ]),
  )
}
