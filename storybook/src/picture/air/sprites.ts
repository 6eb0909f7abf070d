import { pairs } from '../../scene/rows.ts'
import { createCanvas, type Canvas } from '@napi-rs/canvas'

/** How solid a sprite is from its middle to its edge. */
type Fall = readonly (readonly [at: number, alpha: number])[]

const GLOW: Fall = pairs('0 1, 0.18 0.62, 0.42 0.22, 0.7 0.06, 1 0')
const SOFT: Fall = pairs('0 0.95, 0.4 0.85, 0.7 0.35, 1 0')

type Colour = readonly [number, number, number]

/** A round spot of light that fades outwards; `rim` above 0 makes it a disc of bokeh with a bright edge. */
export function glowSprite(colour: Colour, rim = 0): Canvas {
  if (rim === 0) return sprite(colour, GLOW)
  return sprite(colour, [
    [0, 0.42],
    [0.8, 0.5],
    [0.88, 0.5 + rim * 0.4],
    [1, 0],
  ])
}

/** A disc with a soft edge, as small things out of focus have it. */
export function softSprite(colour: Colour): Canvas {
  return sprite(colour, SOFT)
}

const SIZE = 96

function sprite(colour: Colour, fall: Fall): Canvas {
  const canvas = createCanvas(SIZE, SIZE)
  const ctx = canvas.getContext('2d')
  const [middle, tone] = [SIZE / 2, colour.map((part) => Math.round(part)).join(', ')]
  const gradient = ctx.createRadialGradient(middle, middle, 0, middle, middle, middle)
  for (const [at, alpha] of fall) gradient.addColorStop(at, `rgba(${tone}, ${alpha})`)
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, SIZE, SIZE)
  return canvas
}
