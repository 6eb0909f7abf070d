import { LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const LEADS = /^(lead|guide)$/u

const SWIMMERS =
  /\b(?:ducks?|ducklings?|swans?|cygnets?|goose|geese|goslings?|otters?|beavers?|pelicans?)$/u

const isWater = ({ place }: Shot): boolean =>
  /\b(?:pond|lake|river|stream|sea|ocean|water|canal|lagoon)\b/u.test(place ?? '')

/** Who leads a flock, a class or an army goes before it, and all of them walk. */
export function goAhead(shot: Shot): Shot {
  const leader = shot.subjects.find(({ actions }) => LEADS.test(actions[0]?.verb ?? ''))
  const deed = leader?.actions[0]
  const flock = shot.subjects.find(({ id }) => id === deed?.target)
  if (!leader || !deed || !flock || flock.count < 2 || !LIVING.has(flock.kind)) return shot
  const direction = deed.direction === 'left' ? 'left' : 'right'
  const swims = [leader, flock].every(({ noun }) => SWIMMERS.test(noun)) && isWater(shot)
  const walks: Action = { ...doing(swims ? 'swim' : 'walk', { direction }), pace: deed.pace }
  const ids = [leader.id, flock.id]
  const order: Relation =
    direction === 'right'
      ? { from: flock.id, relation: 'left-of', to: leader.id }
      : { from: flock.id, relation: 'right-of', to: leader.id }
  return {
    ...shot,
    subjects: shot.subjects.map((each): Subject =>
      ids.includes(each.id) ? { ...each, actions: [walks] } : each,
    ),
    relations: [
      ...shot.relations.filter(({ from, to }) => !(ids.includes(from) && ids.includes(to))),
      order,
    ],
  }
}
