import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeVideos, type FakeVideos } from '../engines/fake-openai-videos.ts'
import { eventually } from '../harness/eventually.ts'
import { launch, runProgram } from '../harness/server-process.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

describe('zoetrope generate --model', () => {
  let fake: FakeVideos
  beforeEach(async () => {
    fake = await startFakeVideos()
  })
  afterEach(() => fake.close())

  const flags = () => ({
    engines: JSON.stringify({
      wan: { type: 'openai-videos', baseUrl: fake.url, poll: '50ms', resolutions: ['480p'] },
    }),
  })

  test('makes a film with a model server of the settings', async () => {
    const film = path.join(await temporaryFolder(), 'film.mp4')
    const args = ['generate', '--model', 'wan', 'a paper boat', '-o', film]
    const { code, output } = await runProgram(args, flags())
    expect(output).toContain('Note: The model "wan" made 64x48 instead of 854x480.')
    expect(code).toBe(0)
    expect((await readFile(film)).subarray(4, 8).toString('latin1')).toBe('ftyp')
  })

  test('tells in one sentence what cannot be', async () => {
    const args = ['generate', '--model', 'wan', 'a paper boat', '--resolution', '1080p']
    expect(await runProgram(args, flags())).toEqual({
      code: 1,
      output: 'zoetrope: The model "wan" cannot do this resolution. It can: 480p.\n',
    })
    const { output } = await runProgram(['generate', '--model', 'van', 'a boat'], flags())
    expect(output).toContain('There is no model "van" here. Known models: storybook, wan.')
  })

  test('Ctrl-C tells the model server, and leaves nothing behind', async () => {
    fake.looks = Infinity
    const folder = await temporaryFolder()
    const file = path.join(folder, 'film.mp4')
    const args = ['generate', '--model', 'wan', 'a paper boat', '-o', file]
    const film = launch(args, flags(), { TMPDIR: folder })
    const ended = once(film, 'exit')
    await eventually(() => expect(fake.count('look')).toBeGreaterThan(0))
    film.kill('SIGINT')
    expect(await ended).toEqual([null, 'SIGINT'])
    expect(fake.count('delete')).toBe(1)
    expect(await readdir(folder)).toEqual([])
  })
})
