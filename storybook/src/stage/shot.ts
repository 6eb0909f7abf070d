import type { ShotScene } from '../scene/scene.ts'
import type { Camera } from '../scene/space.ts'
import { blockShot, type ShotRequest } from './blocking.ts'
import { letteringsOf } from './letterings.ts'
import { piecesOf } from './pieces.ts'
import type { PlaceSet } from './place.ts'
import { spectaclesOf } from './spectacles.ts'
import { steadied } from './steadied.ts'

/** One take, from its plan to everything that moves in it. */
export function stageShot(
  request: ShotRequest,
): ShotScene & { readonly sounds: PlaceSet['sounds'] } {
  const { seconds, seed } = request
  const { shot, box, setting, tempo, players, ...blocking } = blockShot(request)
  const camera = (t: number): Camera => blocking.camera(t)
  const ground = { set: setting.set, seconds: seconds * tempo }
  return {
    seconds,
    transition: shot.transition,
    box,
    light: setting.light,
    pieces: [
      ...steadied(setting.pieces, { camera, seconds, box }),
      ...letteringsOf(shot, box, setting.set),
      ...spectaclesOf({ shot, box, seed, players }),
      ...players.flatMap((player) => piecesOf(player, ground)),
    ],
    camera,
    tempo,
    sounds: setting.set.sounds,
  }
}
