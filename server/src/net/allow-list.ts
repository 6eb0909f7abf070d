import { Problem } from '../errors/problem.ts'
import { contains, parseCidr, type Cidr } from './cidr.ts'
import { hostOf } from './host-name.ts'
import { parseIp } from './ip-address.ts'

/** What an operator exempts from the guard. */
export interface AllowList {
  /** A host that is listed, with this port or without any. */
  hasHost(host: string, port: number): boolean
  hasAddress(address: string, port: number): boolean
  /** An entry that names this very port lifts the rule on ports. */
  hasPort(host: string, port: number): boolean
}

interface Entry {
  readonly pattern: Cidr | string
  readonly port: number | undefined
}

/** Reads `pictures.corp`, `*.corp`, `10.0.0.0/8`, `10.0.0.7`, each also with `:port`, and `[fd00::7]:8080`. */
export function parseAllowList(texts: readonly string[]): AllowList {
  const entries = texts.map(parseEntry)
  const matches = (entry: Entry, host: string): boolean =>
    typeof entry.pattern === 'string' ? isNamed(entry.pattern, host) : isInside(entry.pattern, host)
  const some = (host: string, fits: (entry: Entry) => boolean): boolean =>
    entries.some((entry) => fits(entry) && matches(entry, host))

  return {
    hasHost: (host, port) => some(host, (entry) => (entry.port ?? port) === port),
    hasAddress: (address, port) =>
      some(address, (entry) => typeof entry.pattern !== 'string' && (entry.port ?? port) === port),
    hasPort: (host, port) => some(host, (entry) => entry.port === port),
  }
}

function parseEntry(text: string): Entry {
  const whole = parseCidr(text)
  if (whole) return { pattern: whole, port: undefined }
  const [, host, port] = /^(\[[^\]]+\](?:\/\d+)?|[^:[\]]+)(?::(\d{1,5}))?$/.exec(text) ?? []
  const pattern = host === undefined ? undefined : parsePattern(host)
  if (pattern === undefined || Number(port ?? 1) > 65_535 || port === '0') {
    throw new Problem(
      `"${text}" in the allow-list is no host, address or CIDR block, alone or with ":port".`,
    )
  }
  return { pattern, port: port === undefined ? undefined : Number(port) }
}

function parsePattern(host: string): Cidr | string | undefined {
  const block = parseCidr(host.replace(/[[\]]/g, ''))
  if (block) return block
  const [, star = '', name = ''] = /^(\*\.)?([^*/\s@\\?#]+)$/.exec(host) ?? []
  const url = `http://${name}/`
  if (name === '' || !URL.canParse(url)) return undefined
  const canonical = hostOf(new URL(url))
  return parseIp(canonical) ? parseCidr(canonical) : `${star && '.'}${canonical}`
}

function isNamed(pattern: string, host: string): boolean {
  return pattern.startsWith('.') ? host.endsWith(pattern) : host === pattern
}

function isInside(block: Cidr, host: string): boolean {
  const ip = parseIp(host)
  return ip !== undefined && contains(block, ip)
}
