import type { JsonValue } from '../json-value.ts'

const LONGEST = 300

/**
 * What a server says is wrong, in any of the shapes in which they say it: `{error: {message}}`, `{error: "…"}`,
 * `{detail: "…"}`, FastAPI's `{detail: [{loc, msg}]}`, `{message}`, or plain text. Undefined: nothing that a person could read.
 */
export function complaintOf(said: JsonValue | undefined): string | undefined {
  // A terminal would obey what is no letter, and half of one is nothing that JSON may hold.
  const words = wordsOf(said, 0)
    ?.replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (!words) return undefined
  return Buffer.from(words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words).toString()
}

const PLACES = ['error', 'detail', 'message', 'msg', 'reason', 'failure_reason'] as const

function wordsOf(said: JsonValue | undefined, depth: number): string | undefined {
  if (typeof said === 'string') return said.trimStart().startsWith('<') ? undefined : said
  if (said === null || typeof said !== 'object' || depth > 3) return undefined
  if (Array.isArray(said)) {
    const all = said.slice(0, 3).map((one: JsonValue) => wordsOf(one, depth + 1))
    return all.filter((words) => words !== undefined).join('; ') || undefined
  }
  const fields = said as Readonly<Record<string, JsonValue>>
  const place = PLACES.find((name) => wordsOf(fields[name], depth + 1) !== undefined)
  const words = place && wordsOf(fields[place], depth + 1)
  return words && place === 'msg' ? `${whereOf(fields['loc'])}${words}` : words
}

/** FastAPI tells the field to blame as `["body", "size"]`. */
function whereOf(loc: JsonValue | undefined): string {
  return Array.isArray(loc) && loc.length > 1 ? `${loc.slice(1).join('.')}: ` : ''
}
