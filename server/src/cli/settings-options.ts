import { Option, type Command } from 'commander'
import { readConfig } from '../config/read-config.ts'
import {
  SETTINGS,
  SETTING_NAMES,
  envName,
  flagName,
  type Config,
  type SettingName,
} from '../config/settings.ts'
import { parseAllowList } from '../net/allow-list.ts'
import { unknownVariables } from './unknown-variables.ts'

/** A flag for each of these settings, with its help and default from the table. */
export function addSettings(
  command: Command,
  names: readonly SettingName[] = SETTING_NAMES,
): Command {
  for (const name of names) {
    const flag = flagName(name)
    if (flag === null) continue
    const { help, fallback } = SETTINGS[name]
    const preset = fallback ? ` (default ${fallback})` : ''
    command.addOption(new Option(`${flag} <value>`, `${help}${preset} [${envName(name)}]`))
  }
  return command
}

/**
 * The settings of this run: flags, environment and the file in the current folder. Of the flags only those that were
 * added as settings: `keys create` has a `--retention` of its own, which means something else.
 */
export function settingsOf(
  command: Command,
  names: readonly SettingName[] = SETTING_NAMES,
): Config {
  const given = command.opts<Record<string, unknown>>()
  const flags = Object.fromEntries(names.map((name) => [name, given[name]]))
  for (const sentence of unknownVariables(process.env)) {
    process.stderr.write(`zoetrope: ${sentence}\n`)
  }
  const checks = { allowedHosts: parseAllowList }
  return readConfig({ flags, env: process.env, folder: process.cwd(), checks })
}
