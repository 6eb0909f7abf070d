import { parseAllowList } from './allow-list.ts'
import { hostOf, isHostName, isLocalName } from './host-name.ts'
import { parseIp } from './ip-address.ts'
import { NetworkError } from './network-error.ts'
import { isWebPort } from './port.ts'
import { isSpecial } from './special-ranges.ts'

/** Where a link leads, as far as its text can tell. */
export interface Target {
  readonly url: URL
  /** A name or an address: lower case, no brackets, no dot at the end. */
  readonly host: string
  readonly port: number
  readonly secure: boolean
}

export interface AddressGuardOptions {
  /** Opens loopback, private, CGNAT and unique-local addresses, and local names. Metadata stays closed. */
  readonly allowPrivateNetworks?: boolean
  /** Hosts, addresses and CIDR blocks that are exempt, each also with `:port`. */
  readonly allowList?: readonly string[]
}

/** Decides, before anything is sent, which links a stranger may have us follow. */
export interface AddressGuard {
  /** Throws unless the text of the link is harmless. What its name resolves to is checked apart. */
  check(url: URL): Target
  /** Whether the target may be reached at this address. */
  allows(address: string, target: Target): boolean
}

export function createAddressGuard(options: AddressGuardOptions = {}): AddressGuard {
  const allowPrivate = options.allowPrivateNetworks ?? false
  const allowed = parseAllowList(options.allowList ?? [])

  function allows(address: string, { host, port }: Target): boolean {
    if (allowed.hasHost(host, port) || allowed.hasAddress(address, port)) return true
    const ip = parseIp(address)
    return ip !== undefined && !isSpecial(ip, { allowPrivate })
  }

  function checkHost(target: Target): void {
    const { host, port } = target
    if (parseIp(host)) {
      if (!allows(host, target)) throw refusedAddress()
    } else if (!isHostName(host)) {
      throw new NetworkError('bad_url', 'The link has no valid host name: check its spelling.')
    } else if (isLocalName(host) && !allowPrivate && !allowed.hasHost(host, port)) {
      throw refusedAddress()
    }
  }

  function check(url: URL): Target {
    checkForm(url)
    const secure = url.protocol === 'https:'
    const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port)
    const target = { url, host: hostOf(url), port, secure }
    checkHost(target)
    if (!isWebPort(port) && !allowed.hasPort(target.host, port)) {
      throw new NetworkError('forbidden', `Port ${port} is not allowed: use a link without a port.`)
    }
    return target
  }

  return { check, allows }
}

function checkForm(url: URL): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new NetworkError('bad_url', 'The link must start with https:// or http://.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new NetworkError('bad_url', 'The link must not hold a user name or password: remove it.')
  }
}

function refusedAddress(): NetworkError {
  return new NetworkError(
    'forbidden',
    'The link leads to no public address: check its name. Whoever runs this service can allow a private one (--allowed-hosts).',
  )
}
