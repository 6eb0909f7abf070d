import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { expectError } from '../harness/errors.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { IMAGE, read, TEXT } from '../harness/plain-client.ts'
import { startApi, test as base, type Api } from '../harness/service.ts'

/** Engines that can do little, each in a folder of its own, as an operator would add them. */
const ENGINES = {
  narrow: { modes: ['text-to-video', 'image-to-video'], aspectRatios: ['9:16', '1:1'] },
  texts: { modes: ['text-to-video'], aspectRatios: ['16:9'] },
}

const test = base.extend<{ little: Api }>({
  little: async ({ folder, log }, use) => {
    const enginesDir = path.join(folder, 'engines')
    for (const [id, limits] of Object.entries(ENGINES)) {
      const some = { minSeconds: 2, maxSeconds: 4, seed: false, audio: false, options: [] }
      const capabilities = { ...limits, ...some, resolutions: ['480p'], pace: 1, paid: false }
      const engine = { id, label: id, capabilities: { ...capabilities, atOnce: null } }
      await mkdir(path.join(enginesDir, id), { recursive: true })
      await writeFile(
        path.join(enginesDir, id, 'index.js'),
        `export default () => ({ ...${JSON.stringify(engine)}, generate: () => new Promise(() => {}) })`,
      )
    }
    const flags = { dataDir: path.join(folder, 'data'), enginesDir, defaultModel: 'narrow' }
    const api = await startApi({ ...flags, workers: '0' }, log)
    await use(api)
    await api.service.stop()
  },
})

test('what is left out is what the engine can do nearest to the usual', async ({ little }) => {
  expect(await little.create({})).toMatchObject({
    resolution: '480p',
    aspect_ratio: '1:1',
    duration: 4,
  })
})

test('a picture gets the nearest ratio that the engine can do', async ({ little }) => {
  const send = async (width: number, height: number): Promise<string> => {
    const body = { prompt: 'x', image_url: pngDataUrl(width, height) }
    return (await read(await little.post(IMAGE, body))).aspect_ratio
  }
  expect(await send(16, 9)).toBe('1:1')
  expect(await send(30, 40)).toBe('1:1')
  expect(await send(10, 20)).toBe('9:16')
})

test('a seed that the engine does not honour is told', async ({ little }) => {
  const { warnings } = await little.create({ seed: 5 })
  expect(warnings).toEqual(['The model "narrow" does not honour `seed`.'])
})

test.for<[param: string, fields: object, says: string]>([
  ['resolution', { resolution: '1080p' }, 'It can: 480p.'],
  ['aspect_ratio', { aspect_ratio: '16:9' }, 'It can: 9:16, 1:1.'],
  ['duration', { duration: 5 }, 'It can: 2 to 4 seconds.'],
  ['duration', { duration: 1 }, 'It can: 2 to 4 seconds.'],
])(
  'a %s that was asked for and cannot be made is refused: %j',
  async ([param, fields, says], { little }) => {
    const response = await little.post(TEXT, { prompt: 'x', ...fields })
    const message = await expectError(response, { status: 400, code: 'unsupported_value', param })
    expect(message).toBe(`The model "narrow" cannot do this ${param}. ${says}`)
  },
)

test('a model that makes no films from pictures says so, before it looks at one', async ({
  little,
}) => {
  const body = { prompt: 'x', model: 'texts', image_url: 'data:image/png;base64,AAAA' }
  const expected = { status: 400, code: 'unsupported_value', param: 'model' }
  const message = await expectError(await little.post(IMAGE, body), expected)
  expect(message).toBe('The model "texts" cannot do image-to-video. It can: text-to-video.')
})
