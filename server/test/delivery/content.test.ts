import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { FIXTURES, type Api } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

const FILM = await readFile(path.join(FIXTURES, 'tiny.mp4'))
const SIZE = FILM.length

async function contentOf(api: Api, prompt = 'quick'): Promise<string> {
  const { id } = await api.create({ prompt })
  await api.ended(id)
  return `/v1/videos/${id}/content`
}
const ask = (api: Api, route: string, headers: Record<string, string>): Promise<Response> =>
  api.request(route, { headers })

interface Part {
  readonly range: string
  readonly bytes: Buffer
}

/** Takes a multipart/byteranges body apart, by its boundary and nothing else. */
async function partsOf(response: Response): Promise<Part[]> {
  const boundary = /boundary=(\S+)/.exec(response.headers.get('Content-Type') ?? '')?.[1] ?? ''
  const body = Buffer.from(await response.arrayBuffer())
  expect(String(body.length)).toBe(response.headers.get('Content-Length'))
  const texts = body.toString('latin1').split(`--${boundary}`)
  expect(texts.at(-1)).toBe('--\r\n')
  return texts.slice(1, -1).map((text) => {
    const [head = '', ...rest] = text.split('\r\n\r\n')
    expect(head).toContain('Content-Type: video/mp4')
    const range = /Content-Range: (.+)/.exec(head)?.[1] ?? ''
    return { range, bytes: Buffer.from(rest.join('\r\n\r\n').slice(0, -2), 'latin1') }
  })
}

describe('several ranges', () => {
  test('come as parts of one answer', async ({ api }) => {
    const Range = 'bytes=0-9, 100-199,-5'
    const response = await ask(api, await contentOf(api), { Range })
    expect(response.status).toBe(206)
    expect(await partsOf(response)).toEqual([
      { range: `bytes 0-9/${SIZE}`, bytes: FILM.subarray(0, 10) },
      { range: `bytes 100-199/${SIZE}`, bytes: FILM.subarray(100, 200) },
      { range: `bytes ${SIZE - 5}-${SIZE - 1}/${SIZE}`, bytes: FILM.subarray(SIZE - 5) },
    ])
  })

  test('of which one lies in the film come as that one', async ({ api }) => {
    const response = await ask(api, await contentOf(api), { Range: `bytes=0-9,${SIZE}-` })
    expect(response.headers.get('Content-Range')).toBe(`bytes 0-9/${SIZE}`)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(FILM.subarray(0, 10))
  })

  test('of which none does are 416', async ({ api }) => {
    const Range = `bytes=${SIZE}-,${SIZE + 5}-`
    expect((await ask(api, await contentOf(api), { Range })).status).toBe(416)
  })

  test.for(['Bytes=0-9', 'bytes=0-9,', 'bytes=, 0-9'])(
    'are read as RFC 9110 writes them (%s)',
    async (Range, { api }) => {
      expect((await ask(api, await contentOf(api), { Range })).status).toBe(206)
    },
  )

  const many = Array.from({ length: 17 }, (_, index) => `${index * 2}-${index * 2}`).join(',')
  test.for([`bytes=${many}`, `bytes=0-,0-,0-`, 'bytes=0-1,x-2'])(
    'that are too many, too much or wrong (%s) are the whole film',
    async (Range, { api }) => {
      const response = await ask(api, await contentOf(api), { Range })
      expect(response.status).toBe(200)
      expect((await response.arrayBuffer()).byteLength).toBe(SIZE)
    },
  )
})

describe('by date', () => {
  const later = (date: string, seconds: number): string =>
    new Date(Date.parse(date) + seconds * 1_000).toUTCString()

  test('If-Modified-Since gives 304 if the film is not newer', async ({ api }) => {
    const route = await contentOf(api)
    const date = (await api.request(route)).headers.get('Last-Modified') ?? ''
    const status = async (since: string): Promise<number> =>
      (await ask(api, route, { 'If-Modified-Since': since })).status
    expect(await status(date)).toBe(304)
    expect(await status(later(date, 60))).toBe(304)
    expect(await status(later(date, -60))).toBe(200)
    expect(await status('yesterday')).toBe(200)
    const both = { 'If-Modified-Since': date, 'If-None-Match': '"another"' }
    expect((await ask(api, route, both)).status).toBe(200)
  })

  test('If-Range gives the part only for the very date', async ({ api }) => {
    const route = await contentOf(api)
    const date = (await api.request(route)).headers.get('Last-Modified') ?? ''
    const status = async (condition: string): Promise<number> =>
      (await ask(api, route, { Range: 'bytes=0-9', 'If-Range': condition })).status
    expect(await status(date)).toBe(206)
    expect(await status(later(date, 60))).toBe(200)
    expect(await status('yesterday')).toBe(200)
  })
})

test('download=1 has a browser save the film under its name', async ({ api }) => {
  const route = await contentOf(api)
  const id = route.split('/')[3]
  const header = async (query: string): Promise<string | null> =>
    (await api.request(`${route}${query}`)).headers.get('Content-Disposition')
  expect(await header('')).toBe(`inline; filename="${id}.mp4"`)
  expect(await header('?download=1')).toBe(`attachment; filename="${id}.mp4"`)
  expect(await header('?download=cat.mp4')).toBe('attachment; filename="cat.mp4"')
  expect(await header('?download=cat&variant=thumbnail')).toBe('attachment; filename="cat.jpg"')
})

describe('download=name is made a name that any system takes:', () => {
  test.for<[wanted: string, name: string]>([
    ['a cat surfs', 'filename="a cat surfs.mp4"'],
    ['Cat.MP4', 'filename="Cat.mp4"'],
    ['cat.html', 'filename="cat.html.mp4"'],
    ['../../etc/passwd', 'filename="etc passwd.mp4"'],
    [String.raw`C:\nul"; x="y`, 'filename="C nul ; x= y.mp4"'],
    ['.hidden. ', 'filename="hidden.mp4"'],
    ['a\r\nSet-Cookie: b\u202Egnp', 'filename="a Set-Cookie b gnp.mp4"'],
    ['ein Bär', `filename="ein B_r.mp4"; filename*=UTF-8''ein%20B%C3%A4r.mp4`],
    ['猫🐈 (1)', `filename="__ (1).mp4"; filename*=UTF-8''%E7%8C%AB%F0%9F%90%88%20%281%29.mp4`],
    ['100 %', `filename="100 _.mp4"; filename*=UTF-8''100%20%25.mp4`],
    ['x'.repeat(500), `filename="${'x'.repeat(60)}.mp4"`],
  ])('%j', async ([wanted, name], { api }) => {
    const query = `?download=${encodeURIComponent(wanted)}`
    const response = await api.request(`${await contentOf(api)}${query}`)
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; ${name}`)
  })

  test.for(['///', '..', '\0'])(
    '%j leaves nothing, so the film keeps its own',
    async (wanted, { api }) => {
      const route = await contentOf(api)
      const response = await api.request(`${route}?download=${encodeURIComponent(wanted)}`)
      const own = `attachment; filename="${route.split('/')[3]}.mp4"`
      expect(response.headers.get('Content-Disposition')).toBe(own)
    },
  )
})

describe('variant=vtt', () => {
  test('tells a player where in the spritesheet each moment is', async ({ api }) => {
    const response = await api.request(`${await contentOf(api, 'sheet')}?variant=vtt`)
    expect(response.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8')
    const text = await response.text()
    const url = /^http\S+(?=#)/m.exec(text)?.[0] ?? ''
    expect(text.replaceAll(url, 'SHEET')).toBe(
      [
        'WEBVTT\n',
        '00:00:00.000 --> 00:00:00.250\nSHEET#xywh=0,0,32,24\n',
        '00:00:00.250 --> 00:00:00.500\nSHEET#xywh=32,0,32,24\n',
        '00:00:00.500 --> 00:00:00.750\nSHEET#xywh=0,24,32,24\n',
        '00:00:00.750 --> 00:00:01.000\nSHEET#xywh=32,24,32,24\n',
      ].join('\n'),
    )
    const sheet = await api.request(url.replace('http://zoetrope.test', ''), { key: null })
    expect(sheet.headers.get('Content-Type')).toBe('image/jpeg')
  })

  test('is refused where the engine made none', async ({ api }) => {
    const response = await api.request(`${await contentOf(api)}?variant=vtt`)
    expect(await response.json()).toMatchObject({ error: { code: 'unsupported_value' } })
  })
})
