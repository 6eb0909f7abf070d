import { nearestWord } from '../../errors/nearest-word.ts'
import { Problem } from '../../errors/problem.ts'
import type { Engine } from '../engine.ts'
import { ENGINE_TYPES } from './engine-types.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** By name, as they stand in the settings. */
export type EngineSections = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface Surroundings {
  /** Where keys are. */
  readonly env: Environment
  /** A film that nobody wants goes on at its server: by which engine, and why. */
  readonly onUncancelled?: ((model: string, reason: string) => void) | undefined
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** Makes the engines that the settings name. All that is wrong with them is told together; keys come from the environment alone. */
export function readEngines(sections: EngineSections, surroundings: Surroundings): Engine[] {
  const problems: string[] = []
  const engines: Engine[] = []
  for (const [id, section] of Object.entries(sections)) {
    const made = readEngine(id, section, surroundings)
    if (Array.isArray(made)) problems.push(...made.map((problem) => `engines.${id}${problem}`))
    else engines.push(made)
  }
  if (problems.length === 0) return engines
  throw new Problem(`Engines cannot be made from the settings:\n  ${problems.join('\n  ')}`)
}

/** The engine, or what is wrong. */
function readEngine(
  id: string,
  section: Readonly<Record<string, unknown>>,
  { env, onUncancelled }: Surroundings,
): Engine | string[] {
  if (!NAME.test(id)) return [': a name has letters, digits, dots, dashes and underscores.']
  const type = ENGINE_TYPES.get(typeOf(section))
  if (!type) return [unknownType(typeOf(section))]
  const reading = type.read(section)
  if (reading.problems) return [...reading.problems]
  const { apiKeyEnv, create } = reading
  const apiKey = apiKeyEnv === undefined ? null : (env[apiKeyEnv]?.trim() ?? '')
  if (apiKey === '') return [`.apiKeyEnv: the environment variable ${apiKeyEnv} is not set.`]
  // It becomes a header, where a line break would begin another one.
  if (apiKey !== null && !/^[\x21-\x7E]+$/.test(apiKey)) {
    return [`.apiKeyEnv: what ${apiKeyEnv} holds is no key: it has blanks or foreign letters.`]
  }
  const engine = create({
    id,
    apiKey,
    onUncancelled: (reason) => onUncancelled?.(id, reason),
  })
  const { minSeconds, maxSeconds } = engine.capabilities
  return minSeconds > maxSeconds ? ['.minSeconds: it is more than `maxSeconds`.'] : engine
}

const typeOf = ({ type }: Readonly<Record<string, unknown>>): string =>
  typeof type === 'string' ? type : ''

function unknownType(type: string): string {
  const known = [...ENGINE_TYPES.keys()]
  if (type === '') return `.type: is missing; there are: ${known.join(', ')}.`
  const near = nearestWord(type, known)
  const hint = near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`
  return `.type: there is no type "${type}". ${hint}`
}
