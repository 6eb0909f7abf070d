import type { Shot } from '../../plan/plan.ts'

/** Where a deed is done in places that are named by a wider word. */
const RULES: readonly (readonly [place: string, words: RegExp, deeds: RegExp, better: string])[] = [
  // Stones are thrown over a river from its bank.
  ['river', /./u, /^skip-stone$/u, 'riverbank'],
  // A studio in which one dances has a barre and mirrors.
  [
    'music-studio',
    /^(?:[a-z]+ )?studio$/u,
    /^(ballet|dance|pirouette|yoga|stretch)$/u,
    'dance studio',
  ],
]

/** A place that suits what its lead does there better than the one its words mean; null if none does. */
export function placeOfDeed(
  place: string,
  { place: words, subjects: [lead] }: Shot,
): string | null {
  const verbs = lead?.actions.map(({ verb }) => verb) ?? []
  const rule = RULES.find(
    ([at, named, deeds]) =>
      at === place && named.test(words ?? '') && verbs.some((verb) => deeds.test(verb)),
  )
  return rule?.[3] ?? null
}
