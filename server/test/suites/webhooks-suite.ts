import OpenAI from 'openai'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startReceiver, type Behaviour, type Receiver } from '../harness/receiver.ts'
import { startApi, type Api, type Flags } from '../harness/service.ts'
import type { Home, MakeHome } from '../harness/stores.ts'

const FAST: Flags = {
  webhookSchedule: '0s,20ms,20ms,20ms,20ms,20ms,20ms,20ms',
  webhookTimeout: '300ms',
  poll: '20ms',
}

interface DeliveryJson {
  readonly id: string
  readonly type: string
  readonly status: string
  readonly url: string
  readonly attempts: readonly { response_status: number | null; error: string | null }[]
}

/** Events of tasks that end, told to real receivers on loopback, on whichever store. */
export function webhooksSuite(makeHome: MakeHome): void {
  let home: Home
  let running: Api[] = []
  let receivers: Receiver[] = []

  const receive = async (...behaviours: Behaviour[]): Promise<Receiver> => {
    const receiver = await startReceiver(...behaviours)
    receivers.push(receiver)
    return receiver
  }
  const start = async (flags: Flags = {}): Promise<Api> => {
    const { dataDir, databaseUrl } = home
    const allowedHosts = receivers.map(({ allow }) => allow).join(',')
    const store = { dataDir, ...(databaseUrl && { databaseUrl }) }
    const api = await startApi({ ...FAST, ...store, allowedHosts, ...flags })
    running.push(api)
    return api
  }
  const deliveries = async (api: Api, query = ''): Promise<DeliveryJson[]> => {
    const page = await api.request(`/v1/webhooks/deliveries${query}`)
    return ((await page.json()) as { data: DeliveryJson[] }).data
  }
  const settled = (api: Api, status: string): Promise<DeliveryJson> =>
    vi.waitFor(async () => {
      const [delivery] = await deliveries(api)
      if (!delivery) throw new Error('There is no delivery yet.')
      expect(delivery.status).toBe(status)
      return delivery
    }, 10_000)
  const rotate = async (api: Api): Promise<string> => {
    const response = await api.request('/v1/webhooks/secret/rotate', { method: 'POST' })
    return ((await response.json()) as { secret: string }).secret
  }
  const put = (api: Api, url: string | null): Promise<Response> =>
    api.request('/v1/webhooks', {
      method: 'PUT',
      body: JSON.stringify({ url }),
      headers: { 'Content-Type': 'application/json' },
    })

  beforeEach(async () => {
    home = await makeHome()
  })
  afterEach(async () => {
    for (const { service } of running) await service.stop()
    for (const receiver of receivers) await receiver.close()
    running = []
    receivers = []
    await home.remove()
  })

  describe('an event', () => {
    test.for([
      ['quick', 'completed'],
      ['fail:content_policy_violation', 'failed'],
    ] as const)(
      'tells that “%s” is %s, with the task as GET shows it',
      async ([prompt, status]) => {
        const receiver = await receive()
        const api = await start()
        const { id } = await api.create({ prompt, callback_url: receiver.url })
        await receiver.count(1)
        const [event] = receiver.events()
        // Links are fresh each time.
        const link = expect.toSatisfy((url) => url === null || String(url).includes('signature='))
        const links = {
          video_url: link,
          thumbnail_url: link,
          video_url_expires_at: expect.anything(),
        }
        const task = { ...(await api.get(id)), ...(status === 'completed' && links) }
        expect(event).toMatchObject({
          id: expect.stringMatching(/^evt_\w+$/),
          object: 'event',
          type: `video.${status}`,
          created_at: expect.any(Number),
          data: task,
        })
        expect(event?.data.video_url === null).toBe(status === 'failed')
        expect(Object.keys(event?.data ?? {})).toEqual(Object.keys(await api.get(id)))
      },
    )

    test('tells of a cancellation', async () => {
      const receiver = await receive()
      const api = await start()
      const { id } = await api.create({ prompt: 'hang', callback_url: receiver.url })
      await api.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
      await receiver.count(1)
      expect(receiver.events()).toMatchObject([{ type: 'video.cancelled', data: { id } }])
    })

    test('goes to the key’s default address, unless the request names one', async () => {
      const [byDefault, own] = [await receive(), await receive()]
      const api = await start()
      expect((await put(api, byDefault.url)).status).toBe(200)
      const first = await api.create({ prompt: 'quick' })
      const second = await api.create({ prompt: 'quick', callback_url: own.url })
      await byDefault.count(1)
      await own.count(1)
      expect(byDefault.events().map(({ data }) => data.id)).toEqual([first.id])
      expect(own.events().map(({ data }) => data.id)).toEqual([second.id])
    })

    test('is verified by the library of Standard Webhooks', async () => {
      const receiver = await receive()
      const api = await start()
      const secret = await rotate(api)
      const { id } = await api.create({ prompt: 'quick', callback_url: receiver.url })
      const [got] = await receiver.count(1)
      const headers = got?.headers as Record<string, string>
      const webhook = new Webhook(secret)
      expect(webhook.verify(got?.body ?? '', headers)).toMatchObject({ data: { id } })
      const stranger = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`)
      expect(() => stranger.verify(got?.body ?? '', headers)).toThrow('No matching signature')
    })

    test('is verified by OpenAI’s SDK, and nothing else is', async () => {
      const receiver = await receive()
      const api = await start()
      const secret = await rotate(api)
      const { id } = await api.create({ prompt: 'quick', callback_url: receiver.url })
      const [got] = await receiver.count(1)
      const client = new OpenAI({ apiKey: 'none', webhookSecret: secret })
      const headers = got?.headers as Record<string, string>
      const event = await client.webhooks.unwrap(got?.body ?? '', headers)
      expect(event).toMatchObject({ type: 'video.completed', data: { id } })
      const forged = `${got?.body ?? ''} `
      await expect(client.webhooks.unwrap(forged, headers)).rejects.toThrow('signature')
    })

    test('carries the signatures of both secrets after a rotation', async () => {
      const receiver = await receive()
      const api = await start()
      const secrets = [await rotate(api), await rotate(api)]
      await api.create({ prompt: 'quick', callback_url: receiver.url })
      const [got] = await receiver.count(1)
      const headers = got?.headers as Record<string, string>
      expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
      const client = new OpenAI({ apiKey: 'none' })
      for (const secret of secrets) {
        await client.webhooks.unwrap(got?.body ?? '', headers, secret)
      }
      await expect(
        client.webhooks.unwrap(got?.body ?? '', headers, await rotate(api)),
      ).rejects.toThrow('signature')
    })

    test('is written with the end of its task: no default, no event', async () => {
      const receiver = await receive()
      const api = await start()
      const { id } = await api.create({ prompt: 'quick' })
      await api.ended(id)
      await put(api, receiver.url)
      expect(await deliveries(api)).toEqual([])
    })
  })

  describe('a receiver', () => {
    test('that fails, redirects, breaks off and hangs gets the same event until it takes it', async () => {
      const elsewhere = await receive()
      const receiver = await receive(
        500,
        (response) => response.writeHead(302, { Location: elsewhere.url }).end(),
        (response) => response.destroy(),
        (response) => void response.write('half an answ'),
        () => undefined,
        200,
      )
      const api = await start()
      await api.create({ prompt: 'quick', callback_url: receiver.url })
      // The fourth sends a head and then nothing: 200 counts when it is said.
      await receiver.count(4)
      const { attempts } = await settled(api, 'delivered')
      expect(attempts.map(({ response_status }) => response_status)).toEqual([500, 302, null, 200])
      expect(elsewhere.received).toEqual([])
      expect(new Set(receiver.events().map(({ id }) => id)).size).toBe(1)
      const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
      expect(new Set(ids)).toEqual(new Set(receiver.events().map(({ id }) => id)))
    })

    test('that hangs is let go after the timeout, and the next try counts', async () => {
      const receiver = await receive(() => undefined, 204)
      const api = await start()
      await api.create({ prompt: 'quick', callback_url: receiver.url })
      const { attempts } = await settled(api, 'delivered')
      expect(attempts).toMatchObject([
        { response_status: null, error: 'The receiver did not answer in time.' },
        { response_status: 204, error: null },
      ])
    })

    test('that answers 500 nine times has used up the schedule; redelivery starts it again', async () => {
      const receiver = await receive(...Array.from({ length: 9 }, () => 500))
      const api = await start()
      await api.create({ prompt: 'quick', callback_url: receiver.url })
      const { id, attempts } = await settled(api, 'failed')
      expect(attempts).toHaveLength(8)
      const again = await api.request(`/v1/webhooks/deliveries/${id}/redeliver`, { method: 'POST' })
      expect(await again.json()).toMatchObject({ id, status: 'pending' })
      expect((await settled(api, 'delivered')).attempts).toHaveLength(10)
      expect(new Set(receiver.events().map((event) => event.id))).toEqual(new Set([id]))
    })

    test('waits between the tries as the schedule says', async () => {
      const receiver = await receive(500, 500, 204)
      const api = await start({ webhookSchedule: '0s,100ms,400ms' })
      await api.create({ prompt: 'quick', callback_url: receiver.url })
      await settled(api, 'delivered')
      const [first = 0, second = 0, third = 0] = receiver.received.map(({ at }) => at)
      expect(second - first).toBeGreaterThanOrEqual(95)
      expect(third - second).toBeGreaterThanOrEqual(395)
    })

    test('that fails for long is paused, shown, and gets what was held back when resumed', async () => {
      const receiver = await receive(500, 500)
      const api = await start({ webhookPauseAfter: '10ms', webhookSchedule: '0s,60ms,60ms,60ms' })
      const first = await api.create({ prompt: 'quick', callback_url: receiver.url })
      await settled(api, 'paused')
      const second = await api.create({ prompt: 'quick', callback_url: `${receiver.url}?other` })
      await api.ended(second.id)
      expect((await deliveries(api)).map(({ status }) => status)).toEqual(['paused', 'paused'])
      const settings = (await (await api.request('/v1/webhooks')).json()) as object
      const origin = new URL(receiver.url).origin
      expect(settings).toMatchObject({ failing: [{ origin, paused_at: expect.any(Number) }] })
      expect(await (await api.request('/metrics')).text()).toMatch(/receivers_paused 1/)
      const resumed = await api.request('/v1/webhooks/resume', { method: 'POST' })
      expect(await resumed.json()).toMatchObject({ failing: [] })
      await receiver.count(4)
      const told = receiver.events().slice(2)
      expect(new Set(told.map(({ data }) => data.id))).toEqual(new Set([first.id, second.id]))
    })

    test('that hangs does not hold up the receivers of others', async () => {
      const slow = await receive(...Array.from({ length: 40 }, () => () => undefined))
      const quick = await receive()
      const api = await start({ webhookTimeout: '10s', workers: '8' })
      const { token } = await api.service.keys.create({ name: 'other' })
      for (let count = 0; count < 12; count++) {
        await api.create({ prompt: 'quick', callback_url: slow.url })
      }
      await slow.count(8)
      const body = JSON.stringify({ prompt: 'quick', callback_url: quick.url })
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', key: token, body, headers }
      await api.request('/v1/videos/text-to-video', init)
      await quick.count(1)
      expect(slow.received).toHaveLength(8)
    })
  })

  describe('a restart', () => {
    test('delivers what was waiting for its next try', async () => {
      const receiver = await receive(500)
      const before = await start({ webhookSchedule: '0s,300ms' })
      await before.create({ prompt: 'quick', callback_url: receiver.url })
      await receiver.count(1)
      await vi.waitFor(async () => expect((await deliveries(before))[0]?.attempts).toHaveLength(1))
      await before.service.stop()
      const after = await start()
      expect((await settled(after, 'delivered')).attempts).toHaveLength(2)
      expect(receiver.received).toHaveLength(2)
    })

    test('in the middle of a try does not count it', async () => {
      const receiver = await receive(() => undefined, 204)
      const patient = { webhookTimeout: '10s' }
      const before = await start(patient)
      await before.create({ prompt: 'quick', callback_url: receiver.url })
      await receiver.count(1)
      await before.service.stop()
      const after = await start(patient)
      expect((await settled(after, 'delivered')).attempts).toHaveLength(1)
    })
  })

  describe('an address', () => {
    const BAD = [
      'http://127.0.0.1/x',
      'http://169.254.169.254/',
      'http://localhost/',
      'http://u:p@a.b/',
    ]

    test('ids that no store can hold are simply unknown', async () => {
      const api = await start()
      const listed = await api.request('/v1/webhooks/deliveries?task_id=a%00')
      expect(listed.status).toBe(400)
      const route = '/v1/webhooks/deliveries/evt%00/redeliver'
      expect((await api.request(route, { method: 'POST' })).status).toBe(404)
    })

    test.for(BAD)('like %s is refused when the task is created', async (callback_url) => {
      const api = await start()
      const body = { prompt: 'x', callback_url }
      const response = await api.post('/v1/videos/text-to-video', body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        error: { code: 'invalid_value', param: 'callback_url' },
      })
      expect(await (await put(api, callback_url)).json()).toMatchObject({
        error: { code: 'invalid_value', param: 'url' },
      })
    })

    test('is checked again when the event is sent', async () => {
      const receiver = await receive()
      const before = await start({ workers: '0' })
      await before.create({ prompt: 'quick', callback_url: receiver.url })
      await before.service.stop()
      const after = await start({ allowedHosts: '', webhookSchedule: '0s' })
      const { attempts } = await settled(after, 'failed')
      expect(attempts).toMatchObject([{ response_status: null, error: /not allowed/ }])
      expect(receiver.received).toEqual([])
    })
  })

  describe('the log', () => {
    test('lists by task and belongs to its key alone', async () => {
      const receiver = await receive()
      const api = await start()
      const tasks = [0, 1].map(() => api.create({ prompt: 'quick', callback_url: receiver.url }))
      const [first] = await Promise.all(tasks)
      await receiver.count(2)
      const [only, ...rest] = await deliveries(api, `?task_id=${first?.id}`)
      expect({ only, rest }).toMatchObject({ only: { task_id: first?.id }, rest: [] })
      const { token } = await api.service.keys.create({ name: 'stranger' })
      const listed = await api.request('/v1/webhooks/deliveries', { key: token })
      expect(await listed.json()).toMatchObject({ data: [] })
      const init = { method: 'POST', key: token }
      const stolen = await api.request(`/v1/webhooks/deliveries/${only?.id}/redeliver`, init)
      expect(stolen.status).toBe(404)
    })

    test('forgets a task that is deleted, and nothing more is sent about it', async () => {
      const receiver = await receive(500)
      const api = await start({ webhookSchedule: '0s,200ms' })
      const { id } = await api.create({ prompt: 'quick', callback_url: receiver.url })
      await vi.waitFor(async () => expect((await deliveries(api))[0]?.attempts).toHaveLength(1))
      await api.request(`/v1/videos/${id}`, { method: 'DELETE' })
      expect(await deliveries(api)).toEqual([])
      const other = await api.create({ prompt: 'slow:400', callback_url: receiver.url })
      await receiver.count(2)
      expect(receiver.events().map(({ data }) => data.id)).toEqual([id, other.id])
    })
  })
}
