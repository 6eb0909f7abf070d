import { live } from '../../../paint/pieces/live.ts'
import { quads } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { motes } from '../kit/alive.ts'
import { clear, darker } from '../kit/colour.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { leaves } from '../kit/season.ts'
import type { Pair } from '../kit/shapes.ts'

/** A wood for whoever lies on its ground and looks up: trunks on all sides that run together below the sky. */
export const treetopsPlace = place({
  id: 'treetops',
  time: 'day',
  ground: 'none',
  medium: 'air',
  sounds: { birds: 0.6, leaves: 0.4 },
  set: (c) => [
    sky(c, { clouds: 0.3, sun: false }),
    ...(c.light.dark ? [] : [shine()]),
    ...quads('26 17 0.6 0.5, 12 11 0.45 0.7, 0 7 0.34 0.9').flatMap((ring) => ringOf(c, ring)),
    motes(c, {}),
  ],
})

/** The sun behind the leaves, with rays that turn slowly. */
function shine(): Piece {
  return live({ name: 'shine', depth: 30 }, ({ ctx, width, height, t }) => {
    const [x, y, far] = [width / 2, height * 0.46, Math.min(width, height) * 0.9]
    const glow = ctx.createRadialGradient(x, y, 0, x, y, far)
    glow.addColorStop(0, 'rgba(255,250,220,1)')
    glow.addColorStop(0.1, 'rgba(255,246,200,0.85)')
    glow.addColorStop(1, 'rgba(255,236,170,0)')
    ctx.fillStyle = glow
    ctx.beginPath()
    for (let ray = 0; ray < 24; ray++) {
      const angle = (ray / 24) * 2 * Math.PI + t * 0.03
      const long = far * (ray % 2 === 0 ? 1 : 0.3)
      ctx.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long)
    }
    ctx.fill()
  })
}

type Ring = readonly [z: number, count: number, reach: number, wide: number]

/** Trees at one distance around us: the nearer, the closer to the middle of the sky their tops are. */
function ringOf(c: PlaceContext, [z, count, reach, wide]: Ring): Piece[] {
  const { crown, low, half } = extentAt(c.box, z)
  const near = Math.min(half, (crown - low) / 2)
  const grown = (z + 12) / 12
  return plane(c, { name: `trees around ${z}`, z, haze: 0.4 }, (ink) => {
    ink.ctx.translate(0, -(crown + low) / 2)
    const far = Math.hypot(half, (crown - low) / 2) * 1.5
    for (let i = 0; i < count; i++) {
      const angle = ((i + ink.random.between(0.2, 0.8)) / count) * 2 * Math.PI + z
      const top = reach * near * ink.random.between(0.8, 1.3)
      tree(ink, { angle, top, far, wide: wide * grown * ink.random.between(0.8, 1.2) })
    }
  })
}

interface Tree {
  readonly angle: number
  /** How far from the middle its top is, and its foot. */
  readonly top: number
  readonly far: number
  readonly wide: number
}

const BARK = '#8a5a40'

function tree(ink: Ink, { angle, top, far, wide }: Tree): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (out: number, side: number): Pair => [out * cos - side * sin, out * sin + side * cos]
  const band = (from: number, to: number): Pair[] => [
    at(far, wide * from),
    at(far, wide * to),
    at(top, wide * 0.08 * to),
    at(top, wide * 0.08 * from),
  ]
  boughs(ink, { at, top, far, wide })
  cut(ink, BARK, [0.4, 0.2]).polygon(...band(-1, 1))
  mark(ink, darker(BARK, 0.25)).polygon(...band(0.45, 1))
  for (const side of [-0.7, -0.3, 0.15])
    mark(ink, clear(darker(BARK, 0.4), 0.5)).polygon(...band(side, side + 0.06))
}

/** Boughs on both sides of the upper trunk, the longer the lower. */
function boughs(
  ink: Ink,
  { at, top, far, wide }: Omit<Tree, 'angle'> & { at: (out: number, side: number) => Pair },
): void {
  const tones = leaves(ink)
  const long = 0.05 * far
  for (let step = 7; step >= 0; step--) {
    const out = top + (step * 0.72 - 0.4) * long
    const reach = wide * 0.2 + long * (0.5 + 0.13 * step) * ink.random.between(0.8, 1.2)
    for (const side of [-1, 1]) {
      const tone = darker(ink.random.pick(tones), 0.12)
      cut(ink, tone, 0.1).polygon(
        at(out - 0.4 * long, 0),
        at(out, side * reach * 0.5),
        at(out + 0.75 * long, side * reach * 1.25),
        at(out + 0.4 * long, side * reach * 0.6),
        at(out + 0.6 * long, side * reach * 0.45),
        at(out + 0.35 * long, 0),
      )
    }
  }
}
