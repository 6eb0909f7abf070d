import type { Ink } from '../ink.ts'
import type { Prop } from '../prop.ts'
import { grown } from './grown.ts'
import { pairs } from '../../../scene/rows.ts'

/** How it looks inside. */
interface Inside {
  readonly names: readonly string[]
  readonly form: 'pips' | 'stone' | 'seeds' | 'rings' | 'plain'
  readonly skin: string
  readonly flesh: string
  /** Pips, a stone, seeds, or the rings of an onion. */
  readonly core: string
}

/** Names; form; skin; flesh; core. */
const INSIDES = `
  apple|apples; pips; #d8383a; #fbf0cf; #7a4a2c
  pear|pears; pips; #a9c04a; #f8f3d8; #7a4a2c
  quince; pips; #d9c24a; #f6ecc4; #7a4a2c
  peach|peaches|nectarine|nectarines; stone; #f08a5a; #fbc76a; #9c4f34
  apricot|apricots; stone; #f0a03c; #fbbd62; #8a5a38
  plum|plums; stone; #7c4a94; #f2c46a; #8a5a38
  mango|mangos|mangoes; stone; #e8793a; #ffc23d; #f2dd9c
  cherry|cherries; stone; #b5213a; #e2536a; #c9a06a
  papaya|papayas; seeds; #e3a53a; #f5813c; #2f2a2c
  melon|melons|cantaloupe|cantaloupes|honeydew|honeydew melon; seeds; #c9b878; #f7b35e; #f3dfa4
  pumpkin|pumpkins|squash; seeds; #e07b2a; #f7b04a; #f7e6bb
  pomegranate|pomegranates; seeds; #b8323c; #f4e3cd; #c01f3f
  guava|guavas; seeds; #9dbb52; #f28a96; #f6e0b8
  watermelon|watermelons; seeds; #3f8a41; #ee4d5a; #3b2a2c
  tomato|tomatoes; seeds; #d8352f; #f06a50; #f7d08a
  cucumber|cucumbers|zucchini|zucchinis|courgette|courgettes; seeds; #3f8440; #dcecb4; #eef6d6
  eggplant|eggplants|aubergine|aubergines; seeds; #4a2f5c; #efe3c2; #b99b62
  bell pepper|bell peppers|capsicum; seeds; #d8352f; #e8604a; #f7e6bb
  strawberry|strawberries; plain; #d8323f; #f58a86; #fbe3dc
  carrot|carrots; rings; #e8762a; #f5963c; #f9b660
  onion|onions; rings; #b5607a; #f4e6ee; #c78aa6
  radish|radishes; plain; #d23a68; #fbf4f2; #f2dbe2
  beet|beets|beetroot|beetroots; rings; #7a2348; #a02f5c; #c25784
  potato|potatoes; plain; #b98a4c; #f5e3a0; #ecd486
  sweet potato|sweet potatoes; plain; #a85640; #f0904a; #e67f38
  mushroom|mushrooms; plain; #b58b63; #f6ead4; #d9c2a0
  salami|sausage|pepperoni; plain; #8f2f2f; #c8504a; #f0c4b4
  boiled egg|boiled eggs|hard-boiled egg|hard-boiled eggs; stone; #f4ecdf; #fffdf6; #f5b530
  pineapple|pineapples; rings; #c08a2c; #fbd84a; #e8b530
  banana|bananas; plain; #f2d24a; #fbf0c0; #d9c07a
`

/** Fruit and vegetables that somebody has cut: one half with its inside, one slice, and all of it in slices. */
export const CUT_FRUIT: readonly Prop[] = INSIDES.trim()
  .split('\n')
  .map(insideOf)
  .flatMap((inside) => [...halves(inside), slice(inside), inSlices(inside)])

/** Of a watermelon there is a picture already. */
function halves(inside: Inside): Prop[] {
  return inside.names.includes('watermelon') ? [] : [half(inside)]
}

function insideOf(row: string): Inside {
  const [names = '', form = '', skin = '', flesh = '', core = ''] = row.trim().split('; ')
  return { names: names.split('|'), form: form as Inside['form'], skin, flesh, core }
}

function wordsFor({ names }: Inside, words: (name: string) => string[]): string[] {
  return names.flatMap(words)
}

function half(inside: Inside): Prop {
  const { skin, names } = inside
  return grown({
    name: `half-${names[0]?.replaceAll(' ', '-')}`,
    words: wordsFor(inside, (name) => [`half ${name}`, `halved ${name}`, `${name} half`]),
    colour: skin,
    width: 108,
    draw: (ink) => {
      ink.oval([56, 54, 50, 45], ink.deep)
      face(ink, inside, [52, 50, 50, 46])
    },
  })
}

function slice(inside: Inside): Prop {
  const { skin, names } = inside
  return grown({
    name: `${names[0]?.replaceAll(' ', '-')}-slice`,
    words: wordsFor(inside, (name) => [`${name} slice`, `${name} wedge`]),
    colour: skin,
    tall: 0.09,
    width: 112,
    draw: (ink) => piece(ink, inside),
  })
}

function inSlices(inside: Inside): Prop {
  const { skin, names } = inside
  return grown({
    name: `sliced-${names[0]?.replaceAll(' ', '-')}`,
    words: wordsFor(inside, (name) =>
      ['sliced', 'chopped', 'diced', 'cut-up'].map((how) => `${how} ${name}`),
    ),
    colour: skin,
    width: 220,
    draw: (ink) => {
      // What is left of it lies behind its slices.
      ink.moved({ x: 8, y: 4 }, () => {
        ink.oval([52, 54, 46, 42], ink.deep)
        face(ink, inside, [48, 51, 46, 43])
      })
      for (const x of [84, 122, 160])
        ink.moved({ x, y: 38 }, () => {
          ink.oval([31, 33, 28, 27], ink.deep)
          face(ink, inside, [28, 31, 28, 28])
        })
    },
  })
}

type Round = readonly [x: number, y: number, rx: number, ry: number]

/** The cut face, with its skin round it. */
function face(ink: Ink, { form, flesh, core }: Inside, [x, y, rx, ry]: Round): void {
  ink.oval([x, y, rx, ry], ink.main)
  ink.oval([x, y, rx * 0.88, ry * 0.87], flesh)
  const around = (count: number, share: number, [w, h]: readonly [number, number]): void => {
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * 2 * Math.PI
      const at = [x + Math.cos(turn) * rx * share, y + Math.sin(turn) * ry * share] as const
      ink.oval([...at, rx * w, ry * h], core, turn)
    }
  }
  if (form === 'stone') {
    ink.oval([x, y, rx * 0.4, ry * 0.42], core)
    ink.oval([x - rx * 0.1, y - ry * 0.12, rx * 0.12, ry * 0.16], '#ffffff55')
  } else if (form === 'pips') {
    ink.oval([x, y, rx * 0.26, ry * 0.36], '#e9d9a6')
    for (const side of [-1, 1])
      ink.oval([x + side * rx * 0.11, y, rx * 0.07, ry * 0.16], core, side * 0.3)
    ink.line([x, y - ry * 0.86, x, y - ry * 1.04], rx * 0.09, core)
  } else if (form === 'seeds') {
    around(9, 0.5, [0.11, 0.06])
    around(5, 0.24, [0.09, 0.05])
  } else if (form === 'rings') {
    for (const share of [0.66, 0.42, 0.2]) {
      ink.oval([x, y, rx * share, ry * share], core)
      ink.oval([x, y, rx * (share - 0.06), ry * (share - 0.06)], flesh)
    }
  } else {
    ink.oval([x, y, rx * 0.5, ry * 0.5], core)
    ink.oval([x, y, rx * 0.4, ry * 0.4], flesh)
  }
}

const WEDGED = /^(?:pips|stone)$/u
const TALL_WEDGE = /melon|papaya|pumpkin|pomegranate/u

/** A wedge of what is cut lengthwise, a disc of what is cut across. */
function piece(ink: Ink, inside: Inside): void {
  const { form, flesh, core, names } = inside
  if (TALL_WEDGE.test(names[0] ?? '')) {
    ink.poly('2,78 56,2 110,78 108,92 4,92', ink.main)
    ink.poly('8,76 56,8 104,76 102,84 10,84', '#eaf0c8')
    ink.poly('12,74 56,12 100,74', flesh)
    for (const [x, y] of pairs('40 56, 56 38, 72 56, 56 64, 28 68, 86 68'))
      ink.oval([x, y, 2.6, 4.6], core)
  } else if (WEDGED.test(form)) {
    ink.shape('M4 34Q56 126 108 34Q92 96 56 98Q20 96 4 34Z', ink.main)
    ink.shape('M4 34Q56 118 108 34Q56 44 4 34Z', flesh)
    ink.shape('M4 34Q56 44 108 34Q56 60 4 34Z', ink.pale)
    if (form === 'pips') ink.oval([56, 50, 5, 9], core, 1.2)
  } else {
    ink.oval([59, 54, 50, 45], ink.deep)
    face(ink, inside, [55, 50, 50, 46])
  }
}
