import { metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { COAL, WHITE } from '../tones.ts'

const GOLD = '#f4c64a'

/** The great heads of paper and silk that are danced through the streets at New Year. */
export const PARADE_HEADS: readonly Prop[] = [
  {
    words: ['parade dragon head', 'dragon dance head'],
    ...metresTall(0.9, 140, '#d2322f'),
    faces: 'right',
    draw: (ink) => {
      ink.poly('40,12 8,4 20,26 0,34 16,46 0,62 20,66 10,86 34,80 36,100 58,84 60,20', '#f2993a')
      ink.line('52,26 40,14 30,8 20,0', 5, GOLD)
      ink.line('64,24 56,12 50,4 44,0', 5, GOLD)
      ink.shape(
        'M34 48Q36 20 66 20Q84 22 92 38L128 40Q140 44 136 56L92 62Q84 88 58 86Q32 80 34 48Z',
        ink.main,
      )
      ink.shape('M84 74L126 76Q134 80 128 88Q104 98 72 88Z', ink.dark)
      ink.shape('M82 64L132 58L126 76L84 76Z', '#7a1626')
      ink.shape('M86 72Q108 66 132 72Q116 80 90 78Z', '#f08a8f')
      for (const [x, y] of pairs('94 62, 106 61, 118 60, 129 58'))
        ink.poly(`${x - 4},${y - 1} ${x + 4},${y - 2} ${x},${y + 8}`, WHITE)
      ink.disc([122, 44, 5], ink.deep)
      ink.disc([74, 40, 13], GOLD)
      ink.disc([76, 40, 9.5], WHITE)
      ink.disc([79, 41, 5], COAL)
      ink.line('58,26 72,22 90,32', 5, GOLD)
      ink.line('128,50 138,62 134,74', 2.6, GOLD)
      ink.poly('76,86 84,100 92,88 100,100 108,90', GOLD)
      for (const [x, y] of pairs('50 50, 46 62, 56 70')) ink.disc([x, y, 4], GOLD)
    },
  },
  {
    words: ['parade lion head', 'lion dance head'],
    ...metresTall(0.9, 110, '#d6352f'),
    faces: 'right',
    draw: (ink) => {
      for (const [x, y] of pairs('14 30, 8 48, 12 66, 26 18, 44 8, 64 6, 82 12'))
        ink.disc([x, y, 12], WHITE)
      ink.shape('M14 50Q14 12 58 10Q104 14 104 52Q104 62 98 66H22Q14 62 14 50Z', ink.main)
      ink.shape('M20 64H100Q104 76 94 80H30Q18 76 20 64Z', '#7a1626')
      ink.shape('M26 78H96Q98 94 74 99Q40 100 26 78Z', ink.dark)
      ink.box([28, 63, 70, 6], GOLD, 3)
      for (const x of [36, 48, 60, 72, 84]) ink.box([x, 68, 8, 6], WHITE, 2)
      for (const x of [44, 84]) {
        ink.disc([x, 40, 14], GOLD)
        ink.disc([x, 41, 10.5], WHITE)
        ink.disc([x + 2, 42, 5.5], COAL)
        for (const dx of [-12, -4, 4, 12])
          ink.disc([x + dx, 25 - (12 - Math.abs(dx)) / 4, 5], WHITE)
      }
      ink.disc([64, 22, 7], '#bfe3f2')
      ink.disc([66, 56, 7], GOLD)
      for (const x of [30, 42, 54, 66, 78, 90]) ink.disc([x, 97, 6], WHITE)
    },
  },
]
