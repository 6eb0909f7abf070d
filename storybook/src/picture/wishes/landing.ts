/** Where on somebody in the picture a guest may sit down. */
export type Landing = 'shoulder' | 'head' | 'nose'

const ON =
  /\b(?:on|onto|upon|atop) (?:top of )?(?:the|her|his|their|my|\p{L}+['’]s) (?:\p{L}+['’]s |(?:left|right|little|old|wet|cold) )?/u

const LANDINGS: readonly (readonly [Landing, RegExp])[] = [
  ['shoulder', new RegExp(`${ON.source}shoulders?\\b`, 'u')],
  ['head', new RegExp(`${ON.source}(?:head|hair|hat)\\b`, 'u')],
  ['nose', new RegExp(`${ON.source}nose\\b`, 'u')],
]

/** Where a prompt lets guests sit down on somebody. */
export function landingOf(text: string): Landing | null {
  return LANDINGS.find(([, words]) => words.test(text))?.[0] ?? null
}
