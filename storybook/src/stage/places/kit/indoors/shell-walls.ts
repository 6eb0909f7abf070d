import { darker, lighter } from '../colour.ts'
import { column } from '../town/castles.ts'
import { scalloped } from '../nature/tree-parts.ts'
import { cut, glow, mark, stroke, type Ink } from '../paper.ts'
import { thing } from '../thing.ts'
import { boxAt } from '../shapes.ts'
import { opening } from './vehicle-room.ts'
import { window } from './windows.ts'

/** What a shell has on its back wall, behind all furniture. */
type Drawn = (ink: Ink) => void

/** Boughs of the tree that carries the room, under the ceiling. */
export const boughs: Drawn = (ink) => {
  const { half, top } = ink
  for (const side of [-1, 1])
    stroke(ink, '#7a5a40', 0.55).path(
      { x: side * half, y: top, w: -side * half, h: -top },
      'M0 0.42Q0.2 0.1 0.8 0.06',
    )
  for (let x = -half; x <= half; x += half * 0.13)
    cut(ink, ink.random.pick(['#5f9c52', '#72ae5e', '#4f8a48']), 0.12).shape(
      scalloped(x, top + ink.random.between(-0.1, 0.9), ink.random.between(0.6, 1)),
    )
}

/** Panes of the shell's own, high at both sides, where furniture hardly reaches. */
export const lookouts: Drawn = (ink) => {
  const size = Math.min(2, ink.half * 0.22)
  for (const share of [-0.56, 0.56])
    window(ink, boxAt([share * ink.half, ink.top * 0.56], [size, size]))
}

/** Pipes along the ceiling and down the wall, with their wheels. */
export const pipes =
  (colour: string): Drawn =>
  (ink) => {
    const { half, top, left, right } = ink
    for (const dy of [0.5, 0.95])
      cut(ink, darker(colour, dy * 0.2), 0.06).rect(left, top + dy, [right - left, 0.24])
    for (const share of [-0.88, -0.3, 0.34, 0.9]) {
      cut(ink, colour, 0.06).rect(share * half, top + 0.5, [0.24, -top - 0.5])
      mark(ink, lighter(colour, 0.2)).rect(share * half - 0.08, top * 0.5, [0.4, 0.22])
    }
    for (const share of [-0.3, 0.34])
      stroke(ink, '#b5493f', 0.14).disc(share * half + 0.12, top * 0.72, 0.36)
  }

const TORCHES = [-0.74, -0.16, 0.24, 0.8] as const

/** Torches on the wall, and shields between them. */
export const torches: Drawn = (ink) => {
  for (const share of TORCHES)
    thing(ink, 'prop:burning-torch', { x: share * ink.half, y: ink.top * 0.5, height: 1.7 })
  for (const share of [-0.46, 0.52])
    thing(ink, 'prop:shield', { x: share * ink.half, y: ink.top * 0.66, height: 1.4 })
}

/** Their light. */
export const torchlight: Drawn = (ink) => {
  for (const share of TORCHES)
    glow(ink, '#ffb45c', {
      x: share * ink.half,
      y: ink.top * 0.5 - 1.5,
      radius: 2.4,
      strength: 0.5,
    })
}

/** Posts and braces of a barn, with what hangs on them. */
export const posts: Drawn = (ink) => {
  const { half, top } = ink
  for (const share of [-0.66, 0, 0.66]) {
    cut(ink, '#7a5238', 0.1).rect(share * half - 0.2, top, [0.4, -top])
    for (const side of [-1, 1])
      stroke(ink, '#7a5238', 0.26).line([share * half, top + 2], [share * half + side * 1.5, top])
  }
  for (const share of [-0.34, 0.32])
    thing(ink, 'prop:horseshoe', { x: share * half, y: top * 0.62, height: 0.8 })
}

/** Antlers and crossed shields on logs. */
export const trophies: Drawn = (ink) => {
  thing(ink, 'prop:pair-of-antlers', { x: 0, y: ink.top * 0.66, height: 1.5 })
  for (const share of [-0.56, 0.56])
    thing(ink, 'prop:shield', { x: share * ink.half, y: ink.top * 0.64, height: 1.3 })
}

/** Gills under a spotted cap, all along the ceiling. */
export const cap: Drawn = (ink) => {
  const { half, top } = ink
  for (let x = -half; x < half; x += 0.5)
    stroke(ink, '#d9c4a0', 0.12).line([x, top + 1.5], [x * 1.04, top + 2.2])
  cut(ink, '#d2493f', [0.2, 0.3]).rect(-half, top, [half * 2, 1.6])
  for (let x = -half + 0.4; x < half; x += 1.7)
    mark(ink, '#fbf3e6').oval(x, top + ink.random.between(0.4, 1.1), [0.44, 0.34])
}

const SWEETS = ['#f07a9a', '#f7b84e', '#7fc9b5', '#b58fd6', '#8fc4e6'] as const

/** Icing that runs down from the ceiling, and sweets stuck to the wall. */
export const icing: Drawn = (ink) => {
  const { half, top } = ink
  for (let x = -half + 0.6; x < half; x += 1.9)
    for (const y of [0.72, 0.42, 0.16])
      mark(ink, ink.random.pick(SWEETS)).disc(x + ink.random.between(-0.3, 0.3), top * y, 0.24)
  cut(ink, '#fffaf4', 0.16).rect(-half, top, [half * 2, 0.8])
  for (let x = -half; x < half; x += 0.7)
    cut(ink, '#fffaf4', 0.06).rounded([x, top, 0.62, ink.random.between(1, 1.9)], 0.3)
}

/** Gas lamps and gilt frames. */
export const gaslights: Drawn = (ink) => {
  for (const share of [-0.86, 0.02, 0.9]) {
    const [x, y] = [share * ink.half, ink.top * 0.6]
    stroke(ink, '#b08a3c', 0.1).line([x, y + 0.7], [x, y])
    cut(ink, '#fbe9bd', [0.06, 0.3]).path({ x, y, w: 0.36, h: 0.6 }, 'M-0.6 0L-1 -1L1 -1L0.6 0Z')
  }
  for (const [share, tone] of [
    [-0.44, '#5f7a6a'],
    [0.5, '#8a5a4c'],
  ] as const) {
    cut(ink, '#c9a24e', [0.1, 0.4]).oval(share * ink.half, ink.top * 0.7, [0.8, 1])
    mark(ink, tone).oval(share * ink.half, ink.top * 0.7, [0.6, 0.8])
    mark(ink, lighter(tone, 0.4)).disc(share * ink.half, ink.top * 0.72, 0.26)
  }
}

export const gaslight: Drawn = (ink) => {
  for (const share of [-0.86, 0.02, 0.9])
    glow(ink, '#ffdf9a', { x: share * ink.half, y: ink.top * 0.64, radius: 2, strength: 0.5 })
}

/** Golden fans, as the twenties loved them. */
export const fans: Drawn = (ink) => {
  const { half, top } = ink
  for (let x = -half; x <= half; x += 2.4)
    for (const [y, r] of [
      [top * 0.62, 1.15],
      [top * 0.2, 1.15],
    ] as const)
      for (const share of [1, 0.68, 0.36])
        stroke(ink, '#d9b45a', 0.07).shape((ctx) => ctx.arc(x, y, r * share, Math.PI, 0))
  mark(ink, '#d9b45a').rect(-half, top * 0.94, [half * 2, 0.16])
}

/** A row of columns under a beam of marble. */
export const columns: Drawn = (ink) => {
  const { half, top } = ink
  for (const share of [-0.92, -0.46, 0.46, 0.92])
    column(ink, { x: share * half, width: 0.95, height: -top - 0.5, colour: '#f1ebe0' })
  cut(ink, '#e6dfd2', [0.1, 0.3]).rect(-half, top, [half * 2, 0.6])
}

/** Rows of painted signs. */
export const signs: Drawn = (ink) => {
  const { half, top } = ink
  const tones = ['#b5583f', '#3f7f86', '#8a6a2c', '#5a4632']
  for (const share of [0.84, 0.62])
    for (let x = -half + 0.3; x < half; x += 0.85)
      mark(ink, ink.random.pick(tones)).plot(
        { x, y: top * share, w: 0.24, h: 0.34 },
        ink.random.pick([
          '-1 0, 1 0, 0 -1',
          '-1 0, 1 0, 1 -0.5, -1 -0.5',
          '-0.4 0, 0.4 0, 0.8 -1, -0.8 -1',
          '0 0.2, 0.9 -0.4, 0 -1, -0.9 -0.4',
        ]),
      )
}

/** Cloth that hangs in bows from the middle pole. */
export const swags: Drawn = (ink) => {
  const { half, top } = ink
  for (let i = -3; i < 3; i++)
    cut(ink, i % 2 ? '#c9503f' : '#f4e2bc', 0.14).path(
      { x: (i * half) / 3, y: top, w: half / 3, h: 1.7 },
      'M0 0L1 0Q0.5 1.6 0 0Z',
    )
}

/** Crystals that grow up along the wall. */
export const crystals: Drawn = (ink) => {
  for (let x = -ink.half; x < ink.half; x += 1.1) {
    const high = ink.random.between(0.8, 2.6)
    cut(ink, ink.random.pick(['#c98bff', '#8fb4ff', '#e6a8f0', '#79e3ec']), 0.06).plot(
      { x, w: high * 0.8, h: high },
      '-0.2 0, -0.26 -0.7, 0 -1, 0.24 -0.66, 0.2 0',
    )
  }
}

export const shimmer: Drawn = (ink) => {
  for (const share of [-0.7, -0.2, 0.3, 0.8])
    glow(ink, share < 0 ? '#c98bff' : '#79e3ec', {
      x: share * ink.half,
      y: -1.4,
      radius: 2.6,
      strength: 0.35,
    })
}

/** Webs in the corners, and a portrait that hangs askew. */
export const webs: Drawn = (ink) => {
  const { half, top } = ink
  for (const share of [-0.9, 0.9, 0.2])
    thing(ink, 'noto:spider-web', { x: share * half, y: top + 2.4, height: 2.3 })
  thing(ink, 'noto:bat', { x: -half * 0.3, y: top * 0.78, height: 0.8 })
  thing(ink, 'noto:bat', { x: half * 0.5, y: top * 0.86, height: 0.6 })
  for (const share of [-0.6, 0.62])
    thing(ink, 'prop:candelabra', { x: share * half, y: top * 0.46, height: 1.3 })
}

export const candleShine: Drawn = (ink) => {
  for (const share of [-0.6, 0.62])
    glow(ink, '#b8f08a', { x: share * ink.half, y: ink.top * 0.6, radius: 2.4, strength: 0.4 })
}

/** Panels with lamps in them. */
export const panelLights: Drawn = (ink) => {
  const { half, top } = ink
  for (let x = -half + 0.5; x < half; x += 3.2)
    cut(ink, '#bfc8d6', [0.06, 0.4]).rounded([x, top + 0.5, 2.4, 0.5], 0.24)
}

export const panelGlow: Drawn = (ink) => {
  const { half, top } = ink
  for (let x = -half + 0.5; x < half; x += 3.2)
    mark(ink, '#d6fbff').rounded([x + 0.1, top + 0.6, 2.2, 0.3], 0.15)
  mark(ink, '#5fe6ff').rect(-half, -0.5, [half * 2, 0.1])
}

/** Where the panes of a carriage are on its wall, from the floor. */
export const CARRIAGE_PANES = [2.9, 5.3] as const

/** A row of wide panes with the land behind them, and a rack above. */
export const carriage: Drawn = (ink) => {
  const [low, high] = CARRIAGE_PANES
  for (let x = -10.8; x < ink.half + 4; x += 3.6)
    opening(ink, {
      x: x - 1.5,
      y: -high,
      width: 3,
      height: high - low,
      radius: 0.4,
      frame: '#c99a4a',
      edge: 0.22,
    })
  stroke(ink, '#c99a4a', 0.1).line([ink.left, -high - 0.8], [ink.right, -high - 0.8])
}

/** Ropes and a ring on planks. */
export const rigging: Drawn = (ink) => {
  const { half, top } = ink
  thing(ink, 'noto:ring-buoy', { x: half * 0.08, y: top * 0.62, height: 1.3 })
  thing(ink, 'noto:anchor', { x: -half * 0.8, y: top * 0.56, height: 1.5 })
  for (let i = -2; i < 2; i++)
    stroke(ink, '#d9bd84', 0.1).path(
      { x: (i * half) / 2, y: top + 0.3, w: half / 2, h: 1 },
      'M0 0Q0.5 1.3 1 0',
    )
}

/** Roots that come through the roof. */
export const roots: Drawn = (ink) => {
  for (let x = -ink.half; x < ink.half; x += 0.9) {
    const long = ink.random.between(0.6, 1.8)
    stroke(ink, '#6b4a30', ink.random.between(0.08, 0.2)).path(
      { x, y: ink.top, w: ink.random.between(-0.7, 0.7), h: long },
      'M0 0Q0.1 0.6 1 1',
    )
  }
}
