import { LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject, withEach } from './retold.ts'

const LEADS = /^(lead|guide)$/u

const SWIMMERS =
  /\b(?:ducks?|ducklings?|swans?|cygnets?|goose|geese|goslings?|otters?|beavers?|pelicans?)$/u

const isWater = ({ place }: Shot): boolean =>
  /\b(?:pond|lake|river|stream|sea|ocean|water|canal|lagoon)\b/u.test(place ?? '')

const PARENTS = /\b(?:mother|mama|mum|mom|father|papa|hen|duck|goose|swan)\b/u
const YOUNG =
  /\b(?:ducklings?|goslings?|cygnets?|chicks?|kittens?|pupp(?:y|ies)|piglets?|cubs?|bab(?:y|ies)|fawns?|kids?|joeys?|owlets?|hoglets?|young)\b/u

/** A mother who goes with her young leads them. */
function withHerYoung(shot: Shot): Shot {
  const parent = shot.subjects.find(
    ({ noun, count, kind }) => count === 1 && kind !== 'person' && PARENTS.test(noun),
  )
  const young = shot.subjects.find(({ noun, count }) => count > 1 && YOUNG.test(noun))
  const [deed] = parent?.actions ?? []
  if (!parent || !young || !deed || !/^(?:walk|march|swim|go|cross)$/u.test(deed.verb)) return shot
  if (deed.target !== null || young.actions[0]?.verb !== deed.verb) return shot
  return withSubject(shot, parent, { actions: [{ ...deed, verb: 'lead', target: young.id }] })
}

const STREETS = /\b(?:street|road|avenue|downtown|city|crosswalk|crossing|highway|boulevard)$/u
const HALTS = /^(?:stop|wait|halt|brake|honk|queue)$/u

/** Cars that stop for those who cross stand in a row behind them, at a crossing. */
export function waitAtTheCrossing(shot: Shot): Shot {
  const halts = ({ kind, count, actions }: Subject): boolean =>
    kind === 'vehicle' && count > 1 && actions.some(({ verb }) => HALTS.test(verb))
  const cross = shot.subjects.some(
    ({ kind, actions }) =>
      LIVING.has(kind) && /^(?:walk|lead|cross|march|run)$/u.test(actions[0]?.verb ?? ''),
  )
  if (!cross || !STREETS.test(shot.place ?? '') || !shot.subjects.some(halts)) return shot
  return {
    ...withEach(shot, (each) => (halts(each) ? { ...each, actions: [doing('wait')] } : each)),
    place: 'crosswalk',
  }
}

/** Who leads a flock, a class or an army goes before it, and all of them walk. */
export function goAhead(asked: Shot): Shot {
  const shot = withHerYoung(asked)
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
    ...withEach(shot, (each): Subject =>
      ids.includes(each.id) ? { ...each, actions: [walks] } : each,
    ),
    relations: [
      ...shot.relations.filter(({ from, to }) => !(ids.includes(from) && ids.includes(to))),
      order,
    ],
  }
}
