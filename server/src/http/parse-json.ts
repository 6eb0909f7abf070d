import { AppError } from '../errors/app-error.ts'

/** Far more than any plan needs. Without a bound, a small body of brackets overflows the stack of whoever walks it. */
const DEEPEST = 100

/** Reads JSON that a stranger wrote. */
export function parseJson(text: string): unknown {
  const value = parse(text)
  if (isTooDeep(value)) {
    throw new AppError('invalid_json', `The body is nested deeper than ${DEEPEST} levels.`)
  }
  // Copies of objects lose this name without a word.
  if (text.includes('__proto__') && Object.values(value ?? {}).some(hasProto)) {
    throw new AppError('invalid_value', 'Nothing in a request can be called "__proto__".')
  }
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const where = cause instanceof SyntaxError ? `: ${cause.message.slice(0, 200)}` : ''
    throw new AppError('invalid_json', `The body is not valid JSON${where}.`, { cause })
  }
}

function hasProto(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasProto)
}

function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= DEEPEST; depth++) {
    if (level.length === 0) return false
    level = level.flatMap((item) =>
      item !== null && typeof item === 'object' ? Object.values(item) : [],
    )
  }
  return true
}
