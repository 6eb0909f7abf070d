// Writes the documents that are made from the code, or with --check says which of them have drifted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CATALOGUE } from '../server/dist/errors/catalogue.js'
import { openApiDocument } from '../server/dist/http/openapi.js'
import { planSchema } from '../storybook/dist/plan/schema.js'
import { SETTINGS, envName, flagName } from '../server/dist/config/settings.js'

const root = path.resolve(import.meta.dirname, '..')
const documents = {
  'docs/errors.md': errors(),
  'docs/settings.md': settings(),
  'docs/storybook-plan.schema.json': `${JSON.stringify(planSchema(), null, 2)}\n`,
  'docs/openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
}

const drifted = []
for (const [file, text] of Object.entries(documents)) {
  const target = path.join(root, file)
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
  drifted.push(file)
  if (!process.argv.includes('--check')) writeFileSync(target, text)
}
if (process.argv.includes('--check') && drifted.length > 0) {
  process.stderr.write(`These documents are not what the code says: ${drifted.join(', ')}.\n`)
  process.stderr.write('Write them anew with: npm run docs\n')
  process.exitCode = 1
}

function errors() {
  const rows = Object.entries(CATALOGUE)
    .map(
      ([code, { status, retryable }]) =>
        `| [\`${code}\`](#${code}) | ${status} | ${retryable ? 'yes' : 'no'} |`,
    )
    .join('\n')
  const paragraphs = Object.entries(CATALOGUE)
    .map(
      ([code, { status, type, help }]) =>
        `### ${code}\n\nHTTP ${status}, type \`${type}\`. ${help}`,
    )
    .join('\n\n')
  return `# Errors

Every error has the same body, and its \`request_id\` is also in the header \`x-request-id\`:

\`\`\`json
{
  "error": { "message": "…", "type": "invalid_request_error", "param": "duration", "code": "invalid_value" },
  "request_id": "req_…"
}
\`\`\`

Go by \`code\`: messages are for people and may change. A task that failed carries the same codes in its \`error\`.

| code | status | may pass when tried again |
|---|---|---|
${rows}

${paragraphs}
`
}

function settings() {
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
