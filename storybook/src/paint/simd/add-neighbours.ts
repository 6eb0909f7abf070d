import { v128, type Code } from './assembler.ts'

/** Adds neighbours of 32 bits: the four sums of two vectors. */
export const addNeighbours = (a: Code, b: Code): Code =>
  v128.add32(
    v128.shuffle(a, b, [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]),
    v128.shuffle(a, b, [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31]),
  )
