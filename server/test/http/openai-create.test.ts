import { describe, expect } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'
import { expectError } from '../harness/errors.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { read } from '../harness/plain-client.ts'
import type { Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

const send = (api: Api, fields: object): Promise<Response> =>
  api.post('/v1/videos', { prompt: 'x', ...fields })
const create = async (api: Api, fields: object): Promise<VideoJson> => read(await send(api, fields))

test('a prompt is enough, and makes a film from text', async ({ api }) => {
  expect(await create(api, {})).toMatchObject({ type: 'text-to-video', seconds: '5' })
})

describe('seconds', () => {
  test.for(['4', '8', 4, 10])('may be %j', async (seconds, { api }) => {
    const expected = { seconds: String(seconds), duration: Number(seconds) }
    expect(await create(api, { seconds })).toMatchObject(expected)
  })

  test.for(['12', '0', 'four', '4.5', '', 4.5, true, 11])(
    'may not be %j',
    async (seconds, { api }) => {
      const response = await send(api, { seconds })
      const expected = { status: 400, code: 'invalid_value', param: 'seconds' }
      expect(await expectError(response, expected)).toMatch(
        /must be (a whole number from 1 to 10|at (most 10|least 1)), but is /,
      )
    },
  )
})

describe('size', () => {
  test.for([
    ['720x1280', '720p', '9:16'],
    ['1280x720', '720p', '16:9'],
  ] as const)('%s is made as it is', async ([size, resolution, aspect_ratio], { api }) => {
    const task = await create(api, { size })
    expect(task).toMatchObject({ size, resolution, aspect_ratio, warnings: [] })
  })

  test.for([
    ['1024x1792', '1080x1920'],
    ['1792x1024', '1920x1080'],
  ] as const)('%s becomes the nearest, %s, and that is told', async ([asked, made], { api }) => {
    const task = await create(api, { size: asked })
    expect(task.size).toBe(made)
    expect(task.warnings).toEqual([`The size ${asked} is not offered; the film is ${made}.`])
  })

  test.for(['720p', '1280', '1280X720', '0x0', '-1x5', '1280x720x3', 5])(
    '%j is no size',
    async (size, { api }) => {
      const expected = { status: 400, code: 'invalid_value', param: 'size' }
      await expectError(await send(api, { size }), expected)
    },
  )
})

describe('input_reference', () => {
  test('with image_url makes it image to video', async ({ api }) => {
    const image_url = pngDataUrl(9, 16)
    const task = await create(api, { input_reference: { image_url } })
    expect(task).toMatchObject({ type: 'image-to-video', image_url, aspect_ratio: '9:16' })
  })

  test('may be called image_url, as everywhere else', async ({ api }) => {
    expect((await create(api, { image_url: pngDataUrl() })).type).toBe('image-to-video')
  })

  test('without a picture in it is refused', async ({ api }) => {
    const expected = {
      status: 400,
      code: 'missing_required_parameter',
      param: 'input_reference.image_url',
    }
    await expectError(await send(api, { input_reference: {} }), expected)
  })

  test('by file id is refused by name: there are no file ids here', async ({ api }) => {
    const response = await send(api, { input_reference: { file_id: 'file_1' } })
    const param = 'input_reference.file_id'
    await expectError(response, { status: 400, code: 'unknown_parameter', param })
  })
})

describe('the model', () => {
  test.for(['sora-2', 'sora-2-pro', 'sora-2-2025-10-06', 'sora-2-pro-2025-10-06'])(
    '%s is served by the default model, and that is told',
    async (model, { api }) => {
      const task = await create(api, { model })
      expect(task.model).toBe('sketch')
      expect(task.warnings).toEqual([
        `The model "${model}" does not exist here; "sketch" makes this film.`,
      ])
    },
  )

  test.for(['sora-3', 'gpt-5', 'sora-2; drop'])('%s does not exist', async (model, { api }) => {
    const expected = { status: 400, code: 'invalid_value', param: 'model' }
    await expectError(await send(api, { model }), expected)
  })
})

describe('two names for one thing are refused together:', () => {
  test.for<[one: string, other: string, fields: object]>([
    ['seconds', 'duration', { seconds: '4', duration: 4 }],
    ['size', 'resolution', { size: '1280x720', resolution: '720p' }],
    ['size', 'aspect_ratio', { size: '1280x720', aspect_ratio: '16:9' }],
    [
      'input_reference',
      'image_url',
      { input_reference: { image_url: pngDataUrl() }, image_url: pngDataUrl() },
    ],
  ])('%s and %s', async ([one, other, fields], { api }) => {
    const expected = { status: 400, code: 'invalid_value', param: one }
    const message = await expectError(await send(api, fields), expected)
    expect(message).toBe(`Send \`${one}\` or \`${other}\`, not both.`)
  })
})

test('our own fields stand beside OpenAI’s', async ({ api }) => {
  const fields = { resolution: '480p', aspect_ratio: '1:1', duration: 2, seed: 9 }
  expect(await create(api, fields)).toMatchObject({ ...fields, size: '480x480', seconds: '2' })
})
