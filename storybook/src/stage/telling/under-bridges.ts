import type { Shot, Subject } from '../../plan/plan.ts'
import { unseen } from './without.ts'

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
  const ashore = standUnder(shot)
  if (ashore) return ashore
  const bridge = shot.subjects.find(({ id }) => id === under?.to)
  const scenery = ['arch above', ...(shot.scenery ?? [])].slice(0, 6)
  // Nobody who floats is on a bridge that is the place.
  const [first] = shot.subjects
  const below = first !== undefined && isAfloat(first) && BRIDGES.test(shot.place ?? '')
  if (below) return { ...shot, place: 'river', scenery }
  if (!bridge) return shot
  return unseen({ ...shot, place: shot.place ?? 'river', scenery }, bridge)
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
