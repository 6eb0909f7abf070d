import { describe, expect, it } from 'vitest'
import {
  createNetwork,
  guardedRequest,
  type NetworkOptions,
} from '../../src/net/guarded-request.ts'
import { HOSTILE_LINKS } from './hostile-links.ts'
import { createRecordingNetwork } from './recording-network.ts'

const LIMITS = { maxBytes: 1_000, totalMs: 5_000, connectMs: 1_000, idleMs: 1_000 }

async function attempt(url: string, options: NetworkOptions = {}) {
  const { lookup, connect, ...seen } = createRecordingNetwork()
  const network = createNetwork({ ...options, lookup, connect })
  const request = { method: 'POST' as const, url, ...LIMITS }
  const error: unknown = await guardedRequest(request, network, async () => undefined).catch(
    (thrown: unknown) => thrown,
  )
  return { error, ...seen }
}

describe.each(Object.entries(HOSTILE_LINKS))('%s', (_, links) => {
  it.each(links)('%j is refused before anything is sent', async (link) => {
    const { error, connected } = await attempt(link)
    expect(error).toMatchObject({
      name: 'NetworkError',
      reason: expect.stringMatching(/^(bad_url|forbidden|unresolved)$/),
    })
    expect(connected).toEqual([])
  })
})

describe('the corpus', () => {
  it('has at least 150 links', () => {
    expect(new Set(Object.values(HOSTILE_LINKS).flat()).size).toBeGreaterThanOrEqual(150)
  })
})

describe('a public host', () => {
  it('is reached at its checked address, under its own name', async () => {
    const { connected, lookedUp } = await attempt('https://pictures.example.com/a.png')
    expect(lookedUp).toEqual(['pictures.example.com'])
    expect(connected).toEqual([
      { address: '93.184.215.14', port: 443, servername: 'pictures.example.com' },
      { address: '2606:2800:21f:cb07::1', port: 443, servername: 'pictures.example.com' },
    ])
  })

  it.each([
    ['http://93.184.215.14/', '93.184.215.14'],
    ['http://93.184.55054/', '93.184.215.14'],
    ['http://[2606:2800:21F::1]:8443/', '2606:2800:21f::1'],
    ['http://9.255.255.255/', '9.255.255.255'],
    ['http://11.0.0.0/', '11.0.0.0'],
    ['http://100.63.255.255/', '100.63.255.255'],
    ['http://100.128.0.0/', '100.128.0.0'],
    ['http://172.15.255.255/', '172.15.255.255'],
    ['http://172.32.0.0/', '172.32.0.0'],
    ['http://192.167.255.255/', '192.167.255.255'],
    ['http://192.169.0.0/', '192.169.0.0'],
    ['http://223.255.255.255/', '223.255.255.255'],
    ['http://[2001:200::1]/', '2001:200::1'],
    ['http://[2003::1]/', '2003::1'],
  ])('%s may be reached, beside a forbidden block or not', async (link, address) => {
    const { connected } = await attempt(link)
    expect(connected).toMatchObject([{ address }])
  })

  it('is asked for in lower case, without the dot at the end and without marks', async () => {
    expect((await attempt('http://PICTURES.example.com./')).lookedUp).toEqual([
      'pictures.example.com',
    ])
    expect((await attempt('http://bücher.example.com/')).lookedUp).toEqual([
      'xn--bcher-kva.example.com',
    ])
  })

  it.each([80, 443, 1024, 8080, 8443, 9000, 65_535])('may listen on port %i', async (port) => {
    const { connected } = await attempt(`http://93.184.215.14:${port}/`)
    expect(connected).toMatchObject([{ port }])
  })
})

describe('the words of a refusal', () => {
  it('are the same for a name that is unknown and one that is private', async () => {
    const unknown = await attempt('https://unknown.rebind.example.com/')
    const inside = await attempt('https://private.rebind.example.com/')
    expect(unknown.error).toHaveProperty('message', (inside.error as Error).message)
  })

  it('help whoever mistyped a name, and whoever runs a receiver at home', async () => {
    const { error } = await attempt('http://127.0.0.1:8787/')
    expect((error as Error).message).toMatch(/check its name.*--allowed-hosts/)
  })

  it('hold no address', async () => {
    for (const link of Object.values(HOSTILE_LINKS).flat()) {
      const { error } = await attempt(link)
      expect((error as Error).message).not.toMatch(/\d+\.\d+\.\d+|::|Refused/)
    }
  })
})

describe('the switch for private networks', () => {
  const allowPrivateNetworks = true
  it.each([
    'http://127.0.0.1:8080/',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'http://172.16.0.1/',
    'http://[::1]/',
    'http://[fd12::1]/',
    'http://100.64.0.1/',
    'http://2130706433/',
    'https://private.rebind.example.com/',
  ])('opens %s', async (link) => {
    expect((await attempt(link, { allowPrivateNetworks })).connected).toHaveLength(1)
  })

  it.each([
    'http://169.254.169.254/',
    'http://[fd00:ec2::254]/',
    'http://100.100.100.200/',
    'http://0.0.0.0/',
    'http://255.255.255.255/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://224.0.0.1/',
    'http://10.0.0.1:6379/',
    'http://10.0.0.1:22/',
    'https://metadata.rebind.example.com/',
    'https://mapped.rebind.example.com/',
  ])('leaves %s closed', async (link) => {
    expect((await attempt(link, { allowPrivateNetworks })).connected).toEqual([])
  })

  it('lets local names be looked up', async () => {
    const { lookedUp } = await attempt('http://wiki.corp/', { allowPrivateNetworks })
    expect(lookedUp).toEqual(['wiki.corp'])
  })
})
