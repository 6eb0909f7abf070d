import { describe, expect } from 'vitest'
import { expectError } from '../harness/errors.ts'
import { pngDataUrl, pngFile } from '../harness/pictures.ts'
import { IMAGE, read } from '../harness/plain-client.ts'
import { startApi, test as ownService } from '../harness/service.ts'
import { test } from '../harness/shared.ts'
import { serveHttp } from '../net/loopback.ts'

const refused = (code: string) => ({ status: 400, code, param: 'image_url' })

describe('image_url is refused', () => {
  test.for([
    'not a link',
    'ftp://example.com/a.png',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html;base64,AAAA',
    '//example.com/a.png',
    '',
    ' https://example.com/a.png',
  ])('as no kind of link we take: %j', async (image_url, { api }) => {
    const response = await api.post(IMAGE, { prompt: 'x', image_url })
    const message = await expectError(response, refused('invalid_value'))
    expect(message).toContain('must be an http(s) link or a data:image/…;base64, URL')
  })

  test.for([
    'http://127.0.0.1/a.png',
    'http://localhost/a.png',
    'http://[::1]/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/a.png',
    'http://user:password@127.0.0.1/a.png',
  ])('as an address inside our own network: %s', async (image_url, { api }) => {
    const response = await api.post(IMAGE, { prompt: 'x', image_url })
    await expectError(response, refused('image_fetch_failed'))
  })

  test.for([
    ['data:image/png,plain', 'invalid_image'],
    ['data:image/png;base64,', 'invalid_image'],
    ['data:image/png;base64,not*base64', 'invalid_image'],
    [`data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`, 'invalid_image'],
    [`data:image/png;base64,${Buffer.from('<html>').toString('base64')}`, 'invalid_image'],
    [pngDataUrl(64, 64).slice(0, 90), 'invalid_image'],
  ] as const)('as a picture that cannot be read: %s', async ([image_url, code], { api }) => {
    await expectError(await api.post(IMAGE, { prompt: 'x', image_url }), refused(code))
  })
})

test('a refused picture leaves no task behind', async ({ api }) => {
  const before = await (await api.request('/v1/videos?limit=1')).text()
  await api.post(IMAGE, { prompt: 'x', image_url: 'data:image/png;base64,AAAA' })
  expect(await (await api.request('/v1/videos?limit=1')).text()).toBe(before)
})

ownService('a link that works is fetched once, before the answer', async ({ folder }) => {
  const asked: string[] = []
  const host = await serveHttp((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/a.png')
      response.setHeader('Content-Type', 'image/png').end(pngFile(9, 16))
    else response.writeHead(404).end()
  })
  const api = await startApi({ dataDir: folder, allowedHosts: host.allow })
  const send = (name: string): Promise<Response> =>
    api.post(IMAGE, { prompt: 'x', image_url: `http://127.0.0.1:${host.port}/${name}` })

  const task = await read(await send('a.png'))
  expect(task).toMatchObject({ type: 'image-to-video', aspect_ratio: '9:16' })
  expect(asked).toEqual(['/a.png'])
  expect((await api.ended(task.id)).status).toBe('completed')

  const message = await expectError(await send('b.png'), refused('image_fetch_failed'))
  expect(message).toContain('answered 404')
  await api.service.stop()
})
