import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { FIXTURES } from '../harness/service.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { engineContract } from './engine.contract.ts'

const load = async (id: string) => {
  const engines = await loadEngines({ threads: 2, enginesDir: path.join(FIXTURES, 'engines') })
  const engine = engines.get(id)
  if (!engine) throw new Error(`No engine ${id}.`)
  return engine
}

// The built-in ones and a user's own, through the same door.
engineContract('sketch', { engine: () => load('sketch'), job: { prompt: 'slow:100' } })
engineContract('storybook', { engine: () => load('storybook'), job: { prompt: 'a cat surfs' } })

describe('an engine folder', () => {
  const folderWith = async (source: string): Promise<string> => {
    const folder = await temporaryFolder()
    await mkdir(path.join(folder, 'mine'))
    await writeFile(path.join(folder, 'mine', 'index.mjs'), source)
    return folder
  }
  const loading = async (source: string) =>
    loadEngines({ threads: 1, enginesDir: await folderWith(source) })

  test('must make an engine of its own name', async () => {
    await expect(loading('export default () => ({ id: "yours" })')).rejects.toThrow(
      'makes an engine "yours"; make them match',
    )
  })

  test('must export a function', async () => {
    await expect(loading('export const x = 1')).rejects.toThrow('must export a function by default')
  })

  test('that is not there is told', async () => {
    await expect(loadEngines({ threads: 1, enginesDir: '/nowhere' })).rejects.toThrow(
      'does not exist',
    )
  })
})
