import type { Subject } from '../../plan/plan.ts'
import type { Binding } from './binding.ts'
import { sized } from './described-name.ts'

/** "Bigger than a house" is giant, "smaller than a mouse" tiny; people are only tall or short. */
export function compare(binding: Binding, word: string, first: Subject | undefined): void {
  const sizes = COMPARED.find(([words]) => words.test(word))?.[1]
  const named = carried(binding) ?? binding.recent ?? binding.last
  const meant = first ?? binding.subjects.find(({ id }) => id === named)
  if (sizes === undefined || resized(binding, sizes[1]) || meant === undefined) return
  meant.size = sizes[meant.kind === 'person' ? 0 : 1]
  // "… than the boy": beside whoever was said to be so.
  binding.recent = meant.id
}

/** "An ant carries a leaf bigger than itself": the leaf. */
function carried({ subjects, actions, lastNoun }: Binding): string | undefined {
  const ids = new Set(actions.map(({ target }) => target))
  const isLast = ({ noun }: Subject): boolean => lastNoun !== null && noun.endsWith(lastNoun.head)
  return subjects.find((each) => ids.has(each.id) && isLast(each))?.id
}

/** "Builds a tower of blocks taller than himself": the tower, which is no subject, and not the boy. */
function resized({ actions, lastNoun, auxiliary }: Binding, size: Subject['size']): boolean {
  const deed = actions.find(({ prop }) => lastNoun !== null && prop?.endsWith(lastNoun.head))
  if (auxiliary || deed?.prop == null || deed.target !== null) return false
  deed.prop = sized(deed.prop, size)
  return true
}

type Sizes = readonly [people: Subject['size'], others: Subject['size']]
const COMPARED: readonly (readonly [words: RegExp, sizes: Sizes])[] = [
  [/^(?:bigger|larger|taller|longer|higher|huger|wider)$/, ['large', 'giant']],
  [/^(?:smaller|tinier|shorter|lower)$/, ['small', 'tiny']],
]
