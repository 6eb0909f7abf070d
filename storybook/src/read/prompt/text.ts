import { mayBeFound } from '../needles/may-be-found.ts'

/** The prompt while it is being read: what a reader understood is cut out, so that nobody reads it twice. */
export interface Text {
  /** Lower case, straight quotes, single spaces. */
  body: string
  /** Words of every sentence that were understood as camera, style, weather …: for the report. */
  readonly taken: string[]
  /** Whether all its sentences tell of the same moment. */
  readonly oneScene?: boolean
}

/** Stands where something was cut out: a pause, like a comma. */
export const CUT = ' ¦ '

/** Cuts every match of a global pattern out of the text; whether there was one. */
export function take(text: Text, pattern: RegExp): boolean {
  if (!mayBeFound(pattern, text.body)) return false
  const before = text.taken.length
  text.body = text.body.replace(pattern, (match) => {
    text.taken.push(match.trim())
    return CUT
  })
  return text.taken.length > before
}
