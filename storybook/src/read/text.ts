/** The prompt while it is being read: what a reader understood is cut out, so that nobody reads it twice. */
export interface Text {
  /** Lower case, straight quotes, single spaces. */
  body: string
  /** Words of every sentence that were understood as camera, style, weather …: for the report. */
  readonly taken: string[]
}

/** Stands where something was cut out: a pause, like a comma. */
export const CUT = ' ¦ '

/** Cuts every match out of the text and returns the first, or null. */
export function take(text: Text, pattern: RegExp): RegExpExecArray | null {
  const found = pattern.exec(text.body)
  if (found === null) return null
  const all = new RegExp(
    pattern.source,
    pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`,
  )
  text.body = text.body.replace(all, (match) => {
    text.taken.push(match.trim())
    return CUT
  })
  return found
}
