import { triples, pairs } from '../../scene/rows.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../../scene/random.ts'
import type { DrawLook, Worn } from './worn.ts'

type DamageName = 'broken' | 'cracked' | 'bitten' | 'burnt' | 'torn' | 'dented' | 'crashed'

/** What has happened to things, so that something of them is gone. */
export const DAMAGE: Readonly<Record<DamageName, DrawLook>> = {
  broken(worn) {
    cracks(worn, 9)
    shards(worn)
  },
  cracked: (worn) => cracks(worn, 6),
  bitten,
  burnt,
  torn,
  dented: dents,
  crashed: dents,
}

/** Hollows with a dark upper and a light lower edge, and scratches between them. */
function dents({ ctx, left, top, wide, pixels }: Worn): void {
  const random = createRandom(29)
  const side = Math.min(wide, pixels)
  for (const [x, y, r] of triples('0.2 0.6 0.12, 0.46 0.72 0.1, 0.74 0.56 0.13, 0.86 0.74 0.08')) {
    const [cx, cy, rx] = [left + x * wide, top + y * pixels, r * side]
    ctx.fillStyle = 'rgba(24,18,20,0.5)'
    ctx.beginPath()
    ctx.ellipse(cx, cy, rx * 1.3, rx * 0.8, random.between(-0.4, 0.4), 0, 2 * Math.PI)
    ctx.fill()
    ctx.fillStyle = 'rgba(255,255,255,0.38)'
    ctx.beginPath()
    ctx.ellipse(cx + rx * 0.1, cy + rx * 0.42, rx, rx * 0.3, 0.1, 0, 2 * Math.PI)
    ctx.fill()
  }
  ctx.strokeStyle = 'rgba(70,60,58,0.7)'
  ctx.lineWidth = Math.max(1, side * 0.012)
  for (let i = 0; i < 9; i++) {
    const [x, y] = [
      left + wide * random.between(0.1, 0.8),
      top + pixels * random.between(0.45, 0.85),
    ]
    polyline(
      ctx,
      [
        [x, y],
        [x + side * 0.2, y - side * random.between(-0.03, 0.06)],
      ],
      0,
    )
  }
}

/** Rays from where it was hit, with their branches, dark with a light edge. */
function cracks({ ctx, left, top, wide, pixels }: Worn, rays: number): void {
  const random = createRandom(5)
  const [x0, y0] = [left + wide * 0.56, top + pixels * 0.42]
  const reach = 0.62 * Math.hypot(wide, pixels)
  const trace: Trace = []
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * 2 * Math.PI + random.between(-0.2, 0.2)
    const points: [number, number][] = [[x0, y0]]
    for (let part = 1; part <= 5; part++) {
      const bent = angle + random.between(-0.28, 0.28)
      points.push([
        x0 + Math.cos(bent) * reach * (part / 5),
        y0 + Math.sin(bent) * reach * (part / 5),
      ])
    }
    trace.push(points)
  }
  const fine = Math.max(1, Math.min(wide, pixels) * 0.016)
  for (const [tone, shift, line] of [
    ['rgba(255,255,255,0.75)', fine * 0.8, fine],
    ['rgba(46,36,34,0.9)', 0, fine],
  ] as const) {
    ctx.strokeStyle = tone
    ctx.lineWidth = line
    ctx.lineJoin = 'round'
    for (const points of trace) polyline(ctx, points, shift)
    for (const ring of [1, 3]) ringOf(ctx, { trace, ring, shift })
  }
}

type Trace = [number, number][][]

/** What joins the rays at one distance from the blow. */
function ringOf(
  ctx: SKRSContext2D,
  { trace, ring, shift }: { trace: Trace; ring: number; shift: number },
): void {
  for (let ray = 0; ray < trace.length; ray += ring) {
    const [from, to] = [trace[ray]?.[ring], trace[(ray + 1) % trace.length]?.[ring]]
    if (from && to) polyline(ctx, [from, to], shift)
  }
}

function polyline(ctx: SKRSContext2D, points: readonly [number, number][], shift: number): void {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x + shift, y + shift)
  ctx.stroke()
}

/** Pieces that have fallen out of it, right where it was hit and at its edge. */
function shards({ ctx, left, top, wide, pixels }: Worn): void {
  ctx.globalCompositeOperation = 'destination-out'
  const at = (x: number, y: number): [number, number] => [left + x * wide, top + y * pixels]
  for (const shard of [
    [at(0.56, 0.42), at(0.68, 0.3), at(0.74, 0.44), at(0.63, 0.52)],
    [at(0.56, 0.42), at(0.48, 0.54), at(0.42, 0.4)],
    [at(1.02, 0.02), at(0.74, 0.02), at(0.84, 0.14), at(0.8, 0.2), at(0.92, 0.26), at(1.02, 0.3)],
  ]) {
    ctx.beginPath()
    for (const [x, y] of shard) ctx.lineTo(x, y)
    ctx.closePath()
    ctx.fill()
  }
}

/** Three bites out of its right side, with what is inside showing at their edge. */
function bitten({ ctx, left, top, wide, pixels }: Worn): void {
  const side = Math.min(wide, pixels)
  const right = left + wide
  const bites = triples('0.12 0.32 0.2, 0.22 0.52 0.22, 0.1 0.74 0.19')
  for (const [grown, composite] of [
    [1.3, 'source-atop'],
    [1, 'destination-out'],
  ] as const) {
    ctx.globalCompositeOperation = composite
    ctx.fillStyle = '#fff2cf'
    for (const [inwards, down, r] of bites) {
      ctx.beginPath()
      ctx.arc(right - inwards * side, top + down * pixels, r * side * grown, 0, 2 * Math.PI)
      ctx.fill()
    }
  }
}

/** Brown all over, black in patches from the edges. */
function burnt({ ctx, left, top, wide, pixels }: Worn): void {
  ctx.fillStyle = 'rgba(52,32,22,0.62)'
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  const random = createRandom(3)
  for (let i = 0; i < 26; i++) {
    const angle = random.between(0, 2 * Math.PI)
    const far = random.between(0.25, 0.55)
    const [x, y] = [
      left + wide * (0.5 + Math.cos(angle) * far),
      top + pixels * (0.5 + Math.sin(angle) * far),
    ]
    const r = Math.min(wide, pixels) * random.between(0.06, 0.16)
    const soot = ctx.createRadialGradient(x, y, 0, x, y, r)
    soot.addColorStop(0, 'rgba(18,14,14,0.8)')
    soot.addColorStop(1, 'rgba(18,14,14,0)')
    ctx.fillStyle = soot
    ctx.fillRect(x - r, y - r, 2 * r, 2 * r)
  }
}

/** A jagged gap through the middle, and a corner that is gone; the fibres show at the edges. */
function torn({ ctx, left, top, wide, pixels }: Worn): void {
  const random = createRandom(9)
  const edge: [number, number][] = []
  for (let part = -1; part <= 13; part++)
    edge.push([
      left + wide * (0.58 + random.between(-0.035, 0.035) - part * 0.012),
      top + (part / 12) * pixels,
    ])
  const gap = Math.min(wide, pixels) * 0.06
  for (const [line, composite] of [
    [gap * 2, 'source-atop'],
    [gap, 'destination-out'],
  ] as const) {
    ctx.globalCompositeOperation = composite
    ctx.strokeStyle = '#fbf6ea'
    ctx.lineJoin = 'bevel'
    ctx.lineWidth = line
    polyline(ctx, edge, 0)
  }
  ctx.beginPath()
  for (const [x, y] of pairs(`
    -0.05 -0.05, 0.22 -0.05, 0.2 0.06, 0.13 0.07, 0.12 0.15, 0.05 0.15, 0.03 0.24, -0.05 0.26
  `))
    ctx.lineTo(left + x * wide, top + y * pixels)
  ctx.fill()
}
