import { pairs } from '../../scene/rows.ts'
import type { Pose } from '../actor.ts'
import { bodyColours } from '../colour/body-colours.ts'
import { shift, toHex } from '../colour/oklch.ts'
import { paletteOf } from '../colour/palette.ts'
import type { Outline, Part, Sheet } from '../figure/figure.ts'
import type { Affine } from '../figure/affine.ts'
import { turnAbout } from '../figure/turn-about.ts'
import type { Pattern } from './pattern.ts'
import { onSheet } from './on-sheet.ts'

/** A trunk as drawn, hanging: what is cut out and where its root is. 0,0 top left … 1,1 bottom right. */
interface Trunk {
  readonly root: readonly [number, number]
  readonly outline: readonly (readonly [number, number])[]
}

const TRUNKS: Readonly<Record<string, Trunk>> = {
  elephant: {
    root: [0.165, 0.58],
    outline: pairs('0.06 0.6, 0.255 0.6, 0.27 0.7, 0.27 0.88, 0 0.88, 0 0.6'),
  },
}

/** From here on the raised trunk is shown instead of the hanging one. */
const UP = 0.06

/** A trunk that can be lifted: a second one of paper, curved upwards, shows while it is. */
export function trunkPart({ name, body, aspect }: Pattern): {
  readonly sheets: readonly Sheet[]
  readonly behind: readonly Part[]
  readonly front: readonly Part[]
  readonly drop: readonly Outline[]
} | null {
  const trunk = TRUNKS[name]
  const [root] = trunk ? onSheet([trunk.root], aspect) : []
  if (!trunk || !root) return null
  const outline = onSheet(trunk.outline, aspect)
  const [x, y] = root
  const hanging: Part = {
    sheet: 0,
    // A little more of the face goes with it, so that no seam shows.
    keep: outline.map(([px, py]) => [px, py < y + 0.03 ? y - 0.01 : py] as const),
    move: ({ trunk: up = 0 }, t) => (up > UP ? null : turnAbout(x, y, 0.03 * Math.sin(t * 1.1))),
  }
  const lifted: Part = { sheet: 1, move: (pose, t) => liftedAt(pose, { x, y, t }) }
  return {
    sheets: [raisedTrunk(x, y, toneOf(body))],
    behind: [],
    front: [hanging, lifted],
    drop: [outline],
  }
}

function liftedAt(
  { trunk = 0 }: Pose,
  { x, y, t }: { x: number; y: number; t: number },
): Affine | null {
  if (trunk <= UP) return null
  return turnAbout(x, y, turnOf(trunk) + 0.05 * trunk * Math.sin(t * 3))
}

function toneOf(body: string): string {
  const widest = bodyColours(paletteOf(body))?.swatches.toSorted((a, b) => b.share - a.share)[0]
  return widest ? toHex(widest) : '#bdbdbd'
}

/** How far a trunk that is raised by this share is turned about its root. */
const turnOf = (raised: number): number => -1.5 * (1 - raised)

/** The raised trunk's middle line from its root (0) to its tip (1), as drawn. */
function trunkAt(share: number): [x: number, y: number] {
  return [
    -0.3 * Math.sin(share * 2.3) + 0.08 * share ** 3,
    0.05 - 0.08 * Math.sin(share * 3) - 0.56 * share ** 1.5,
  ]
}

/** Where the tip of a trunk raised by this share is, from the root, in own heights: x ahead, y up. */
export function trunkTip(raised: number): { readonly x: number; readonly y: number } {
  const [x, y] = trunkAt(1)
  const [sin, cos] = [Math.sin(turnOf(raised)), Math.cos(turnOf(raised))]
  return { x: -(x * cos - y * sin), y: -(x * sin + y * cos) }
}

/** Thick at the root and thin at the tip: a row of discs along a curve, with folds. */
function raisedTrunk(x: number, y: number, tone: string): Sheet {
  const along = (share: number): [number, number, number] => {
    const [ahead, below] = trunkAt(share)
    return [x + ahead, y + below, 0.1 * (1 - share) + 0.036]
  }
  return {
    frame: { left: x - 0.5, top: y - 0.7, right: x + 0.15, bottom: y + 0.2 },
    paint: (ctx) => {
      const discs = (grow: number): void => {
        for (let i = 0; i <= 60; i++) {
          const [cx, cy, radius] = along(i / 60)
          ctx.beginPath()
          ctx.arc(cx, cy, radius + grow, 0, 2 * Math.PI)
          ctx.fill()
        }
      }
      ctx.fillStyle = shift(tone, -0.09)
      discs(0.006)
      ctx.fillStyle = tone
      discs(0)
      ctx.strokeStyle = shift(tone, -0.09)
      ctx.lineWidth = 0.008
      for (const share of [0.3, 0.42, 0.54, 0.66, 0.78, 0.9]) {
        const [cx, cy, radius] = along(share)
        ctx.beginPath()
        ctx.arc(cx, cy, radius * 0.9, 0.1, 1.5)
        ctx.stroke()
      }
    },
  }
}
