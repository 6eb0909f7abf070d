import { live } from '../paint/live.ts'
import type { Time, Weather } from '../plan/plan.ts'
import type { Piece } from '../scene/scene.ts'
import { ease, tremble } from '../stage/easing.ts'

interface Tint {
  readonly colour: string
  readonly amount: number
  readonly blend: 'multiply' | 'screen' | 'soft-light'
}

const NIGHT: readonly Tint[] = [{ colour: '#33467f', amount: 0.88, blend: 'multiply' }]

const TINTS: Readonly<Record<Time, readonly Tint[]>> = {
  dawn: [
    { colour: '#f2c4c0', amount: 0.65, blend: 'multiply' },
    { colour: '#3a2f55', amount: 0.25, blend: 'screen' },
  ],
  morning: [{ colour: '#ffe9b8', amount: 0.45, blend: 'soft-light' }],
  day: [],
  golden: [
    { colour: '#ffc777', amount: 0.7, blend: 'multiply' },
    { colour: '#5a2f08', amount: 0.3, blend: 'screen' },
  ],
  sunset: [
    { colour: '#ff9e6b', amount: 0.72, blend: 'multiply' },
    { colour: '#4a1440', amount: 0.3, blend: 'screen' },
  ],
  dusk: [{ colour: '#7a74b8', amount: 0.75, blend: 'multiply' }],
  night: NIGHT,
}

/** How far the hour has changed at story time t: the film begins in the picture's own light. */
export function duskFalls(seconds: number): (t: number) => number {
  return (t) => ease(t / Math.max(0.8, seconds * 0.62))
}

/** Changes the light of the picture to another hour, slowly. A dark picture needs no night. */
export function hourGrade(time: Time, tone: number, shown: (t: number) => number): Piece[] {
  const dark = tone < 0.3
  const night = time === 'night' || time === 'dusk'
  const weaker = night && dark ? 0.25 : 1
  return TINTS[time].map((tint) => lay('hour', tint, (t) => shown(t) * weaker))
}

const DEPTHS = { multiply: 57, screen: 56, 'soft-light': 55 } as const

/** One colour over the whole frame. */
function lay(name: string, { colour, amount, blend }: Tint, shown: (t: number) => number): Piece {
  return live({
    name: `${name} ${blend}`,
    depth: DEPTHS[blend],
    draw({ ctx, t, width, height }) {
      const alpha = shown(t) * amount
      if (alpha < 0.004) return
      ctx.save()
      ctx.resetTransform()
      ctx.globalCompositeOperation = blend
      ctx.globalAlpha = alpha
      ctx.fillStyle = colour
      ctx.fillRect(0, 0, width, height)
      ctx.restore()
    },
  })
}

const SKIES: Readonly<Partial<Record<Weather, Tint>>> = {
  rain: { colour: '#9fabbd', amount: 0.55, blend: 'multiply' },
  storm: { colour: '#5d677f', amount: 0.75, blend: 'multiply' },
  snow: { colour: '#c9d4e4', amount: 0.5, blend: 'multiply' },
  blizzard: { colour: '#b3c1d6', amount: 0.6, blend: 'multiply' },
  sandstorm: { colour: '#dcae74', amount: 0.7, blend: 'multiply' },
}

/** Clouds that one does not see take the sun away while the weather comes up. */
export function weatherGrade(weather: Weather, tone: number): Piece[] {
  const tint = SKIES[weather]
  if (!tint || tone < 0.3) return []
  return [lay('weather', tint, (t) => ease(t / 2))]
}

/** Flashes of lightning, never in the first half second. */
export function flashes(seconds: number): Piece {
  const strikes = [0.22, 0.26, 0.61, 0.83].map((share) => Math.max(0.5, share * seconds))
  return live({
    name: 'flashes',
    depth: 20,
    draw({ ctx, t, width, height }) {
      let light = 0
      for (const at of strikes) if (t >= at) light += Math.exp(-(t - at) * 7)
      const alpha = Math.min(0.62, light * (0.5 + 0.1 * tremble(t * 20)))
      if (alpha < 0.01) return
      ctx.save()
      ctx.resetTransform()
      ctx.globalCompositeOperation = 'screen'
      ctx.globalAlpha = alpha
      ctx.fillStyle = '#e6ecff'
      ctx.fillRect(0, 0, width, height)
      ctx.restore()
    },
  })
}
