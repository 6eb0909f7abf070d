import { AppError } from '../errors/app-error.ts'

/** Both far more than any plan needs. */
const DEEPEST = 100
const MOST_MARKS = 200_000

/** Reads JSON that a stranger wrote. */
export function parseJson(text: string): unknown {
  refuseUnwieldy(text)
  const value = parse(text)
  // Copies of objects lose this name without a word.
  if (text.includes('__proto__') && Object.values(value ?? {}).some(hasProto)) {
    throw calledProto()
  }
  return value
}

export const calledProto = (): AppError =>
  new AppError('invalid_value', 'Nothing in a request can be called "__proto__".')

/** Before it is parsed: ten megabytes of brackets become so many objects that nobody else is answered for seconds. */
function refuseUnwieldy(text: string): void {
  const marks = /["[\]{},]/g
  let depth = 0
  for (let count = 0; ; count++) {
    const mark = marks.exec(text)?.[0]
    if (mark === undefined) return
    if (mark === '"') marks.lastIndex = endOfString(text, marks.lastIndex)
    else if (mark !== ',') depth += mark === '[' || mark === '{' ? 1 : -1
    if (depth > DEEPEST) throw unwieldy(`is nested deeper than ${DEEPEST} levels`)
    if (count > MOST_MARKS) throw unwieldy('holds more values than any request needs')
  }
}

const unwieldy = (why: string): AppError => new AppError('invalid_json', `The body ${why}.`)

/** Behind its closing quote, the first that no backslash keeps inside. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote
    while (before > start && text[before - 1] === '\\') before--
    if ((quote - before) % 2 === 0) return quote + 1
  }
  return text.length
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
