import { SETTING_NAMES, envName } from '../config/settings.ts'
import { nearestWord } from '../errors/nearest-word.ts'

const PREFIX = 'ZOETROPE_'
const KNOWN = [...SETTING_NAMES.map(envName), 'ZOETROPE_WEBHOOK_SECRET']

/** A sentence for each variable that looks like a setting of ours and is none: most likely a typing mistake. */
export function unknownVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !KNOWN.includes(name))
    .map((name) => `There is no setting ${name}; it is ignored.${suggestion(name)}`)
}

function suggestion(name: string): string {
  const bare = (variable: string): string => variable.replace(PREFIX, '').toLowerCase()
  const near = nearestWord(bare(name), KNOWN.map(bare))
  const meant = KNOWN.find((known) => bare(known) === near)
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}
