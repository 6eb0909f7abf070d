import sharp from 'sharp'
import { describe, expect } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'
import { expectError } from '../harness/errors.ts'
import { pngDataUrl, pngFile } from '../harness/pictures.ts'
import { AUTHORIZATION, IMAGE, read } from '../harness/plain-client.ts'
import type { Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

type Part = readonly [name: string, value: string | Blob]

const OPENAI = '/v1/videos'
const picture = (width = 16, height = 9): Blob => new Blob([pngFile(width, height)])

function form(parts: readonly Part[]): FormData {
  const body = new FormData()
  for (const [name, value] of [['prompt', 'it moves'] as const, ...parts]) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, value, 'picture.png')
  }
  return body
}

const send = (api: Api, parts: readonly Part[], route = OPENAI): Promise<Response> =>
  api.request(route, { method: 'POST', body: form(parts) })
const create = async (api: Api, parts: readonly Part[], route = OPENAI): Promise<VideoJson> =>
  read(await send(api, parts, route))

test.for([
  [OPENAI, 'input_reference'],
  [OPENAI, 'image'],
  [IMAGE, 'image'],
  [IMAGE, 'input_reference'],
] as const)('%s takes the picture as a file in %s', async ([route, name], { api }) => {
  const task = await create(api, [[name, picture(9, 16)]], route)
  expect(task).toMatchObject({ type: 'image-to-video', aspect_ratio: '9:16', image_url: null })
  expect((await api.ended(task.id)).status).toBe('completed')
})

test('over real HTTP a file arrives as well', async ({ baseUrl }) => {
  const init = { method: 'POST', headers: AUTHORIZATION, body: form([['image', picture()]]) }
  expect((await read(await fetch(`${baseUrl}${IMAGE}`, init))).type).toBe('image-to-video')
})

test('of a picture that moves the first frame is filmed, and that is told', async ({ api }) => {
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width: 16, height: 9, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  const task = await create(api, [['image', new Blob([new Uint8Array(moving)])]])
  expect(task.warnings).toEqual(['The picture moves; the film is made of its first frame.'])
})

test('a form without a picture is text to video on the OpenAI route', async ({ api }) => {
  expect((await create(api, [])).type).toBe('text-to-video')
})

test('texts become what JSON would have had', async ({ api }) => {
  const task = await create(api, [
    ['duration', '3'],
    ['seed', '7'],
    ['generate_audio', 'false'],
    ['resolution', '480p'],
    ['metadata', '{"order":"17"}'],
  ])
  expect(task).toMatchObject({
    duration: 3,
    seed: 7,
    resolution: '480p',
    metadata: { order: '17' },
  })
})

test('seconds and a prompt of digits stay what they are', async ({ api }) => {
  const body = new FormData()
  body.set('prompt', '1984')
  body.set('seconds', '4')
  const task = await read(await api.request(OPENAI, { method: 'POST', body }))
  expect(task).toMatchObject({ prompt: '1984', seconds: '4', duration: 4 })
})

test('brackets in names say what is inside what, as SDKs write it', async ({ api }) => {
  const image_url = pngDataUrl()
  const task = await create(api, [
    ['input_reference[image_url]', image_url],
    ['metadata[order]', '17'],
    ['metadata[who]', 'me'],
  ])
  expect(task).toMatchObject({
    type: 'image-to-video',
    image_url,
    metadata: { order: '17', who: 'me' },
  })
})

describe('a form is refused', () => {
  const both = 'Send the picture as a file or as a link, not both.'
  test.for<[why: string, parts: Part[], param: string | null, says: string]>([
    [
      'a field twice',
      [
        ['seed', '1'],
        ['seed', '2'],
      ],
      'seed',
      '`seed` is given twice.',
    ],
    ['a prompt twice', [['prompt', 'again']], 'prompt', '`prompt` is given twice.'],
    [
      'a file twice',
      [
        ['image', picture()],
        ['image', picture()],
      ],
      'image',
      '`image` is given twice.',
    ],
    [
      'a file under both names',
      [
        ['image', picture()],
        ['input_reference', picture()],
      ],
      'input_reference',
      'The picture is given twice.',
    ],
    [
      'a file and a link',
      [
        ['image', picture()],
        ['image_url', pngDataUrl()],
      ],
      'image_url',
      both,
    ],
    [
      'a file and OpenAI’s link',
      [
        ['input_reference', picture()],
        ['input_reference[image_url]', pngDataUrl()],
      ],
      'input_reference',
      both,
    ],
    [
      'a file in another field',
      [['prompt_file', picture()]],
      'prompt_file',
      '`prompt_file` is a file. The picture goes into `input_reference` or `image`.',
    ],
    [
      'a number that is none',
      [['seed', 'seven']],
      'seed',
      '`seed` must be an integer, but is "seven".',
    ],
    [
      'an empty number',
      [['duration', '']],
      'duration',
      '`duration` must be an integer, but is "".',
    ],
    ['a float', [['duration', '2.5']], 'duration', '`duration` must be an integer, but is 2.5.'],
  ])('for %s', async ([, parts, param, says], { api }) => {
    const response = await send(api, parts)
    expect(await expectError(response, { status: 400, code: 'invalid_value', param })).toBe(says)
  })

  test.for(['zebra', 'constructor', '__proto__', 'metadata[a][b]', 'a[b]'])(
    'for a field called %s',
    async (name, { api }) => {
      const response = await send(api, [[name, 'x']])
      const param = name === 'a[b]' ? 'a' : name
      await expectError(response, { status: 400, code: 'unknown_parameter', param })
    },
  )

  test('for having parts without end', async ({ api }) => {
    const parts = Array.from({ length: 100 }, (_, index): Part => [`metadata[${index}]`, 'x'])
    const response = await send(api, parts)
    const message = await expectError(response, { status: 400, code: 'invalid_value' })
    expect(message).toBe('A form has at most 100 parts.')
  })

  test.for(['image', 'input_reference'])(
    'for a file in %s that is no picture',
    async (name, { api }) => {
      const response = await send(api, [[name, new File(['no'], 'photo.jpg')]], IMAGE)
      await expectError(response, { status: 400, code: 'invalid_image', param: name })
    },
  )

  test('without a picture on the image route', async ({ api }) => {
    const expected = { status: 400, code: 'missing_required_parameter', param: 'image_url' }
    expect(await expectError(await send(api, [], IMAGE), expected)).toContain('a file in `image`')
  })

  test.for([
    ['not a picture', new Blob(['hello']), 'invalid_image'],
    ['empty', new Blob([]), 'invalid_image'],
    ['cut short', new Blob([pngFile(64, 64).subarray(0, 60)]), 'invalid_image'],
    ['over 20 MiB', new Blob([Buffer.alloc(20 * 2 ** 20 + 1)]), 'image_too_large'],
  ] as const)('when its file is %s', async ([, file, code], { api }) => {
    const response = await send(api, [['input_reference', file]])
    await expectError(response, { status: 400, code, param: 'input_reference' })
  })

  test('when its boundary is wrong', async ({ api }) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=nothing' }
    const response = await api.request(OPENAI, { method: 'POST', body: 'not a form', headers })
    await expectError(response, { status: 400, code: 'invalid_value' })
  })
})

test('no pair of metadata is lost for its name', async ({ api }) => {
  const named = await create(api, [['metadata[constructor]', '1']])
  expect(named.metadata).toEqual({ constructor: '1' })
  const response = await send(api, [['metadata[__proto__]', '1']])
  const message = await expectError(response, { status: 400, code: 'invalid_value' })
  expect(message).toBe('Nothing in a request can be called "__proto__".')
})

test('a text in another encoding is refused, not filmed with its letters replaced', async ({
  api,
}) => {
  const part = (name: string, rest = ''): string =>
    `--the-edge\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`
  const sendParts = (...parts: readonly (string | Buffer)[]): Promise<Response> =>
    api.request(OPENAI, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=the-edge' },
      body: Buffer.concat(
        [...parts, '\r\n--the-edge--\r\n'].map((text) => Buffer.from(text as string)),
      ),
    })
  const latin = await sendParts(part('prompt'), Buffer.from('caf\u00e9', 'latin1'))
  const message = await expectError(latin, { status: 400, code: 'invalid_value' })
  expect(message).toBe('The form is not valid UTF-8.')
  const bytes = [part('image', '; filename="a.png"'), Buffer.from(pngFile(16, 9))]
  expect((await read(await sendParts(part('prompt'), 'caf\u00e9\r\n', ...bytes))).prompt).toBe(
    'café',
  )
})
