import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { COAL, CREAM, GOLD, METAL, WHITE } from '../tones.ts'

const STREAMS: readonly (readonly [drink: string, colour: string])[] = [
  ['coffee', '#6b4226'],
  ['tea', '#b5703a'],
  ['milk', '#fbf8f0'],
  ['water', '#a9d8ee'],
  ['wine', '#8f1f3a'],
  ['juice', '#f5a12e'],
]

/** What is poured: a thread of it, thick above and thin below. */
const poured: readonly Prop[] = STREAMS.map(([drink, colour]) => ({
  words: [`${drink} stream`],
  tall: 0.2,
  width: 14,
  colour,
  draw: (ink) => {
    ink.shape('M3 0Q7 -2 11 0Q9 50 8.6 100H5.4Q5 50 3 0Z', ink.main)
    ink.line('M5.6 4Q6.4 50 6.4 94', 1, ink.light)
  },
}))

/** Sweets and drinks that Noto lacks, or that must melt and pour. */
const FIREFLIES = [
  [22, 42],
  [48, 36],
  [36, 56],
  [54, 62],
  [20, 70],
  [42, 80],
] as const

/** What a jug may hold, and what colour that gives it. */
const DRINKS: readonly (readonly [drinks: string, colour: string])[] = [
  ['water', '#a9d8ee'],
  ['lemonade', '#f5b94a'],
  ['beer|lager|ale|ipa', '#e59a1f'],
  ['milk|buttermilk|cream', '#fbf6ea'],
  ['wine|red wine|sangria|punch|cranberry juice|kool-aid', '#8f1f3a'],
  ['orange juice|mango juice', '#f58a1e'],
  ['juice', '#e8503a'],
  ['iced tea|ice tea|sweet tea|tea|apple juice|cider', '#b5703a'],
  ['stout|guinness|root beer|cola|iced coffee|cold brew', '#38211a'],
  ['margaritas|limeade|green juice', '#c9de7a'],
]

/** A jug is of water, and each drink has its own. */
const JUGS = DRINKS.map(([drinks, colour]) => ({
  words: drinks.split('|').flatMap(wordsOfJug),
  colour,
  foams: drinks.startsWith('beer'),
}))

function wordsOfJug(drink: string): string[] {
  // Water needs no saying: what is done to a jug of water is done to a jug.
  if (drink === 'water') return ['jug', 'pitcher', 'carafe', 'water pitcher', 'water jug']
  const filled = ['pitcher', 'jug', 'carafe'].map((vessel) => `${vessel} of ${drink}`)
  // Steaming, a milk jug is a barista's: drawn elsewhere.
  return drink === 'milk' ? filled : [`${drink} pitcher`, `${drink} jug`, ...filled]
}

export const TREATS: readonly Prop[] = [
  ...poured,
  {
    words: ['ice cream', 'ice cream cone', 'icecream', 'gelato', 'soft serve'],
    ...metresTall(0.2, 62, '#f7a8bd'),
    moving: [
      {
        ...driven('pop', [31, 54], -34),
        behind: false,
        draw: (ink) => {
          ink.shape(
            'M12 46Q12 60 15 66T19 56Q20 50 24 52T28 62T33 52H48Q48 56 46 60T42 50Z',
            ink.light,
          )
        },
      },
      {
        ...driven('melt', [31, 54]),
        draw: (ink) => {
          ink.disc([31, 32, 24], ink.main)
          ink.shape('M41 11A24 24 0 0 1 44 52Q54 32 41 11Z', ink.dark)
          ink.oval([22, 24, 6, 9], ink.pale, 0.5)
          ink.shape('M6 42Q6 56 12 52T22 54T32 52T42 55T52 51T56 42Z', ink.main)
          ink.disc([33, 7, 6], '#d8344e')
        },
      },
    ],
    draw: (ink) => {
      ink.poly('9,50 53,50 31,100', '#d99a52')
      ink.poly('40,50 53,50 31,100', '#bf7f3c')
      ink.line('M16 54L36 88M26 54L40 78M46 54L26 88M36 54L22 78', 1.4, '#a86a30')
      ink.box([6, 47, 50, 7], '#e8b068', 3)
    },
  },
  {
    words: ['popsicle', 'ice lolly', 'ice pop', 'ice cream bar'],
    ...metresTall(0.18, 44, '#ef5a6a'),
    moving: [
      {
        ...driven('melt', [22, 70]),
        draw: (ink) => {
          ink.shape('M4 70V24Q4 2 22 2T40 24V70Q40 74 36 74H8Q4 74 4 70Z', ink.main)
          ink.shape('M28 3Q40 8 40 24V70Q40 74 36 74H28Z', ink.dark)
          for (const x of [12, 24]) ink.box([x, 18, 6, 42], ink.light, 3)
        },
      },
    ],
    draw: (ink) => ink.box([17, 66, 10, 33], '#e0b878', 4),
  },
  {
    words:
      'soda can|can of soda|soda|beer can|cola|soft drink|energy drink|energy drink can|can of energy drink|cola can|can of cola|can of beer'.split(
        '|',
      ),
    ...metresTall(0.13, 56, '#d8332f'),
    draw: (ink) => {
      ink.box([3, 8, 50, 84], ink.main, 6)
      ink.box([38, 8, 15, 84], ink.dark, 6)
      ink.poly('8,2 48,2 53,12 3,12', METAL)
      ink.poly('3,90 53,90 47,99 9,99', METAL)
      ink.oval([28, 4, 18, 3], '#a9b3ba')
      ink.shape('M3 40Q20 30 28 46T53 52V66Q36 70 28 58T3 54Z', WHITE)
    },
  },
  {
    words: ['tin can', 'empty can', 'scrap can'],
    kind: 'thing',
    ...metresTall(0.13, 66, '#c3ccd2'),
    draw: (ink) => {
      ink.box([3, 6, 60, 90], ink.main, 4)
      ink.box([46, 6, 17, 90], ink.dark, 4)
      ink.box([10, 6, 8, 90], WHITE, 3)
      for (const y of [28, 40, 52, 64, 76]) ink.line(`M4 ${y}Q33 ${y + 6} 62 ${y}`, 2.4, ink.deep)
      ink.oval([33, 93, 30, 6], ink.dark)
      ink.oval([33, 9, 30, 7], ink.pale)
      ink.oval([33, 9, 24, 4.6], ink.deep)
    },
  },
  {
    words: ['candy cane', 'peppermint stick'],
    ...metresTall(0.16, 52, '#d8332f'),
    draw: (ink) => {
      ink.line('M14 94V26Q14 8 28 8T42 26', 13, WHITE)
      for (const y of [34, 50, 66, 82]) ink.line(`M9 ${y + 6}L19 ${y - 4}`, 6, ink.main)
      ink.line('M11 18L21 24M24 4L28 14M40 12L33 20', 6, ink.main)
    },
  },
  ...JUGS.map(({ words, colour, foams }): Prop => ({
    words,
    kind: 'tool',
    ...metresTall(0.26, 80, colour),
    grips: { rightHand: [0.84, 0.5] },
    draw: (ink) => {
      ink.line('M58 30Q82 30 78 56T56 78', 7, '#cfe6ee')
      ink.faint(0.85, () => ink.shape('M4 6L12 2H58Q60 30 62 50T58 96H14Q8 70 12 40Z', '#d9eef5'))
      ink.shape('M11 40Q34 46 60 40Q63 60 58 94H15Q9 70 11 40Z', ink.main)
      ink.oval([35, 40, 25, 5], ink.pale)
      ink.line('M20 50Q18 70 22 88', 4, ink.light)
      if (!foams) return
      ink.shape(
        'M10 44Q8 34 14 30Q18 22 26 27Q33 20 41 26Q50 21 55 29Q64 34 61 44Q36 50 10 44Z',
        CREAM,
      )
      ink.line('M18 36Q26 31 32 36M40 34Q46 31 52 36', 2, '#e3d3ae')
    },
  })),
  {
    words: ['milk bottle', 'bottle of milk', 'milk carton'],
    ...metresTall(0.26, 44, '#fbf8f0'),
    draw: (ink) => {
      ink.shape('M14 6H30V24Q40 32 40 46V94Q40 99 34 99H10Q4 99 4 94V46Q4 32 14 24Z', '#d9eaf2')
      ink.shape('M7 44Q22 40 37 44V93Q37 96 33 96H11Q7 96 7 93Z', ink.main)
      ink.box([28, 46, 8, 48], ink.dark, 3)
      ink.box([12, 0, 20, 9], '#4f8fd0', 3)
    },
  },
  {
    name: 'jam-jar',
    words: ['jam', 'jam jar', 'jar of jam', 'marmalade', 'jelly jar'],
    ...metresTall(0.13, 70, '#c8344e'),
    draw: (ink) => {
      ink.box([6, 22, 58, 76], ink.main, 9)
      ink.box([46, 22, 18, 76], ink.dark, 9)
      ink.box([12, 44, 40, 34], CREAM, 4)
      ink.shape('M24 56Q32 50 40 56Q40 70 32 74Q24 70 24 56Z', ink.main)
      ink.box([2, 6, 66, 18], '#e8d9b8', 5)
      for (let x = 8; x < 66; x += 12) ink.box([x, 6, 6, 18], '#d8574f', 1)
    },
  },
  {
    name: 'firefly-jar',
    words: ['firefly jar', 'jar of fireflies', 'jar of lightning bugs'],
    kind: 'thing',
    ...metresTall(0.3, 72, '#fff3a0'),
    draw: (ink) => {
      ink.faint(0.5, () => ink.box([4, 20, 64, 78], '#bfe3e8', 12))
      ink.faint(0.45, () => ink.disc([36, 60, 30], ink.main))
      for (const [x, y] of FIREFLIES) {
        ink.faint(0.55, () => ink.disc([x, y, 8], '#ffe24a'))
        ink.disc([x, y, 3.6], '#fffbe0')
      }
      ink.faint(0.6, () => ink.line('M12 32V84', 4, '#ffffff'))
      ink.box([8, 6, 56, 16], '#b98a3e', 4)
    },
  },
  {
    words: ['gold bar', 'gold bars', 'gold ingot', 'bullion'],
    kind: 'thing',
    ...metresLong(0.25, 180, '#f2c03c'),
    draw: (ink) => {
      ink.poly('34,20 150,20 176,96 8,96', ink.main)
      ink.poly('34,20 150,20 140,36 44,36', ink.pale)
      ink.poly('150,20 176,96 158,96 140,36', ink.dark)
      ink.box([66, 56, 50, 20], ink.dark, 3)
    },
  },
  {
    words: ['marble', 'glass marble', 'marbles'],
    kind: 'toy',
    ...metresTall(0.03, 100, '#3f8fd0'),
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.main)
      ink.shape('M20 70Q40 40 36 14Q60 30 54 52T76 88Q40 100 20 70Z', WHITE)
      ink.shape('M34 80Q52 54 46 26Q66 40 62 60T72 86Q52 96 34 80Z', '#f28a3a')
      ink.faint(0.85, () => ink.oval([34, 26, 12, 8], WHITE, -0.6))
    },
  },
  {
    words: ['yo-yo', 'yoyo', 'yo yo'],
    kind: 'toy',
    ...metresTall(0.5, 40, '#d8413f'),
    moving: [
      {
        ...driven('pop', [20, 80], 46),
        draw: (ink) => {
          ink.disc([20, 80, 18], ink.main)
          ink.disc([20, 80, 13], ink.light)
          ink.disc([20, 80, 8], ink.main)
          ink.shape('M20 72L22 78L28 78L23 82L25 88L20 84L15 88L17 82L12 78L18 78Z', GOLD)
        },
      },
    ],
    draw: (ink) => {
      ink.ring([20, 5, 4], 1.6, CREAM)
      ink.line('M20 9V80', 1.4, CREAM)
    },
  },
  {
    words: ['chocolate fountain', 'fondue fountain'],
    kind: 'food',
    ...metresTall(0.6, 90, '#6b3f26'),
    draw: (ink) => {
      ink.shape('M8 92Q45 84 82 92V98Q45 104 8 98Z', '#b9bec6')
      ink.shape('M14 90Q14 76 45 76T76 90Q45 98 14 90Z', ink.main)
      ink.box([41, 18, 8, 62], '#c9ced6', 3)
      for (const [y, r] of pairs('70 26, 46 19, 24 12')) {
        ink.shape(
          `M${45 - r} ${y}Q${45 - r * 0.9} ${y + 18} ${45 - r * 0.7} ${y + 22}H${45 + r * 0.7}Q${45 + r * 0.9} ${y + 18} ${45 + r} ${y}Z`,
          ink.dark,
        )
        ink.oval([45, y, r, r * 0.3], ink.main)
        ink.oval([45 - r * 0.2, y - r * 0.04, r * 0.55, r * 0.13], ink.light)
      }
      ink.shape('M37 22Q38 6 45 4Q52 6 53 22Z', ink.main)
      ink.line('M42 10Q40 16 40 20', 2, ink.light)
    },
  },
  {
    words: ['pinecone', 'pine cone', 'fir cone'],
    kind: 'plant',
    ...metresTall(0.1, 66, '#8a5a36'),
    draw: (ink) => {
      ink.shape('M33 2Q62 30 60 62Q56 96 33 99Q10 96 6 62Q4 30 33 2Z', ink.dark)
      for (const [x, y, r] of triples(
        '33 16 9, 22 30 9, 44 30 9, 14 46 9, 33 44 10, 52 46 9, 18 64 10, 38 62 11, 54 64 8, 26 80 10, 44 80 10',
      ))
        ink.shape(
          `M${x - r} ${y}Q${x} ${y + r * 1.4} ${x + r} ${y}Q${x} ${y - r * 0.7} ${x - r} ${y}Z`,
          ink.main,
        )
      ink.box([30, 0, 6, 8], COAL, 2)
    },
  },
]
