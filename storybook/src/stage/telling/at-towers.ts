import { LIVING } from '../../plan/kinds.ts'
import type { Action, Kind, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const CLASPS = /^(?:hug|kiss|cuddle|embrace|grab|hold|wrap-present|lick)$/u
const CLIMBS = /^(?:climb|climb-.+|rock-climb|cling)$/u

const HOUSES = /skyscraper|building|high-?rise|tower block/u

/** Where such a tower stands when nobody says where. */
const GROUNDS: readonly (readonly [tower: RegExp, place: string])[] = [
  [/lighthouse$/u, 'beach'],
  [/windmill$/u, 'meadow'],
  [/castle|stone tower|beanstalk|sunflower/u, 'meadow'],
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
  const deed = { ...doing(verb), ...first, verb, target: tower.id }
  const subjects = shot.subjects.map((each): Subject => {
    if (each.id !== who.id) return each
    // On land an octopus is no fish.
    return { ...each, kind: each.kind === 'fish' ? 'creature' : each.kind, actions: [deed] }
  })
  const relations = shot.relations.filter(({ from, to }) => from !== who.id || to !== tower.id)
  const ground = GROUNDS.find(([words]) => words.test(tower.noun))?.[1] ?? null
  return { ...shot, place: shot.place ?? ground, subjects, relations }
}

const POINTED =
  /\b(?:tower|skyscraper|lighthouse|big ben|obelisk|cathedral|church|spire|pagoda|minaret|monument|statue of liberty)$/u

/** "Under the Eiffel Tower" people stand before it, so that both are seen: within its feet they would be ants. */
export function standBelow(shot: Shot): Shot {
  const find = (key: string): Subject | undefined => shot.subjects.find(({ id }) => id === key)
  const relations = shot.relations.map((each) => {
    const tower = find(each.to)
    const below =
      each.relation === 'under' &&
      find(each.from)?.kind === 'person' &&
      tower?.kind === 'building' &&
      POINTED.test(tower.noun)
    return below ? { ...each, relation: 'in-front-of' as const } : each
  })
  return { ...shot, relations }
}

/** What is as high as a house to whoever goes up it: a beanstalk, a giant spoon. */
const STALKS = /\b(?:beanstalk|rope|vine|flagpole|pole|ladder to the sky|candy cane|sunflower)$/u

/** Lower than a house, but taken up by nobody. */
const POSTS =
  /\b(?:hydrant|tree|trunk|lamp ?post|street ?lamp|pole|pillar|column|mailbox|snowman|traffic light|parking meter|cactus)$/u

function isTower({ kind, size, noun }: Subject, [deed]: readonly Action[]): boolean {
  if (kind === 'building' || (CLASPS.test(deed?.verb ?? '') && POSTS.test(noun))) return true
  const up = CLIMBS.test(deed?.verb ?? '')
  const great = /^(?:giant|large)$/u.test(size) && TALL_THINGS.has(kind)
  return up && (great || (STALKS.test(noun) && kind === 'plant'))
}

const TALL_THINGS = new Set<Kind>(['thing', 'tool', 'food', 'plant', 'toy', 'instrument'])

function towerHeld(who: Subject, shot: Shot): { tower: Subject; verb: string } | null {
  const verb = who.actions[0]?.verb ?? ''
  if (!LIVING.has(who.kind) || who.count > 1) return null
  const tower = towerMeant(who, shot)
  if (!tower || !isTower(tower, who.actions) || tower.count > 1 || tower.actions.length > 0)
    return null
  if (CLIMBS.test(verb)) return isOnWall(who, tower) ? null : { tower, verb: 'scale-tower' }
  return CLASPS.test(verb) ? { tower, verb: 'clasp-tower' } : null
}

/** A man on a skyscraper is seen on its wall, from near. */
function isOnWall({ kind, size }: Subject, { noun }: Subject): boolean {
  return kind === 'person' && size !== 'giant' && HOUSES.test(noun)
}

function towerMeant({ id, actions }: Subject, { relations, subjects }: Shot): Subject | undefined {
  const [deed] = actions
  const round = relations.find(({ from, relation }) => from === id && relation === 'around')
  const climbed = CLIMBS.test(deed?.verb ?? '') ? deed?.prop : null
  const target = deed?.target ?? round?.to
  return (
    subjects.find(({ noun }) => noun === climbed) ?? subjects.find((each) => each.id === target)
  )
}
