import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { addSubject, isAlive, relate, type Binding } from './binding.ts'
import { looksSo } from './features.ts'
import { wear } from './wear.ts'

/** "A girl on a swing, red hair, white dress, umbrella": tags say how somebody looks and what she has in hand. */
export function isTagOf(binding: Binding, noun: NounPhrase): boolean {
  const subject = described(binding) ?? wearingBeast(binding, noun)
  if (subject === undefined) return false
  if (subject.person === null) return putOn(binding, subject, noun)
  if (noun.body) return looksSo(subject.person, noun)
  if (noun.garment === null) return isInHand(binding, subject, noun)
  binding.last = subject.id
  return wear(binding, noun)
}

/** Whoever was named last, or the only person there is. */
function described({ subjects, last }: Binding): Subject | undefined {
  const people = subjects.filter(({ kind, person }) => kind === 'person' && person !== null)
  return people.find(({ id }) => id === last) ?? (people.length === 1 ? people[0] : undefined)
}

/** "Owl, glasses", "cat, top hat": it is on the only beast there is. */
function wearingBeast({ subjects }: Binding, { garment }: NounPhrase): Subject | undefined {
  const living = subjects.filter(isAlive)
  return garment !== null && living.length === 1 ? living[0] : undefined
}

function putOn(binding: Binding, { id }: Subject, noun: NounPhrase): boolean {
  const { group, verb } = binding
  Object.assign(binding, { group: [id], verb: null, last: id })
  const worn = wear(binding, noun)
  Object.assign(binding, { group, verb, last: id })
  return worn
}

const HELD =
  /^(?:umbrella|parasol|lantern|sword|axe|trident|telescope|hammer|spear|staff|torch|bouquet|cane|walking stick|briefcase|suitcase|handbag|camera|balloon|book|candle|magnifying glass|wand|shield|fishing rod|guitar|violin|flute|saxophone|trumpet|accordion|microphone)$/

/** One thing that is made for hands; who has something in them already, or something to do, keeps it. */
function isInHand(binding: Binding, { id, count }: Subject, noun: NounPhrase): boolean {
  if (!HELD.test(noun.head) || noun.plural || (count > 1 && noun.head !== 'umbrella')) return false
  if (binding.relations.some(({ from, relation }) => from === id && relation === 'holding'))
    return false
  const thing = addSubject(binding, noun)
  relate(binding, { from: id, relation: 'holding', to: thing.id })
  return true
}

/** What may be of any colour; animals only of those that grow. */
const PAINTED =
  /^(?:vehicle|boat|aircraft|building|furniture|toy|thing|tool|instrument|clothing|plant)$/
const GROWN = /^(?:black|white|brown|orange|gr[ae]y|golden?|red|ginger|cream|tan|beige)$/

/** "A tram drives up a street, yellow, sunny": a colour between pauses is that of what it is all about. */
export function tint({ subjects }: Binding, colour: string): void {
  const [first] = subjects
  if (first === undefined || first.colour !== null) return
  if (PAINTED.test(first.kind) || (first.kind === 'animal' && GROWN.test(colour)))
    first.colour = colour
}
