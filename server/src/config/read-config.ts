import path from 'node:path'
import { Problem } from '../errors/problem.ts'
import { readConfigFile } from './read-config-file.ts'
import {
  SETTINGS,
  SETTING_NAMES,
  envName,
  flagName,
  type Config,
  type SettingName,
} from './settings.ts'

export interface ConfigSources {
  /** Values of command-line flags, by setting name. */
  readonly flags?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Where `zoetrope.config.json` may lie. */
  readonly folder?: string
  /** What only other rooms can judge: throws a Problem that is told with the others. */
  readonly checks?: { readonly [Name in SettingName]?: (value: Config[Name]) => unknown }
}

/** Read once, at start: flags before environment before file before default. All problems are told together. */
export function readConfig(sources: ConfigSources = {}): Config {
  const { flags = {}, env = {}, folder, checks = {} } = sources
  const file = folder === undefined ? {} : readConfigFile(path.join(folder, 'zoetrope.config.json'))
  const problems = unknownKeys(file)
  const values: Partial<Record<SettingName, unknown>> = {}

  for (const name of SETTING_NAMES) {
    const { value, source } = pick(name, { flags, env, file })
    if (value === undefined) {
      values[name] = null
      continue
    }
    const result = SETTINGS[name].schema.safeParse(value)
    const problem = result.success
      ? problemOf(checks[name] as Check | undefined, result.data)
      : result.error.issues.map((issue) => issue.message).join('; ')
    if (problem === undefined) values[name] = result.data
    else problems.push(`${source}: ${problem}`)
  }
  if (problems.length > 0) {
    throw new Problem(`The settings have ${count(problems.length)}:\n  ${problems.join('\n  ')}`)
  }
  return Object.freeze(values) as Config
}

function pick(
  name: SettingName,
  sources: { flags: object; env: object; file: object },
): { value: unknown; source: string } {
  const fromFlag: unknown = Reflect.get(sources.flags, name)
  if (fromFlag !== undefined) return { value: fromFlag, source: flagName(name) ?? name }
  const fromEnv: unknown = Reflect.get(sources.env, envName(name))
  // An empty variable is how shells and compose files say "not set".
  if (fromEnv !== undefined && fromEnv !== '') return { value: fromEnv, source: envName(name) }
  const fromFile: unknown = Reflect.get(sources.file, name)
  if (fromFile !== undefined) return { value: fromFile, source: `zoetrope.config.json: ${name}` }
  return { value: SETTINGS[name].fallback ?? undefined, source: name }
}

type Check = (value: unknown) => unknown

function problemOf(check: Check | undefined, value: unknown): string | undefined {
  try {
    check?.(value)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

function unknownKeys(file: Record<string, unknown>): string[] {
  const known = new Set<string>([...SETTING_NAMES, '$schema'])
  return Object.keys(file)
    .filter((key) => !known.has(key))
    .map((key) => `zoetrope.config.json: there is no setting "${key}"`)
}

function count(problems: number): string {
  return problems === 1 ? 'a problem' : `${problems} problems`
}
