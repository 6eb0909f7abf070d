import { isIPv4, isIPv6 } from 'node:net'

/** An address as a number, so that every way of writing it is the same to us. */
export interface Ip {
  readonly family: 4 | 6
  readonly value: bigint
}

/** Reads a plain address. Zone ids and the loose forms of old C libraries are no addresses here. */
export function parseIp(text: string): Ip | undefined {
  if (isIPv4(text)) return { family: 4, value: BigInt(`0x${hexOf(text)}`) }
  if (!isIPv6(text) || text.includes('%')) return undefined
  return { family: 6, value: BigInt(`0x${expand(text)}`) }
}

function expand(text: string): string {
  const [head = '', tail = ''] = withoutDots(text).split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => group.padStart(4, '0')).join('')
}

function withoutDots(text: string): string {
  return text.replace(/\d+\.\d+\.\d+\.\d+$/, (dotted) => {
    const hex = hexOf(dotted)
    return `${hex.slice(0, 4)}:${hex.slice(4)}`
  })
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}

function hexOf(dotted: string): string {
  const bytes = dotted.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'))
  return bytes.join('')
}
