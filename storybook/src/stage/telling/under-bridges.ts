import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { unseen, withoutAll } from './without.ts'

const BRIDGES = /\bbridge$/u

/** Boats, and ducks and people who swim. */
const isAfloat = ({ kind, noun, actions }: Subject): boolean =>
  kind === 'boat' ||
  actions.some(
    ({ verb }) =>
      verb === 'swim' ||
      (/^(?:glide|float|drift)$/u.test(verb) && /\b(?:swan|duck|goose)$/u.test(noun)),
  )

/** A boat that goes under a bridge is seen through its arch: no second bridge is put up in the water behind it. */
export function goUnderBridge(shot: Shot): Shot {
  const under = shot.relations.find(({ from, relation, to }) => {
    const [boat, bridge] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    const passes = relation === 'under' && boat !== undefined && isAfloat(boat)
    return passes && bridge?.count === 1 && BRIDGES.test(bridge.noun)
  })
  const crossed = crossAbove(shot)
  if (crossed) return crossed
  const ashore = standUnder(shot)
  if (ashore) return ashore
  const bridge = shot.subjects.find(({ id }) => id === under?.to)
  const scenery = ['arch above', ...(shot.scenery ?? [])].slice(0, 6)
  // Nobody who floats is on a bridge that is the place.
  const [first] = shot.subjects
  const below = first !== undefined && isAfloat(first) && BRIDGES.test(shot.place ?? '')
  if (below) return { ...shot, place: 'river', scenery }
  if (!bridge) return shot
  return unseen({ ...withoutThoseAshore(shot), place: shot.place ?? 'river', scenery }, bridge)
}

/** Who has let a paper boat go and does nothing now would stand in the river. */
function withoutThoseAshore(shot: Shot): Shot {
  const bound = new Set(shot.relations.flatMap(({ from, to }) => [from, to]))
  return withoutAll(
    shot,
    ({ id, kind, actions }) => kind === 'person' && actions.length === 0 && !bound.has(id),
  )
}

const WET = /^(swim|float|dive|row|sail|kayak|fly|ride|drive|fish)$/u
const TOWNS = /^(street|city|downtown|alley|town|riverfront|riverbank|river)$/u

const staysDry = (who: Subject | undefined): boolean =>
  who !== undefined &&
  /^(person|animal|creature)$/u.test(who.kind) &&
  who.actions.every(({ verb }) => !WET.test(verb))

/** Who plays, sleeps or waits under a bridge is on the dry ground under its arch; null for all others. */
function standUnder(shot: Shot): Shot | null {
  for (const { from, relation, to } of shot.relations) {
    const [who, bridge] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    if (relation !== 'under' || !staysDry(who)) continue
    if (bridge?.count !== 1 || !BRIDGES.test(bridge.noun)) continue
    if (shot.place === null || TOWNS.test(shot.place))
      return unseen({ ...shot, place: 'under a bridge' }, bridge)
    return unseen({ ...shot, scenery: ['arch above', ...(shot.scenery ?? [])].slice(0, 6) }, bridge)
  }
  return null
}

const CROSSES = /^(cross-bridge|walk|run|trot|gallop|march)$/u

/** "A troll sits under a bridge, a goat walks across above him": the goat is on the bridge, which is seen from the river; null where nobody is over anybody. */
function crossAbove(shot: Shot): Shot | null {
  const bridges = new Set(shot.subjects.flatMap(({ id, noun }) => (BRIDGES.test(noun) ? id : [])))
  const under = shot.relations.find(({ relation, to }) => relation === 'under' && bridges.has(to))
  const over = under === undefined ? [] : goersOver(shot, under)
  if (under === undefined || over.length === 0) return null
  const { from: lurker, to: bridge } = under
  const others = shot.relations.filter(
    ({ from, to }) => !(over.includes(from) && (to === lurker || to === bridge)),
  )
  const on = over.map((from) => ({ from, relation: 'on' as const, to: bridge }))
  const subjects = shot.subjects.map((each) => (over.includes(each.id) ? onTop(each) : each))
  return { ...shot, place: riverUnder(shot), subjects, relations: [...others, ...on] }
}

/** Who is above the one under the bridge, on it, or goes there when the bridge is where it plays. */
function goersOver({ subjects, relations, place }: Shot, under: Relation): readonly string[] {
  const { from: lurker, to: bridge } = under
  const isOver = ({ id, actions }: Subject): boolean =>
    relations.some(
      ({ from, relation, to }) =>
        from === id &&
        ((relation === 'above' && to === lurker) || (relation === 'on' && to === bridge)),
    ) ||
    (BRIDGES.test(place ?? '') && actions.some(({ verb }) => CROSSES.test(verb)))
  return subjects.filter((each) => each.id !== lurker && isOver(each)).map(({ id }) => id)
}

/** On the arch there is no room to walk off. */
const onTop = (who: Subject): Subject => ({
  ...who,
  actions: who.actions.map((deed) => ({ ...deed, target: null })),
})

const riverUnder = ({ place }: Shot): string =>
  place === null || BRIDGES.test(place) ? 'river' : place
