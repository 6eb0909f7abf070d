import { parseIp, type Ip } from './ip-address.ts'

/** A block of addresses. */
export interface Cidr extends Ip {
  readonly bits: number
}

/** Reads `10.0.0.0/8`, `fd00::/8` or a single address. */
export function parseCidr(text: string): Cidr | undefined {
  const [, address = '', suffix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const ip = parseIp(address)
  if (!ip) return undefined
  const bits = suffix === undefined ? sizeOf(ip) : Number(suffix)
  return bits <= sizeOf(ip) ? { ...ip, bits } : undefined
}

/** Whether the address lies in the block. An IPv4 block never holds an IPv6 address, mapped or not. */
export function contains(block: Cidr, ip: Ip): boolean {
  if (block.family !== ip.family) return false
  return (block.value ^ ip.value) >> BigInt(sizeOf(ip) - block.bits) === 0n
}

function sizeOf(ip: Ip): number {
  return ip.family === 4 ? 32 : 128
}
