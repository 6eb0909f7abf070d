import { triples } from '../../../scene/rows.ts'
import { shift } from '../../colour/oklch.ts'
import type { Prop } from '../prop.ts'
import { WHITE } from '../tones.ts'
import { bits, grains, heap, herbs, steam, swirl } from './bowl-toppings.ts'
import { inBowls } from './in-bowls.ts'
import { parts } from './plate-parts.ts'

/** Bowls that are known by what is heaped in them. */
export const HEAPED_BOWLS: readonly Prop[] = inBowls([
  {
    words: 'bibimbap|poke bowl|poké bowl|buddha bowl|rice bowl|donburi',
    colour: '#fbf6ea',
    bowl: '#3b3f45',
    on: parts(
      (ink) => {
        ink.shape('M75 40L14 38Q22 26 52 24Z', '#7cb83e')
        ink.shape('M75 40L52 24Q74 22 98 24Z', '#f08a2c')
        ink.shape('M75 40L98 24Q128 28 136 40Z', '#a8583a')
        ink.shape('M75 40L136 40Q126 53 92 56Z', '#f3ecd4')
        ink.shape('M75 40L92 56Q66 58 40 53Z', '#3f7a44')
        ink.shape('M75 40L40 53Q18 48 14 38Z', '#d2553c')
      },
      (ink) => {
        ink.oval([75, 38, 21, 11], WHITE)
        ink.oval([75, 37, 9, 5.6], '#f5a92e')
        ink.oval([72, 35.4, 3, 1.6], '#ffdc86')
      },
    ),
  },
  {
    words: 'fried rice|bowl of fried rice|nasi goreng|jollof rice|jambalaya',
    colour: '#e3b25c',
    bowl: '#f3efe6',
    on: parts(
      heap('#e8bb66'),
      grains('#f6d894'),
      bits('#d2453c', '52 24, 80 18, 98 34, 66 40'),
      bits('#5fa648', '64 20, 92 24, 46 36, 84 40, 74 30'),
      bits('#f08a2c', '58 32, 88 32, 104 38, 72 16'),
    ),
  },
  {
    words: 'mac and cheese|macaroni and cheese|macaroni cheese|macaroni|mac & cheese',
    colour: '#f2b03a',
    bowl: '#3f7fa8',
    on: parts(heap('#f3b544'), (ink) => {
      for (let at = 0; at < 26; at++)
        ink.moved({ x: 32 + ((at * 29) % 86), y: 17 + ((at * 17) % 30), turn: at }, () => {
          ink.line('M-6 3Q0 -6 6 3', 5.6, '#dd9626')
          ink.line('M-6 2Q0 -7 6 2', 3.6, '#ffd36a')
        })
    }),
  },
  {
    words: 'mashed potatoes|mashed potato|bowl of mashed potatoes|grits|polenta',
    colour: '#f6e6b4',
    bowl: '#7f6a9a',
    on: parts(heap('#f6e6b4'), (ink) => {
      for (const at of ['M36 34Q56 22 84 26', 'M58 42Q86 34 112 36', 'M46 22Q66 14 92 16'])
        ink.line(at, 3, '#e3cb88')
      ink.box([66, 13, 22, 11], '#f7cf3e', 3)
      ink.shape('M60 24Q76 30 94 23Q92 31 84 30Q80 38 74 31Q66 34 60 24Z', '#f9dd72')
    }),
  },
  {
    words: 'guacamole|bowl of guacamole|guac',
    colour: '#9dbb48',
    bowl: '#4a4a48',
    on: parts(
      heap('#9dbb48'),
      bits('#d2453c', '54 26, 76 20, 96 32, 66 38', [4, 3]),
      bits('#f3efe6', '64 28, 88 24, 80 36', [3.4, 2.4]),
      bits('#5f8f3f', '48 34, 104 36, 84 44', [4, 2]),
      (ink) => {
        ink.poly('104,34 140,0 146,32', '#d99a35')
        ink.poly('107,32 139,4 143,31', '#f2bd5a')
      },
    ),
  },
  {
    words: 'hummus|bowl of hummus|baba ganoush|tahini',
    colour: '#e8cf9a',
    bowl: '#b8653c',
    on: parts(
      swirl,
      bits('#c99a3c', '72 40', [12, 4]),
      bits('#e3b878', '48 34, 98 36, 84 48', [4.6, 3.4]),
      herbs('60 46 0.6, 104 42 -0.5'),
    ),
  },
  {
    words:
      'chili con carne|bowl of chili|beef chili|chilli con carne|goulash|ratatouille|bean stew|beef stew',
    colour: '#a8432a',
    bowl: '#f3efe6',
    on: parts(
      bits('#7a2a20', '46 36, 62 46, 90 48, 106 38, 76 34', [6, 3.6]),
      bits('#d9632f', '56 36, 84 40, 98 44', [5, 3]),
      bits('#fbf6ee', '76 40', [13, 5.4]),
      bits('#5fa648', '72 38, 80 41, 76 36', [2.8, 1.4]),
      steam,
    ),
  },
  {
    words:
      'tikka masala|chicken tikka masala|butter chicken|chicken curry|red curry|massaman curry|korma|vindaloo|rogan josh',
    colour: '#e0702c',
    bowl: '#b98a3c',
    on: parts(
      bits('#c9562a', '46 38, 66 34, 88 38, 106 40, 62 46, 84 48', [10, 6]),
      (ink) => ink.line('M40 44Q70 34 84 42T120 38', 2.4, '#fbe6c4'),
      herbs('76 34 0.2, 98 34 0.8'),
    ),
  },
  {
    words: 'kimchi|bowl of kimchi|sauerkraut|coleslaw|slaw',
    colour: '#d9502f',
    bowl: '#46505c',
    on: parts(heap('#d4492c'), (ink) => {
      for (const [x, y, turn] of triples('48 26 0.4, 74 18 -0.3, 98 28 0.7, 62 38 -0.5, 88 40 0.2'))
        ink.moved({ x, y, turn }, () => {
          ink.shape('M-18 2Q-8 -10 4 -5Q18 -8 20 4Q6 8 -18 2Z', '#f0c49a')
          ink.shape('M-12 2Q-2 -5 8 -2Q16 -2 18 4Q4 6 -12 2Z', '#e8643c')
        })
    }),
  },
  {
    words: 'edamame|bowl of edamame|green beans|bowl of green beans|sugar snaps',
    colour: '#6fa33e',
    bowl: '#46505c',
    on: parts(heap('#5c8f36'), (ink) => {
      for (const [x, y, turn] of triples(
        '46 28 0.4, 72 18 -0.2, 100 30 0.6, 60 38 -0.4, 88 40 0.3, 78 28 1',
      ))
        ink.moved({ x, y, turn }, () => {
          ink.shape('M-20 0Q-10 -8 0 -6Q12 -9 21 0Q10 8 0 6Q-12 8 -20 0Z', '#8cc24c')
          for (const at of [-10, 0, 10]) ink.disc([at, 0, 4], '#a5d466')
        })
    }),
  },
  {
    words:
      'lentils|lentil|bowl of lentils|lentil soup|dal|daal|chickpeas|bowl of chickpeas|chana masala|black beans|baked beans',
    colour: '#d99a3a',
    bowl: '#b8653c',
    on: parts((ink) => {
      for (let at = 0; at < 40; at++) {
        const [x, y] = [26 + ((at * 31) % 98), 30 + ((at * 13) % 22)]
        ink.disc([x, y, 4.6], shift('#d9a04a', -0.12))
        ink.disc([x - 0.6, y - 1, 4], at % 3 ? '#e3b25c' : '#eec47a')
      }
    }, herbs('78 32 0.3, 90 38 -0.5')),
  },
  {
    words: 'acai bowl|açaí bowl|smoothie bowl',
    colour: '#6d3a6a',
    bowl: '#c9a06a',
    on: parts(
      bits('#f7e6a0', '40 34, 52 30, 64 28', [8, 5]),
      bits('#d8344e', '88 30, 98 34, 92 40', [6, 5]),
      bits('#3f4f8f', '58 44, 66 48, 74 45, 82 49', [4, 3.4]),
      bits('#c9a06a', '104 42, 110 46, 98 48', [4, 2]),
    ),
  },
  {
    words: 'cornflakes|bowl of cereal|cereal|breakfast cereal|muesli|granola',
    colour: '#fbf8f0',
    bowl: '#5f94c8',
    on: parts(
      (ink) => {
        for (let at = 0; at < 22; at++)
          ink.moved({ x: 28 + ((at * 27) % 92), y: 31 + ((at * 11) % 20), turn: at }, () => {
            ink.shape('M-7 1Q-3 -6 4 -4Q9 0 5 4Q-2 6 -7 1Z', '#d99427')
            ink.shape('M-5 0Q-2 -4 3 -3Q6 0 4 2Q-2 3 -5 0Z', '#f4bd52')
          })
      },
      (ink) => {
        ink.line('112,40 146,6', 4.4, '#c3ccd3')
        ink.line('113,38 146,5', 1.4, '#eef3f6')
      },
    ),
  },
  {
    words: 'caviar|bowl of caviar|roe|fish roe',
    colour: '#2a2c34',
    bowl: '#c3ccd3',
    on: (ink) => {
      for (let at = 0; at < 60; at++) {
        const [x, y] = [24 + ((at * 31) % 102), 29 + ((at * 13) % 23)]
        ink.disc([x, y, 3.8], ink.deep)
        ink.disc([x - 1, y - 1.2, 1.2], '#c9d3e0')
      }
    },
  },
])
