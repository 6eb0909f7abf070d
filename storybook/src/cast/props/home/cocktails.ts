import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { CREAM, FERN, LEAF, SHINE, WHITE } from '../tones.ts'
import { drawGlass, GLASS_SHAPES, type GlassShape } from './glass-shapes.ts'

interface Drink {
  readonly words: string
  readonly colour: string
  readonly glass: keyof typeof GLASS_SHAPES
  /** How far below the top it begins, when that is not as high as such a glass is filled. */
  readonly from?: number
  readonly inside?: (ink: Ink) => void
  readonly trim?: (ink: Ink) => void
}

const ice =
  (at: string) =>
  (ink: Ink): void => {
    for (const [x, y] of pairs(at))
      ink.faint(0.6, () =>
        ink.moved({ x, y, turn: x % 2 ? 0.3 : -0.25 }, () => ink.box([-9, -9, 18, 18], SHINE, 4)),
      )
  }

function wheel(ink: Ink, [x, y, r]: readonly [number, number, number], rind: string): void {
  ink.disc([x, y, r], rind)
  ink.disc([x, y, r * 0.84], CREAM)
  ink.faint(0.75, () => ink.disc([x, y, r * 0.74], rind))
  for (let at = 0; at < 3; at++)
    ink.moved({ x, y, turn: (at * Math.PI) / 3 }, () =>
      ink.line([-r * 0.7, 0, r * 0.7, 0], 1, CREAM),
    )
}

const lime = (at: readonly [number, number, number]) => (ink: Ink) => wheel(ink, at, '#7cb83e')
const orange = (at: readonly [number, number, number]) => (ink: Ink) => wheel(ink, at, '#f29a2e')

const cherry =
  (x: number, y: number) =>
  (ink: Ink): void => {
    ink.line(`M${x} ${y}Q${x + 4} ${y - 12} ${x + 13} ${y - 16}`, 1.8, '#7a4a2c')
    ink.disc([x, y, 6.5], '#c81f3a')
    ink.disc([x - 2, y - 2, 1.8], '#f08a96')
  }

const mint =
  (x: number, y: number) =>
  (ink: Ink): void => {
    for (const [turn, tone] of [
      [-0.9, FERN],
      [0.9, FERN],
      [-0.3, LEAF],
      [0.4, LEAF],
    ] as const)
      ink.moved({ x, y, turn }, () => ink.shape('M0 2Q-9 -8 0 -20Q9 -8 0 2Z', tone))
  }

const straw =
  (colour: string, at: readonly [number, number, number, number]) =>
  (ink: Ink): void =>
    ink.line(at, 3.4, colour)

function saltRim(ink: Ink): void {
  ink.line('M3 16A47 6.4 0 0 1 97 16A47 6.4 0 0 1 3 16Z', 4.2, WHITE)
}

function celery(ink: Ink): void {
  ink.line('40,92 47,4', 7, '#a9cf6a')
  ink.line('42,90 49,4', 2, '#c8e296')
  for (const [turn, tone] of [
    [-0.7, FERN],
    [0.1, LEAF],
    [0.8, FERN],
  ] as const)
    ink.moved({ x: 48, y: 6, turn }, () =>
      ink.shape('M0 2Q-8 -4 -3 -12Q0 -8 3 -13Q9 -4 0 2Z', tone),
    )
}

function pineapple(ink: Ink): void {
  ink.shape('M44 24Q46 2 62 6L60 22Q54 28 44 24Z', '#f2c02e')
  ink.line('52,8 50,24', 1.4, '#d99a20')
  ink.shape('M52 6Q48 -4 54 0Q58 -8 60 1Q66 -2 62 7Z', FERN)
}

const head =
  (tone: string) =>
  (ink: Ink): void => {
    ink.shape('M4.5 20Q3 7 34 6Q65 7 63.5 20Q62 30 34 30Q6 30 4.5 20Z', tone)
    ink.oval([34, 11, 26, 4.4], '#fffaf0')
  }

const bubbles = (ink: Ink): void => {
  for (const [x, y] of pairs('22 44, 40 38, 30 60, 44 66, 26 78, 38 82'))
    ink.faint(0.6, () => ink.disc([x, y, 1.6], WHITE))
}

const all =
  (...parts: ((ink: Ink) => void)[]) =>
  (ink: Ink): void =>
    parts.forEach((part) => part(ink))

const DRINKS: readonly Drink[] = [
  {
    words: 'margarita|frozen margarita|margarita glass|daiquiri',
    colour: '#c9de7a',
    glass: 'margarita',
    trim: all(saltRim, lime([86, 15, 13])),
  },
  {
    words:
      'old fashioned|old-fashioned cocktail|old fashioned cocktail|negroni|whiskey sour|manhattan cocktail|sazerac',
    colour: '#c4702a',
    glass: 'rocks',
    inside: ice('30 66, 52 62, 42 80'),
    trim: all(orange([74, 32, 14]), cherry(40, 50)),
  },
  {
    words: 'bloody mary|bloody marys|bloody mary cocktail|michelada',
    colour: '#c23a28',
    glass: 'highball',
    inside: celery,
    trim: lime([12, 16, 10]),
  },
  {
    words: 'mojito|mojitos|mojito cocktail|mint julep|caipirinha',
    colour: '#d8ecc4',
    glass: 'highball',
    inside: all(ice('24 38, 38 52, 26 68, 38 82'), mint(22, 62), mint(42, 74)),
    trim: all(straw('#3f8f6a', [36, 40, 50, -2]), mint(24, 18), lime([52, 16, 9])),
  },
  {
    words: 'gin and tonic|gin tonic|vodka tonic|gin & tonic|tom collins|paloma',
    colour: '#dcecef',
    glass: 'balloon',
    inside: all(ice('28 38, 46 34, 37 50'), lime([38, 42, 10])),
    trim: straw('#2f3438', [40, 40, 56, -2]),
  },
  {
    words:
      'long island iced tea|long island ice tea|long island|long-island iced tea|long-island ice tea|long-island ice tea cocktail|cuba libre|rum and coke|iced tea|ice tea',
    colour: '#a8602a',
    glass: 'highball',
    inside: ice('24 38, 38 52, 26 68, 38 82'),
    trim: all(straw('#d2453c', [34, 40, 48, -2]), (ink) => wheel(ink, [12, 16, 11], '#f2cf3a')),
  },
  {
    words: 'piña colada|pina colada|pina coladas|colada|mai tai|hurricane cocktail',
    colour: '#f7ecc4',
    glass: 'hurricane',
    trim: all(straw('#e2564a', [26, 24, 16, -6]), pineapple, cherry(30, 16)),
  },
  {
    words: 'tequila sunrise|sex on the beach|singapore sling|tropical cocktail',
    colour: '#f29a3a',
    glass: 'hurricane',
    inside: (ink) =>
      ink.faint(0.7, () => ink.shape('M16 64Q32 58 48 64Q46 82 32 82Q18 82 16 64Z', '#d2372f')),
    trim: all(straw('#f4f1ea', [26, 24, 16, -6]), orange([52, 14, 12]), cherry(30, 16)),
  },
  {
    words: 'cosmopolitan|cosmopolitan cocktail|cosmo|pink cocktail|cosmopolitans',
    colour: '#e0556e',
    glass: 'martini',
    trim: lime([82, 14, 11]),
  },
  {
    words: 'espresso martini',
    colour: '#4a2c1e',
    glass: 'martini',
    trim: (ink) => {
      ink.oval([48, 22, 37, 5.4], '#d8b98a')
      for (const [x, y] of pairs('42 21, 50 23, 54 20')) ink.oval([x, y, 3.4, 2], '#3a2014', 0.4)
    },
  },
  {
    words: 'aperol spritz|spritz|campari|sangria|glass of sangria',
    colour: '#ee6a2c',
    glass: 'balloon',
    inside: ice('28 38, 46 34, 37 50'),
    trim: all(straw('#f4f1ea', [40, 40, 56, -2]), orange([16, 14, 13])),
  },
  {
    words: 'stout|guinness|pint of guinness|pint of stout|porter|dark beer|glass of stout',
    colour: '#2c1a14',
    glass: 'pint',
    trim: head('#ecd9b0'),
  },
  {
    words:
      'pint|pint of beer|pint of lager|pint glass|pint of ale|ipa|pint of ipa|pale ale|lager|pilsner|glass of beer',
    colour: '#e8a02c',
    glass: 'pint',
    inside: bubbles,
    trim: head('#fbf3df'),
  },
]

const toProp = ({ words, colour, glass, from, inside, trim }: Drink): Prop => {
  const shape: GlassShape = GLASS_SHAPES[glass]
  return {
    words: words.split('|'),
    ...metresTall(shape.metres, shape.width, colour),
    draw: (ink) => {
      drawGlass(ink, shape, {
        colour: ink.main,
        ...(from === undefined ? {} : { from }),
        behind: () => inside?.(ink),
      })
      trim?.(ink)
    },
  }
}

/** Drinks that are known by their glass, their colour and what is on the rim. */
export const COCKTAILS: readonly Prop[] = DRINKS.map(toProp)
