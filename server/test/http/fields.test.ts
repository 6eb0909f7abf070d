import { describe, expect } from 'vitest'
import type { VideoJson } from '../../src/http/video-json.ts'
import { expectError } from '../harness/errors.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { IMAGE, read, TEXT } from '../harness/plain-client.ts'
import { test } from '../harness/shared.ts'

const LARGEST_SEED = 4_294_967_295

test('what is left out is 720p, 16:9 and 5 seconds, with a seed of our choosing', async ({
  api,
}) => {
  const task = await api.create({})
  expect(task).toMatchObject({ resolution: '720p', aspect_ratio: '16:9', duration: 5 })
  expect(task.seed).toBeGreaterThanOrEqual(0)
  expect(task.seed).toBeLessThanOrEqual(LARGEST_SEED)
})

test('null means the same as leaving the field out', async ({ api }) => {
  const nothing = Object.fromEntries(
    [
      'model',
      'resolution',
      'aspect_ratio',
      'duration',
      'seed',
      'negative_prompt',
      'generate_audio',
      'storybook_plan',
      'callback_url',
      'metadata',
    ].map((field) => [field, null]),
  )
  expect(await api.create(nothing)).toMatchObject({
    model: 'sketch',
    resolution: '720p',
    aspect_ratio: '16:9',
    duration: 5,
    metadata: {},
    warnings: [],
  })
})

describe('a required field', () => {
  test.for([
    [TEXT, {}, 'prompt'],
    [TEXT, { prompt: null }, 'prompt'],
    [IMAGE, { prompt: 'x' }, 'image_url'],
    [IMAGE, { prompt: 'x', image_url: null }, 'image_url'],
    ['/v1/videos', {}, 'prompt'],
  ] as const)('of %s is missed in %j', async ([route, body, param], { api }) => {
    const expected = { status: 400, code: 'missing_required_parameter', param }
    const message = await expectError(await api.post(route, body), expected)
    expect(message).toBe(`\`${param}\` is required.`)
  })
})

describe('a wrong value is refused by name:', () => {
  test.for<[field: string, value: unknown, says: string]>([
    ['prompt', '', 'must not be empty'],
    ['prompt', ' \n\t ', 'must not be empty'],
    ['prompt', '\u200b\u200d\u2060\u200e', 'must not be empty'],
    ['prompt', '\u0001 \ufe0f\u3164\u00ad\u0301', 'must not be empty'],
    ['prompt', 5, 'must be a string, but is 5'],
    ['prompt', ['a'], 'must be a string, but is ["a"]'],
    ['prompt', true, 'must be a string, but is true'],
    ['prompt', 'a\u0000b', 'must not contain the character U+0000'],
    ['resolution', '4k', 'must be one of 480p, 720p, 1080p, but is "4k"'],
    ['resolution', 720, 'must be one of 480p, 720p, 1080p, but is 720'],
    ['resolution', '', 'must be one of 480p, 720p, 1080p, but is ""'],
    ['aspect_ratio', '16/9', 'must be one of 16:9, 9:16, 4:3, 3:4, 21:9, 1:1, but is "16/9"'],
    ['aspect_ratio', 1, 'must be one of'],
    ['duration', 0, 'must be at least 1, but is 0'],
    ['duration', -1, 'must be at least 1, but is -1'],
    ['duration', 11, 'must be at most 10, but is 11'],
    ['duration', 1e21, 'must be at most'],
    ['duration', 2.5, 'must be an integer, but is 2.5'],
    ['duration', '5', 'must be an integer, but is "5"'],
    ['duration', true, 'must be an integer, but is true'],
    ['duration', [5], 'must be an integer, but is [5]'],
    ['seed', -2, 'must be at least -1, but is -2'],
    ['seed', LARGEST_SEED + 1, `must be at most ${LARGEST_SEED}, but is ${LARGEST_SEED + 1}`],
    ['seed', 1e20, `must be at most ${LARGEST_SEED}, but is 100000000000000000000`],
    ['seed', -1e20, 'must be at least -1, but is -100000000000000000000'],
    ['seed', 0.5, 'must be an integer, but is 0.5'],
    ['seed', '7', 'must be an integer, but is "7"'],
    ['seed', false, 'must be an integer, but is false'],
    ['generate_audio', 'yes', 'must be true or false, but is "yes"'],
    ['generate_audio', 1, 'must be true or false, but is 1'],
    ['negative_prompt', 5, 'must be a string, but is 5'],
    ['model', 5, 'must be a string, but is 5'],
    ['model', 'nobody', 'There is no model "nobody" here. Known models: '],
    ['callback_url', 'not a link', 'must be an http(s) link, but is "not a link"'],
    ['callback_url', 'ftp://example.com/', 'must be an http(s) link, but is "ftp://example.com/"'],
    ['metadata', 'text', 'must be an object, but is "text"'],
    ['metadata', ['a'], 'must be an object, but is ["a"]'],
    ['storybook_plan', 'text', 'must be an object, but is "text"'],
  ])('%s %j', async ([field, value, says], { api }) => {
    const response = await api.post(TEXT, { prompt: 'x', [field]: value })
    const message = await expectError(response, {
      status: 400,
      code: 'invalid_value',
      param: field,
    })
    expect(message).toContain(says)
    expect(message).toMatch(/\.$/)
  })
})

test.for(['1e400', '-1e400'])('the number %s is beyond all bounds', async (seed, { api }) => {
  const headers = { 'Content-Type': 'application/json' }
  const body = `{"prompt":"x","seed":${seed}}`
  const response = await api.request(TEXT, { method: 'POST', body, headers })
  const expected = { status: 400, code: 'invalid_value', param: 'seed' }
  const message = await expectError(response, expected)
  expect(message).toBe('`seed` must be an integer, but is a number beyond all bounds.')
})

describe('a prompt', () => {
  test('is trimmed', async ({ api }) => {
    expect((await api.create({ prompt: '  two  words \n' })).prompt).toBe('two  words')
  })

  test('has at most 4000 characters, counted as a person counts', async ({ api }) => {
    const most = '🐘'.repeat(4000)
    expect((await api.create({ prompt: most })).prompt).toBe(most)
    const response = await api.post(TEXT, { prompt: `${most}x` })
    const expected = { status: 400, code: 'invalid_value', param: 'prompt' }
    expect(await expectError(response, expected)).toContain('at most 4000 characters')
  })

  test('may be surrounded by any amount of white space', async ({ api }) => {
    const prompt = `${' '.repeat(10_000)}a boat${' '.repeat(10_000)}`
    expect((await api.create({ prompt })).prompt).toBe('a boat')
  })

  test.for(['\u202Eright to left', '日本の浮世絵', '"quotes" \\ and\nlines', '{{ }}', "'; drop--"])(
    'comes back as it was: %j',
    async (prompt, { api }) => {
      const { id } = await api.create({ prompt })
      expect((await api.get(id)).prompt).toBe(prompt)
    },
  )
})

describe('a seed', () => {
  test.for([0, 1, LARGEST_SEED])('of %d is used as it is', async (seed, { api }) => {
    expect((await api.create({ seed })).seed).toBe(seed)
  })

  test('of -1 means random, and the seed used is told', async ({ api }) => {
    const tasks = [await api.create({ seed: -1 }), await api.create({ seed: -1 })]
    const [one, other] = tasks.map(({ seed }) => seed)
    expect(one).toBeGreaterThanOrEqual(0)
    expect(one).not.toBe(other)
  })
})

describe('metadata', () => {
  const pairs = (count: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'value']))

  test('of up to 16 pairs is echoed', async ({ api }) => {
    const metadata = { ...pairs(15), ['k'.repeat(64)]: 'v'.repeat(512) }
    const { id } = await api.create({ metadata })
    expect((await api.get(id)).metadata).toEqual(metadata)
  })

  test.for([
    ['metadata', pairs(17)],
    ['metadata.a', { a: 5 }],
    ['metadata.a', { a: 'v'.repeat(513) }],
    [`metadata.${'k'.repeat(65)}`, { ['k'.repeat(65)]: 'v' }],
  ] as const)('%s may be wrong', async ([param, metadata], { api }) => {
    const response = await api.post(TEXT, { prompt: 'x', metadata })
    await expectError(response, { status: 400, code: 'invalid_value', param })
  })
})

test('what the engine does not honour is told in warnings, field by field', async ({ api }) => {
  const fields = { negative_prompt: 'fog', generate_audio: true, storybook_plan: { any: 'plan' } }
  expect((await api.create(fields)).warnings).toEqual([
    'The model "sketch" does not honour `generate_audio`.',
    'The model "sketch" does not honour `negative_prompt`.',
    'The model "sketch" does not honour `storybook_plan`.',
  ])
})

test.for([
  [1600, 900, '16:9'],
  [90, 160, '9:16'],
  [200, 150, '4:3'],
  [150, 205, '3:4'],
  [230, 100, '21:9'],
  [100, 101, '1:1'],
] as const)('a picture of %d × %d makes a film of %s', async ([width, height, ratio], { api }) => {
  const body = { prompt: 'it moves', image_url: pngDataUrl(width, height) }
  const follows: VideoJson = await read(await api.post(IMAGE, body))
  expect(follows.aspect_ratio).toBe(ratio)
  const told = await read(await api.post(IMAGE, { ...body, aspect_ratio: '1:1' }))
  expect(told.aspect_ratio).toBe('1:1')
})
