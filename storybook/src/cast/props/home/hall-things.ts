import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { BARK, COAL, CREAM, GOLD, IRON, LEAF, STEEL, WOOD } from '../tones.ts'

/** What hangs or stands about a house. */
export const HALL_THINGS: readonly Prop[] = [
  {
    words: ['napkin ring', 'standing napkin'],
    ...metresTall(0.14, 110, '#f1e6e0'),
    draw: (ink) => {
      ink.poly('4,98 55,2 106,98', ink.main)
      ink.poly('55,2 106,98 70,98', ink.dark)
      ink.poly('4,98 55,34 44,98', ink.light)
      ink.box([38, 84, 34, 12], GOLD, 6)
    },
  },
  {
    words: ['fabric', 'textile', 'folded fabric', 'folded cloth', 'bolt of fabric'],
    ...metresTall(0.16, 200, '#6f93c4'),
    draw: (ink) => {
      ink.shape('M8 100Q-2 84 8 70H190Q202 84 190 100Z', ink.dark)
      ink.shape('M12 72Q0 54 12 40H186Q200 54 188 72Z', ink.main)
      ink.shape('M10 42Q0 22 16 10H176Q196 10 192 26Q190 40 178 42Z', ink.light)
      ink.line('M14 72H188M12 42H180M16 86H190M16 57H186', 2.4, ink.deep)
      for (const x of [40, 84, 128]) ink.line(`M${x} 12Q${x + 6} 26 ${x} 40`, 2, ink.main)
    },
  },
  {
    words: ['curtain', 'curtains', 'drapes', 'drapery', 'stage curtain', 'shower curtain'],
    ...metresTall(2.4, 120, '#a8433f'),
    moving: [0, 1].map((side) => ({
      ...driven('sway' as const, [side ? 96 : 24, 6] as const, 0.03),
      rate: 1.4,
      draw: (ink) => {
        const x = side ? 74 : 2
        ink.shape(
          `M${x} 6H${x + 44}Q${x + (side ? 30 : 50)} 50 ${x + (side ? 24 : 20)} 62Q${x + (side ? 40 : 34)} 80 ${x + 42} 100H${x + 2}Q${x - 2} 50 ${x} 6Z`,
          ink.main,
        )
        for (const fold of [8, 18, 28])
          ink.line(`M${x + fold} 8Q${x + fold + 3} 50 ${x + fold} 98`, 3, ink.dark)
        ink.box([x + (side ? 14 : 0), 58, 30, 6], GOLD, 3)
      },
    })),
    draw: (ink) => {
      ink.box([0, 1, 120, 5], WOOD, 2.5)
      for (const x of [2, 118]) ink.disc([x, 3.5, 4], GOLD)
    },
  },
  {
    words: ['crayons', 'coloured pencils', 'colored pencils', 'markers'],
    ...metresTall(0.12, 104, '#f0c04a'),
    draw: (ink) => {
      for (const [i, tone] of ['#d2453c', '#f0892f', '#4f9a5a', '#3f7fc4', '#7d4fb0'].entries()) {
        ink.poly([12 + i * 17, 22, 18 + i * 17, 2 + (i % 2) * 6, 24 + i * 17, 22], tone)
        ink.box([11 + i * 17, 20, 14, 40], tone, 1)
        ink.box([11 + i * 17, 30, 14, 3], COAL)
      }
      ink.box([4, 46, 96, 54], ink.main, 4)
      ink.shape('M4 50Q52 76 100 50V46H4Z', ink.dark)
      ink.box([22, 78, 60, 10], ink.pale, 4)
    },
  },
  {
    words: ['radiator', 'heater', 'heating'],
    ...metresTall(0.7, 130, '#e9e6de'),
    draw: (ink) => {
      for (const x of [14, 108]) ink.box([x, 88, 8, 12], STEEL, 2)
      for (let i = 0; i < 8; i++) {
        ink.box([6 + i * 15, 6, 13, 84], ink.main, 6)
        ink.box([14 + i * 15, 8, 5, 80], ink.dark, 3)
      }
      ink.box([4, 16, 122, 5], ink.light, 2)
      ink.box([4, 76, 122, 5], ink.light, 2)
      ink.disc([125, 80, 5], IRON)
    },
  },
  {
    words: ['candelabra', 'candelabrum', 'candle holder', 'candlestick'],
    ...metresTall(0.5, 92, '#d9a83a'),
    moving: [14, 46, 78].map((x) => ({
      ...driven('flicker' as const, [x, x === 46 ? 14 : 26] as const, 0.22),
      draw: (ink) => {
        const foot = x === 46 ? 15 : 27
        ink.shape(
          `M${x} ${foot - 15}Q${x + 6} ${foot - 5} ${x} ${foot}Q${x - 6} ${foot - 5} ${x} ${foot - 15}Z`,
          '#ff9a3a',
        )
        ink.shape(
          `M${x} ${foot - 9}Q${x + 3} ${foot - 3} ${x} ${foot}Q${x - 3} ${foot - 3} ${x} ${foot - 9}Z`,
          '#fff0b0',
        )
      },
    })),
    draw: (ink) => {
      ink.line('M14 46Q14 66 46 66Q78 66 78 46', 5, ink.main)
      ink.box([43, 36, 6, 56], ink.main, 2)
      ink.shape('M26 100Q28 90 46 90Q64 90 66 100Z', ink.dark)
      ink.oval([46, 66, 7, 5], ink.light)
      for (const x of [14, 46, 78]) {
        const top = x === 46 ? 15 : 27
        ink.box([x - 4, top, 8, 20], CREAM, 1)
        ink.box([x - 7, top + 18, 14, 4], ink.dark, 2)
      }
    },
  },
  {
    name: 'standing-candles',
    words: ['standing candelabra', 'floor candelabra', 'candle stand'],
    ...metresTall(1.5, 40, '#c79a3a'),
    moving: [7, 20, 33].map((x) => ({
      ...driven('flicker' as const, [x, x === 20 ? 8 : 13] as const, 0.22),
      draw: (ink) => {
        const foot = x === 20 ? 8 : 13
        ink.shape(`M${x} ${foot - 8}q3.4 5 0 8q-3.4 -3 0 -8Z`, '#ff9a3a')
        ink.shape(`M${x} ${foot - 5}q1.8 3 0 5q-1.8 -2 0 -5Z`, '#fff0b0')
      },
    })),
    draw: (ink) => {
      ink.line('M7 24Q7 36 20 36Q33 36 33 24', 2.6, ink.main)
      ink.box([18.6, 20, 2.8, 76], ink.main, 1)
      for (const y of [36, 60, 84]) ink.oval([20, y, 3.4, 2.2], ink.light)
      ink.shape('M8 100Q10 93 20 93Q30 93 32 100Z', ink.dark)
      for (const x of [7, 20, 33]) {
        const top = x === 20 ? 8 : 13
        ink.box([x - 2, top, 4, 11], CREAM, 0.8)
        ink.box([x - 4, top + 10, 8, 2.4], ink.dark, 1)
      }
    },
  },
  {
    words: ['coat rack', 'hat stand', 'coat stand', 'hat rack'],
    ...metresTall(1.8, 56, '#8a5a38'),
    draw: (ink) => {
      ink.line('28,80 8,98', 4, ink.dark)
      ink.line('28,80 48,98', 4, ink.dark)
      ink.box([25.5, 2, 5, 94], ink.main, 2)
      for (const side of [-1, 1])
        ink.line(`M28 16Q${28 + side * 14} 18 ${28 + side * 16} 6`, 3.4, ink.main)
      ink.shape('M30 18Q46 16 50 26L54 64H32Z', '#4f6f94')
      ink.shape('M6 10Q12 -2 20 8L24 12H2Z', '#6b4a35')
      ink.disc([28, 3, 4], ink.light)
    },
  },
  {
    words: ['clothes hanger', 'coat hanger', 'hanger'],
    ...metresLong(0.42, 170, '#b9814f'),
    draw: (ink) => {
      ink.line('M85 40V28Q85 22 92 20Q100 14 94 6Q86 0 80 8', 5, STEEL)
      ink.line('M85 40L12 82Q4 92 16 94H154Q166 92 158 82Z', 10, ink.main)
      ink.line('M85 40L158 82', 4, ink.dark)
    },
  },
  {
    words: ['piggy bank', 'money box', 'coin bank'],
    ...metresLong(0.24, 124, '#f0a0b0'),
    grips: { top: [0.5, 0.14] },
    draw: (ink) => {
      ink.disc([60, 6, 9], GOLD)
      ink.disc([60, 6, 6], '#d99a2b')
      for (const x of [30, 78]) ink.box([x, 78, 16, 22], ink.dark, 6)
      ink.line('M10 46Q0 40 6 32', 4, ink.dark)
      ink.oval([60, 56, 52, 36], ink.main)
      ink.shape('M14 66Q40 96 84 86Q60 100 34 86Q20 78 14 66Z', ink.dark)
      ink.poly('78,28 92,10 98,32', ink.dark)
      ink.oval([112, 58, 10, 13], ink.light)
      for (const x of [109, 115]) ink.oval([x, 58, 1.8, 3.4], ink.deep)
      ink.disc([94, 46, 3.6], COAL)
      ink.box([46, 19, 28, 4.6], ink.deep, 2)
      ink.oval([42, 42, 9, 5], ink.pale, -0.5)
    },
  },
  {
    words: ['poster', 'wall poster', 'movie poster', 'film poster', 'band poster'],
    ...metresTall(0.9, 70, '#d9573f'),
    draw: (ink) => {
      ink.box([2, 2, 66, 96], CREAM, 1)
      ink.box([6, 6, 58, 88], ink.main, 1)
      ink.disc([35, 36, 20], ink.pale)
      ink.poly('6,74 26,38 40,60 48,50 64,74', ink.deep)
      for (const y of [78, 86]) ink.box([13, y, y > 80 ? 30 : 44, 5], CREAM, 1)
      for (const x of [4, 60]) ink.box([x, 0, 8, 6], GOLD, 1)
    },
  },
  {
    words: ['photograph', 'photo', 'snapshot', 'old photograph'],
    ...metresTall(0.3, 86, '#8fb7c9'),
    draw: (ink) => {
      ink.box([1, 1, 84, 98], CREAM, 2)
      ink.box([8, 8, 70, 66], ink.main, 1)
      ink.shape('M8 74V60Q30 48 78 62V74Z', LEAF)
      ink.disc([43, 34, 11], '#e0ac84')
      ink.shape('M24 74Q24 48 43 48T62 74Z', COAL)
      ink.shape('M31 34Q30 20 43 20T55 34Q48 26 31 34Z', BARK)
    },
  },
]
