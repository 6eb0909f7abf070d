import type { Ink } from '../ink.ts'
import { grown } from './grown.ts'
import { metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { BARK, COAL, CREAM, FERN, LEAF, WHITE } from '../tones.ts'

/** Fruit that has no picture of its own elsewhere. */
export const FRUITS: readonly Prop[] = [
  grown({
    words: ['raspberry', 'raspberries', 'mulberry'],
    ...metresTall(0.05, 84, '#d63a5e'),
    draw: (ink) => {
      for (const [y, count] of pairs('36 4, 50 5, 64 4, 78 3, 90 1'))
        for (let i = 0; i < count; i++) {
          const x = 42 + (i - (count - 1) / 2) * 17
          ink.disc([x, y, 11], ink.dark)
          ink.disc([x - 1, y - 1, 9], ink.main)
          ink.disc([x - 3, y - 4, 3], ink.pale)
        }
      sepals(ink, 42, 26)
    },
  }),
  grown({
    words: ['blackberry', 'blackberries', 'boysenberry'],
    ...metresTall(0.05, 84, '#43305c'),
    draw: (ink) => {
      for (const [y, count] of pairs('38 4, 54 5, 70 4, 84 3'))
        for (let i = 0; i < count; i++) {
          const x = 42 + (i - (count - 1) / 2) * 17
          ink.disc([x, y, 11], ink.dark)
          ink.disc([x - 1, y - 1, 9], ink.light)
          ink.disc([x - 3, y - 4, 3], ink.pale)
        }
      sepals(ink, 42, 26)
    },
  }),
  grown({
    name: 'cranberries',
    words: (
      'cranberry|cranberries|currant|currants|redcurrant|gooseberry|gooseberries|' +
      'rowan berries|elderberry'
    ).split('|'),
    colour: '#c92f3c',
    draw: (ink) => {
      ink.line('M50 4Q48 40 52 84', 2.6, FERN)
      for (const [x, y] of pairs('34 30, 66 34, 36 54, 68 58, 46 76, 62 84')) {
        ink.line([51, y - 16, x, y], 1.8, FERN)
        ink.disc([x, y, 13], ink.dark)
        ink.disc([x - 1, y - 1, 11.4], ink.main)
        ink.disc([x - 4, y - 4, 3.4], ink.pale)
      }
      ink.shape('M50 8Q74 -6 88 14Q66 22 50 8Z', LEAF)
    },
  }),
  grown({
    name: 'kiwi-fruit',
    words: ['kiwi', 'kiwis', 'kiwi fruit', 'kiwifruit'],
    colour: '#8fbf3f',
    width: 110,
    draw: (ink) => {
      ink.oval([46, 52, 44, 40], '#8a6a42')
      ink.oval([40, 44, 30, 26], '#9c7b50')
      ink.oval([72, 58, 36, 38], '#7a5a35')
      ink.oval([72, 58, 32, 34], ink.main)
      ink.oval([72, 58, 12, 13], '#eef0c8')
      for (let i = 0; i < 14; i++)
        ink.moved({ x: 72, y: 58, turn: (i * Math.PI) / 7 }, () => ink.oval([0, -17, 1.4, 3], COAL))
    },
  }),
  grown({
    words: ['banana peel', 'banana skin', 'banana peels', 'banana skins'],
    colour: '#f4cf3a',
    width: 150,
    draw: (ink) => {
      ink.shape('M70 6Q40 24 4 84Q2 96 16 96Q46 84 66 44Z', ink.dark)
      ink.shape('M80 6Q112 24 146 84Q148 96 134 96Q104 84 84 44Z', ink.dark)
      ink.shape('M66 12Q46 50 46 94Q52 100 60 96Q76 66 78 30Z', ink.main)
      ink.shape('M74 12Q80 60 98 98Q108 100 110 92Q106 48 86 14Z', ink.main)
      ink.shape('M72 30Q56 62 56 92Q60 90 64 84Q76 60 78 36Z', CREAM)
      ink.shape('M70 14L68 -2L82 -2L82 14Z', BARK)
    },
  }),
  grown({
    words: ['pomegranate', 'pomegranates'],
    colour: '#c43b3f',
    draw: (ink) => {
      ink.poly('40,14 34,0 46,6 50,-2 54,6 66,0 60,14', ink.dark)
      ink.disc([50, 56, 42], ink.main)
      ink.shape('M50 14A42 42 0 0 1 78 88Q86 50 50 14Z', ink.dark)
      ink.shape('M32 36Q56 26 70 48Q70 78 46 82Q26 66 32 36Z', CREAM)
      for (const [x, y] of pairs('42 44, 54 42, 38 56, 50 56, 62 54, 44 68, 56 68'))
        ink.oval([x, y, 5, 6], '#a31f3a')
      ink.oval([24, 42, 4, 9], ink.pale, 0.4)
    },
  }),
  grown({
    words: ['papaya', 'papayas', 'mamey'],
    ...metresTall(0.22, 66, '#f08a3c'),
    draw: (ink) => {
      ink.shape('M33 2Q52 8 58 46Q66 98 33 99Q0 98 8 46Q14 8 33 2Z', '#8aa84a')
      ink.shape('M33 8Q48 14 53 48Q58 92 33 93Q8 92 13 48Q18 14 33 8Z', ink.main)
      ink.shape('M33 36Q42 44 43 62Q42 82 33 84Q24 82 23 62Q24 44 33 36Z', ink.dark)
      for (const [x, y] of pairs('31 48, 36 56, 29 60, 34 66, 30 73, 37 74'))
        ink.disc([x, y, 3], COAL)
    },
  }),
  grown({
    words: ['dragon fruit', 'pitaya', 'dragonfruit'],
    colour: '#e0407f',
    width: 92,
    draw: (ink) => {
      for (const [x, y, turn] of triples(
        '14 30 -0.9, 78 30 0.9, 8 58 -1.2, 84 58 1.2, 30 10 -0.4, 62 10 0.4',
      ))
        ink.moved({ x, y, turn }, () => ink.shape('M-7 14Q-4 -8 0 -16Q4 -8 7 14Z', '#8dbb4a'))
      ink.oval([46, 56, 38, 43], ink.main)
      ink.oval([48, 60, 29, 33], WHITE)
      for (let i = 0; i < 26; i++) {
        const reach = 5 + ((i * 7) % 22)
        ink.disc([48 + Math.cos(i * 2.4) * reach, 60 + Math.sin(i * 2.4) * reach * 1.1, 1.5], COAL)
      }
    },
  }),
  grown({
    words: ['fig', 'figs'],
    colour: '#6d4475',
    width: 80,
    draw: (ink) => {
      ink.shape(
        'M40 2Q44 22 62 36Q82 60 68 84Q58 99 40 99Q22 99 12 84Q-2 60 18 36Q36 22 40 2Z',
        ink.main,
      )
      ink.shape('M40 2Q44 22 62 36Q82 60 68 84Q58 99 44 99Q62 60 40 2Z', ink.dark)
      for (const x of [26, 40]) ink.line(`M${x + 6} 28Q${x - 8} 60 ${x + 2} 94`, 1.6, ink.light)
      ink.box([37, 0, 6, 12], LEAF, 2)
    },
  }),
  grown({
    words: ['acorn', 'acorns'],
    ...metresTall(0.04, 72, '#b9814f'),
    draw: (ink) => {
      ink.shape('M10 42Q8 80 36 99Q64 80 62 42Z', ink.main)
      ink.shape('M42 42H62Q64 80 36 99Q54 74 42 42Z', ink.dark)
      ink.oval([22, 62, 4, 11], ink.pale, 0.2)
      ink.shape('M4 44Q6 16 36 14Q66 16 68 44Q36 54 4 44Z', BARK)
      for (let i = 0; i < 9; i++)
        ink.disc([10 + i * 6.6, 40 - Math.sin((i / 8) * Math.PI) * 14, 2.6], '#6f452a')
      ink.line('36,16 40,2', 5, BARK)
    },
  }),
]

function sepals(ink: Ink, x: number, y: number): void {
  for (const turn of [-1.1, -0.5, 0, 0.5, 1.1])
    ink.moved({ x, y: y + 6, turn }, () =>
      ink.shape('M-5 2Q-3 -16 0 -22Q3 -16 5 2Z', turn % 1 ? LEAF : FERN),
    )
}
