import { needlesOf, type Needles } from './needles.ts'

const known = new WeakMap<RegExp, { readonly needles: Needles }>()

/**
 * Whether to look for a pattern at all: not where the text lacks all of the letters that it needs. To look for these is many
 * times quicker than to compile a pattern and to try it at every place.
 */
export function mayBeFound(pattern: RegExp, text: string): boolean {
  let read = known.get(pattern)
  if (read === undefined) {
    read = { needles: needlesOf(pattern) }
    known.set(pattern, read)
  }
  return read.needles === null || read.needles.some((needle) => text.includes(needle))
}

/** Whether a pattern, one without the flag `g`, is found in a text. */
export function isFound(pattern: RegExp, text: string): boolean {
  return mayBeFound(pattern, text) && pattern.test(text)
}
