import { SETTINGS } from '../config/settings.ts'

/** What to type for a key of the service in this folder. */
export function makeKeyCommand(dataDir: string): string {
  const command = 'zoetrope keys create'
  return dataDir === SETTINGS.dataDir.fallback ? command : `${command} --data-dir ${quote(dataDir)}`
}

const quote = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
