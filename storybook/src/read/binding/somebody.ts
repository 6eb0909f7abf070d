import { toPerson } from '../../lexicon/people-words.ts'
import type { Person } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { noTraits } from '../phrases/traits.ts'

/** The person that a deed needs when the prompt names nobody. */
export function somebody(gender: Person['gender']): NounPhrase {
  const person = toPerson({ gender })
  return {
    words: '',
    head: gender ?? 'person',
    plural: false,
    count: null,
    definite: false,
    negated: false,
    bare: true,
    found: { picture: 'person', concept: 'person', kind: 'person', via: 'name', person },
    place: null,
    garment: null,
    body: false,
    talk: false,
    traits: noTraits(),
  }
}
