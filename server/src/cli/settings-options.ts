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

/** The settings of this run: flags, environment and the file in the current folder. */
export function settingsOf(command: Command): Config {
  return readConfig({ flags: command.opts(), env: process.env, folder: process.cwd() })
}
