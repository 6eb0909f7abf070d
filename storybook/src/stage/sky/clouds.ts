import { flat } from '../../paint/pieces/flat.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { Piece } from '../../scene/scene.ts'
import { wrap } from '../easing.ts'
import type { PlaceContext } from '../place.ts'
import { clear, darker, lighter, lit, mix } from '../places/kit/colour.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { Ctx } from '../places/kit/shapes.ts'
import { isNamed, SUN_DEPTH, sunPlace, sunRadius } from './sun.ts'

/** Drifting paper clouds in two depths; `amount` 0…1 from none to a full cover. */
export function clouds(context: PlaceContext, amount: number): Piece[] {
  if (amount <= 0) return []
  const random = context.random.fork(`clouds ${context.words}`)
  const dull = amount > 0.9
  const told = context.lapse !== undefined && tellsOfClouds(context)
  const count = Math.round(
    (dull ? 9 : 3 + amount * 5) *
      (told ? MANY : 1) *
      Math.max(0.7, Math.min(1.2, context.box.width / 16)),
  )
  const speed = speedOf(context)
  const tone = cloudTone(context)
  const hides = coversSun(context)
  return Array.from({ length: count }, (_, index) => {
    const z = index % 2 === 0 ? 38 : 33
    const extent = extentAt(context.box, z)
    const horizon = eyeHeight(context.box)
    const share = (index + random.between(0.15, 0.85)) / count
    const high = dull ? random.between(0.5, 1.02) : random.between(0.34, 0.94)
    const width = random.between(6.5, 11) * (dull ? 1.5 : 1) * (index % 2 === 0 ? 1 : 1.15)
    const x = (share * 2 - 1) * extent.half * 1.25
    const range = extent.reach + width
    const pace = speed * random.between(0.7, 1.2)
    const y = horizon + (extent.crown - horizon) * high
    if (hides({ x, y, z, width })) return []
    return flat({
      name: `cloud ${index}`,
      x,
      y,
      z,
      width,
      height: width * 0.42,
      haze: 0.25,
      tint: 0.35,
      shadow: 0.5,
      edge: 0.25,
      drift: (t) => ({ x: wrap(x + pace * t, range) - x, y: 0 }),
      draw: (ctx) =>
        drawCloud(ctx, {
          width,
          tone,
          dull: dullness(context),
          puffs: random.fork(`cloud ${index}`),
        }),
    })
  }).flat()
}

/** How many more there are where the film is about how they race. */
const MANY = 2.4

const tellsOfClouds = ({ nouns = [] }: Pick<PlaceContext, 'nouns'>): boolean =>
  nouns.some((noun) => /\bclouds?$/u.test(noun))

const HURRIES = /^(?:race|rush|run|chase|fly|speed|sweep|hurry|stream|roll|fast)$/u

/** How fast they drift; clouds that are said to race cross the sky in a few seconds. */
function speedOf({ weather, force, lapse, nouns = [], deeds = [] }: PlaceContext): number {
  if (lapse !== undefined) return 5
  if (tellsOfClouds({ nouns }) && deeds.some((deed) => HURRIES.test(deed))) return 20
  // Dark clouds come up fast.
  if (weather === 'cloudy' && force === 'heavy') return 8
  return weather === 'wind' || weather === 'storm' ? 1.5 : 0.45
}

/** Seconds during which a cloud must not drift over a sun or moon that the prompt names. */
const CALM = 10

/** Whether a cloud would cover the sun or moon that the film is about. */
function coversSun(
  context: PlaceContext,
): (cloud: { x: number; y: number; z: number; width: number }) => boolean {
  if (!isNamed(context)) return () => false
  const sun = sunPlace(context)
  const far = extentAt(context.box, SUN_DEPTH).half
  const room = sunRadius(context) / far
  return ({ x, y, z, width }) => {
    const { half } = extentAt(context.box, z)
    const across = (x + (CALM / 2) * 0.45) / half - sun.x / far
    const up = (y + width * 0.2) / half - sun.y / far
    return Math.abs(across) < room + width / 2 / half + 0.08 && Math.abs(up) < room + 0.12
  }
}

function cloudTone(context: PlaceContext): string {
  const { light } = context
  const dull = dullness(context)
  const low = light.sky.at(-1) ?? '#ffffff'
  const bright = light.dark
    ? mix(light.sky.at(-2) ?? low, '#9fb0dd', 0.4)
    : mix('#ffffff', low, 0.35)
  return darker(lit(bright, light.key, dull > 0 ? 0.1 : 0.4), dull)
}

/** How dark the clouds of a weather are. */
function dullness({ weather, force }: PlaceContext): number {
  if (weather === 'storm') return 0.6
  if (weather === 'cloudy' && force === 'heavy') return 0.66
  return weather === 'rain' ? 0.28 : 0
}

interface CloudLook {
  readonly width: number
  readonly tone: string
  /** 0…1: how little light its front takes. */
  readonly dull?: number
  readonly puffs: PlaceContext['random']
}

/** Three sheets of torn paper with a flat base. */
export function drawCloud(ctx: Ctx, look: CloudLook): void {
  const { width } = look
  const sheets = [
    { scale: 1, lift: 0.1, tone: clear(darker(look.tone, 0.06), 0.55) },
    { scale: 0.86, lift: 0.04, tone: look.tone },
    { scale: 0.6, lift: 0, tone: lighter(look.tone, 0.5 - 0.6 * (look.dull ?? 0)) },
  ]
  sheets.forEach((sheet, index) => {
    const random = look.puffs.fork(`sheet ${index}`)
    const half = (width * sheet.scale) / 2
    const base = -width * 0.02
    ctx.fillStyle = sheet.tone
    ctx.beginPath()
    const count = 5
    for (let i = 0; i < count; i++) {
      const share = (i + 0.5) / count
      const bulge = Math.sin(share * Math.PI)
      const radius = width * sheet.scale * (0.07 + 0.1 * bulge) * random.between(0.85, 1.15)
      const x = -half + half * 2 * share
      ctx.moveTo(x + radius, base - radius * 0.8 - width * sheet.lift * bulge)
      ctx.arc(x, base - radius * 0.8 - width * sheet.lift * bulge, radius, 0, Math.PI * 2)
    }
    ctx.roundRect(
      -half,
      base - width * 0.12 * sheet.scale,
      half * 2,
      width * 0.12 * sheet.scale,
      width * 0.06,
    )
    ctx.fill('nonzero')
  })
}
