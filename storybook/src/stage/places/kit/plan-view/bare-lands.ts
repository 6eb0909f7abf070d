import { clear } from '../colour.ts'
import type { Sheet, Spot } from './sheet.ts'

/** Sand in waves, each with its lit and its dark side. */
export function dunes(sheet: Sheet): void {
  const { ctx, random, reach } = sheet
  for (let y = -reach.y - 1; y < reach.y + 1; y += 0.9) {
    const turn = random.between(0, 6)
    const crest = (x: number): number =>
      y + 0.5 * Math.sin(x * 0.55 + turn) + 0.2 * Math.sin(x * 1.3)
    for (const [deep, colour] of [
      [0.55, clear('#a9743a', 0.34)],
      [-0.22, clear('#f6dcae', 0.65)],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      for (let x = -reach.x; x <= reach.x; x += 0.25) ctx.lineTo(x, crest(x))
      for (let x = reach.x; x >= -reach.x; x -= 0.25)
        ctx.lineTo(x, crest(x) + deep * (0.5 + 0.5 * Math.sin(x * 0.4 + turn)))
      ctx.fill()
    }
  }
}

/** A crag with its lit and its dark side. */
export function rock({ ctx, random, winter }: Sheet, { x, y }: Spot): void {
  const r = random.between(0.7, 1.7)
  const at = (a: number): [number, number] => [
    x + Math.cos(a) * r * random.between(0.75, 1),
    y + Math.sin(a) * r * random.between(0.6, 0.85),
  ]
  const ring = Array.from({ length: 7 }, (_, i) => at((i / 7) * Math.PI * 2))
  ring.forEach((from, i) => {
    const to = ring[(i + 1) % 7] ?? from
    ctx.fillStyle =
      i < 1 || i > 4
        ? winter
          ? '#f4f7fa'
          : '#b3b0a6'
        : i < 3
          ? '#6d6f78'
          : winter
            ? '#c9d6e2'
            : '#8f8d88'
    ctx.beginPath()
    ctx.moveTo(x, y - r * 0.1)
    ctx.lineTo(...from)
    ctx.lineTo(...to)
    ctx.fill()
  })
}
