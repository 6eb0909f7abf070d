import type { Turn } from '../turn.ts'

/** A word of two senses, what is spoken of beside it when it has the less common one, and the plain words for that. */
export type Sense = readonly [guards: string, word: string, beside: string, plain: string]

export const THE = '(?:the|an?|his|her|its|their)'

export function senseOf([guards, word, beside, plain]: Sense): Turn {
  const cue = `\\b(?:${beside})\\b`
  return [
    guards,
    new RegExp(`(?:(?<=${cue}[^.;]*)|(?=[^.;]*${cue}))(?<![a-z])${word}\\b`, 'g'),
    plain,
  ]
}
