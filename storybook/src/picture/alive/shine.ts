import { live } from '../../paint/pieces/live.ts'
import type { Random } from '../../scene/random.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import { ease, tremble } from '../../stage/easing.ts'
import { glowSprite } from '../air/sprites.ts'
import { addSparks, drawSparks, type Spark } from '../drawing/sparks.ts'
import { sample, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { onFrame, type Lens } from '../framing/on-frame.ts'
import type { Lamp } from '../regions/lights.ts'
import type { View } from '../framing/view.ts'
import { isOnPrint } from '../framing/world.ts'

export interface ShineOptions extends Lens {
  /** Whether lamps go on and off, as neon signs and blinking lights do. */
  readonly blinks?: boolean
  readonly view: (t: number) => View
  readonly tempo: number
  readonly random: Random
}

/** Lamps and flames of the picture breathe light: nothing is added in the first frame. */
export function lampGlow(lamps: readonly Lamp[], options: ShineOptions): Piece {
  const { frame, world, view, tempo, random } = options
  const lit = lamps.map((lamp) => ({
    lamp,
    sprite: glowSprite(lamp.colour),
    phase: random.between(0, 20),
    reach:
      Math.max(0.035, lamp.radius * (lamp.kind === 'fire' ? 4.2 : 3.2)) *
      (world.right - world.left),
  }))
  return live({ name: 'glow of lamps', depth: 60 }, ({ ctx, t }) => {
    const now = view(t / tempo)
    const start = ease(t / 1.2)
    if (start === 0) return
    ctx.save()
    ctx.globalCompositeOperation = 'screen'
    for (const { lamp, sprite, phase, reach } of lit) {
      const at = onFrame(options, now, lamp)
      const lively = lamp.kind === 'fire' ? 0.3 : 0.13
      const rate = lamp.kind === 'fire' ? 2.6 : 0.9
      const steady = Math.max(0, 0.3 + lively * tremble(t * rate, phase))
      ctx.globalAlpha = start * (options.blinks && lamp.kind !== 'fire' ? blink(t, phase) : steady)
      const size = reach * frame.width * at.scale * (1 + 0.12 * tremble(t * rate * 0.8, phase + 3))
      ctx.drawImage(sprite, at.x - size, at.y - size, size * 2, size * 2)
    }
    ctx.restore()
  })
}

/** Bright, with short gaps now and then. */
function blink(t: number, phase: number): number {
  const beat = Math.sin(t * 2.1 + phase * 7) + 0.7 * Math.sin(t * 9.3 + phase * 3)
  return beat > -0.35 ? 0.72 : 0.06
}

/** Glitter where water is bright: each spark is a short streak that comes and goes. */
export function glitter(water: Field, look: Look, options: ShineOptions): Piece {
  const spots = pick(water, options.random, {
    count: 90,
    weight: (at) => (look.bright.data[at]! + 0.05) ** 3,
  })
  const lit = spots.map((spot) => ({ ...spot, colour: lightOn(look, spot) }))
  const sparksAt = ({ t, width }: Pen): Spark[] => {
    const now = options.view(t / options.tempo)
    const start = ease(t / 1.2)
    return lit.flatMap(({ u, v, phase, colour }) => {
      const spark = Math.max(0, Math.sin(t * 2.3 + phase * 40)) ** 6
      if (spark * start < 0.03) return []
      const { x, y, scale } = onFrame(options, now, { u, v })
      const long = width * (0.002 + 0.008 * v) * scale * (0.4 + spark)
      return [{ x, y, long, high: Math.max(0.5, long * 0.1), colour, light: 0.7 * start * spark }]
    })
  }
  return {
    ...live({ name: 'glitter', depth: 61 }, (pen) => drawSparks(pen.ctx, sparksAt(pen))),
    fill: (pen, pixels) => addSparks(sparksAt(pen), pixels, pen),
  }
}

/** White, with a tinge of the water there: under an evening sky a white spark would be a hole. */
function lightOn({ red, green, blue }: Look, { u, v }: Picked): readonly number[] {
  const tones = [red, green, blue].map((tone) => sample(tone, u, v))
  const most = Math.max(...tones, 0.05)
  return tones.map((tone) => Math.round(255 * (0.45 + (0.55 * tone) / most)))
}

/** After the night has darkened all that is behind them. */
const STARS_DEPTH = 53.5

/** Stars that come out in the sky of a picture taken by day. */
export function stars(sky: Field, options: ShineOptions, comesOut: (t: number) => number): Piece {
  const spots = pick(sky, options.random, { count: 130, weight: () => 1 }).filter((spot) =>
    isOnPrint(options.world, spot),
  )
  return live({ name: 'stars', depth: STARS_DEPTH }, ({ ctx, t, height }) => {
    const now = options.view(t / options.tempo)
    ctx.save()
    ctx.fillStyle = '#f4f6ff'
    for (const { u, v, phase } of spots) {
      ctx.globalAlpha = comesOut(t) * (0.62 + 0.38 * Math.sin(t * 1.5 + phase * 30)) * (1 - 0.7 * v)
      if (ctx.globalAlpha < 0.02) continue
      const at = onFrame(options, { ...now, aside: 0, below: 0, push: 0 }, { u, v })
      ctx.beginPath()
      ctx.arc(at.x, at.y, Math.max(0.7, height * (0.001 + 0.0016 * (phase % 1))), 0, 7)
      ctx.fill()
    }
    ctx.restore()
  })
}

interface Picked {
  readonly u: number
  readonly v: number
  readonly phase: number
}

/** Places inside a mask, by chance, more of them where the weight is greater. */
function pick(
  mask: Field,
  random: Random,
  how: { readonly count: number; readonly weight: (at: number) => number },
): Picked[] {
  const found: Picked[] = []
  for (let tries = 0; tries < how.count * 30 && found.length < how.count; tries++) {
    const at = random.whole(0, mask.data.length - 1)
    if (mask.data[at]! < 0.9 || random.next() > how.weight(at)) continue
    const x = (at % mask.width) + random.next()
    const y = Math.floor(at / mask.width) + random.next()
    found.push({ u: x / mask.width, v: y / mask.height, phase: random.next() })
  }
  return found
}
