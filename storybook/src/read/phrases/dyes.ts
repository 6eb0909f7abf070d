import { colourAt } from '../words/colours.ts'
import { isWordAt, textAt } from '../words/word-classes.ts'
import type { NounHead } from './noun-head.ts'
import type { Reading } from './sentence-parts.ts'

/** What gives a thing another colour. */
const DYES = /^(?:paint|spray|spray-paint|dye|colou?r|repaint|varnish|lacquer|turn)\b/

/** "Paints the wall yellow": the noun without what it becomes, the colour, and how many words that took. */
interface Dyed {
  readonly head: NounHead
  readonly colour: string
  readonly length: number
}

/** The colour that somebody gives to the noun here, which follows it; null if none does. */
export function dyeOf(reading: Reading, named: { at: number; length: number }): Dyed | null {
  const { tokens, chunks } = reading
  const verb = chunks.at(-1)
  if (verb?.type !== 'verb' || !DYES.test(verb.verb.base)) return null
  const textFrom = (from: number): string[] =>
    [0, 1].map((next) => (isWordAt(tokens, from + next) ? textAt(tokens, from + next) : ''))
  // The colour may have been taken for a part of the noun: greens are eaten, oranges are fruit.
  for (const length of [named.length, named.length - 1, named.length - 2]) {
    const at = named.at + length
    const dye = length > 0 ? colourAt(textFrom(at)) : null
    if (dye === null || at + dye.length < named.at + named.length) continue
    const phrase = tokens.slice(named.at, at).map(({ text }) => text)
    return { head: { phrase: phrase.join(' '), length }, colour: dye.colour, length: dye.length }
  }
  return null
}
