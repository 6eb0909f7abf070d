import { z } from 'zod'
import { nearestWord } from '../../errors/nearest-word.ts'
import type { Engine } from '../engine.ts'
import type { REMOTE_SETTINGS } from '../remote/remote-settings.ts'

/** Who an engine is: its name in the settings, the key that it shows its server, and who hears of it. */
export interface Identity {
  readonly id: string
  readonly apiKey: string | null
  /** A film that nobody wants goes on at its server, and why. */
  readonly onUncancelled: (reason: string) => void
}

/** A kind of engine of which the settings can name any number. */
export interface EngineType {
  /** What was written of one engine: understood, or what is wrong with it, place by place. */
  read(section: Readonly<Record<string, unknown>>): Reading
}

export type Reading =
  | {
      readonly problems?: undefined
      readonly apiKeyEnv: string | undefined
      readonly create: (identity: Identity) => Engine
    }
  | { readonly problems: readonly string[] }

type Shape = z.core.$ZodShape & Pick<typeof REMOTE_SETTINGS, 'apiKeyEnv'>

/** One schema, and what makes an engine of what it lets through. `inspect` finds what only all of it together can tell. */
export function engineType<Own extends Shape>(
  shape: Own,
  create: (identity: Identity, settings: z.output<z.ZodObject<Own>>) => Engine,
  inspect: (settings: z.output<z.ZodObject<Own>>) => readonly string[] = () => [],
): EngineType {
  const schema = z.strictObject(shape)
  return {
    read(section) {
      const result = schema.safeParse(section)
      if (!result.success) {
        return { problems: result.error.issues.flatMap((issue) => tell(issue, Object.keys(shape))) }
      }
      const settings = result.data as z.output<z.ZodObject<Own>>
      const problems = inspect(settings)
      if (problems.length > 0) return { problems }
      const { apiKeyEnv } = settings as { apiKeyEnv?: string }
      return { apiKeyEnv, create: (identity) => create(identity, settings) }
    },
  }
}

function tell(issue: z.core.$ZodIssue, known: readonly string[]): string[] {
  if (issue.code !== 'unrecognized_keys') return [`${place(issue.path)}: ${issue.message}`]
  return issue.keys.map((key) => `${place([...issue.path, key])}: ${hintFor(key, known)}`)
}

function hintFor(key: string, known: readonly string[]): string {
  if (/^api_?key$/i.test(key)) {
    return 'keys do not belong into this file; name an environment variable in `apiKeyEnv`.'
  }
  const near = nearestWord(key, known)
  return `there is no such setting.${near === undefined ? '' : ` Did you mean "${near}"?`}`
}

const place = (path: readonly PropertyKey[]): string => `.${path.map(String).join('.')}`
