import type { Shot } from '../../../plan/plan.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { Box, Camera } from '../../../scene/space.ts'
import { fisheye } from './fisheye.ts'
import { masksOf } from './masks.ts'
import { nearSprig } from './near-sprig.ts'
import { portalOf } from './portal.ts'
import type { RigName } from './rigs.ts'
import { seenBy } from './seen-by.ts'
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
  /** What one sees of whoever the camera sees for. */
  readonly rig: RigName | null
  /** The depth of the nearest waves, null where there are none. */
  readonly waves: number | null
}

/** What a camera's wish puts before the lens or on it. */
export function lensPieces({ shot, box, camera, tempo, ...place }: Take): Piece[] {
  const { effects, move } = shot.camera
  const pulls = effects.includes('rack-focus') && place.alone && !place.indoors
  const jerks = effects.includes('shake') || move === 'whip-pan'
  const slow = effects.includes('slow-motion') && place.alone
  return [
    ...(slow && place.waves !== null ? [spray(box, place.waves)] : []),
    ...(pulls ? [nearSprig(box, place.snowy)] : []),
    ...(place.rig ? [seenBy(place.rig)] : []),
    ...(jerks ? [smear(camera, tempo)] : []),
    ...portalOf(shot.camera),
    ...masksOf(effects),
    ...(effects.includes('fisheye') ? [fisheye()] : []),
  ]
}
