import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { CABLE_SLOPE } from '../actions/vehicles/aircraft.ts'
import { cable } from '../effects/cable.ts'
import type { Player } from '../player.ts'

/** Where the wheels of a cabin run, in its heights. */
const WHEELS = 0.99

/** The cable that a cabin hangs from, along its whole way. */
export function cablesOf(player: Player, box: Box): Piece[] {
  if (player.subject.actions[0]?.verb !== 'ride-cable') return []
  const { x, y, z, height, facing } = player.at(0)
  return [
    cable({
      name: player.key,
      box,
      at: { x, y: y + height * WHEELS, z },
      slope: CABLE_SLOPE * Math.sign(facing),
      twin: true,
    }),
  ]
}
