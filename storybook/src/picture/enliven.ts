import type { Shot } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'
import type { Piece } from '../scene/scene.ts'
import type { Box } from '../scene/space.ts'
import { flakes } from './air/flakes.ts'
import { fog } from './air/fog.ts'
import { AIR } from './air/kinds.ts'
import { rays } from './air/rays.ts'
import { duskFalls, flashes, hourGrade, weatherGrade } from './grade.ts'
import type { Lens } from './on-frame.ts'
import type { PictureOptions } from './picture-piece.ts'
import type { Prepared } from './prepare.ts'
import { glitter, lampGlow, stars } from './shine.ts'
import { drifted } from './sky-layer.ts'
import { createStir } from './stir.ts'
import type { View } from './view.ts'
import type { Wishes } from './wishes.ts'

export interface EnlivenOptions extends Lens {
  readonly shot: Shot
  readonly wishes: Wishes
  readonly prepared: Prepared
  readonly box: Box
  readonly random: Random
  readonly view: (t: number) => View
  readonly seconds: number
  readonly tempo: number
}

/** What moves in a picture, and what is laid over it. */
export interface Life extends Pick<PictureOptions, 'stir' | 'sky'> {
  readonly pieces: readonly Piece[]
}

export function enliven(options: EnlivenOptions): Life {
  return {
    stir: stirOf(options),
    sky: skyOf(options),
    pieces: [...shineOf(options), ...hourOf(options), ...airOf(options)],
  }
}

function stirOf({ wishes, prepared, world, frame }: EnlivenOptions): Life['stir'] {
  const { survey } = prepared
  const { water, leaves, fire, silent, wind, waves } = wishes
  const wide = (world.right - world.left) * frame.width
  return createStir({
    water: water || silent ? survey.water : null,
    foliage: leaves || silent ? survey.foliage : null,
    flames: fire || silent ? survey.lights.filter(({ kind }) => kind === 'fire') : [],
    fire: survey.fire,
    shape: ((world.bottom - world.top) * frame.height) / wide,
    horizon: survey.horizon,
    wind: leaves ? wind : wind * 0.6,
    waves,
  })
}

/** Clouds go by one twentieth of the frame in five seconds; a storm drives them faster. */
function skyOf({ wishes, prepared, random, world, tempo }: EnlivenOptions): Life['sky'] {
  const { sky } = prepared
  if (!sky || !(wishes.clouds || wishes.silent)) return undefined
  const way = random.fork('wind').chance(0.5) ? 1 : -1
  const speed = (wishes.clouds ? 0.013 : 0.008) * (wishes.wind > 1 ? 1.6 : 1) * world.canvas.width
  const most = tempo > 1 ? 1 / Math.sqrt(tempo) : 1
  return (t) => drifted(sky, way * speed * t * most, 0)
}

function shineOf(options: EnlivenOptions): Piece[] {
  const { wishes, prepared, random } = options
  const { survey } = prepared
  const shine = { ...options, random: random.fork('shine') }
  const lamps = survey.lights.filter(({ kind }) =>
    kind === 'fire'
      ? wishes.fire || wishes.lights || wishes.silent
      : wishes.lights || wishes.silent,
  )
  const wet = survey.water && (wishes.water || wishes.silent)
  return [
    ...(lamps.length > 0 ? [lampGlow(lamps, shine)] : []),
    ...(wet ? [glitter(survey.water, survey.look, shine)] : []),
  ]
}

function hourOf(options: EnlivenOptions): Piece[] {
  const { shot, prepared, seconds, tempo, random } = options
  const { survey } = prepared
  const grade = weatherGrade(shot.weather, survey.tone)
  if (shot.time === null) return grade
  const shown = duskFalls(seconds * tempo)
  const starry = shot.time === 'night' && survey.sky && survey.tone > 0.3
  return [
    ...grade,
    ...hourGrade(shot.time, survey.tone, shown),
    ...(starry ? [stars(survey.sky, { ...options, random: random.fork('stars') }, shown)] : []),
  ]
}

function airOf({ shot, wishes, prepared, box, random, seconds, tempo }: EnlivenOptions): Piece[] {
  const { survey } = prepared
  const pieces = wishes.air.flatMap((name) => flakes(AIR[name](), box, random))
  if (wishes.fog)
    pieces.push(
      mistOf(wishes, prepared, { random, night: shot.time === 'night' || shot.time === 'dusk' }),
    )
  if (wishes.rays) {
    const sun = survey.lights.find(({ kind }) => kind === 'sun')
    pieces.push(rays(sun ?? { u: random.chance(0.5) ? 0.12 : 0.88, v: -0.12 }, random.fork('rays')))
  }
  if (wishes.lightning) pieces.push(flashes(seconds * tempo))
  return pieces
}

function mistOf(
  { air }: Wishes,
  { survey }: Prepared,
  { random, night }: { readonly random: Random; readonly night: boolean },
): Piece {
  const sand = air.includes('sandstorm')
  const dark = (0.45 + 0.55 * Math.min(1, survey.tone * 2)) * (night ? 0.5 : 1)
  const pale = [226, 231, 235].map((value) => value * dark) as [number, number, number]
  return fog({
    name: 'fog',
    colour: sand ? [214, 168, 104] : pale,
    strength: sand ? 0.75 : night ? 0.45 : 0.62,
    low: Math.min(0.85, survey.horizon + 0.18),
    seed: random.fork('fog').whole(0, 1e6),
    speed: sand ? 8 : 1,
  })
}
