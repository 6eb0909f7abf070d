import fc from 'fast-check'
import { BlockList } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createAddressGuard } from '../../src/net/address-guard.ts'
import { contains, parseCidr, type Cidr } from '../../src/net/cidr.ts'
import { parseIp } from '../../src/net/ip-address.ts'
import { isSpecial, SPECIAL_RANGES } from '../../src/net/special-ranges.ts'
import { NetworkError } from '../../src/net/network-error.ts'
import { NOTATIONS_4, NOTATIONS_6, toDotted, toGroups } from './notations.ts'

const guard = createAddressGuard()
const blocks = SPECIAL_RANGES.map(([text]) => [text, parseCidr(text) as Cidr] as const)

const within = ({ value, bits, family }: Cidr) =>
  fc
    .bigInt({ min: 0n, max: (1n << BigInt((family === 4 ? 32 : 128) - bits)) - 1n })
    .map((offset) => value + offset)

describe.each(blocks)('every address in %s', (_, block) => {
  const notations = block.family === 4 ? NOTATIONS_4 : NOTATIONS_6

  it('is refused in whatever way it is written', () => {
    fc.assert(
      fc.property(within(block), fc.constantFrom(...notations), (value, write) => {
        const link = `http://${write(value)}/`
        expect(() => guard.check(new URL(link)), link).toThrow(NetworkError)
      }),
      { numRuns: 150 },
    )
  })
})

describe('an IPv4 address inside an IPv6 one', () => {
  const wrappings = [
    (value: bigint) => `[::ffff:${toDotted(value)}]`,
    (value: bigint) => `[::${toDotted(value)}]`,
    (value: bigint) => `[64:ff9b::${toDotted(value)}]`,
    (value: bigint) => `[64:ff9b:1::${toDotted(value)}]`,
    (value: bigint) => `[::ffff:0:${toDotted(value)}]`,
    (value: bigint) => `[${toGroups((0x2002n << 112n) | (value << 80n))}]`,
    (value: bigint) => `[2a00:1::5efe:${toDotted(value)}]`,
  ]

  it('is refused, be it public or not', () => {
    const addresses = fc.bigInt({ min: 0n, max: 0xffff_ffffn })
    fc.assert(
      fc.property(addresses, fc.constantFrom(...wrappings), (value, wrap) => {
        expect(() => guard.check(new URL(`http://${wrap(value)}/`))).toThrow(NetworkError)
      }),
    )
  })
})

describe('reading addresses', () => {
  it('agrees with Node on what lies in a block and what beside it', () => {
    const cases = fc.constantFrom(...blocks).chain(([text, block]) => {
      const size = 1n << BigInt((block.family === 4 ? 32 : 128) - block.bits)
      const offsets = fc.bigInt({ min: 0n, max: 2n * size - 1n })
      return offsets.map((offset) => ({ text, block, value: block.value ^ offset }))
    })
    fc.assert(
      fc.property(cases, ({ text, block, value }) => {
        const [base = '', bits] = text.split('/')
        const type = block.family === 4 ? 'ipv4' : 'ipv6'
        const list = new BlockList()
        list.addSubnet(base, Number(bits), type)
        const address = block.family === 4 ? toDotted(value) : toGroups(value)
        expect(contains(block, { family: block.family, value })).toBe(list.check(address, type))
      }),
      { numRuns: 1_000 },
    )
  })

  it('gives the same number for every spelling of an IPv6 address', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), (value) => {
        for (const write of NOTATIONS_6) {
          expect(parseIp(write(value).slice(1, -1))?.value).toBe(value)
        }
      }),
    )
  })

  it.each(['', '1.2.3', '01.2.3.4', '1.2.3.4 ', 'fe80::1%eth0', '1::2::3', '0x7f.0.0.1', ':::'])(
    'takes %j for no address',
    (text) => {
      expect(parseIp(text)).toBeUndefined()
    },
  )

  it('holds everything in IPv6 but global unicast for special', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), (value) => {
        fc.pre(value >> 125n !== 1n)
        const allowPrivate = false
        expect(isSpecial({ family: 6, value }, { allowPrivate })).toBe(true)
      }),
    )
  })
})
