import { Subject, type Shot } from '../../../plan/plan.ts'
import { unseen } from '../without.ts'

const FLOE = /^(?:(?:an? |the |[a-z]+ )*ice ?(?:floe|berg)|iceberg)s?$/u
/** Ice of which it is said that it swims. */
const ADRIFT = /\b(float|drift|melt|shrink|piece|block|chunk|sheet|slab|patch)/u
const RIDERS: ReadonlySet<Subject['kind']> = new Set(['animal', 'bird', 'person', 'creature'])
/** Seals and walruses are told as fish, and lie on ice all the same. */
const HAULED_OUT = /\b(seal|walrus|sea[- ]lion)s?$/u
const ELSEWHERE = /^(swim|dive|fly|soar|glide|slide|jump|climb|sail|row|kayak|hover)/u
const SEAS = /\b(sea|ocean|arctic|antarctic\w*|ice|polar|water|bay|north pole|south pole)/u

/** Who stands, sits or sleeps on an iceberg or a floe drifts on it, with the sea all around. */
export function onTheFloe(shot: Shot): Shot {
  const ice = shot.subjects.find(isAdrift)
  const named = shot.place !== null && FLOE.test(shot.place)
  const carried = new Set(
    shot.relations.flatMap(({ from, relation, to }) =>
      relation === 'on' && to === ice?.id ? [from] : [],
    ),
  )
  const riders = shot.subjects.filter(
    (each) => canRide(each) && (ice ? carried.has(each.id) : named),
  )
  // Who has fallen off it is in the sea around it, and on no glacier.
  if (riders.length === 0 || !isSea(shot.place)) return named ? { ...shot, place: 'iceberg' } : shot
  const floe = Subject.parse({
    id: ice?.id ?? 'floe',
    noun: 'ice floe',
    kind: 'boat',
    picture: 'prop:ice-floe',
    actions: ice?.actions ?? [],
  })
  const told = ice ? unseen(shot, ice) : shot
  const onIt = riders.map(({ id }) => ({ from: id, relation: 'on' as const, to: floe.id }))
  return {
    ...told,
    place: 'iceberg',
    subjects: [...told.subjects.map(adrift(riders)), floe],
    relations: [...told.relations, ...onIt],
  }
}

const isSea = (place: string | null): boolean =>
  place === null || FLOE.test(place) || SEAS.test(place)

function isAdrift({ noun, words }: Subject): boolean {
  return FLOE.test(noun) || (noun === 'ice' && ADRIFT.test(words))
}

function canRide({ kind, noun, picture, actions }: Subject): boolean {
  return (
    // A seal's mother is called nothing but mother.
    (RIDERS.has(kind) || HAULED_OUT.test(noun) || HAULED_OUT.test(picture ?? '')) &&
    !actions.some(({ verb }) => ELSEWHERE.test(verb))
  )
}

/** Who drifts or floats on it stands there: the ice moves. A seal on it is no swimmer. */
function adrift(riders: readonly Subject[]) {
  return (each: Subject): Subject => {
    if (!riders.includes(each)) return each
    const actions = each.actions.filter(({ verb }) => !/^(drift|float)$/u.test(verb))
    return { ...each, kind: each.kind === 'fish' ? 'animal' : each.kind, actions }
  }
}
