// Writes the documents that are made from the code, or with --check says which of them have drifted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openApiDocument } from '../server/dist/http/openapi.js'
import { planSchema } from '../storybook/dist/plan/schema.js'
import { errors } from './docs/errors.js'
import { settings } from './docs/settings.js'
import { storybookProps } from './docs/storybook-props.js'
import { storybookWords } from './docs/storybook-words.js'

const root = path.resolve(import.meta.dirname, '..')
const documents = {
  'docs/errors.md': errors(),
  'docs/settings.md': settings(),
  'docs/storybook-words.md': storybookWords(),
  'storybook/assets/props.tsv': storybookProps(),
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
