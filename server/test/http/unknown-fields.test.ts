import { describe, expect } from 'vitest'
import { expectError } from '../harness/errors.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { IMAGE, TEXT } from '../harness/plain-client.ts'
import { test } from '../harness/shared.ts'

const unknown = (param: string) => ({ status: 400, code: 'unknown_parameter', param })

describe('a typo is not ignored, and the field it meant is named:', () => {
  test.for<[typo: string, meant: string]>([
    ['promt', 'prompt'],
    ['Prompt', 'prompt'],
    ['resolutoin', 'resolution'],
    ['aspectRatio', 'aspect_ratio'],
    ['aspect-ratio', 'aspect_ratio'],
    ['durations', 'duration'],
    ['sead', 'seed'],
    ['negativePrompt', 'negative_prompt'],
    ['callbackUrl', 'callback_url'],
    ['seconds', 'duration'],
    ['size', 'resolution'],
    ['aspect', 'aspect_ratio'],
    ['audio', 'generate_audio'],
  ])('%s means %s', async ([typo, meant], { api }) => {
    const response = await api.post(TEXT, { prompt: 'x', [typo]: 'y' })
    const message = await expectError(response, unknown(typo))
    expect(message).toContain(`Did you mean \`${meant}\`?`)
  })
})

test('a field like no other gets the list of those that exist', async ({ api }) => {
  const message = await expectError(
    await api.post(TEXT, { prompt: 'x', zebra: 1 }),
    unknown('zebra'),
  )
  expect(message).toMatch(/Known fields: prompt, model, resolution, .*metadata/)
  expect(message).not.toContain('image_url')
})

test.for(['image', 'imageUrl', 'input_reference'])(
  '%s on the text route names the image route',
  async (name, { api }) => {
    const response = await api.post(TEXT, { prompt: 'x', [name]: pngDataUrl() })
    const message = await expectError(response, unknown(name))
    expect(message).toContain('`image_url` is not for text to video.')
    expect(message).toContain('POST /v1/videos/image-to-video')
  },
)

test('a typo is told before the field that is missing because of it', async ({ api }) => {
  await expectError(await api.post(TEXT, { promt: 'x' }), unknown('promt'))
})

test('image_url on the text route names the image route', async ({ api }) => {
  const response = await api.post(TEXT, { prompt: 'x', image_url: pngDataUrl() })
  const message = await expectError(response, unknown('image_url'))
  expect(message).toContain('POST /v1/videos/image-to-video')
})

test('image_url as null on the text route is no picture and no error', async ({ api }) => {
  expect((await api.create({ image_url: null })).type).toBe('text-to-video')
})

test.for(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a field called %s is as unknown as any other',
  async (name, { api }) => {
    const body = `{"prompt":"x","${name}":{"admin":true}}`
    const headers = { 'Content-Type': 'application/json' }
    const response = await api.request(TEXT, { method: 'POST', body, headers })
    await expectError(response, unknown(name))
  },
)

test('an unknown field inside another is named with its place', async ({ api }) => {
  const input_reference = { image_url: pngDataUrl(), file: 'x' }
  const response = await api.post('/v1/videos', { prompt: 'x', input_reference })
  const message = await expectError(response, unknown('input_reference.file'))
  expect(message).toContain('Known fields: image_url.')
})

test.for([TEXT, IMAGE, '/v1/videos'])(
  'a field in the address of %s is not dropped',
  async (route, { api }) => {
    const fields = { prompt: 'x', image_url: route === TEXT ? null : pngDataUrl() }
    const response = await api.post(`${route}?duration=3`, fields)
    const message = await expectError(response, unknown('duration'))
    expect(message).toContain('Send `duration` in the body')
  },
)

test('an endless name of a field does not come back whole', async ({ api }) => {
  const response = await api.post(IMAGE, { prompt: 'x', ['k'.repeat(50_000)]: 1 })
  expect((await response.text()).length).toBeLessThan(2_000)
})

test.for(['/v1/videos?limt=5', '/v1/usage?form=2026-11-01'])(
  'a typo in the query of %s is refused too',
  async (route, { api }) => {
    const param = /\?(\w+)=/.exec(route)?.[1] ?? ''
    const message = await expectError(await api.request(route), unknown(param))
    expect(message).toContain('Did you mean')
  },
)
