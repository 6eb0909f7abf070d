import type { Shot, Subject } from '../../plan/plan.ts'
import { hashText } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import { firelight } from '../effects/firelight.ts'
import { particles } from '../effects/particles.ts'
import { RECIPES } from '../effects/recipes/all-recipes.ts'
import type { Player } from '../player.ts'

/** A torch has a flame of its own. */
const LIT = /\b(torch|candle|lantern|lamp|match|sparkler)$/u

const burns = ({ noun, material, actions }: Subject): boolean =>
  !LIT.test(noun) && (material === 'fire' || actions.some(({ verb }) => verb === 'burn'))

/** The flames along a burning sword or staff in somebody's hand, and their light. */
export function heldFires({ relations, subjects }: Shot, players: readonly Player[]): Piece[] {
  const hands = relations.flatMap(({ from, relation, to }) => {
    const thing = subjects.find(({ id }) => id === to)
    return relation === 'holding' && thing && burns(thing) ? [from] : []
  })
  return players
    .filter(({ subject, actor }) => hands.includes(subject.id) && actor.kind === 'puppet')
    .flatMap((player) => [flames(player), light(player)])
}

/** The middle of what is held: above the fist. */
function middle(player: Player, t: number) {
  const { x, y, z, height, facing, pose } = player.at(t)
  const hand = player.actor.grip('rightHand', pose)
  return { x: x + hand.x * height, y: y + (hand.y + 0.16) * height, z, height, facing }
}

function flames(player: Player): Piece {
  const name = `${player.key} held fire`
  return particles({
    name,
    recipe: { ...RECIPES.fire, size: [0.16, 0.05], scatter: [0.04, 0.15], rate: 34 },
    from: -3,
    until: Infinity,
    strength: 1,
    seed: hashText(name),
    spring: (t) => {
      const { height, ...place } = middle(player, t)
      return { ...place, unit: height }
    },
  })
}

function light(player: Player): Piece {
  return firelight({
    name: `${player.key} held fire`,
    at: (t) => {
      const { x, y, z, height } = middle(player, t)
      return { x, y, z, reach: height }
    },
  })
}
