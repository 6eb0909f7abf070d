import { lookup } from 'node:dns'
import { lookup as lookUp } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { AppError } from '../../errors/app-error.ts'
import { hostOf, isLocalName } from '../../net/host-name.ts'
import { parseIp } from '../../net/ip-address.ts'
import { isSpecial } from '../../net/special-ranges.ts'

/**
 * How the name in a link of a model server is looked up. Undefined: as usual, because it is the server's own origin.
 * A server on the public internet must not send us to machines in the operator's network, and none to those that
 * hand out a cloud's keys. A server nearby may name others nearby: its bucket is often there.
 */
export async function lookupFor(base: URL, link: URL): Promise<LookupFunction | undefined> {
  if (link.origin === base.origin) return undefined
  const allowPrivate = await isNearby(hostOf(base))
  const isAllowed = (address: string): boolean => {
    const ip = parseIp(address)
    return ip !== undefined && !isSpecial(ip, { allowPrivate })
  }
  // Addresses are not looked up, so nobody would ask again.
  if (parseIp(hostOf(link)) && !isAllowed(hostOf(link))) throw offLimits(link.host)
  return guarded(isAllowed)
}

function guarded(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) callback(error ?? offLimits(host), '')
      else if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}

async function isNearby(host: string): Promise<boolean> {
  if (parseIp(host)) return isInside(host)
  if (isLocalName(host)) return true
  const addresses = await lookUp(host, { all: true }).catch(() => [])
  return addresses.some(({ address }) => isInside(address))
}

function isInside(address: string): boolean {
  const ip = parseIp(address)
  return ip !== undefined && isSpecial(ip, { allowPrivate: false })
}

function offLimits(host: string): AppError {
  const sentence =
    'The model server says that the film is where nobody may go: the operator must check where it keeps its films.'
  const cause = new Error(`A link to ${host} was not followed.`)
  return new AppError('engine_error', sentence, { cause, retryable: false })
}
