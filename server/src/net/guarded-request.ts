import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { createAddressGuard, type AddressGuard, type AddressGuardOptions } from './address-guard.ts'
import { connectTarget, createConnector, type Connect } from './connect.ts'
import { tooSlow, withDeadline } from './deadline.ts'
import { exchange, readBody } from './exchange.ts'
import { parseLink, readRedirect } from './link.ts'
import { NetworkError } from './network-error.ts'
import { lookupHost, resolveTarget, type Lookup } from './resolve-target.ts'

export interface NetworkOptions extends AddressGuardOptions {
  readonly lookup?: Lookup
  readonly connect?: Connect
}

/** The only door to addresses that strangers choose. */
export interface Network {
  readonly guard: AddressGuard
  readonly lookup: Lookup
  readonly connect: Connect
}

export interface GuardedRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** None unless asked for. Every hop is checked like the first; never from https back to http. */
  readonly maxRedirects?: number
  readonly maxBytes: number
  /** For everything: look-up, connecting, redirects and the whole body. */
  readonly totalMs: number
  /** For each address that is tried. */
  readonly connectMs: number
  /** For the silence between two pieces of the answer. */
  readonly idleMs: number
  readonly signal?: AbortSignal
}

export interface GuardedResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Counted: it throws past `maxBytes`, and when it is compressed. Need not be read. */
  readonly body: AsyncIterable<Uint8Array>
}

export function createNetwork(options: NetworkOptions = {}): Network {
  return {
    guard: createAddressGuard(options),
    lookup: options.lookup ?? lookupHost,
    connect: options.connect ?? createConnector(),
  }
}

/**
 * Makes a request that a stranger asked for. The link is checked, its name resolved once, all its addresses checked,
 * and the socket opened to one of just those. `read` gets the answer; the socket is gone when it returns. Proxies
 * from the environment are not used: behind one, nobody could tell which address was reached.
 */
export function guardedRequest<Value>(
  request: GuardedRequest,
  network: Network,
  read: (response: GuardedResponse) => Promise<Value>,
): Promise<Value> {
  return withDeadline({ ms: request.totalMs, signal: request.signal }, async (signal) => {
    const incoming = await follow(parseLink(request.url), { ...request, signal }, network)
    return read({
      status: incoming.statusCode ?? 0,
      headers: incoming.headers,
      body: readBody(incoming, request.maxBytes),
    })
  })
}

type Running = GuardedRequest & { readonly signal: AbortSignal }

async function follow(url: URL, request: Running, network: Network): Promise<IncomingMessage> {
  const incoming = await send(url, request, network)
  const { maxRedirects } = request
  const next = maxRedirects === undefined ? undefined : readRedirect(incoming, url)
  if (maxRedirects === undefined || !next) return incoming
  incoming.destroy()
  if (maxRedirects === 0) {
    throw new NetworkError(
      'bad_response',
      'The link redirects too many times: link to the file itself.',
    )
  }
  return follow(next, { ...request, maxRedirects: maxRedirects - 1 }, network)
}

async function send(url: URL, request: Running, network: Network): Promise<IncomingMessage> {
  const { method, headers = {}, body, signal } = request
  const target = network.guard.check(url)
  const addresses = await resolveTarget(target, network)
  const socket = await connectTarget(
    { target, addresses, timeoutMs: request.connectMs },
    network.connect,
    signal,
  )
  signal.addEventListener('abort', () => socket.destroy(signal.reason as Error))
  socket.setTimeout(request.idleMs, () => socket.destroy(tooSlow()))
  if (signal.aborted) socket.destroy(signal.reason as Error)
  return exchange({ method, url: target.url, headers, body }, socket)
}
