import { i32, v128, words, type Code } from './assembler.ts'

const ROUND = words(Array<number>(8).fill(128))

/** Sums of products of 8 bits by weights that add up to 256. */
export const scaleDown = (sum: Code): Code => v128.shr16(v128.add16(sum, ROUND), i32.of(8))

/** Two pixels multiplied by two others, all as 16 bits a channel: white leaves them as they are. */
export function darkened(pixels: Code, by: Code): Code {
  // 255 must change nothing, though the scale ends at 256.
  const weight = v128.add16(by, v128.shr16(by, i32.of(7)))
  return scaleDown(v128.mul16(pixels, weight))
}
