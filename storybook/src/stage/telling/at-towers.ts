import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'

const CLASPS = /^(?:hug|kiss|cuddle|embrace|grab|hold|wrap-present|lick)$/u
const CLIMBS = /^(?:climb|climb-.+|rock-climb|cling)$/u

/** Where such a tower stands when nobody says where. */
const GROUNDS: readonly (readonly [tower: RegExp, place: string])[] = [
  [/lighthouse$/u, 'beach'],
  [/windmill$/u, 'meadow'],
  [/castle|stone tower/u, 'meadow'],
  [/skyscraper|building|clock tower|eiffel|\btower$/u, 'city'],
]

/** Who hugs or climbs a tower is as large as that needs, and holds on to its wall. */
export function holdTower(shot: Shot): Shot {
  const found = shot.subjects
    .map((each) => [each, towerHeld(each, shot)] as const)
    .find(([, held]) => held !== null)
  const [who, held] = found ?? []
  if (!who || !held) return shot
  const { tower, verb } = held
  const [first] = who.actions
  const deed: Action = {
    direction: null,
    prop: null,
    pace: 'normal',
    ...first,
    verb,
    target: tower.id,
  }
  const subjects = shot.subjects.map((each): Subject => {
    if (each.id !== who.id) return each
    // On land an octopus is no fish.
    return { ...each, kind: each.kind === 'fish' ? 'creature' : each.kind, actions: [deed] }
  })
  const relations = shot.relations.filter(({ from, to }) => from !== who.id || to !== tower.id)
  const ground = GROUNDS.find(([words]) => words.test(tower.noun))?.[1] ?? null
  return { ...shot, place: shot.place ?? ground, subjects, relations }
}

function towerHeld(
  { id, kind, count, actions }: Subject,
  { relations, subjects }: Shot,
): { tower: Subject; verb: string } | null {
  const [deed] = actions
  if (!LIVING.has(kind) || count > 1) return null
  const round = relations.find(({ from, relation }) => from === id && relation === 'around')
  const target = deed?.target ?? round?.to
  const tower = subjects.find((each) => each.id === target)
  if (tower?.kind !== 'building' || tower.count > 1 || tower.actions.length > 0) return null
  if (CLIMBS.test(deed?.verb ?? '')) return { tower, verb: 'scale-tower' }
  return CLASPS.test(deed?.verb ?? '') ? { tower, verb: 'clasp-tower' } : null
}
