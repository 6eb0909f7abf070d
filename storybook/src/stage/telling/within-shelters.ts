import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import { LIVING } from '../../plan/kinds.ts'
import { Subject, type Relation, type Shot } from '../../plan/plan.ts'
import { withoutAll } from './without.ts'

/** What one is seen within, and how it looks in there. */
const SHELTERS: readonly (readonly [noun: RegExp, inside: string])[] = [
  [/\b(?:blanket|pillow|couch|sofa|duvet|sheet) (?:fort|tent|den)$/u, 'blanket fort'],
  [/\b(?:tent|tepee|tipi|yurt)$/u, 'tent interior'],
  [/\b(?:cabin|hut|cottage|lodge|chalet)$/u, 'log cabin'],
  [/\bbarn$/u, 'barn interior'],
]
const CLOTHS = /\b(?:blanket|sheet|pillow|cushion|quilt|duvet|bedsheet)$/u

/** "Two children sit inside a tent": we are in there with them, and nobody sits on its top. */
export function goInside(told: Shot): Shot {
  const shot = standInBooth(standInDoorway(told))
  const bond = shot.relations.find((each) => isWithin(each, shot))
  const shelter = shot.subjects.find(({ id }) => id === bond?.to)
  if (!shelter || shot.place !== null) return shot
  const cloths = shot.subjects.filter((each) => isOfShelter(each, shelter, shot))
  const place = cloths.length > 0 || CLOTHS.test(shelter.material ?? '') ? 'blanket fort' : null
  const inside = { ...shot, place: place ?? insideOf(shelter) ?? null }
  return withoutAll(inside, (each) => each === shelter || cloths.includes(each))
}

/** Who is in a doorway stands on its threshold, and not behind it; it is in some house's wall. */
function standInDoorway(shot: Shot): Shot {
  const door = shot.subjects.find(({ picture }) => picture === 'prop:doorway')
  if (!door) return shot
  const relations = shot.relations.map((each) =>
    each.to === door.id && each.relation === 'inside' ? { ...each, relation: 'on' as const } : each,
  )
  return { ...shot, place: shot.place ?? 'house wall', relations }
}

const BOOTHS = /\b(?:phone|telephone|call) (?:booth|box)$/u

/** Who is in a phone booth is seen through its open door, and does not stand before one. */
function standInBooth(shot: Shot): Shot {
  const caller = shot.subjects.find(({ kind }) => LIVING.has(kind))
  const placed = shot.relations.some(({ from }) => from === caller?.id)
  if (!BOOTHS.test(shot.place ?? '') || !caller || caller.count > 1 || placed) return shot
  const booth = Subject.parse({
    id: 'phone booth',
    noun: 'phone booth',
    kind: 'building',
    picture: 'prop:open-phone-booth',
  })
  const within: Relation = { from: caller.id, relation: 'inside', to: booth.id }
  return {
    ...shot,
    place: 'street',
    subjects: [...shot.subjects.map(onFeet), booth],
    relations: [...shot.relations, within],
  }
}

/** There is no armchair in it. */
const onFeet = (each: Subject): Subject => ({
  ...each,
  actions: each.actions.map((deed) =>
    deed.verb === 'read' ? { ...deed, verb: 'read-leaning' } : deed,
  ),
})

function insideOf({ noun }: Subject): string | undefined {
  const own = `${noun} interior`
  // Heads look out of a burrow.
  return NAMED_PLACES.get(own)?.id === 'dwelling' && noun !== 'burrow'
    ? own
    : SHELTERS.find(([words]) => words.test(noun))?.[1]
}

/** Somebody is in a shelter of the right size, and nobody else is outside. */
function isWithin({ from, relation, to }: Relation, { subjects, relations }: Shot): boolean {
  const shelter = subjects.find(({ id }) => id === to)
  if (relation !== 'inside' || !shelter || shelter.count > 1 || shelter.actions.length > 0)
    return false
  if (insideOf(shelter) === undefined || /^(?:tiny|small)$/u.test(shelter.size)) return false
  const within = ({ id }: Subject): boolean =>
    id === from || relations.some((each) => each.from === id && each.to === to)
  const living = subjects.filter(({ kind }) => LIVING.has(kind))
  return living.some(({ id }) => id === from) && living.every(within)
}

/** The blankets that a tent is made of are its walls. */
function isOfShelter(
  { id, noun, count }: Subject,
  { noun: shelter }: Subject,
  shot: Shot,
): boolean {
  const bound = shot.relations.some(({ from, to }) => from === id || to === id)
  return count > 1 && CLOTHS.test(noun) && !bound && /\b(?:tent|den|fort)$/u.test(shelter)
}
