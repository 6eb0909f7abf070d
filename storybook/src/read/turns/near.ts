/** Where a word of the cue stands before it or after it. */
export const near = (cue: string): string =>
  `(?:(?<=\\b(?:${cue})\\b[^]{0,300})|(?=[^]{0,300}\\b(?:${cue})\\b))`
