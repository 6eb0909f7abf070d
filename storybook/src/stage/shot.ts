import type { Piece, ShotScene } from '../scene/scene.ts'
import type { Camera } from '../scene/space.ts'
import { blockShot, type Blocking, type ShotRequest } from './blocking.ts'
import { farAway, isHeavenly } from './camera/far-away.ts'
import { goingAhead, rigOf } from './camera/first-person.ts'
import { lensPieces } from './camera/lens/lens.ts'
import { shoulderOf } from './camera/lens/shoulder.ts'
import { letteringsOf } from './playing/letterings.ts'
import { piecesOf } from './playing/pieces.ts'
import { reflectionsOf } from './playing/reflections.ts'
import { stuffThrown } from './playing/thrown-up.ts'
import type { PlaceSet } from './place.ts'
import type { Player } from './player.ts'
import type { Setting } from './setting/setting.ts'
import { railsOf } from './setting/rails.ts'
import { spectaclesOf } from './setting/spectacles.ts'
import { steadied } from './setting/steadied.ts'
import { viewerOf } from './telling/over-shoulder.ts'
import { hungClear } from './sky/hung-clear.ts'
import { weatherSounds } from './weather/weather-sounds.ts'

/** A take with what the whole film needs to know of it. */
export interface StagedShot extends ShotScene {
  readonly sounds: PlaceSet['sounds']
  /** Where it plays. */
  readonly place: string
  readonly hour: Setting['hour']
  readonly unplayed: Blocking['unplayed']
  /** How many of its pieces, the first ones, are the set. */
  readonly sets: number
}

/** One take, from its plan to everything that moves in it. */
export function stageShot(request: ShotRequest): StagedShot {
  const { seconds, seed } = request
  const blocking = blockShot(request)
  const { shot, box, setting, tempo, players, unplayed } = blocking
  const camera = (t: number): Camera => blocking.camera(t)
  const ground = {
    set: setting.set,
    seconds: seconds * tempo,
    ...conditions(setting),
    thrown: stuffThrown(shot.scenery),
  }
  const far = farAway({ camera, seconds, box })
  const inTheSky = (piece: Piece): Piece => (isHeavenly(piece) ? far(piece) : piece)
  const take = takeOf(blocking, seconds)
  const steady = steadied(setting.pieces, { camera, seconds, box })
  const sets =
    setting.lamp === 'told'
      ? steady.map(inTheSky)
      : hungClear(steady, { shot: take, players, far, level: setting.lamp === 'level' })
  return {
    ...take,
    pieces: [
      ...sets,
      ...railsOf(players, box, setting),
      ...letteringsOf(shot, { box, set: setting.set, players, seconds: ground.seconds }),
      ...spectaclesOf({ shot, box, seed, players, setting }).map(inTheSky),
      ...players.flatMap((player) => playedBy(player, ground, far)),
      ...reflectionsOf(players),
      ...lensPieces({
        shot,
        box,
        camera,
        tempo,
        alone: players.length === 0,
        ...seenAhead(request.shot, setting),
        shoulder: shoulderOf(viewerOf(request.shot), seed),
        indoors: setting.place.indoors,
        snowy: setting.set.ground === 'snow',
        light: setting.light,
        waves: nearestWave(setting.set.pieces),
      }),
    ],
    place: setting.place.id,
    hour: setting.hour,
    unplayed,
    sets: sets.length,
    sounds: [...weatherSounds(setting.weather, setting.place), ...setting.set.sounds],
  }
}

/** How a shot is filmed, before anything is in it. */
function takeOf(
  { shot, box, setting, camera, tempo, clock }: Blocking,
  seconds: number,
): Omit<ShotScene, 'pieces'> {
  return {
    seconds,
    transition: shot.transition === 'cut' ? 'cut' : 'dissolve',
    box,
    light: setting.light,
    camera: (t) => camera(t),
    tempo,
    ...(clock ? { clock } : {}),
    ...(shot.camera.effects.includes('reverse') ? { reversed: true } : {}),
  }
}

function playedBy(
  player: Player,
  ground: Parameters<typeof piecesOf>[1],
  far: (piece: Piece) => Piece,
): Piece[] {
  const pieces = piecesOf(player, ground)
  return player.medium === 'sky' ? pieces.map(far) : pieces
}

/** What is seen of those through whose eyes one looks, and of their way. */
function seenAhead(shot: ShotRequest['shot'], { weather }: Setting) {
  const wet = /^(?:rain|storm|hail)$/u.test(weather)
  return { rig: rigOf(shot), ahead: goingAhead(shot), wet }
}

function conditions({ weather, set, place }: Setting): {
  wet: boolean
  cold: boolean
  mirrors: boolean
} {
  const rains = weather === 'rain' || weather === 'storm'
  const snows = weather === 'snow' || weather === 'blizzard' || set.ground === 'snow'
  return {
    wet: rains && set.ground === 'road' && !place.indoors,
    cold: snows && !place.indoors,
    // Only calm water mirrors.
    mirrors: weather !== 'storm',
  }
}

function nearestWave(pieces: PlaceSet['pieces']): number | null {
  const waves = pieces.filter(({ name }) => /^(wave|surf|foam)/u.test(name))
  // On a beach it is the surf that one watches, and nothing there throws spray.
  const calm = waves.length === 0 || waves.some(({ name }) => name === 'surf')
  return calm ? null : Math.min(...waves.map((wave) => wave.depth(0)))
}
