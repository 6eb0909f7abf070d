import { Path2D } from '@napi-rs/canvas'
import { inHead } from './head.ts'
import type { Part } from '../body/limbs.ts'
import type { HairStyle, Look } from '../outfit.ts'
import { cut } from '../drawing/paper.ts'
import type { View } from '../body/skeleton.ts'
import { combed, gloss, rim, ringlets } from './hair-texture.ts'

type Strand = (path: Path2D, view: View) => void

const blob = (
  path: Path2D,
  ...[x, y, size]: readonly [number, number, readonly [number, number]]
): void => {
  path.moveTo(x + size[0], y)
  path.ellipse(x, y, size[0], size[1], 0, 0, Math.PI * 2)
}

/** A cap of hair over the skull with a parting of its own: `front` is how far it comes down on the brow. */
const cap =
  (look: { front: number; back: number; volume?: number; side?: number }): Strand =>
  (path, view) => {
    const v = look.volume ?? 0.05
    if (view === 'back') return backCap(path, look.back, v)
    if (view === 'front') return frontCap(path, { ...look, v })
    path.moveTo(0.4 + v * 0.4, -0.66)
    path.bezierCurveTo(0.47, -0.92, 0.26, -1.05 - v, 0.02, -1.05 - v)
    path.bezierCurveTo(-0.3, -1.05 - v, -0.47 - v, -0.84, -0.45 - v, -0.55)
    path.bezierCurveTo(-0.46 - v, -0.36, -0.4, look.back - 0.04, -0.28, look.back)
    path.bezierCurveTo(-0.2, look.back - 0.1, -0.18, -0.4, -0.14, -0.52)
    path.bezierCurveTo(-0.1, -0.62, -0.02, -0.62, 0.0, -0.66)
    path.bezierCurveTo(0.02, look.front - 0.08, 0.22, look.front, 0.4 + v * 0.4, -0.66)
    path.closePath()
  }

function frontCap(
  path: Path2D,
  look: { front: number; back: number; v: number; side?: number },
): void {
  const { v } = look
  const low = Math.min(-0.42, look.back - 0.12)
  const part = look.side ?? 0
  path.moveTo(-0.42 - v * 0.6, low)
  path.bezierCurveTo(-0.5 - v, -0.85, -0.32, -1.06 - v, 0, -1.06 - v)
  path.bezierCurveTo(0.32, -1.06 - v, 0.5 + v, -0.85, 0.42 + v * 0.6, low)
  path.bezierCurveTo(0.38, -0.6, 0.36, look.front + 0.02, part + 0.02, look.front - 0.09)
  path.bezierCurveTo(-0.2, look.front + 0.02, -0.38, -0.6, -0.42 - v * 0.6, low)
  path.closePath()
}

function backCap(path: Path2D, back: number, v: number): void {
  path.moveTo(-0.42, -0.45)
  path.bezierCurveTo(-0.52 - v, -0.85, -0.32, -1.06 - v, 0, -1.06 - v)
  path.bezierCurveTo(0.32, -1.06 - v, 0.52 + v, -0.85, 0.42, -0.45)
  path.bezierCurveTo(0.4, back + 0.05, 0.2, back + 0.05, 0, back + 0.03)
  path.bezierCurveTo(-0.2, back + 0.05, -0.4, back + 0.05, -0.42, -0.45)
  path.closePath()
}

/** A fall of hair behind the head, down to `to`. */
const fall =
  (to: number, wide: number, wave = 0): Strand =>
  (path, view) => {
    const middle = view === 'side' ? -0.16 : 0
    const half = view === 'side' ? wide * 0.8 : wide
    path.moveTo(middle - half * 0.9, -0.78)
    path.bezierCurveTo(
      middle - half - 0.1,
      -0.4,
      middle - half - wave,
      to * 0.4,
      middle - half * 0.85,
      to,
    )
    path.quadraticCurveTo(
      middle,
      to + 0.12,
      middle + half * (view === 'side' ? 0.4 : 0.85),
      to - 0.02,
    )
    path.bezierCurveTo(
      middle + half + (view === 'side' ? -0.2 : wave),
      to * 0.3,
      middle + half * 0.95,
      -0.4,
      middle + half * 0.9,
      -0.78,
    )
    path.closePath()
  }

const bunAt =
  (size: number): Strand =>
  (path, view) =>
    view === 'side'
      ? blob(path, -0.4, -0.92, [size, size])
      : blob(path, 0, -1.14, [size, size * 0.9])

const tail: Strand = (path, view) => {
  if (view !== 'side') {
    const x = view === 'back' ? 0 : 0.34
    path.moveTo(x - 0.1, -0.86)
    path.bezierCurveTo(x - 0.2, -0.4, x - 0.12, -0.05, x + 0.02, 0.12)
    path.bezierCurveTo(x + 0.16, -0.1, x + 0.22, -0.4, x + 0.1, -0.86)
    return path.closePath()
  }
  path.moveTo(-0.3, -0.92)
  path.bezierCurveTo(-0.85, -1.0, -0.88, -0.4, -0.62, 0.1)
  path.bezierCurveTo(-0.62, -0.3, -0.56, -0.56, -0.3, -0.68)
  path.closePath()
}

const pigtails: Strand = (path, view) => {
  const spots = view === 'side' ? [-0.46] : [-0.56, 0.56]
  for (const x of spots) {
    path.moveTo(x - 0.09, -0.66)
    path.bezierCurveTo(x - 0.3, -0.46, x - 0.16, -0.06, x, 0.0)
    path.bezierCurveTo(x + 0.16, -0.06, x + 0.22, -0.46, x + 0.09, -0.66)
    path.closePath()
  }
}

const braid: Strand = (path, view) => {
  const x = view === 'side' ? -0.42 : view === 'back' ? 0 : 0.3
  for (let knot = 0; knot < 6; knot++)
    blob(path, x + knot * 0.012, -0.42 + knot * 0.13, [0.115 - knot * 0.01, 0.09])
}

const twoBraids: Strand = (path, view) => {
  for (const x of view === 'side' ? [-0.4] : [-0.44, 0.44])
    for (let knot = 0; knot < 7; knot++)
      blob(path, x + Math.sign(x) * knot * 0.01, -0.42 + knot * 0.13, [0.105 - knot * 0.008, 0.085])
}

/** Dreadlocks: ropes of hair, each cut by itself. */
const rope =
  (share: number): Strand =>
  (path, view) => {
    const [from, to] = view === 'side' ? [-0.52, 0.02] : [-0.56, 0.56]
    const x = from + (to - from) * share
    const end = 0.36 + 0.12 * Math.sin(share * 19)
    path.moveTo(x - 0.06, -0.72)
    path.bezierCurveTo(x - 0.09, -0.3, x - 0.07, 0, x - 0.055, end)
    path.quadraticCurveTo(x, end + 0.09, x + 0.055, end)
    path.bezierCurveTo(x + 0.07, 0, x + 0.07, -0.3, x + 0.06, -0.72)
    path.closePath()
  }

/** Where on the rim of the hair a curl sits: clear of the eyes. */
const curlAt = (angle: number): readonly [number, number] => [
  Math.cos(angle) * 0.46 - 0.01,
  -0.64 - Math.sin(angle) * 0.4,
]

const curls =
  (size: number, low: number): Strand =>
  (path, view) => {
    const ring = view === 'front' ? 11 : 12
    for (let index = 0; index < ring; index++) {
      const share = index / (ring - 1)
      const from = view === 'side' ? 0.02 : -0.08
      const to = view === 'side' ? 1.26 : 1.08
      const angle = (from + (to - from) * share) * Math.PI
      const [x, y] = curlAt(angle)
      blob(path, x, y, [size, size])
    }
    blob(path, view === 'side' ? -0.16 : 0, -0.84, [0.36, 0.24])
    if (view === 'back') blob(path, 0, -0.5, [0.44, 0.42 + low])
    if (view === 'side') blob(path, -0.3, -0.55, [0.16, 0.28])
  }

const afro: Strand = (path, view) => {
  const x = view === 'side' ? -0.08 : 0
  if (view === 'back') return blob(path, x, -0.68, [0.56, 0.62])
  path.moveTo(x + 0.5, -0.72)
  path.arc(x, -0.78, 0.56, 0.12, Math.PI * 1.02, true)
  if (view === 'side') {
    path.bezierCurveTo(x - 0.58, -0.5, x - 0.46, -0.3, x - 0.24, -0.26)
    path.bezierCurveTo(x - 0.1, -0.44, x - 0.06, -0.62, x + 0.1, -0.7)
    path.quadraticCurveTo(x + 0.3, -0.76, x + 0.5, -0.72)
  } else {
    path.bezierCurveTo(x - 0.58, -0.5, x - 0.48, -0.36, x - 0.4, -0.38)
    path.bezierCurveTo(x - 0.36, -0.66, x - 0.2, -0.74, x, -0.75)
    path.bezierCurveTo(x + 0.2, -0.74, x + 0.36, -0.66, x + 0.4, -0.38)
    path.bezierCurveTo(x + 0.5, -0.36, x + 0.6, -0.5, x + 0.55, -0.72)
  }
  path.closePath()
}

const spikes: Strand = (path, view) => {
  const lean = view === 'side' ? 0.1 : 0
  for (let index = 0; index < 5; index++) {
    const x = -0.38 + index * 0.19
    const base = -0.94 + Math.abs(x) * 0.36
    path.moveTo(x - 0.14, base + 0.16)
    path.quadraticCurveTo(x - 0.1 + lean, base - 0.14, x + 0.1 + lean, base - 0.2)
    path.quadraticCurveTo(x + 0.06 + lean, base - 0.04, x + 0.18, base + 0.16)
    path.closePath()
  }
}

const crest: Strand = (path, view) => {
  const wide = view === 'side' ? 0.34 : 0.09
  for (let index = 0; index < 6; index++) {
    const x = (-1 + index * 0.4) * wide
    path.moveTo(x - 0.08, -0.92)
    path.lineTo(x, -1.32 + Math.abs(x) * 0.5)
    path.lineTo(x + 0.1, -0.92)
    path.closePath()
  }
}

const wisp: Strand = (path) => {
  for (const [x, tall] of [
    [-0.1, 0.1],
    [0, 0.16],
    [0.11, 0.11],
  ] as const) {
    path.moveTo(x - 0.07, -0.96)
    path.quadraticCurveTo(x - 0.05, -0.98 - tall, x + 0.09, -1.0 - tall)
    path.quadraticCurveTo(x + 0.04, -1.0, x + 0.07, -0.95)
    path.closePath()
  }
}

const fringe: Strand = (path, view) => {
  if (view === 'side') {
    path.moveTo(-0.45, -0.55)
    path.bezierCurveTo(-0.5, -0.9, -0.3, -0.98, -0.14, -0.86)
    path.bezierCurveTo(-0.2, -0.7, -0.2, -0.5, -0.24, -0.34)
    path.quadraticCurveTo(-0.4, -0.3, -0.45, -0.55)
  } else if (view === 'front') {
    for (const side of [-1, 1]) {
      path.moveTo(side * 0.44, -0.7)
      path.quadraticCurveTo(side * 0.5, -0.4, side * 0.36, -0.36)
      path.quadraticCurveTo(side * 0.36, -0.55, side * 0.4, -0.7)
    }
  } else blob(path, 0, -0.45, [0.44, 0.3])
  path.closePath()
}

/** Before the head (over the brow) and behind it, for each style. */
const STYLES: Readonly<Record<HairStyle, { front: readonly Strand[]; behind: readonly Strand[] }>> =
  {
    short: { front: [cap({ front: -0.7, back: -0.26, side: -0.1 })], behind: [] },
    crop: { front: [cap({ front: -0.76, back: -0.36, volume: 0.0 })], behind: [] },
    'side-part': {
      front: [cap({ front: -0.6, back: -0.3, volume: 0.09, side: -0.2 })],
      behind: [],
    },
    bob: { front: [cap({ front: -0.58, back: -0.12, volume: 0.07 })], behind: [fall(-0.06, 0.52)] },
    long: {
      front: [cap({ front: -0.68, back: -0.1, volume: 0.05, side: 0.08 })],
      behind: [fall(0.62, 0.48)],
    },
    wavy: {
      front: [cap({ front: -0.64, back: -0.1, volume: 0.1, side: -0.12 })],
      behind: [fall(0.42, 0.54, 0.14)],
    },
    ponytail: { front: [cap({ front: -0.7, back: -0.3 })], behind: [tail] },
    bun: { front: [cap({ front: -0.7, back: -0.3, volume: 0.02 })], behind: [bunAt(0.21)] },
    topknot: { front: [cap({ front: -0.78, back: -0.3, volume: 0 })], behind: [bunAt(0.13)] },
    afro: { front: [afro], behind: [] },
    curly: { front: [curls(0.155, 0.1)], behind: [] },
    pigtails: { front: [cap({ front: -0.66, back: -0.3 })], behind: [pigtails] },
    braid: { front: [cap({ front: -0.68, back: -0.2 })], behind: [braid] },
    'two-braids': { front: [cap({ front: -0.68, back: -0.2 })], behind: [twoBraids] },
    locks: {
      front: [cap({ front: -0.66, back: -0.1, volume: 0.08 })],
      behind: [0, 0.5, 1, 0.25, 0.75, 0.12, 0.38, 0.62, 0.88].map(rope),
    },
    spiky: { front: [spikes, cap({ front: -0.72, back: -0.3, volume: 0.03 })], behind: [] },
    mohawk: { front: [crest], behind: [] },
    tuft: { front: [wisp], behind: [] },
    balding: { front: [fringe], behind: [] },
    bald: { front: [], behind: [] },
  }

/** The hair in front of the skull (over brow and temples). */
export function hairFront(look: Look, view: View): Part | null {
  return strands(look, view, STYLES[look.hair.style].front)
}

/** Hair that falls behind the head and the shoulders. */
export function hairBehind(look: Look, view: View): Part | null {
  return strands(look, view, STYLES[look.hair.style].behind)
}

function strands(look: Look, view: View, list: readonly Strand[]): Part | null {
  if (list.length === 0) return null
  const { colour, style } = look.hair
  const round = style === 'curly' || style === 'afro'
  return inHead(look, { x: -1.1, y: -1.5, width: 2.2, height: 2.5 }, (ctx) => {
    // One by one: strands that turn against each other would cut holes into a common shape.
    for (const strand of list) {
      const shape = new Path2D()
      strand(shape, view)
      cut(ctx, shape, { colour, depth: 0.8 })
      ctx.save()
      ctx.clip(shape)
      if (round) ringlets(ctx, colour)
      else combed(ctx, colour)
      gloss(ctx, colour)
      // Where many curls overlap, the rim of each would show through the others.
      if (!round && style !== 'braid' && style !== 'two-braids') rim(ctx, shape, colour)
      ctx.restore()
    }
  })
}
