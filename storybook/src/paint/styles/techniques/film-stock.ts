import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../../../scene/random.ts'
import { contrast, createColourTable, saturate, type ColourRule } from './colour-table.ts'
import { createCorners } from './corners.ts'
import { keeping } from './kept-colour.ts'
import { createGrainedGrade } from './grading.ts'
import { createNoise, createSheet } from './noise-field.ts'
import type { Style, StyleSetup } from '../style.ts'

interface StockOptions {
  readonly hold: number
  readonly colour: ColourRule
  /** Strength of the grain in levels of grey. */
  readonly grain: number
  readonly vignette: number
  /** Black bars above and below, as a share of the height. */
  readonly bar?: number
  readonly finish?: (setup: StyleSetup) => (ctx: SKRSContext2D, tick: number) => void
}

/** A photographic film: a grade, grain that changes with every picture, dark corners. */
function stock(options: StockOptions): Style {
  return {
    hold: options.hold,
    open(setup) {
      const table = createColourTable(keeping(options.colour, setup.accent))
      const noise = createNoise(setup.seed + 70)
      const sheet = createSheet(setup, (x, y) => {
        const fine = noise(x * 0.93, y * 0.97) * 0.7
        return ((fine + noise(x * 0.41 + 9, y * 0.43) * 0.4) * options.grain) / 127
      })
      const expose = createGrainedGrade(setup, { table, sheet })
      const dim = createCorners(setup, options.vignette, options.bar)
      const extra = options.finish?.(setup)
      return {
        ...(extra ? { finish: (ctx, _canvas, tick) => extra(ctx, tick) } : {}),
        inPlace: true,
        develop(plate) {
          dim(plate)
          expose(plate, ((plate.tick * 48_611) % 9973) * 7)
        },
      }
    },
  }
}

const curve = (value: number): number => {
  const k = Math.max(0, Math.min(1, value / 255))
  return 255 * (k * k * (3 - 2 * k) * 0.65 + k * 0.35)
}

export const monochrome = stock({
  hold: 1,
  grain: 9,
  vignette: 0.55,
  colour: (red, green, blue) => {
    // Film of old sees little red: a yellow cat stands out from a cream wall, a fox from its wood.
    const grey = curve(curve((0.22 * red + 0.45 * green + 0.33 * blue) * 0.93))
    return [grey, grey, grey]
  },
})

/** The cinema of 1947: hard light, black that swallows, a little silver left. */
export const noir = stock({
  hold: 1,
  grain: 11,
  vignette: 0.8,
  colour: (red, green, blue) => {
    const grey = curve(curve(Math.min(255, (0.42 * red + 0.5 * green + 0.08 * blue) * 1.3)))
    return [grey * 0.98 + 2, grey + 2, grey * 1.01 + 4]
  },
})

export const cinematic = stock({
  hold: 1,
  grain: 5,
  vignette: 0.5,
  colour: (red, green, blue) => {
    const [r, g, b] = contrast([red, green, blue], 1.12, 116) as [number, number, number]
    const light = (0.3 * r + 0.6 * g + 0.1 * b) / 255
    const cool = (1 - light) * 20
    return saturate([r - cool + light * 16, g + light * 4, b + cool - light * 14], 1.08)
  },
  bar: 0.065,
})

/** Ninety years in a tin: sepia, a gate that shakes, scratches, dust, light that flickers. */
export const vintage = stock({
  hold: 2,
  grain: 13,
  vignette: 0.66,
  colour: (red, green, blue) => {
    const grey = 34 + 0.84 * curve(curve(0.3 * red + 0.44 * green + 0.26 * blue))
    return [grey * 1.04 + 14, grey * 0.88 + 8, grey * 0.64]
  },
  finish: (setup) => (ctx, tick) => wear(ctx, setup, tick),
})

function wear(ctx: SKRSContext2D, { width, height, seed }: StyleSetup, tick: number): void {
  const random = createRandom(seed).fork(`tick ${tick}`)
  const shakeX = random.between(-1, 1) * width * 0.0016
  const shakeY = random.between(-1, 1) * height * 0.0035
  ctx.drawImage(ctx.canvas, shakeX, shakeY)
  const flicker = random.between(-0.09, 0.07)
  ctx.fillStyle = flicker > 0 ? `rgba(255,246,220,${flicker})` : `rgba(0,0,0,${-flicker})`
  ctx.fillRect(0, 0, width, height)
  scratch(ctx, { width, height, tick, seed })
  for (let i = random.whole(2, 8); i > 0; i--) {
    ctx.fillStyle = random.chance(0.6) ? 'rgba(20,12,4,0.75)' : 'rgba(255,250,235,0.7)'
    ctx.beginPath()
    const size = height * random.between(0.001, 0.005)
    const x = random.between(0, width)
    const y = random.between(0, height)
    ctx.ellipse(x, y, size * random.between(0.4, 1.6), size, random.between(0, 3), 0, 7)
    ctx.fill()
  }
}

/** A scratch stays for a few pictures and wanders: it was made by one grain of sand in the gate. */
function scratch(
  ctx: SKRSContext2D,
  at: {
    readonly width: number
    readonly height: number
    readonly tick: number
    readonly seed: number
  },
): void {
  const random = createRandom(at.seed).fork(`scratch ${Math.floor(at.tick / 9)}`)
  for (let i = random.whole(1, 3); i > 0; i--) {
    const x =
      at.width * random.next() + Math.sin(at.tick * random.between(0.4, 1)) * at.width * 0.004
    ctx.strokeStyle = random.chance(0.7) ? 'rgba(255,248,228,0.42)' : 'rgba(20,10,0,0.4)'
    ctx.lineWidth = Math.max(1, at.height / 620)
    ctx.beginPath()
    ctx.moveTo(x, 0)
    ctx.lineTo(x + random.between(-3, 3), at.height)
    ctx.stroke()
  }
}
