import { contains, parseCidr, type Cidr } from './cidr.ts'
import type { Ip } from './ip-address.ts'

/**
 * Blocks that are no public hosts, from the IANA special-purpose registries (RFC 6890 and its updates) and the
 * metadata services of the large clouds. `private` blocks are the ones an operator's own machines live in: the
 * switch for private networks opens them and nothing else.
 */
export const SPECIAL_RANGES = [
  ['0.0.0.0/8', 'never', 'this network'],
  ['10.0.0.0/8', 'private', 'private use'],
  ['100.64.0.0/10', 'private', 'carrier-grade NAT'],
  ['100.100.100.200/32', 'never', 'cloud metadata (Alibaba)'],
  ['127.0.0.0/8', 'private', 'loopback'],
  ['168.63.129.16/32', 'never', 'cloud metadata (Azure)'],
  ['169.254.0.0/16', 'never', 'link-local and cloud metadata'],
  ['172.16.0.0/12', 'private', 'private use'],
  ['192.0.0.0/24', 'never', 'protocol assignments and cloud metadata (Oracle)'],
  ['192.0.2.0/24', 'never', 'documentation'],
  ['192.31.196.0/24', 'never', 'AS112'],
  ['192.52.193.0/24', 'never', 'AMT'],
  ['192.88.99.0/24', 'never', '6to4 relay'],
  ['192.168.0.0/16', 'private', 'private use'],
  ['192.175.48.0/24', 'never', 'AS112'],
  ['198.18.0.0/15', 'private', 'benchmarking'],
  ['198.51.100.0/24', 'never', 'documentation'],
  ['203.0.113.0/24', 'never', 'documentation'],
  ['224.0.0.0/4', 'never', 'multicast'],
  ['240.0.0.0/4', 'never', 'reserved and broadcast'],
  ['::/128', 'never', 'unspecified'],
  ['::1/128', 'private', 'loopback'],
  ['::ffff:0:0/96', 'never', 'IPv4-mapped'],
  ['::ffff:0:0:0/96', 'never', 'IPv4-translated'],
  ['64:ff9b::/96', 'never', 'NAT64'],
  ['64:ff9b:1::/48', 'never', 'NAT64, local use'],
  ['100::/64', 'never', 'discard'],
  ['2001::/23', 'never', 'Teredo, ORCHID, benchmarking'],
  ['2001:db8::/32', 'never', 'documentation'],
  ['2002::/16', 'never', '6to4'],
  ['2620:4f:8000::/48', 'never', 'AS112'],
  ['3fff::/20', 'never', 'documentation'],
  ['5f00::/16', 'never', 'segment routing'],
  ['fc00::/7', 'private', 'unique local'],
  ['fd00:ec2::/32', 'never', 'cloud metadata (Amazon)'],
  ['fd20:ce::/32', 'never', 'cloud metadata (Google)'],
  ['fe80::/10', 'never', 'link-local'],
  ['fec0::/10', 'private', 'site-local'],
  ['ff00::/8', 'never', 'multicast'],
] as const

const RANGES = SPECIAL_RANGES.map(([text, kind]) => ({ block: blockOf(text), kind }))
const GLOBAL_UNICAST = blockOf('2000::/3')

/** Whether packets to this address would stay off the public internet. */
export function isSpecial(ip: Ip, { allowPrivate }: { readonly allowPrivate: boolean }): boolean {
  const matches = RANGES.filter(({ block }) => contains(block, ip))
  if (matches.some(({ kind }) => kind === 'never')) return true
  if (matches.length > 0) return !allowPrivate
  return ip.family === 6 && (!contains(GLOBAL_UNICAST, ip) || isIsatap(ip))
}

// ISATAP hides an IPv4 address behind any prefix; a tunnel router would deliver it inside.
function isIsatap(ip: Ip): boolean {
  return ((ip.value >> 32n) & 0xfdff_ffffn) === 0x5efen
}

function blockOf(text: string): Cidr {
  const block = parseCidr(text)
  if (!block) throw new Error(`${text} is no block of addresses.`)
  return block
}
