import type { Shot } from '../../../plan/plan.ts'
import type { Light } from '../../../scene/light.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { Box, Camera } from '../../../scene/space.ts'
import { fisheye } from './fisheye.ts'
import { flare } from './flare.ts'
import { fromBelow } from './from-below.ts'
import { masksOf } from './masks.ts'
import { nearSprig } from './near-sprig.ts'
import { portalOf } from './portal.ts'
import type { RigName, RigPart } from './rigs.ts'
import { beforeLens, seenBy } from './seen-by.ts'
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
    ...(place.rig ? [seenBy(place.rig)] : []),
    ...(place.shoulder.length > 0 ? [beforeLens('shoulder', place.shoulder)] : []),
    ...(jerks ? [smear(camera, tempo)] : []),
    ...portalOf(shot.camera),
    ...masksOf(effects),
    ...(effects.includes('lens-flare') ? [flare(place.light)] : []),
    ...(effects.includes('fisheye') ? [fisheye()] : []),
    ...(framing === 'low-angle' && place.alone ? [fromBelow()] : []),
  ]
}

/** Where nobody acts, something near shows that the focus is pulled or the time is slow. */
function aloneIn({ shot, box, ...place }: Omit<Take, 'camera' | 'tempo'>): Piece[] {
  const { effects } = shot.camera
  if (!place.alone) return []
  const slow = effects.includes('slow-motion')
  return [
    ...(slow && place.waves !== null ? [spray(box, place.waves)] : []),
    ...(effects.includes('rack-focus') && !place.indoors ? [nearSprig(box, place.snowy)] : []),
  ]
}
