import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { isRuntimeInstalled } from '../../src/engines/built-in/storybook/depth-model.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'depth-model-'))
afterAll(() => rm(folder, { recursive: true }))
const start = (depthModel: string) => loadEngines({ threads: 1, enginesDir: null, depthModel })

test('a depth model that is not there is told at start, in one sentence', async () => {
  await expect(start('/nowhere/depth.onnx')).rejects.toThrow(
    'The depth model /nowhere/depth.onnx (ZOETROPE_DEPTH_MODEL) cannot be read.',
  )
})

describe('a depth model that is there', () => {
  const model = path.join(folder, 'depth.onnx')

  test.skipIf(isRuntimeInstalled())(
    'says what to install when onnxruntime-node is missing',
    async () => {
      await writeFile(model, 'a model')
      await expect(start(model)).rejects.toThrow('npm install onnxruntime-node')
    },
  )

  test.skipIf(!isRuntimeInstalled())(
    'is taken when onnxruntime-node is installed (skipped: it is not)',
    async () => {
      await writeFile(model, 'a model')
      expect((await start(model)).has('storybook')).toBe(true)
    },
  )
})
