import { withoutLand } from './earth-tint.ts'

const TINTS: readonly (readonly [words: RegExp, tint: string])[] = [
  [/\bpink\b/u, '#f09ab4'],
  [/\b(red|crimson)\b/u, '#c9483f'],
  [/\b(green|emerald)\b/u, '#3f9f78'],
  [/\b(turquoise|teal)\b/u, '#3fbfb8'],
  [/\bblack\b/u, '#2b3440'],
  [/\b(purple|violet|wine)\b/u, '#8a6cc0'],
  [/\b(brown|muddy|mud)\b/u, '#96764e'],
  [/\b(chocolate|coffee|cola)\b/u, '#5f3a26'],
  [/\b(golden|gold|honey|caramel|syrup)\b(?! field)/u, '#e0a63c'],
  [/\b(milk|milky|white)\b(?! field)/u, '#f1ece0'],
  [/\bblood\b/u, '#a8323a'],
  [/\b(toxic|radioactive|slime)\b/u, '#8fd03c'],
  [/\bink\b/u, '#2b3048'],
  [/\b(orange|lava)\b/u, '#f0853a'],
  [/\bglowing\b/u, '#4fe0f0'],
]

/** The colour of water that the words ask for, or the usual one. */
export function waterTint(words: string, usual: string): string {
  // A golden beach has that sand; its water is as ever.
  const said = withoutLand(words)
  return TINTS.find(([pattern]) => pattern.test(said))?.[1] ?? usual
}
