import { i32, longs, v128, words, type Code } from './assembler.ts'

const FULL = words(Array<number>(8).fill(255))
export const OPAQUE = longs(255 << 24)
/** A byte for each pixel, three times: red, green, blue. What goes to the fourth does not matter. */
export const SPREAD = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]

/** Works on four pixels as 16 bits a channel, two and two. */
export const halves = (pixels: Code, change: (half: Code, side: 'low' | 'high') => Code): Code =>
  v128.narrow(change(v128.widenLow(pixels), 'low'), change(v128.widenHigh(pixels), 'high'))

/** As two lamps on one wall: never beyond white. */
export function withLight(pixels: Code, light: Code): Code {
  return halves(pixels, (half, side) => {
    const lamp = side === 'low' ? v128.widenLow(light) : v128.widenHigh(light)
    const more = v128.mul16(v128.sub16(FULL, half), lamp)
    return v128.add16(half, v128.shr16(more, i32.of(8)))
  })
}

/** How far bytes differ. */
export const apart = (a: Code, b: Code): Code => v128.or(v128.sub8(a, b), v128.sub8(b, a))

/** 16 bits of each of two numbers of 32, four times: for the channels of two pixels. */
export const forChannels = (numbers: Code, first: number): Code =>
  v128.shuffle(
    numbers,
    numbers,
    [first, first + 4].flatMap((byte) => [0, 1, 2, 3].flatMap(() => [byte, byte + 1])),
  )
