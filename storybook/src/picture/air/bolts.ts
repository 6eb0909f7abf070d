import { live } from '../../paint/pieces/live.ts'
import type { Random } from '../../scene/random.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import { tremble } from '../../stage/easing.ts'

/** Lightning: now and then a forked bolt down to the horizon and its flash over everything; never in the first half second. */
export function bolts(
  seconds: number,
  { random, horizon }: { random: Random; horizon: number },
): Piece[] {
  const strikes = [0.16, 0.44, 0.72, 0.9].map((share) => ({
    at: Math.max(0.5, share * seconds),
    way: forked(random),
  }))
  const age = (t: number, at: number): number => (t >= at ? t - at : Infinity)
  return [
    live({ name: 'bolts', depth: 81 }, (pen) => {
      for (const { at, way } of strikes) {
        const since = age(pen.t, at)
        if (since < 0.34) strike(pen, way, { horizon, bright: since < 0.1 ? 1 : 1 - since / 0.34 })
      }
    }),
    live({ name: 'flashes', depth: 20 }, ({ ctx, t, width, height }) => {
      const light = strikes.reduce((sum, { at }) => sum + Math.exp(-age(t, at) * 7), 0)
      const alpha = Math.min(0.6, light * (0.45 + 0.1 * tremble(t * 20)))
      if (alpha < 0.01) return
      ctx.save()
      ctx.resetTransform()
      ctx.globalCompositeOperation = 'screen'
      ctx.globalAlpha = alpha
      ctx.fillStyle = '#e6ecff'
      ctx.fillRect(0, 0, width, height)
      ctx.restore()
    }),
  ]
}

type Way = readonly (readonly [x: number, y: number])[]

/** A bolt and its fork, from the upper edge (0) to the horizon (1). */
function forked(random: Random): readonly Way[] {
  let x = random.between(0.15, 0.85)
  const main: [number, number][] = []
  for (let i = 0; i <= 12; i++) {
    main.push([x, i / 12])
    x += random.between(-0.022, 0.022)
  }
  const [rootX, rootY] = main[random.whole(4, 7)]!
  const side = random.chance(0.5) ? 1 : -1
  const fork = Array.from({ length: 5 }, (_, i): readonly [number, number] => [
    rootX + side * i * 0.018 + random.between(-0.012, 0.012),
    rootY + i * 0.07,
  ])
  return [main, fork]
}

function strike(
  { ctx, width, height }: Pen,
  ways: readonly Way[],
  { horizon, bright }: { readonly horizon: number; readonly bright: number },
): void {
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.lineJoin = 'round'
  for (const [index, way] of ways.entries()) {
    for (const [wide, alpha] of [
      [0.024, 0.3],
      [0.006, 1],
    ] as const) {
      ctx.globalAlpha = bright * alpha
      ctx.strokeStyle = alpha === 1 ? '#ffffff' : '#9fb4ff'
      ctx.lineWidth = Math.max(1, height * wide * (index === 0 ? 1 : 0.6))
      ctx.beginPath()
      for (const [x, y] of way) ctx.lineTo(x * width, y * height * Math.max(0.3, horizon))
      ctx.stroke()
    }
  }
  ctx.restore()
}
