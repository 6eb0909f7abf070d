import { pairs, triples } from '../../../scene/rows.ts'
import type { Prop } from '../prop.ts'
import { LEAF } from '../tones.ts'
import { grown } from './grown.ts'
import { roundOff } from './round-off.ts'

/** Nuts, and fruits with a skin that one knows. */
export const NUTS_AND_SHELLS: readonly Prop[] = [
  grown({
    words: ['walnut', 'walnuts', 'pecan', 'pecans'],
    colour: '#b98552',
    width: 96,
    draw: (ink) => {
      ink.shape('M48 3Q92 10 92 56Q86 97 48 97Q8 96 4 56Q4 12 48 3Z', ink.main)
      roundOff(ink, [48, 52, 43, 45])
      for (const half of [
        'M20 26Q30 34 24 46Q14 52 20 66Q30 70 26 84',
        'M36 14Q42 24 34 34Q40 44 32 56Q40 66 34 78Q40 86 37 92',
        'M78 24Q66 32 74 44Q84 52 74 66Q64 70 70 82',
        'M60 14Q54 26 62 34Q56 46 64 56Q56 68 62 78Q57 86 60 91',
      ])
        ink.line(half, 2.6, ink.deep)
      ink.line('M48 4Q53 50 48 96', 6, ink.deep)
      ink.line('M46 4Q50 50 46 96', 4, ink.light)
      ink.poly('43,8 48,-1 53,8', ink.deep)
    },
  }),
  grown({
    words: ['almond', 'almonds'],
    colour: '#b87742',
    width: 66,
    draw: (ink) => {
      ink.shape('M33 1Q66 34 62 70Q54 99 33 99Q10 99 4 70Q2 34 33 1Z', ink.main)
      for (const x of [14, 22, 30, 38, 46, 53])
        ink.line(`M${33 + (x - 33) * 0.2} 12Q${x} 50 ${33 + (x - 33) * 0.6} 92`, 1.6, ink.dark)
      roundOff(ink, [33, 58, 29, 40])
    },
  }),
  grown({
    words: ['cashew', 'cashews', 'cashew nut', 'cashew nuts'],
    colour: '#e6c48f',
    width: 110,
    draw: (ink) => {
      ink.shape(
        'M10 22Q28 2 44 22Q56 44 80 36Q104 32 106 54Q104 84 70 94Q26 96 10 62Q2 38 10 22Z',
        ink.dark,
      )
      ink.shape(
        'M10 20Q28 2 42 22Q54 46 80 38Q102 34 103 52Q98 76 66 84Q28 86 13 58Q4 36 10 20Z',
        ink.main,
      )
      ink.line('M18 26Q20 58 50 70Q74 76 92 60', 4, ink.light)
    },
  }),
  grown({
    words: ['pistachio', 'pistachios', 'pistachio nut'],
    colour: '#e3cfa3',
    width: 80,
    draw: (ink) => {
      ink.shape('M40 4Q74 22 74 62Q70 98 40 98Q10 98 6 62Q6 22 40 4Z', '#9cb84e')
      ink.shape('M44 12Q62 30 60 64Q56 90 42 92Q36 50 44 12Z', '#b5cf66')
      ink.shape('M34 6Q4 22 4 62Q8 98 40 99Q24 60 34 6Z', ink.main)
      ink.shape('M48 8Q77 26 76 62Q72 98 40 99Q66 64 48 8Z', ink.dark)
      ink.line('M18 40Q16 66 26 86', 3, ink.pale)
    },
  }),
  grown({
    words: ['hazelnut', 'hazelnuts', 'filbert'],
    colour: '#a8672f',
    width: 92,
    draw: (ink) => {
      ink.shape('M46 8Q88 16 84 58Q74 92 46 97Q18 92 8 58Q4 16 46 8Z', ink.main)
      for (const x of [22, 34, 46, 58, 70])
        ink.line(`M${46 + (x - 46) * 0.3} 34Q${x} 60 ${46 + (x - 46) * 0.4} 90`, 1.6, ink.dark)
      roundOff(ink, [46, 54, 38, 42])
      ink.shape(
        'M12 34Q24 8 46 8Q70 8 82 34Q68 26 60 36Q52 26 46 36Q38 26 32 37Q24 26 12 34Z',
        '#e0bf8a',
      )
    },
  }),
  grown({
    words: ['durian', 'durians', 'jackfruit'],
    colour: '#9aa83e',
    width: 96,
    tall: 0.26,
    draw: (ink) => {
      ink.line('48,14 48,-2', 8, '#8a6a3a')
      for (let at = 0; at < 22; at++) {
        const turn = (at * Math.PI) / 11
        ink.moved({ x: 48 + Math.sin(turn) * 38, y: 54 - Math.cos(turn) * 40, turn }, () =>
          ink.poly('-7,4 0,-9 7,4', ink.dark),
        )
      }
      ink.oval([48, 54, 39, 41], ink.main)
      for (const [x, y] of pairs(
        '48 24, 30 32, 66 32, 20 46, 40 44, 58 44, 76 46, 28 58, 48 58, 68 58, 20 70, 38 72, 58 72, 76 70, 30 84, 48 86, 66 84',
      )) {
        ink.poly([x - 8, y + 5, x, y - 8, x + 8, y + 5], ink.dark)
        ink.poly([x - 8, y + 5, x, y - 8, x, y + 5], ink.light)
      }
    },
  }),
  grown({
    words: ['lychee', 'lychees', 'litchi', 'rambutan', 'longan'],
    colour: '#cf4a56',
    width: 120,
    draw: (ink) => {
      ink.shape('M60 12Q64 -2 84 2Q80 16 60 12Z', LEAF)
      for (const [x, y] of pairs('38 56, 84 60')) {
        ink.disc([x, y, 36], ink.main)
        for (const [a, b] of triples(
          '0 -22 1, -18 -14 1, 18 -14 1, -26 4 1, -8 -4 1, 10 -4 1, 26 4 1, -18 16 1, 0 14 1, 18 18 1, -6 28 1',
        ))
          ink.oval([x + a, y + b, 6, 4.4], ink.dark)
        roundOff(ink, [x, y, 34, 34])
      }
      ink.shape('M60 98Q50 60 84 60Q120 62 118 98Z', '#fbf3ee')
      ink.oval([88, 92, 12, 7], '#5a3220')
    },
  }),
  grown({
    words: ['starfruit', 'star fruit', 'carambola'],
    colour: '#e8cf3a',
    width: 100,
    draw: (ink) => {
      const star = (r: number, s: number): string =>
        Array.from({ length: 10 }, (_, at) => {
          const turn = (at * Math.PI) / 5
          const far = at % 2 ? s : r
          return `${(50 + Math.sin(turn) * far).toFixed(1)},${(52 - Math.cos(turn) * far).toFixed(1)}`
        }).join(' ')
      ink.line(`M${star(44, 23).replaceAll(' ', 'L')}Z`, 10, ink.dark)
      ink.poly(star(46, 25), ink.main)
      ink.poly(star(37, 19), ink.light)
      for (let at = 0; at < 5; at++)
        ink.moved({ x: 50, y: 52, turn: (at * Math.PI * 2) / 5 }, () => {
          ink.line('0,-4 0,-30', 1.8, ink.dark)
          ink.oval([0, -15, 2.6, 5], '#8a6a2a')
        })
    },
  }),
  grown({
    words: ['grapefruit', 'grapefruits', 'blood orange', 'half a grapefruit'],
    colour: '#e8636a',
    width: 104,
    draw: (ink) => {
      ink.disc([52, 50, 49], '#f2a03e')
      ink.disc([52, 50, 44], '#fbe6cf')
      for (let at = 0; at < 9; at++)
        ink.moved({ x: 52, y: 50, turn: (at * Math.PI * 2) / 9 }, () => {
          ink.shape('M0 -5L12 -33Q0 -44 -12 -33Z', ink.main)
          ink.shape('M0 -8L4 -34Q-6 -38 -10 -32Z', ink.light)
        })
      ink.disc([52, 50, 4], '#fbe6cf')
    },
  }),
  grown({
    words: [
      'cantaloupe',
      'cantaloupes',
      'muskmelon',
      'honeydew',
      'honeydew melon',
      'hami melon',
      'hamimelon',
    ],
    colour: '#f2a04a',
    width: 150,
    tall: 0.18,
    draw: (ink) => {
      ink.disc([54, 50, 48], '#c9bd8a')
      for (const path of [
        'M20 18Q50 40 40 96',
        'M54 2Q74 50 60 98',
        'M8 40Q50 46 100 34',
        'M8 66Q50 70 100 64',
        'M86 14Q96 50 84 88',
      ])
        ink.line(path, 2.4, '#e6dfb8')
      ink.shape('M58 40Q104 22 148 40Q146 92 104 99Q62 92 58 40Z', '#b9ad7a')
      ink.oval([103, 42, 45, 22], '#c9d9a0')
      ink.oval([103, 42, 41, 19], ink.main)
      ink.oval([103, 43, 22, 9], ink.dark)
      for (const [x, y] of pairs('92 42, 100 46, 108 41, 114 45, 103 39'))
        ink.oval([x, y, 4, 2], '#f3e6c0', 0.4)
    },
  }),
  grown({
    words: ['apricot', 'apricots', 'nectarine', 'nectarines'],
    colour: '#f4a548',
    width: 100,
    draw: (ink) => {
      ink.shape('M50 14Q54 0 76 4Q70 18 50 14Z', LEAF)
      ink.disc([50, 56, 42], ink.main)
      ink.faint(0.5, () => ink.disc([66, 62, 24], '#e2603a'))
      roundOff(ink, [50, 56, 41, 41])
      ink.line('M50 16Q38 50 54 96', 3.4, ink.deep)
    },
  }),
]
