import { landOf } from './lands.ts'
import type { TreeKind } from './tree-kind.ts'

const NAMED: readonly (readonly [words: RegExp, ...kinds: readonly TreeKind[]])[] = [
  [/\b(birch|aspen)/u, 'birch'],
  [/\b(maple|beech)/u, 'maple', 'maple', 'oak'],
  [/\b(redwood|sequoia)/u, 'redwood'],
  [/\b(olive)/u, 'olive'],
  [/\b(cypress)/u, 'cypress'],
  [/\b(mangrove)/u, 'mangrove'],
  [/\b(baobab)/u, 'baobab'],
  [/\b(oak|chestnut|walnut|linden)/u, 'oak'],
  [/\b(willow)/u, 'willow'],
  [/\b(palm|coconut)/u, 'palm'],
  [
    /\b(cherry|sakura|blossom|almond|plum|peach|apple) ?(tree|blossom|grove|orchard|s\b|$)/u,
    'cherry',
  ],
  [/\b(sakura|blossom)/u, 'cherry'],
  [/\b(acacia)/u, 'acacia'],
  [/\btropical (island|beach|paradise|bay|lagoon|coast|shore)/u, 'palm'],
  [/\b(jungle|rain ?forest|tropical|amazon)/u, 'palm', 'round', 'round'],
  [/\b(poplar)/u, 'poplar'],
  [/\b(dead|bare|leafless|withered|burnt|charred|barren|spooky|dark|haunted|creepy)\b/u, 'bare'],
  [/\b(pine|firs?\b|spruce|conifer|evergreen|taiga|boreal|cedar|larch)/u, 'pine'],
]

/** The kinds of trees that the words speak of, or null: a birch forest is all birches, a savanna has acacias. */
export function treesNamed(words: string): readonly TreeKind[] | null {
  const found = NAMED.find(([pattern]) => pattern.test(words))
  return found ? (found.slice(1) as TreeKind[]) : (landOf(words)?.trees ?? null)
}
