import type { Found } from './find-picture.ts'
import type { Field } from './wordnet.ts'
import type { Kind } from '../plan/plan.ts'
import { toPerson } from './people-words.ts'

const KIN: Partial<Record<Field, { picture: string; kind: Kind }>> = {
  'noun.animal': { picture: 'noto:paw-prints', kind: 'animal' },
  'noun.artifact': { picture: 'noto:package', kind: 'thing' },
  'noun.food': { picture: 'noto:pot-of-food', kind: 'food' },
  'noun.plant': { picture: 'noto:seedling', kind: 'plant' },
  'noun.object': { picture: 'noto:rock', kind: 'nature' },
  'noun.substance': { picture: 'noto:jar', kind: 'thing' },
  'noun.phenomenon': { picture: 'noto:sparkles', kind: 'sky' },
}

/** The last resort for a thing that exists: the plainest picture of its field. */
export function kinOf(concept: string, field: Field): Found | null {
  if (field === 'noun.person') {
    const person = toPerson({ role: concept.slice(0, 40) })
    return { picture: 'person', concept, kind: 'person', via: 'kin', person }
  }
  const kin = KIN[field]
  return kin === undefined ? null : { ...kin, concept, via: 'kin' }
}
