import type { Piece } from '../../scene/scene.ts'
import type { PictureOptions } from '../drawing/picture-piece.ts'
import { drifted } from '../sky/sky-layer.ts'
import { lampGlow, glitter } from './shine.ts'
import { lightOf } from './light-of.ts'
import { skyOf } from './sky-of.ts'
import { createStir, type Stirring } from './stir.ts'
import { mannersIn, moverIn } from '../wishes/guests.ts'
import { isGoing } from '../wishes/manners.ts'
import { isHeld, isNobody, moversAmong } from './movers.ts'
import { bend, type Bending } from './bend.ts'
import { express, mienAt } from './expressions.ts'
import { createPuppet } from './puppet.ts'
import { airOf } from './air-of.ts'
import type { EnlivenOptions } from './enliven-options.ts'
import type { Share } from '../regions/patches.ts'
import type { Survey } from '../survey.ts'

/** What moves in a picture, and what is laid over it. */
export interface Life extends Pick<PictureOptions, 'stir' | 'sky'> {
  readonly pieces: readonly Piece[]
}

export function enliven(options: EnlivenOptions): Life {
  return {
    stir: stirOf(options),
    sky: driftOf(options),
    pieces: [...skyOf(options), ...shineOf(options), ...lightOf(options), ...airOf(options)],
  }
}

function stirOf(options: EnlivenOptions): Life['stir'] {
  const { wishes, prepared, world, frame } = options
  const { survey } = prepared
  const { water, leaves, fire, silent, wind, waves } = wishes
  const wide = (world.right - world.left) * frame.width
  const shape = ((world.bottom - world.top) * frame.height) / wide
  return createStir({
    water: water || silent ? survey.water : null,
    foliage: leaves || silent || wind > 1 ? survey.foliage : null,
    hair: survey.hair,
    cloth: survey.cloth,
    posed: posedOf(options, shape),
    runs: wishes.runs,
    underwater: wishes.underwater,
    heat: wishes.heat,
    flames: fire || silent ? survey.lights.filter(({ kind }) => kind === 'fire') : [],
    fire: survey.fire,
    shape,
    horizon: survey.horizon,
    wind: silent ? wind * 0.6 : wind,
    waves,
  })
}

/** Who bends, and whose face does something. */
function posedOf(options: EnlivenOptions, shape: number): Stirring['posed'] {
  const bending = bendingOf(options)
  const { faceParts } = options.prepared.survey
  if (!bending && !faceParts) return null
  return (t) => {
    const held = bending?.play(t)
    const mien = mienAt(t, options.wishes.face)
    return (spot) => {
      if (bending && held) bend(spot, bending, held)
      if (faceParts) express(spot, { parts: faceParts, shape }, mien)
    }
  }
}

/** Whoever is to move and cannot be cut out is taken to be what draws the eye. */
function bendingOf({ shot, prepared, random }: EnlivenOptions): Bending | null {
  const { survey } = prepared
  const [manner] = mannersIn(shot)
  // Somebody who is not found would bend door frames and roofs.
  if (!manner || isGoing(manner) || manner === 'spin' || isNobody(survey, shot) || isHeld(survey))
    return null
  if (moversAmong(survey, shot).length > 0) return null
  const box = moverIn(shot)?.kind === 'person' ? aroundFace(survey) : survey.salient
  const rooted = box.bottom > 0.97
  return { box, play: createPuppet(manner, { rooted, phase: random.fork('bend').next() }) }
}

/** What draws the eye, unless a face is elsewhere. */
function aroundFace({ salient, face }: Survey): Share {
  if (!face) return salient
  const [u, v] = [(face.left + face.right) / 2, (face.top + face.bottom) / 2]
  const isIn = u > salient.left && u < salient.right && v > salient.top && v < salient.bottom
  return isIn ? salient : face
}

/** How far a sky may drift in a film, as a share of the world's width: there is no more of it. */
const MOST_DRIFT = 0.118

/** Clouds go by one twentieth of the frame in five seconds; a storm drives them faster. */
function driftOf(options: EnlivenOptions): Life['sky'] {
  const { wishes, prepared, random, world, tempo, seconds } = options
  const { skyMargin } = prepared
  if (skyMargin === null) return undefined
  const isMoved = wishes.clouds || wishes.wind > 1 || wishes.silent
  const way = random.fork('wind').chance(0.5) ? 1 : -1
  const asked = (wishes.clouds ? 0.013 : 0.008) * (wishes.wind > 1 ? 1.6 : 1)
  const most = tempo > 1 ? 1 / Math.sqrt(tempo) : 1
  const pace = Math.min(asked * (wishes.hurried ? 1.8 : 1), MOST_DRIFT / (seconds * tempo * most))
  const speed = isMoved ? way * pace * world.size.width : 0
  return (t) => drifted(skyMargin, speed * t * most)
}

function shineOf(options: EnlivenOptions): Piece[] {
  const { wishes, prepared, random } = options
  const { survey } = prepared
  const shine = { ...options, random: random.fork('shine'), blinks: wishes.blink }
  const lamps = survey.lights.filter(({ kind }) =>
    kind === 'fire'
      ? wishes.fire || wishes.lights || wishes.silent
      : wishes.lights || wishes.silent,
  )
  const wet = survey.water && (wishes.water || wishes.glints || wishes.silent)
  return [
    ...(lamps.length > 0 ? [lampGlow(lamps, shine)] : []),
    ...(wet ? [glitter(survey.water, survey.look, shine)] : []),
  ]
}
