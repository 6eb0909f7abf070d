import { SETTINGS, envName, flagName } from '../../server/dist/config/settings.js'

/** Every setting, as flag, variable and entry of the file. */
export function settings() {
  const rows = Object.entries(SETTINGS)
    .map(([name, { fallback, help }]) => {
      const flag = flagName(name)
      const preset = fallback === null ? 'none' : fallback === '' ? 'empty' : `\`${fallback}\``
      return `| \`${envName(name)}\` | ${flag ? `\`${flag}\`` : 'none: it is a secret'} | \`${name}\` | ${preset} | ${help} |`
    })
    .join('\n')
  return `# Settings

A flag wins over the environment, the environment over \`zoetrope.config.json\` in the current folder, the file over the
default. All problems are told together, at the start. Times are written \`30s\`, \`10m\`, \`2h\`, \`7d\`; sizes \`512MiB\`, \`2GiB\`.

| environment | flag | in the file | default | what it is for |
|---|---|---|---|---|
${rows}
`
}
