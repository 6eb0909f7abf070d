import { LANDMARKS } from '../../../lexicon/places/landmarks.ts'
import { wordsIn } from '../../../lexicon/places/place-words.ts'
import type { Shot } from '../../../plan/plan.ts'
import type { Light } from '../../../scene/light.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { Box, Camera } from '../../../scene/space.ts'
import { passing } from './ahead/passing.ts'
import { track } from './ahead/track.ts'
import { windscreen } from './ahead/windscreen.ts'
import { fisheye } from './fisheye.ts'
import { flare } from './flare.ts'
import { fromBelow } from './from-below.ts'
import { masksOf } from './masks.ts'
import { nearSprig } from './near-sprig.ts'
import { portalOf } from './portal.ts'
import type { RigName, RigPart } from './rigs.ts'
import { beforeLens, seenBy } from './seen-by.ts'
import { smallWorldsOf } from './small-worlds.ts'
import { smear } from './smear.ts'
import { spray } from './spray.ts'

interface Take {
  readonly shot: Shot
  readonly box: Box
  readonly camera: (t: number) => Camera
  readonly tempo: number
  readonly alone: boolean
  readonly indoors: boolean
  readonly snowy: boolean
  readonly light: Light
  /** What one sees of whoever the camera sees for. */
  readonly rig: RigName | null
  /** How it goes ahead for them; null when it stays where it is. */
  readonly ahead: { readonly speed: number; readonly track: 'coaster' | 'rails' | null } | null
  /** Whether drops fall on a pane before it. */
  readonly wet: boolean
  /** Over whose shoulder it looks. */
  readonly shoulder: readonly RigPart[]
  /** The depth of the nearest waves, null where there are none. */
  readonly waves: number | null
}

/** What a camera's wish puts before the lens or on it. */
export function lensPieces({ shot, box, camera, tempo, ...place }: Take): Piece[] {
  const { effects, move, framing } = shot.camera
  const jerks = effects.includes('shake') || move === 'whip-pan'
  return [
    ...aloneIn({ shot, box, ...place }),
    ...goingPast({ shot, camera, ...place }),
    ...(place.wet && /^(?:wheel|cab)$/u.test(place.rig ?? '') ? [windscreen()] : []),
    ...(place.rig ? [seenBy(place.rig)] : []),
    ...(place.shoulder.length > 0 ? [beforeLens('shoulder', place.shoulder)] : []),
    ...(jerks ? [smear(camera, tempo)] : []),
    ...portalOf(shot.camera),
    ...masksOf(effects),
    ...smallWorldsOf(effects),
    ...(effects.includes('lens-flare') ? [flare(place.light)] : []),
    ...(effects.includes('fisheye') ? [fisheye()] : []),
    ...(framing === 'low-angle' && place.alone ? [fromBelow()] : []),
  ]
}

/** Rooms so long that one goes through them. */
const HALLS = /corridor|hallway|tunnel|temple|palace|cathedral|museum|hospital|hotel|school/u

const SIGHTS = new Map(wordsIn(LANDMARKS))

/** Trees beside the way would hide a famous sight. */
const isSightAlone = ({ place, subjects }: Take['shot']): boolean =>
  SIGHTS.has(place ?? '') && subjects.length === 0

/** From above nothing stands beside the way. */
function goingPast({
  shot,
  camera,
  ahead,
  indoors,
}: Pick<Take, 'shot' | 'camera' | 'ahead' | 'indoors'>): Piece[] {
  const walled = indoors && !HALLS.test(shot.place ?? '')
  if (ahead === null || walled || isSightAlone(shot) || shot.camera.framing === 'aerial') return []
  const said = [shot.place ?? '', shot.season ?? '', shot.weather, ...(shot.scenery ?? [])]
  const words = [...said, ...shot.subjects.map(({ noun }) => noun)].join(' ')
  return [
    ...passing({ camera, speed: ahead.speed, words }),
    ...(ahead.track ? [track(ahead.track, ahead.speed)] : []),
  ]
}

/** Where nobody acts, something near shows that the focus is pulled or the time is slow. */
function aloneIn({
  shot,
  box,
  ...place
}: Omit<Take, 'camera' | 'tempo' | 'ahead' | 'wet'>): Piece[] {
  const { effects } = shot.camera
  if (!place.alone) return []
  const slow = effects.includes('slow-motion')
  return [
    ...(slow && place.waves !== null ? [spray(box, place.waves)] : []),
    ...(effects.includes('rack-focus') && !place.indoors ? [nearSprig(box, place.snowy)] : []),
  ]
}
