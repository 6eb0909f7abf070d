import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { nearestWord } from '../errors/nearest-word.ts'

type Fields = Readonly<Record<string, z.core.$ZodType>>

/** Parses with the schema; the first problem becomes a 400 that says which field and what to do. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw toAppError(result.error, schema)
}

function toAppError({ issues }: z.ZodError, schema: z.ZodType): AppError {
  // An unknown field first: it is most often a typo of the one that is missing.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues.find(isTelling)
  if (!issue) return new AppError('invalid_value', 'The request is not valid.')
  // A name in it may be one that the caller chose, of any length.
  const param = issue.path.map((name) => String(name).slice(0, 100)).join('.')
  if (issue.code === 'unrecognized_keys') return unknownParameter(issue, { schema, param })
  if (param === '') return new AppError('invalid_value', `The body ${sentence(issue)}`)
  if (issue.code === 'invalid_type' && issue.expected === 'null') return notHere(param)
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) {
    return new AppError('missing_required_parameter', `\`${param}\` is required.`, { param })
  }
  return new AppError('invalid_value', `\`${param}\` ${sentence(issue)}`, { param })
}

/** Of a number far beyond its field's limit, the first complaint is that no computer counts so far; the limit is the second. */
function isTelling(issue: z.core.$ZodIssue, index: number, all: z.core.$ZodIssue[]): boolean {
  return !('note' in issue) || all[index + 1]?.path.join('.') !== issue.path.join('.')
}

function unknownParameter(
  { keys }: { keys: string[] },
  { schema, param: path }: { schema: z.ZodType; param: string },
): AppError {
  const key = keys[0] ?? ''
  const param = (path === '' ? key : `${path}.${key}`).slice(0, 100)
  const fields = fieldsAt(schema, path === '' ? [] : path.split('.'))
  const sentence = `Unknown field \`${param}\`.${hintFor(key, fields)}`
  return new AppError('unknown_parameter', sentence, { param })
}

/** The fields of an object, or of one inside it. */
function fieldsAt(schema: z.core.$ZodType | undefined, [name, ...inner]: string[]): Fields {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fieldsAt(schema.unwrap(), name === undefined ? [] : [name, ...inner])
  }
  if (!(schema instanceof z.ZodObject)) return {}
  return name === undefined ? schema.shape : fieldsAt(schema.shape[name], inner)
}

function hintFor(key: string, fields: Fields): string {
  const names = Object.keys(fields)
  const synonym = SYNONYMS.get(key) ?? ''
  const nearest = names.includes(synonym) ? synonym : nearestWord(key, names)
  if (nearest) {
    return isElsewhere(fields[nearest])
      ? ` ${sentElsewhere(nearest)}`
      : ` Did you mean \`${nearest}\`?`
  }
  const here = names.filter((name) => !isElsewhere(fields[name]))
  return here.length > 0 ? ` Known fields: ${here.join(', ')}.` : ''
}

/** A field that may only be null is one that belongs elsewhere: a client with one form for both routes sends it empty. */
function isElsewhere(field: z.core.$ZodType | undefined): boolean {
  return field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodNull
}

/** What other services call our fields. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['seconds', 'duration'],
  ['length', 'duration'],
  ['size', 'resolution'],
  ['quality', 'resolution'],
  ['ratio', 'aspect_ratio'],
  ['image', 'image_url'],
  ['input_reference', 'image_url'],
])

const notHere = (param: string): AppError =>
  new AppError('unknown_parameter', sentElsewhere(param), { param })

const sentElsewhere = (name: string): string =>
  `\`${name}\` is not for text to video. Send it to POST /v1/videos/image-to-video.`

/** What is allowed, and what came instead. */
function sentence(issue: z.core.$ZodIssue): string {
  const got = `, but is ${show(issue.input)}.`
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPE_NAMES[issue.expected] ?? `of type ${issue.expected}`}${got}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}${got}`
    case 'too_small':
      return issue.origin === 'string'
        ? 'must not be empty.'
        : `must be at least ${issue.minimum}${got}`
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters.`
        : `must be at most ${issue.maximum}${got}`
    case 'invalid_format':
      return ours(issue, got) ?? `is not a valid ${issue.format}${got}`
    case 'custom':
      return `${issue.message}.`
    default:
      return ours(issue, got) ?? `has the wrong type or value${got}`
  }
}

/** A sentence that the schema brings itself says "must". */
function ours({ message }: z.core.$ZodIssue, got: string): string | undefined {
  return message.startsWith('must') ? `${message}${got}` : undefined
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  int: 'an integer',
  number: 'an integer', // we ask for no other numbers
  string: 'a string',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

function show(input: unknown): string {
  // JSON has no word for what 1e400 becomes.
  if (input === Infinity || input === -Infinity) return 'a number beyond all bounds'
  const text = JSON.stringify(input) ?? 'absent'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
