import type { TLSSocket } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { createConnector } from '../../src/net/connect.ts'
import { createNetwork, guardedRequest } from '../../src/net/guarded-request.ts'
import { createCertificate, type Certificate } from './certificate.ts'
import { serveHttps, type LoopbackHost } from './loopback.ts'

async function get(host: LoopbackHost, name: string, trusted: Certificate | undefined) {
  const network = createNetwork({
    allowList: [host.allow],
    lookup: async () => ['127.0.0.1'],
    connect: createConnector(trusted && { ca: trusted.cert }),
  })
  const limits = { maxBytes: 1_000, totalMs: 5_000, connectMs: 1_000, idleMs: 1_000 }
  const url = `https://${name}:${host.port}/`
  return guardedRequest(
    { method: 'GET', url, maxRedirects: 3, ...limits },
    network,
    async ({ body }) => {
      let text = ''
      for await (const chunk of body) text += Buffer.from(chunk).toString()
      return text
    },
  )
}

const serve = (certificate: Certificate) =>
  serveHttps(certificate, (incoming, answer) => {
    const { servername } = incoming.socket as TLSSocket
    answer.end(`${String(servername)} ${incoming.headers.host}`)
  })

describe('over TLS', () => {
  it('the name of the link is what the certificate is checked against', async () => {
    const certificate = createCertificate('pictures.example.com')
    const host = await serve(certificate)
    expect(await get(host, 'pictures.example.com', certificate)).toBe(
      `pictures.example.com pictures.example.com:${host.port}`,
    )
  })

  it('a dot at the end of the name changes nothing', async () => {
    const certificate = createCertificate('pictures.example.com')
    const host = await serve(certificate)
    expect(await get(host, 'pictures.example.com.', certificate)).toContain('pictures.example.com')
  })

  it('an address in the link must be in the certificate', async () => {
    const certificate = createCertificate('127.0.0.1')
    const host = await serve(certificate)
    expect(await get(host, '127.0.0.1', certificate)).toContain('127.0.0.1')
  })

  it('a certificate for another name is refused', async () => {
    const certificate = createCertificate('other.example.com')
    const host = await serve(certificate)
    const fetching = get(host, 'pictures.example.com', certificate)
    await expect(fetching).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('a certificate that nobody vouches for is refused', async () => {
    const host = await serve(createCertificate('pictures.example.com'))
    const fetching = get(host, 'pictures.example.com', undefined)
    await expect(fetching).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('a redirect back to plain http is refused', async () => {
    const certificate = createCertificate('pictures.example.com')
    const host = await serveHttps(certificate, (_, answer) => {
      answer.writeHead(302, { location: 'http://pictures.example.com/a.png' }).end()
    })
    const fetching = get(host, 'pictures.example.com', certificate)
    await expect(fetching).rejects.toMatchObject({ reason: 'forbidden' })
  })
})
