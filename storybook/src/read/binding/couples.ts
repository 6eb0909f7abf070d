import type { Person, Relation, Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

const HE = /^(?:boy|man|guy|husband|boyfriend|groom|gentleman)$/
const SHE = /^(?:girl|woman|lady|wife|girlfriend|bride)$/
const YOUNG = { man: 'boy', woman: 'girl' } as const

/** The part of a sentence that a couple is parted in. */
interface Stage {
  readonly subjects: Subject[]
  readonly relations: Relation[]
  readonly nextId: () => string
}

/** "A couple shares an ice cream. The boy wears a jacket": he is one of the two, who part for it; null if there is none. */
export function partCouple(stage: Stage, { head, definite }: NounPhrase): Subject | null {
  const gender = HE.test(head) ? 'man' : SHE.test(head) ? 'woman' : null
  const couple = stage.subjects.find(({ count, words }) => count === 2 && /\bcouple\b/.test(words))
  if (gender === null || !definite || couple === undefined) return null
  if (couple.person === null || stage.subjects.length >= 12) return null
  addOther(stage, couple, gender === 'man' ? 'woman' : 'man')
  Object.assign(couple, { count: 1, noun: head, words: head })
  couple.person.gender = gender
  return couple
}

/** The other of the two, with the same deeds and at the same places. */
function addOther(
  { subjects, relations, nextId }: Stage,
  couple: Subject,
  gender: 'man' | 'woman',
): void {
  const noun = /^(?:teen|child)$/.test(couple.person?.age ?? '') ? YOUNG[gender] : gender
  const person: Person | null = couple.person && { ...structuredClone(couple.person), gender }
  const id = nextId()
  const actions = structuredClone(couple.actions)
  subjects.push({ ...couple, id, count: 1, noun, words: noun, person, actions })
  for (const relation of relations.filter(({ from }) => from === couple.id))
    relations.push({ ...relation, from: id })
}
