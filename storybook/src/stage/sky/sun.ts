import { blot } from '../../scene/blot.ts'
import { pairs, triples } from '../../scene/rows.ts'
import { flat } from '../../paint/pieces/flat.ts'
import type { Time } from '../../plan/plan.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Point } from '../../scene/space.ts'
import { clamp } from '../easing.ts'
import type { PlaceContext } from '../place.ts'
import { drawCrescentFace, drawLampFace } from './draw-face.ts'
import { clear, darker, lighter, mix } from '../places/kit/colour.ts'
import { extentAt } from '../places/kit/plane.ts'

export const SUN_DEPTH = 39.6

const LAMPS = /\b(moon|sun|sunrise|sunset)$/u

/** Whether the prompt speaks of the sun or the moon, or somebody watches it: then it is large, and no cloud covers it. */
export function isNamed({ nouns = [], watched, lamp }: PlaceContext): boolean {
  return (
    watched !== undefined ||
    lamp?.crescent === true ||
    (lamp?.face ?? null) !== null ||
    nouns.some((noun) => LAMPS.test(noun))
  )
}

/** How large the sun or moon is, in u at its depth. */
export function sunRadius(context: PlaceContext): number {
  const { light, box } = context
  const usual = light.sun !== 'moon' && light.height < 0.2 ? 2.5 : 1.9
  const large = context.haloed ? HALO : largeness(context)
  // Behind a head it is huge as it is.
  const asked = Math.min(context.lamp?.scale ?? 1, context.haloed ? 1.25 : 3)
  return usual * Math.min(1.3, box.height / 9) * large * asked
}

/** How large it is behind somebody's head. */
const HALO = 4
/** How large the low sun is that somebody watches. */
const WATCHED = 2.2

/** How large one that is spoken of is, and a moon by which a night is lit. */
const [NAMED, MOON_LIT] = [1.75, 1.4]

function largeness(context: PlaceContext): number {
  if (context.watched !== undefined) return WATCHED
  if (isNamed(context)) return NAMED
  return context.light.sun === 'moon' ? MOON_LIT : 1
}

/** Where the sun or moon hangs when the shot begins. */
export function sunPlace(context: PlaceContext, at?: number): Point {
  const { box, light } = context
  const extent = extentAt(box, SUN_DEPTH)
  const horizon = eyeHeight(box)
  if (context.haloed) return { x: 0, y: horizon + (extent.crown - horizon) * 0.48 }
  if (context.watched !== undefined)
    return { x: extent.half * context.watched, y: horizon + (extent.crown - horizon) * 0.34 }
  // A face is over the mountains, not behind them.
  const least = (context.lamp?.face ?? null) === null ? 0 : 0.72
  const high = Math.max(least, Math.min(0.8, 0.1 + light.height * 0.72))
  return {
    x: extent.half * 0.78 * (at ?? (isNamed(context) ? aside(light.from) : light.from)),
    y: horizon + (extent.crown - horizon) * high,
  }
}

/** One that the prompt names hangs beside those who act, not behind their heads. */
const aside = (from: number): number => (from < 0 ? -1 : 1) * Math.max(Math.abs(from), 0.74)

/** How it moves from where it hangs, in radii, and radii a second: a sunrise is seen to rise. */
interface Course {
  readonly start: number
  readonly speed: number
}

const MOON: Course = { start: 0, speed: 0.02 }
/** Up from the horizon. */
const MOONRISE: Course = { start: -2.4, speed: 0.5 }
const DAY: Course = { start: 0, speed: 0.01 }
const COURSES: Readonly<Partial<Record<Time, Course>>> = {
  dawn: { start: -1.7, speed: 0.52 },
  golden: { start: 0.2, speed: -0.06 },
  sunset: { start: 2.6, speed: -0.66 },
}

const USUAL_SECONDS = 5

/** Before those who watch it, it stays over what stands on the horizon. */
const SLOWLY: typeof COURSES = {
  dawn: { start: -0.6, speed: 0.16 },
  golden: { start: 0.3, speed: -0.06 },
  sunset: { start: 0.4, speed: -0.14 },
}

/** From one side of the sky to the other in an arc, in a time-lapse that names no hour at which it rises or sets. */
function acrossSky(
  { box, time, lapse, watched, haloed }: PlaceContext,
  { x, y }: Point,
): ((t: number) => Point) | null {
  if (lapse === undefined || watched !== undefined || haloed || COURSES[time]) return null
  const { half, crown } = extentAt(box, SUN_DEPTH)
  const top = crown - (crown - eyeHeight(box)) * 0.22
  return (t) => {
    const way = clamp(t / lapse, 0, 1) * 2 - 1
    return { x: half * 0.86 * way - x, y: top - (top - eyeHeight(box)) * 0.75 * way * way - y }
  }
}

/** Where several suns hang, the largest first: −1…1 across, how high beside the others, and how large beside the usual. */
const BESIDE: readonly (readonly [across: number, high: number, large: number])[] = [
  [0.16, 0.06, 0.85],
  [-0.56, 0.02, 0.62],
  [0.72, -0.05, 0.7],
  [-0.22, -0.1, 0.5],
  [0.46, 0.16, 0.46],
  [-0.86, -0.1, 0.5],
  [0.92, 0.14, 0.46],
]
/** Over the mountains, unless they rise or set. */
const ALOFT = 0.62

/** Each of several suns in its own part of the sky. */
function manySuns(context: PlaceContext, count: number): Piece[] {
  const { half, crown } = extentAt(context.box, SUN_DEPTH)
  const horizon = eyeHeight(context.box)
  const y = /^(?:dawn|sunset)$/u.test(context.time)
    ? sunPlace(context).y
    : horizon + (crown - horizon) * ALOFT
  return BESIDE.slice(0, count).map(([across, high, large], at) =>
    lampAt(context, {
      name: `sun ${at + 1}`,
      place: { x: across * half * 0.84, y: y + high * crown },
      radius: (sunRadius(context) * large) / (count > 3 ? 1.2 : 1),
    }),
  )
}

/** The sun or the moon with its glow, or as many suns as the prompt counts. */
export function sunOrMoon(context: PlaceContext, at?: number): Piece[] {
  const { light, lamp } = context
  const count = light.sun === 'moon' ? 1 : (lamp?.count ?? 1)
  if (count > 1) return manySuns(context, count)
  const name = light.sun === 'moon' ? 'moon' : 'sun'
  return [lampAt(context, { name, place: sunPlace(context, at), radius: sunRadius(context) })]
}

interface Hung {
  readonly name: string
  readonly place: Point
  readonly radius: number
}

function lampColour({ light, lamp }: PlaceContext): string {
  if (lamp?.colour != null) return lamp.colour
  if (light.sun === 'moon') return '#fdf3d6'
  const bright = mix('#fff4c2', light.key, 0.45)
  // Pale discs would be lost among each other's glow.
  return (lamp?.count ?? 1) > 1 ? mix(bright, '#ffc83a', 0.75) : bright
}

/** One of them; it climbs or sinks, faster in a time-lapse. */
function lampAt(context: PlaceContext, { name, place, radius }: Hung): Piece {
  const { light, time } = context
  const moon = light.sun === 'moon'
  const rises = (context.deeds ?? []).some((deed) => /^(rise|appear|climb)$/u.test(deed))
  const night = rises && isNamed(context) ? MOONRISE : MOON
  const usual = context.watched !== undefined ? (SLOWLY[time] ?? DAY) : (COURSES[time] ?? DAY)
  const course = moon ? night : usual
  // In a short shot, too, the sun is up or down at its end.
  const hurry = moon ? 1 : Math.max(1, USUAL_SECONDS / (context.seconds ?? USUAL_SECONDS))
  const reach = radius * (light.height < 0.3 ? 7 : 5)
  return flat({
    name,
    x: place.x,
    y: place.y - reach,
    z: SUN_DEPTH,
    width: reach * 2,
    height: reach * 2,
    bleed: 0,
    tint: 0,
    haze: 0,
    shadow: 0,
    edge: 0,
    drift:
      acrossSky(context, place) ??
      ((t) => ({
        x: 0.05 * course.speed * t * radius,
        y: radius * clamp(course.start + course.speed * hurry * t, -2.4, 2.6),
      })),
    draw: (ctx) => {
      ctx.translate(0, -reach)
      const colour = lampColour(context)
      const glow = ctx.createRadialGradient(0, 0, radius * 0.8, 0, 0, reach)
      glow.addColorStop(0, clear(colour, moon ? 0.45 : 0.65))
      glow.addColorStop(0.25, clear(colour, moon ? 0.14 : 0.3))
      glow.addColorStop(0.55, clear(colour, moon ? 0.05 : 0.1))
      glow.addColorStop(1, clear(colour, 0))
      ctx.fillStyle = glow
      ctx.fillRect(-reach, -reach, reach * 2, reach * 2)
      drawLamp(ctx, radius, { moon, colour, lamp: context.lamp })
    },
  })
}

type Ctx = Parameters<Parameters<typeof flat>[0]['draw']>[0]

interface Look {
  readonly moon: boolean
  readonly colour: string
  readonly lamp: PlaceContext['lamp']
}

function drawLamp(ctx: Ctx, radius: number, look: Look): void {
  const { face = null, crescent = false } = look.lamp ?? {}
  drawDisc(ctx, radius, look)
  if (face === null) return
  if (look.moon && crescent) drawCrescentFace(ctx, radius, face)
  else drawLampFace(ctx, radius, face)
}

function drawDisc(ctx: Ctx, radius: number, { moon, colour, lamp }: Look): void {
  const plain = (lamp?.face ?? null) === null
  if (!moon) drawSun(ctx, radius, plain ? colour : mix(colour, '#ffc83a', 0.7))
  else if (lamp?.crescent) PHASES[lamp.phase ?? 'crescent'](ctx, radius, lamp.colour ?? CRESCENT)
  else drawMoon(ctx, radius, lamp?.colour ?? '#fbf2d8')
}

const PHASES = { new: drawNewMoon, half: drawHalfMoon, crescent: drawCrescent }

const CRESCENT = '#fbe7a8'

/** A dark disc with a thin rim of light. */
function drawNewMoon(ctx: Ctx, radius: number): void {
  blot(ctx, '#8f9cc8', [0, 0, radius])
  blot(ctx, '#27305a', [0, 0, radius * 0.965])
}

function drawHalfMoon(ctx: Ctx, radius: number, colour: string): void {
  ctx.save()
  ctx.rotate(-0.3)
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(0, 0, radius, -Math.PI / 2, Math.PI / 2)
  ctx.closePath()
  ctx.fill()
  ctx.restore()
}

/** Its back is to the right; the horns point to the left. */
function drawCrescent(ctx: Ctx, radius: number, colour: string): void {
  const [cut, inner] = [0.62 * radius, 0.86 * radius]
  const meet = (radius * radius - inner * inner + cut * cut) / (2 * cut)
  const outer = Math.acos(-meet / radius)
  const hollow = Math.acos((cut - meet) / inner)
  ctx.save()
  ctx.rotate(-0.3)
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(0, 0, radius, -outer, outer)
  ctx.arc(-cut, 0, inner, hollow, -hollow, true)
  ctx.closePath()
  ctx.fill()
  ctx.restore()
}

function drawSun(ctx: Ctx, radius: number, colour: string): void {
  for (const [size, alpha] of pairs('1.35 0.3, 1.16 0.45, 1 1'))
    blot(ctx, clear(lighter(colour, 0.35), alpha), [0, 0, radius * size])
}

function drawMoon(ctx: Ctx, radius: number, colour: string): void {
  blot(ctx, colour, [0, 0, radius])
  ctx.fillStyle = clear(darker(colour, 0.18), 0.55)
  for (const [x, y, size] of triples(
    '-0.35 -0.25 0.2, 0.3 0.2 0.26, 0.1 -0.5 0.11, -0.25 0.45 0.14, 0.55 -0.2 0.1',
  )) {
    ctx.beginPath()
    ctx.arc(x * radius, y * radius, size * radius, 0, Math.PI * 2)
    ctx.fill()
  }
}
