import { metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, GLASS, GOLD, IRON, LEAF, WHITE } from '../tones.ts'

const FLOWERS = ['#e5484d', '#f2c45a', '#d98ac0'] as const

/** The wall around a front door: boards, a window with flowers, a lantern and the bell. */
export const HOUSE_FRONTS: readonly Prop[] = [
  {
    words: ['house front'],
    kind: 'building',
    ...metresTall(3.8, 155, '#b9cbd6'),
    draw: (ink) => {
      ink.box([2, 8, 151, 92], ink.main)
      for (let y = 13; y < 95; y += 6) ink.line(`M2 ${y}H153`, 0.9, ink.dark)
      for (const x of [2, 148]) ink.box([x, 8, 5, 92], CREAM)
      ink.box([2, 95, 151, 5], '#a49a90')
      ink.poly('0,9 4,0 151,0 155,9', '#7a6a78')
      ink.box([80, 30, 38, 36], CREAM, 1)
      ink.box([83, 33, 32, 30], GLASS)
      ink.line('M99 33V63M83 48H115', 2, WHITE)
      ink.box([80, 66, 38, 6], '#8f5f3c', 1)
      for (let i = 0; i < 9; i++) {
        ink.disc([83 + i * 4, 65, 3], LEAF)
        ink.disc([83 + i * 4, 63.4, 1.7], FLOWERS[i % 3] ?? GOLD)
      }
      ink.box([61, 40, 8, 11], IRON, 2)
      ink.box([62.6, 42, 4.8, 7], '#ffe7a6', 1)
      ink.box([22.6, 69, 3.6, 7], COAL, 1.4)
      ink.disc([24.4, 72.6, 1.3], GOLD)
    },
  },
]
