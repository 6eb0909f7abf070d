import type { z } from 'zod'

/** What is wrong with a plan, in a sentence that names the place in the JSON and what belongs there. */
export function problemOf(issue: z.core.$ZodIssue): string {
  return `${pathText(issue.path)} ${whatIsWrong(issue)}.`
}

function pathText(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'plan'
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}

function whatIsWrong(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has no field “${(issue.keys[0] ?? '').slice(0, 100)}”`
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}${butIs(issue.input)}`
    case 'invalid_value':
      return `must be ${isOneOf(issue.values)}${butIs(issue.input)}`
    case 'too_small':
      return `must ${extent(issue.origin, 'at least', issue.minimum)}${butIs(issue.input)}`
    case 'too_big':
      return `must ${extent(issue.origin, 'at most', issue.maximum)}${butIs(issue.input)}`
    default:
      return `is not valid${butIs(issue.input)}`
  }
}

function isOneOf(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`
}

function extent(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${limit} characters`
  if (origin === 'array') return `have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`
  return `be ${bound} ${limit}`
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

function butIs(input: unknown): string {
  // Of a long list or text nobody needs to read back the whole.
  const text = input === Infinity ? 'endless' : (JSON.stringify(input) ?? 'absent')
  return `, but is ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`
}
