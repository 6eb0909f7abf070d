const TINTS: readonly (readonly [words: RegExp, tint: string])[] = [
  [/\bpink\b/u, '#f09ab4'],
  [/\b(red|crimson)\b/u, '#c9483f'],
  [/\b(green|emerald)\b/u, '#3f9f78'],
  [/\b(turquoise|teal)\b/u, '#3fbfb8'],
  [/\bblack\b/u, '#2b3440'],
  [/\bpurple|violet\b/u, '#8a6cc0'],
]

/** The colour of water that the words ask for, or the usual one. */
export function waterTint(words: string, usual: string): string {
  return TINTS.find(([pattern]) => pattern.test(words))?.[1] ?? usual
}
