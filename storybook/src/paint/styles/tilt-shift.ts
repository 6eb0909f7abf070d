import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { contrast, createColourTable, lookUp, saturate } from './techniques/colour-table.ts'
import type { Style, StyleSetup } from './style.ts'

/** How much smaller the blurred copy is: its pixels melt when it is drawn large again. */
const REDUCED = 7

/** A toy town: toy colours, sharp only in a band across the middle, soft above and below. */
export const tiltShift: Style = {
  hold: 1,
  open(setup) {
    const table = createColourTable((r, g, b) =>
      saturate(contrast([r + 6, g + 6, b + 4], 1.2, 122), 1.5),
    )
    const small = createCanvas(Math.ceil(setup.width / REDUCED), Math.ceil(setup.height / REDUCED))
    const soft = createCanvas(setup.width, setup.height)
    return {
      finish: (ctx, canvas) => blurEdges(ctx, canvas, { small, soft, setup }),
      develop: ({ source, target }) => {
        for (let i = 0; i < target.length; i++) target[i] = lookUp(table, source[i]!)
      },
    }
  },
}

interface Blur {
  readonly small: Canvas
  readonly soft: Canvas
  readonly setup: StyleSetup
}

function blurEdges(ctx: SKRSContext2D, canvas: Canvas, { small, soft, setup }: Blur): void {
  const { width, height } = setup
  const little = small.getContext('2d')
  little.imageSmoothingEnabled = true
  little.drawImage(canvas, 0, 0, small.width, small.height)
  const over = soft.getContext('2d')
  over.globalCompositeOperation = 'copy'
  over.imageSmoothingEnabled = true
  over.drawImage(small, 0, 0, width, height)
  over.globalCompositeOperation = 'destination-in'
  over.fillStyle = bands(over, height)
  over.fillRect(0, 0, width, height)
  ctx.drawImage(soft, 0, 0)
}

/** Opaque at the upper and lower edge, clear in the band between. */
function bands(ctx: SKRSContext2D, height: number): ReturnType<typeof ctx.createLinearGradient> {
  const mask = ctx.createLinearGradient(0, 0, 0, height)
  for (const [at, alpha] of [
    [0, 1],
    [0.24, 0.85],
    [0.42, 0],
    [0.74, 0],
    [0.88, 0.85],
    [1, 1],
  ] as const)
    mask.addColorStop(at, `rgba(0,0,0,${alpha})`)
  return mask
}
