import { lookup as systemLookup } from 'node:dns/promises'
import type { AddressGuard, Target } from './address-guard.ts'
import { parseIp } from './ip-address.ts'
import { NetworkError } from './network-error.ts'

/** Every address of a name. The system's resolver unless a test brings its own. */
export type Lookup = (host: string) => Promise<readonly string[]>

/** Asks the way every other program on this machine does, hosts file included. */
export const lookupHost: Lookup = async (host) => {
  const answers = await systemLookup(host, { all: true, verbatim: true })
  return answers.map(({ address }) => address)
}

/** The addresses to connect to. Asked once: a second question could be answered differently. */
export async function resolveTarget(
  target: Target,
  { guard, lookup }: { readonly guard: AddressGuard; readonly lookup: Lookup },
): Promise<readonly string[]> {
  if (parseIp(target.host)) return [target.host]
  const addresses = await lookup(target.host).catch((cause: unknown) => {
    throw noPublicAddress(cause)
  })
  const refused = addresses.filter((address) => !guard.allows(address, target))
  if (addresses.length === 0 || refused.length > 0) {
    throw noPublicAddress(new Error(`Refused: ${refused.join(', ') || 'no address'}`))
  }
  return addresses
}

// The same words whether the name is unknown or private, so that nobody can list our inner names by asking.
function noPublicAddress(cause: unknown): NetworkError {
  return new NetworkError(
    'unresolved',
    'The host of the link has no public address: check its spelling.',
    { cause },
  )
}
