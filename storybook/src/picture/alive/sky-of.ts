import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'
import { fireworks } from '../../stage/effects/fireworks.ts'
import { bolts } from '../air/bolts.ts'
import { hourFor } from '../light/hours.ts'
import { mapField, meanWithin, type Field } from '../field.ts'
import { sunIn } from '../regions/sun.ts'
import { auroraShow } from '../sky/aurora.ts'
import { meteorShow } from '../sky/meteors.ts'
import { moonShow } from '../sky/moon.ts'
import { above, hourSky, paintedClouds, rainbowShow, upperHalf } from '../sky/shows.ts'
import { skyShow, type SkyMask, type SkyShow } from '../sky/sky-show.ts'
import type { Survey } from '../survey.ts'
import type { EnlivenOptions } from './enliven-options.ts'
import { hourComes } from './light-of.ts'
import { stars } from './shine.ts'

/** What shows in the sky: its colours at another hour, clouds, stars, a rainbow, northern lights, bolts and fireworks. */
export function skyOf(options: EnlivenOptions): Piece[] {
  const { prepared, wishes, random } = options
  const { skyMask, survey } = prepared
  const inSky = skyMask ? showsIn(skyMask, options) : []
  const over = skyMask ?? { ...ANYWHERE, canvas: upperHalf(320, 180) }
  const shining = shiningDepth(options)
  const anywhere: SkyShow[] = [
    ...moonOf(over, options).map((show) => ({ ...show, depth: shining })),
    ...meteorsOf(over, options).map((show) => ({ ...show, depth: shining })),
    ...(wishes.rainbow ? [rainbowShow(over.horizon)] : []),
    ...(wishes.aurora && survey.sky
      ? [auroraShow(seedOf(options, 'aurora'), { horizon: over.horizon, depth: shining })]
      : []),
  ]
  const strike = { random: random.fork('bolts'), horizon: survey.sky ? survey.horizon : 0.6 }
  const outline = skyMask?.patchy ? { ...skyMask, canvas: above(skyMask.horizon) } : skyMask
  return [
    ...inSky.map((show) => skyShow(show, outline!, options)),
    ...anywhere.map((show) => skyShow(show, over, options)),
    ...starsOf(options),
    ...(wishes.lightning && !survey.indoors ? bolts(options.seconds * options.tempo, strike) : []),
    ...(wishes.fireworks ? [rockets(options)] : []),
  ]
}

const ANYWHERE = { near: 0.1, horizon: 0.5, patchy: false } as const

/** Light of its own is not darkened by the night, but whatever was cut out stands before it. */
function shiningDepth({ prepared }: EnlivenOptions): number {
  return prepared.cutOuts.length > 0 ? 82 : 54
}

function seedOf({ random }: EnlivenOptions, name: string): number {
  return random.fork(name).whole(0, 1e6)
}

function showsIn(mask: SkyMask, options: EnlivenOptions): SkyShow[] {
  const { shot, wishes, prepared, seconds, tempo } = options
  const { survey } = prepared
  const shown = hourComes(seconds * tempo)
  const sun = lowSunOf(options)
  const night = shot.time === 'night' || survey.dark
  const light = night || !survey.sky ? 0 : meanWithin(survey.look.bright, survey.sky)
  const speed =
    0.011 * (wishes.wind > 1 || wishes.hurried ? 2.2 : 1) * (tempo > 1 ? 1 / Math.sqrt(tempo) : 1)
  return [
    ...(shot.time === null || survey.paper
      ? []
      : hourSky(hourFor(shot.time, survey.dark), mask, { shown, sun })),
    ...(wishes.cloudy && prepared.blank
      ? [
          paintedClouds(seedOf(options, 'clouds'), {
            speed,
            light,
            depth: cloudDepth(mask, survey),
          }),
        ]
      : []),
  ]
}

/** Where a low sun stands across the sky: a second one would stand beside the picture's own. */
function lowSunOf({ prepared, random }: EnlivenOptions): number {
  return sunIn(prepared.survey)?.u ?? (random.fork('sun').chance(0.5) ? 0.24 : 0.76)
}

/** How far down clouds hang, as a share of the height: on paper, above what is drawn. */
function cloudDepth({ horizon }: SkyMask, { paper, salient }: Survey): number {
  return paper ? Math.max(0.2, salient.top) : Math.max(0.35, horizon)
}

/** A moon that was asked for; what hangs in the sky already is not painted again. */
function moonOf({ horizon }: SkyMask, { wishes, prepared, random }: EnlivenOptions): SkyShow[] {
  const { dark, lights, sky } = prepared.survey
  if (!wishes.moon || !sky || (dark && lights.some(({ v }) => v < horizon))) return []
  const places = [0.24, 0.32, 0.5, 0.68, 0.76]
  const room = (x: number): number => meanWithin(sky, columnAt(sky, x))
  const first = random.fork('moon').chance(0.5) ? places : places.toReversed()
  const [x = 0.5] = first.toSorted((a, b) => room(b) - room(a))
  return [moonShow({ horizon, x, rises: wishes.moonrise })]
}

function meteorsOf(
  { horizon }: SkyMask,
  { wishes, seconds, tempo, random }: EnlivenOptions,
): SkyShow[] {
  if (!wishes.meteors) return []
  const night = { horizon, depth: 54, seconds: seconds * tempo, random: random.fork('meteors') }
  return [meteorShow({ ...night, many: wishes.manyMeteors })]
}

/** The upper half of a strip as wide as the moon's glow. */
function columnAt(sky: Field, x: number): Field {
  return mapField(sky, (_, at, y) =>
    y < sky.height / 2 && Math.abs((at % sky.width) / sky.width - x) < 0.06 ? 1 : 0,
  )
}

function starsOf(options: EnlivenOptions): Piece[] {
  const { shot, wishes, prepared, seconds, tempo, random } = options
  const { survey } = prepared
  const byHour = shot.time !== null && hourFor(shot.time, survey.dark).stars
  if (!survey.sky || !(byHour || wishes.stars)) return []
  const comesOut = wishes.stars ? (t: number) => ease(t / 1.5) : hourComes(seconds * tempo)
  return [stars(survey.sky, { ...options, random: random.fork('stars') }, comesOut)]
}

/** Behind those who stand before the picture; the first rocket starts after the first frame. */
function rockets(options: EnlivenOptions): Piece {
  const show = fireworks({ seed: seedOf(options, 'fireworks'), box: options.box })
  return {
    ...show,
    depth: () => shiningDepth(options),
    draw: (pen) => {
      if (pen.t > 0.1) show.draw(pen.t < 1.4 ? { ...pen, t: pen.t - 1.4 } : pen)
    },
  }
}
