import type { FullFacts } from './facts.ts'
import { groupFacts } from './groups.ts'

/** Everything known of a Noto picture. */
export function factsOf(name: string): FullFacts {
  return { faces: 'front', home: 'ground', build: 'still', ...groupFacts(name) }
}
