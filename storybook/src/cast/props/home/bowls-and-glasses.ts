import type { Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { served } from './served.ts'
import { GLASS, GOLD, LEAF, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

/** What is served in a bowl, on a board or in a glass. */
export const BOWLS_AND_GLASSES: readonly Prop[] = [
  served({
    words: ['curry', 'stew', 'tagine', 'biryani', 'risotto'],
    colour: '#d98a2b',
    draw: (ink) => {
      ink.shape('M10 44H140Q138 90 98 96H52Q12 90 10 44Z', '#3f7fa8')
      ink.shape('M100 44H140Q138 90 98 96H80Q112 82 100 44Z', '#346c90')
      ink.oval([75, 44, 65, 18], '#5a95bb')
      ink.oval([75, 43, 57, 14], ink.main)
      ink.oval([48, 40, 26, 9], WHITE)
      for (const [x, y, tone] of [
        [86, 40, '#a8512f'],
        [104, 46, '#5aa345'],
        [92, 50, '#d2453c'],
        [112, 40, '#f0c04a'],
      ] as const)
        ink.oval([x, y, 8, 4.4], tone)
    },
  }),
  served({
    words: ['nachos', 'nacho', 'tortilla chips'],
    colour: '#f0b84a',
    draw: (ink) => {
      ink.shape('M14 60H136L120 98H30Z', '#c8553c')
      for (const [x, y, turn] of triples(
        '36 46 -0.4, 60 36 0.2, 86 40 -0.2, 112 46 0.5, 48 58 0.3, 74 54 -0.1, 100 60 0.2, 74 24 0.5',
      ))
        ink.moved({ x, y, turn }, () => {
          ink.poly('-18,12 0,-20 18,12', ink.dark)
          ink.poly('-16,9 0,-18 15,9', ink.main)
          ink.disc([0, 2, 1.6], '#8a5a38')
        })
    },
  }),
  served({
    words: ['charcuterie board', 'cheese board', 'cheese platter', 'antipasti', 'platter', 'feast'],
    colour: '#c48a52',
    width: 190,
    draw: (ink) => {
      ink.box([4, 62, 182, 36], ink.dark, 12)
      ink.box([4, 56, 182, 34], ink.main, 12)
      ink.poly('18,60 58,32 62,66 22,76', '#f5c542')
      for (const [x, y] of pairs('36 60, 50 54')) ink.disc([x, y, 3.4], '#d9a52b')
      for (const [x, y] of pairs('82 64, 98 60, 112 66')) {
        ink.disc([x, y, 13], '#b5463c')
        ink.disc([x, y, 9], '#cf6a5c')
      }
      for (const [x, y] of pairs('134 56, 146 52, 158 58, 140 68, 154 70, 168 66'))
        ink.disc([x, y, 8], '#6d4475')
      ink.line('146,50 150,40', 3, LEAF)
    },
  }),
  glass(
    'juice-glass',
    ['juice', 'orange juice', 'glass of juice', 'glass of orange juice', 'glass of apple juice'],
    '#f6a83a',
  ),
  glass('lemonade-glass', ['lemonade', 'glass of lemonade', 'lime soda'], '#f7e05a'),
  {
    words: [
      'lemon slice',
      'slice of lemon',
      'lemon wedge',
      'lime slice',
      'orange slice',
      'citrus slice',
    ],
    tall: 0.07,
    width: 100,
    colour: '#f4d03a',
    kind: 'food',
    draw: (ink) => {
      ink.disc([50, 50, 48], ink.main)
      ink.disc([50, 50, 41], '#fdf6d8')
      for (let part = 0; part < 8; part++)
        ink.moved({ x: 50, y: 50, turn: (part * Math.PI) / 4 }, () =>
          ink.shape('M0 -5L11 -34Q0 -41 -11 -34Z', ink.light),
        )
    },
  },
  glass('water-glass', ['glass of water', 'water glass', 'sparkling water', 'glass'], '#bfe3f2'),
  glass(
    'whisky-glass',
    [
      'whisky',
      'tequila',
      'vodka',
      'glass of vodka',
      'whiskey',
      'bourbon',
      'rum',
      'brandy',
      'glass of whisky',
      'glass of whiskey',
      'glass of bourbon',
      'glass of rum',
      'glass of brandy',
      'glass of scotch',
      'tumbler',
      'whiskey glass',
      'whisky glass',
    ],
    '#c8792c',
  ),
]

function glass(name: string, words: readonly string[], colour: string): Prop {
  const low = name === 'whisky-glass'
  const right = low ? 84 : 54
  const top = low ? 44 : 22
  return {
    name,
    words,
    colour,
    tall: low ? 0.1 : 0.16,
    width: right + 6,
    kind: 'food',
    draw: (ink) => {
      ink.faint(0.75, () => ink.shape(`M6 4H${right}L${right - 6} 99H12Z`, GLASS))
      ink.shape(`M9 ${top}H${right - 3}L${right - 8} 95H14Z`, ink.main)
      ink.shape(`M${right - 16} ${top}H${right - 3}L${right - 8} 95H${right - 18}Z`, ink.dark)
      for (const [x, y] of pairs(low ? '26 50, 50 62' : '18 32, 32 48'))
        ink.faint(0.7, () =>
          ink.moved({ x, y, turn: 0.3 }, () => ink.box([0, 0, 16, 16], SHINE, 3)),
        )
      ink.line('14,10 18,90', 2.4, low ? METAL : STEEL)
      if (!/^(juice|lemonade)/u.test(name)) return
      ink.line('40,40 50,-2', 3, '#d2453c')
      ink.disc([10, 8, 10], GOLD)
      ink.disc([10, 8, 6], '#ffd873')
    },
  }
}
