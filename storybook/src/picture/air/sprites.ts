import { createCanvas, type Canvas } from '@napi-rs/canvas'

/** A round spot of light that fades outwards; `rim` above 0 makes it a disc of bokeh with a bright edge. */
export function glowSprite(colour: readonly [number, number, number], rim = 0): Canvas {
  const size = 96
  const canvas = createCanvas(size, size)
  const ctx = canvas.getContext('2d')
  const tone = (alpha: number): string =>
    `rgba(${Math.round(colour[0])}, ${Math.round(colour[1])}, ${Math.round(colour[2])}, ${alpha})`
  const gradient = ctx.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
  if (rim > 0) {
    gradient.addColorStop(0, tone(0.42))
    gradient.addColorStop(0.8, tone(0.5))
    gradient.addColorStop(0.88, tone(0.5 + rim * 0.4))
    gradient.addColorStop(1, tone(0))
  } else {
    for (const [at, alpha] of [
      [0, 1],
      [0.18, 0.62],
      [0.42, 0.22],
      [0.7, 0.06],
      [1, 0],
    ] as const) {
      gradient.addColorStop(at, tone(alpha))
    }
  }
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, size, size)
  return canvas
}
