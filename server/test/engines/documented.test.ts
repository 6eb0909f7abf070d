import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { ENGINE_TYPES } from '../../src/engines/types/engine-types.ts'
import type { EngineSections } from '../../src/engines/types/read-engines.ts'

// What docs/engines.md tells operators to write, word by word. Files in it are named from where they start: the root.

const document = await readFile(path.join(import.meta.dirname, '../../../docs/engines.md'), 'utf8')
const examples = [...document.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text = '']) => JSON.parse(text) as { engines: EngineSections },
)

test.each(examples)('the documented engines can be made: $engines', async ({ engines }) => {
  const env = { SGLANG_KEY: 'sk-1' }
  const made = await loadEngines({ threads: 1, enginesDir: null, engines, env })
  for (const name of Object.keys(engines)) expect(made.get(name)?.id).toBe(name)
})

test('every type has an example', () => {
  const types = new Set(
    examples.flatMap(({ engines }) => Object.values(engines).map(({ type }) => type)),
  )
  expect(types).toEqual(new Set(ENGINE_TYPES.keys()))
})
