import { pairs, plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, glow, mark, stroke, type Ink } from '../paper.ts'

export interface Spot {
  readonly x: number
  readonly y?: number
  readonly height: number
  readonly colour?: string
}

/** A lamp post with a lantern. Call it again with `glowing` to light it. */
export function lamp(ink: Ink, spot: Spot & { glowing?: boolean; arm?: boolean }): void {
  const { x, y = 0, height, colour = '#3d4257' } = spot
  const head = y - height
  const hx = spot.arm ? x + height * 0.22 : x
  if (spot.glowing) {
    if (!ink.light.dark) return
    glow(ink, '#ffd58a', { x: hx, y: head + height * 0.05, radius: height * 0.42, strength: 0.75 })
    mark(ink, '#fff0c4').oval(hx, head + height * 0.05, [height * 0.045, height * 0.055])
    return
  }
  stroke(ink, colour, height * 0.03).shape((ctx) => {
    ctx.moveTo(x, y)
    ctx.lineTo(x, head + height * 0.1)
    if (spot.arm) ctx.quadraticCurveTo(x, head, hx, head)
  })
  cut(ink, colour, 0.05).standing(x, y, [height * 0.09, height * 0.07])
  mark(ink, ink.light.dark ? '#ffe4a6' : '#eee6cf').oval(hx, head + height * 0.05, [
    height * 0.05,
    height * 0.06,
  ])
  cut(ink, colour, 0.03).polygon(
    ...plotted({ x: hx, y: head, w: height, h: height }, '-0.07 0.02, 0 -0.05, 0.07 0.02'),
  )
}

/** A lamp that burns, and the light that it throws on the ground around it. */
export function lampLight(ink: Ink, x: number, height: number): void {
  lamp(ink, { x, height, glowing: true })
  if (!ink.light.dark) return
  const { ctx } = ink
  ctx.save()
  ctx.translate(x, 0.1)
  ctx.scale(1, 0.2)
  glow(ink, '#ffd080', { x: 0, y: 0, radius: height * 0.9, strength: 0.6 })
  ctx.restore()
}

export function bench(ink: Ink, spot: Spot): void {
  const { x, y = 0, height, colour = '#9a6a43' } = spot
  const w = height * 2.2
  for (const side of [-1, 1])
    stroke(ink, '#3d4257', height * 0.08).path({ x, y, w: side * w, h: height }, 'M0.4 0L0.4 -1')
  for (const [row, thick] of pairs('0.5 0.14, 0.72 0.13, 0.92 0.13')) {
    cut(ink, lighter(colour, row * 0.15), 0.05).rect(x - w / 2, y - height * row, [
      w,
      height * thick,
    ])
  }
}

/** A bin with a lid. */
export function bin(ink: Ink, spot: Spot): void {
  const { x, y = 0, height, colour = '#5f7a6a' } = spot
  const w = height * 0.72
  cut(ink, colour, 0.12).polygon(
    ...plotted({ x, y, w, h: height }, '-0.44 0, -0.5 -0.82, 0.5 -0.82, 0.44 0'),
  )
  for (const dx of [-0.25, 0, 0.25])
    mark(ink, darker(colour, 0.22)).rect(x + dx * w - w * 0.03, y - height * 0.74, [
      w * 0.06,
      height * 0.66,
    ])
  cut(ink, lighter(colour, 0.12), 0.06).rounded(
    [x - w * 0.56, y - height * 0.95, w * 1.12, height * 0.15],
    height * 0.05,
  )
}

/** A pile of rubbish bags. */
export function bags(ink: Ink, spot: Spot): void {
  const { x, y = 0, height } = spot
  for (const [dx, size, tone] of [
    [-0.5, 0.7, '#3f4254'],
    [0.5, 0.6, '#4a4d60'],
    [0, 0.9, '#35384a'],
  ] as const) {
    const r = height * size * 0.5
    cut(ink, tone, 0.1).shape((ctx) => {
      ctx.moveTo(x + dx * height - r, y)
      ctx.bezierCurveTo(
        x + dx * height - r * 1.2,
        y - r * 1.4,
        x + dx * height - r * 0.2,
        y - r * 1.6,
        x + dx * height,
        y - r * 2,
      )
      ctx.bezierCurveTo(
        x + dx * height + r * 0.2,
        y - r * 1.6,
        x + dx * height + r * 1.2,
        y - r * 1.4,
        x + dx * height + r,
        y,
      )
    })
  }
}

interface Fence {
  readonly y?: number
  readonly height: number
  readonly colour: string
  readonly kind?: 'picket' | 'rail' | 'iron'
}

/** A fence from side to side that leaves the acting line's middle open; the gate in halves of the stage. */
export function fenceWithGate(
  ink: Ink,
  { gate, ...look }: Fence & { readonly gate: readonly [left: number, right: number] },
): void {
  fence(ink, { ...look, from: -ink.half * 1.4, to: ink.half * gate[0] })
  fence(ink, { ...look, from: ink.half * gate[1], to: ink.half * 1.4 })
}

/** Pickets or rails over a stretch of ground. */
export function fence(ink: Ink, b: Fence & { readonly from: number; readonly to: number }): void {
  const { from, to, y = 0, height, colour, kind = 'picket' } = b
  for (const row of [0.35, 0.75])
    cut(ink, colour, 0.05).rect(from, y - height * row, [
      to - from,
      height * (kind === 'iron' ? 0.05 : 0.1),
    ])
  const step = kind === 'rail' ? height * 1.6 : kind === 'iron' ? height * 0.2 : height * 0.26
  for (let x = from; x <= to; x += step) {
    const w = kind === 'iron' ? height * 0.045 : height * 0.15
    const tip = kind === 'rail' ? 0 : height * 0.12
    cut(ink, lighter(colour, 0.08), kind === 'iron' ? 0 : 0.04).polygon(
      [x - w / 2, y],
      [x - w / 2, y - height + tip],
      [x, y - height],
      [x + w / 2, y - height + tip],
      [x + w / 2, y],
    )
  }
}

/** Platforms and ladders of an iron fire escape on a wall; the lowest hangs, when it is broad. */
export function fireEscape(
  ink: Ink,
  b: { x: number; y: number; width: number; floors: number; gap: number },
): void {
  const colour = '#3a3640'
  const broad = b.width > 4
  const rail = broad ? 0.9 : 0.6
  for (let i = 0; i < b.floors; i++) {
    const y = b.y - i * b.gap
    cut(ink, colour, broad ? 0.2 : 0.1).rect(b.x, y, [b.width, broad ? 0.2 : 0.1])
    if (i > 0 || broad) ladder(ink, { ...b, y, flip: i % 2 === 0, colour })
    stroke(ink, colour, broad ? 0.1 : 0.05).shape((ctx) => {
      ctx.rect(b.x, y - rail, b.width, rail)
      const bars = broad ? 14 : 6
      for (let k = 1; k < bars; k++) {
        ctx.moveTo(b.x + (k * b.width) / bars, y)
        ctx.lineTo(b.x + (k * b.width) / bars, y - rail)
      }
    })
  }
}

interface Ladder {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly gap: number
  readonly flip: boolean
  readonly colour: string
}

function ladder(ink: Ink, { x, y, width, gap, flip, colour }: Ladder): void {
  const broad = width > 4
  const apart = broad ? 0.7 : 0.28
  const top = x + (flip ? 0.25 : width - 0.27 - apart)
  const foot = x + (flip ? width - 0.52 - apart : 0.5)
  stroke(ink, colour, broad ? 0.12 : 0.05).shape((ctx) => {
    for (const off of [0, apart]) {
      ctx.moveTo(top + off, y)
      ctx.lineTo(foot + off, y + gap)
    }
    if (!broad) return
    for (let k = 1; k < 10; k++) {
      const at = top + ((foot - top) * k) / 10
      ctx.moveTo(at, y + (gap * k) / 10)
      ctx.lineTo(at + apart, y + (gap * k) / 10)
    }
  })
}
