import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Target } from './address-guard.ts'
import { withDeadline } from './deadline.ts'
import { parseIp } from './ip-address.ts'
import { NetworkError } from './network-error.ts'

/** One checked address. There is no name here, so nothing is left to resolve. */
export interface Endpoint {
  readonly address: string
  readonly port: number
  /** Present on TLS: the name that the certificate must be for; empty when the link names an address. */
  readonly servername: string | undefined
}

/** Opens a socket, with TLS done where asked for. */
export type Connect = (endpoint: Endpoint, signal: AbortSignal) => Promise<Socket>

// A name with many dead addresses must not use up the whole deadline.
const MAX_ADDRESSES = 4

/** Opens real sockets. `ca` replaces the trusted roots. */
export function createConnector(options: { readonly ca?: string } = {}): Connect {
  return (endpoint, signal) =>
    new Promise((resolve, reject) => {
      const secure = endpoint.servername !== undefined
      const socket = secure ? openTls(endpoint, options.ca) : openTcp(endpoint)
      const abort = (): void => void socket.destroy(signal.reason as Error)
      const settle = (): void => signal.removeEventListener('abort', abort)
      signal.addEventListener('abort', abort)
      socket.once(secure ? 'secureConnect' : 'connect', () => (settle(), resolve(socket)))
      socket.once('error', (error) => (settle(), reject(error)))
      if (signal.aborted) abort()
    })
}

function openTcp({ address, port }: Endpoint): Socket {
  return connectTcp({ host: address, port })
}

function openTls({ address, port, servername }: Endpoint, ca: string | undefined): Socket {
  return connectTls({
    host: address,
    port,
    ALPNProtocols: ['http/1.1'],
    ...(servername && { servername }),
    ...(ca && { ca }),
  })
}

export interface Route {
  readonly target: Target
  readonly addresses: readonly string[]
  /** For each address. */
  readonly timeoutMs: number
}

/** Connects to the first address that answers. */
export async function connectTarget(
  { target, addresses, timeoutMs }: Route,
  connect: Connect,
  signal: AbortSignal,
): Promise<Socket> {
  const servername = target.secure ? (parseIp(target.host) ? '' : target.host) : undefined
  const failures: unknown[] = []
  for (const address of addresses.slice(0, MAX_ADDRESSES)) {
    signal.throwIfAborted()
    try {
      return await withDeadline({ ms: timeoutMs, signal }, (inTime) =>
        connect({ address, port: target.port, servername }, inTime),
      )
    } catch (failure) {
      failures.push(failure)
    }
  }
  signal.throwIfAborted()
  throw new NetworkError(
    'unreachable',
    'The host of the link does not answer: check the link or try again later.',
    { cause: new AggregateError(failures) },
  )
}
