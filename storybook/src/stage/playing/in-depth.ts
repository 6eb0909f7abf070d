import type { Shot } from '../../plan/plan.ts'
import { REST_DISTANCE } from '../../scene/box.ts'
import type { Mark, Player } from '../player.ts'
import type { Ensemble } from './ensemble.ts'

/** How much nearer one stands from whom a focus goes to another, and how much farther away the other. */
const [NEARER, FARTHER] = [-2.4, 4]

/** A focus can only go from one to another who is farther away: side by side both would be sharp. */
export function inDepth(ensemble: Ensemble, { camera, relations }: Shot, far: number): Ensemble {
  const [from, to] = camera.path ?? []
  if (!from || !to || from === to || !camera.effects.includes('rack-focus')) return ensemble
  const before = relations.some(
    (each) =>
      (each.relation === 'behind' && each.from === from && each.to === to) ||
      (each.relation === 'in-front-of' && each.from === to && each.to === from),
  )
  const way = new Map([
    [from, before ? FARTHER : NEARER],
    [to, before ? NEARER : FARTHER],
  ])
  const find = (player: Player): Player =>
    deeper(player, within(player, way.get(player.subject.id) ?? 0, far))
  const { players, watched, scenery } = ensemble
  return { players: players.map(find), watched: watched.map(find), scenery: scenery.map(find) }
}

/** Nobody walks through the back wall of a room, or through the furniture before it. */
function within(player: Player, by: number, far: number): number {
  return Math.min(by, Math.max(0, far / 2 - player.at(0).z))
}

/** The same at the same place of the frame, so much farther away. */
function deeper(player: Player, by: number): Player {
  if (by === 0) return player
  const moved = <Where extends Mark>(where: Where): Where => ({
    ...where,
    x: (where.x * (REST_DISTANCE + where.z + by)) / (REST_DISTANCE + where.z),
    z: where.z + by,
  })
  return { ...player, mark: (t) => moved(player.mark(t)), at: (t) => moved(player.at(t)) }
}
