import { i32, longs, v128, type Code } from './assembler.ts'

/** Four signed bytes as numbers of 32 bits. */
export const four = (address: Code): Code =>
  v128.widenSigned16(v128.widenSignedLow(v128.load32(address)))

/** How many bytes four pixels lie behind the first. */
export const NEIGHBOURS = v128.bytes([0, 4, 8, 12].flatMap((byte) => [byte, 0, 0, 0]))

/** Four times 32 bits from an address and the number of bytes behind it that stands in each place of a vector. */
export function gathered(address: Code, places: Code): Code {
  const at = (lane: number): Code => i32.add(address, v128.lane32(places, lane))
  return [1, 2, 3].reduce<Code>(
    (found, lane) => v128.load32Lane(at(lane), found, lane),
    v128.load32(at(0)),
  )
}

/** Where the answers stand in the table: six bits of each colour, four bytes each. */
export function places(pixels: Code): Code {
  const red = v128.shl32(v128.and(pixels, longs(0xfc)), i32.of(12))
  const green = v128.shr32(v128.and(pixels, longs(0xfc00)), i32.of(2))
  const blue = v128.shr32(v128.and(pixels, longs(0xfc0000)), i32.of(16))
  return v128.or(v128.or(red, green), blue)
}
