import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

/** A character of a script that is not cut here, from a font of the machine. */
export interface BorrowedLetter {
  readonly width: number
  draw(ctx: SKRSContext2D): void
}

/** No font has it, so whatever is drawn for it is the box that stands for a missing letter. */
const NOWHERE = '\u{10fffe}'
const SIZE = 11
const FOOT = 9.6

/** Undefined when no font of the machine has the character: a box would be worse than nothing. */
export function borrowLetter(character: string): BorrowedLetter | undefined {
  if (GlobalFonts.families.length === 0) return undefined
  if (print(character).equals(print(NOWHERE))) return undefined
  const ctx = createCanvas(1, 1).getContext('2d')
  ctx.font = fontOfAll(SIZE)
  return {
    width: ctx.measureText(character).width,
    draw(target) {
      target.font = fontOfAll(SIZE)
      target.textBaseline = 'alphabetic'
      target.fillText(character, 0, FOOT)
    },
  }
}

function print(character: string): Buffer {
  const canvas = createCanvas(24, 24)
  const ctx = canvas.getContext('2d')
  ctx.font = fontOfAll(16)
  ctx.fillText(character, 2, 18)
  return canvas.data()
}

/** Every family of the machine: Skia looks for a character only in the families that are named. */
function fontOfAll(size: number): string {
  const names = GlobalFonts.families.map(({ family }) => family)
  const plain = names.filter((name) => name.includes('Sans'))
  const others = names.filter((name) => !name.includes('Sans'))
  return `bold ${size}px ${[...plain, ...others].map((name) => `"${name}"`).join(', ')}`
}
