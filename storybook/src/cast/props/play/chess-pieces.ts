import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'

/** The foot that all pieces share: a broad ring, a narrower one, and the stem. */
function foot(ink: Ink): void {
  ink.shape('M23 70Q20 80 12 88H58Q50 80 47 70Z', ink.main)
  ink.shape('M40 70H47Q50 80 58 88H46Q42 80 40 70Z', ink.dark)
  ink.box([7, 86, 56, 7], ink.main, 3)
  ink.box([3, 92, 64, 8], ink.dark, 3)
  ink.box([3, 92, 44, 4], ink.light, 2)
}

/** A slender body with its collar. */
function stem(ink: Ink, top: number): void {
  ink.shape(`M27 ${top}Q30 56 22 72H48Q40 56 43 ${top}Z`, ink.main)
  ink.shape(`M37 ${top}H43Q40 56 48 72H41Q36 56 37 ${top}Z`, ink.dark)
  ink.box([19, top - 3, 32, 5], ink.light, 2.5)
  ink.box([22, top + 2, 26, 3.4], ink.dark, 1.7)
}

const piece = (name: string, draw: (ink: Ink) => void): Prop => ({
  words: [`chess ${name}`, `${name} chess piece`],
  kind: 'toy',
  ...metresTall(0.09, 70, '#efe3c8'),
  home: 'surface',
  faces: 'left',
  draw: (ink) => {
    foot(ink)
    draw(ink)
  },
})

/** The pieces of a game of chess, each by its name; the pawn's picture is lent. */
export const CHESS_PIECES: readonly Prop[] = [
  piece('knight', (ink) => {
    ink.shape(
      'M22 72Q18 58 32 46Q22 48 18 54Q10 56 6 48Q8 38 18 30Q22 16 32 8L34 0L41 9Q60 20 56 48Q54 62 48 72Z',
      ink.main,
    )
    ink.shape('M41 9Q60 20 56 48Q54 62 48 72H40Q50 52 46 34Q44 20 36 12Z', ink.dark)
    for (const y of [20, 30, 40, 50])
      ink.line(`M${56 - y / 12} ${y}Q50 ${y + 1} 45 ${y + 5}`, 1.4, ink.deep)
    ink.disc([27, 25, 2.8], ink.deep)
    ink.line('M8 46Q13 46 16 43', 1.6, ink.deep)
    ink.line('M32 46Q38 42 38 34', 1.6, ink.deep)
  }),
  piece('queen', (ink) => {
    stem(ink, 38)
    ink.shape('M18 12L26 36H44L52 12L43 22L35 8L27 22Z', ink.main)
    ink.shape('M35 8L43 22L52 12L44 36H38Z', ink.dark)
    for (const [x, y] of pairs('18 11, 35 6, 52 11')) ink.disc([x, y, 3.6], ink.light)
  }),
  piece('king', (ink) => {
    stem(ink, 38)
    ink.shape('M20 18Q35 10 50 18L44 36H26Z', ink.main)
    ink.shape('M38 13Q45 14 50 18L44 36H37Z', ink.dark)
    ink.box([32.6, 0, 4.8, 15], ink.light, 1.4)
    ink.box([28, 4, 14, 4.6], ink.light, 1.4)
  }),
  piece('bishop', (ink) => {
    stem(ink, 40)
    ink.shape('M35 8Q52 24 44 38H26Q18 24 35 8Z', ink.main)
    ink.shape('M35 8Q52 24 44 38H38Q45 24 35 8Z', ink.dark)
    ink.disc([35, 6, 4], ink.light)
    ink.line('M38 14L31 26', 2.4, ink.deep)
  }),
  piece('rook', (ink) => {
    stem(ink, 34)
    ink.shape('M18 8H26V15H31V8H39V15H44V8H52V24L47 32H23L18 24Z', ink.main)
    ink.shape('M44 8H52V24L47 32H40L44 24Z', ink.dark)
  }),
]
