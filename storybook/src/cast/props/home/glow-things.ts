import { driven, metresLong, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { triples } from '../../../scene/rows.ts'
import { COAL, CREAM, GOLD, IRON, LEAF, METAL, STEEL, WHITE, WOOD } from '../tones.ts'

/** A blob of wax that rises and sinks by itself. */
const blob = (x: number, y: number, [r, rate]: readonly [number, number]): MovingPiece => ({
  ...driven('sway', [x + 200, y], 0.9),
  rate,
  draw: (ink) => {
    ink.disc([x, y, r], ink.light)
    ink.disc([x - r * 0.3, y - r * 0.3, r * 0.3], ink.pale)
  },
})

const flames = (spots: string): MovingPiece[] =>
  triples(spots).map(([x, y, r]) => ({
    ...driven('flicker' as const, [x, y + r] as const, 0.8),
    draw: (ink) => {
      ink.shape(`M${x} ${y - r}Q${x + r} ${y + r * 0.3} ${x} ${y + r}T${x} ${y - r}Z`, '#ffc24a')
      ink.disc([x, y + r * 0.4, r * 0.34], '#fff3c0')
    },
  }))

/** Snow that whirls about whatever is in it. */
const SNOW_GLOBE: Omit<Prop, 'name' | 'words'> = {
  ...metresTall(0.15, 84, '#a8453c'),
  moving: [
    {
      ...driven('time', [42, 42], 0.1),
      draw: (ink) => {
        for (const [x, y, r] of triples(
          '20 30 2, 34 14 1.6, 52 20 2.2, 64 38 1.8, 58 58 2, 26 56 1.6, 42 66 2, 16 46 1.6, 44 36 1.4, 70 50 1.5',
        ))
          ink.disc([x, y, r], WHITE)
      },
    },
  ],
  draw: (ink) => {
    ink.disc([42, 42, 40], '#bfe0f2')
    ink.shape('M6 58Q24 50 42 56T78 58Q70 82 42 82T6 58Z', WHITE)
    ink.faint(0.6, () => ink.line('M12 32Q20 14 38 8', 4, WHITE))
    ink.shape('M12 78H72L80 96Q80 100 74 100H10Q4 100 4 96Z', ink.main)
    ink.shape('M54 78H72L80 96Q80 100 74 100H58Z', ink.dark)
  },
}

/** Things with light, snow or life behind glass. */
export const GLOW_THINGS: readonly Prop[] = [
  {
    words: ['lava lamp'],
    ...metresTall(0.4, 44, '#e5485f'),
    moving: [blob(20, 62, [7, 0.9]), blob(25, 42, [5, 1.3]), blob(21, 26, [4, 0.7])],
    draw: (ink) => {
      ink.poly('13,70 31,70 38,98 6,98', STEEL)
      ink.poly('24,70 31,70 38,98 28,98', IRON)
      ink.poly('15,10 29,10 36,72 8,72', '#8a5fc4')
      ink.faint(0.6, () => ink.poly('16,12 20,12 16,70 10,70', '#c7a8ee'))
      ink.shape('M8 72Q9 62 16 64T26 62T36 72Z', ink.main)
      ink.poly('18,0 26,0 30,11 14,11', STEEL)
    },
  },
  {
    ...SNOW_GLOBE,
    words: ['snow globe', 'snowglobe', 'snow dome'],
    draw: (ink) => {
      SNOW_GLOBE.draw(ink)
      ink.poly('52,58 60,30 68,58', '#3f8a5a')
      ink.poly('54,46 60,22 66,46', '#4f9a68')
      ink.box([22, 44, 20, 16], '#c9774a', 1)
      ink.poly('18,46 32,32 46,46', '#8a3a34')
      ink.box([29, 50, 6, 10], '#ffe08a', 1)
    },
  },
  { ...SNOW_GLOBE, words: ['empty snow globe'] },
  {
    words: ['pendant lamp', 'hanging lamp', 'ceiling lamp', 'ceiling light', 'pendant light'],
    kind: 'furniture',
    ...metresTall(0.7, 96, '#d8674a'),
    home: 'air',
    draw: (ink) => {
      ink.line('M48 -240V50', 2, IRON)
      ink.disc([48, 88, 11], '#fff0b8')
      ink.shape('M38 50H58Q86 58 92 88H4Q10 58 38 50Z', ink.main)
      ink.shape('M58 50Q86 58 92 88H66Q66 62 54 50Z', ink.dark)
      ink.box([40, 42, 16, 10], ink.deep, 3)
    },
  },
  {
    words: ['ceiling fan'],
    kind: 'furniture',
    ...metresTall(0.5, 190, '#8f6a45'),
    home: 'air',
    grips: { middle: [0.2, 0.62] },
    draw: (ink) => {
      ink.line('M95 -400V40', 4, IRON)
      ink.shape('M12 56L84 46V62L10 76Q2 64 12 56Z', ink.main)
      ink.shape('M178 56L106 46V62L180 76Q188 64 178 56Z', ink.main)
      ink.shape('M60 66L88 58V68L48 92Q42 80 60 66Z', ink.dark)
      ink.shape('M130 66L102 58V68L142 92Q148 80 130 66Z', ink.dark)
      ink.box([80, 32, 30, 36], ink.deep, 9)
      ink.disc([95, 74, 12], '#fff0b8')
    },
  },
  {
    words: ['chandelier', 'crystal chandelier'],
    kind: 'furniture',
    ...metresTall(1.2, 120, '#e0b04a'),
    home: 'air',
    moving: flames('12 40 6, 36 48 6, 60 36 6, 84 48 6, 108 40 6'),
    draw: (ink) => {
      ink.line('M60 -60V40', 2, IRON)
      ink.line(
        'M60 70Q14 76 12 54M60 74Q38 78 36 62M60 74Q82 78 84 62M60 70Q106 76 108 54',
        3.4,
        ink.main,
      )
      ink.box([56, 40, 8, 40], ink.main, 3)
      ink.oval([60, 62, 9, 7], ink.light)
      for (const [x, y, r] of triples('12 46 4, 36 54 4, 60 42 4, 84 54 4, 108 46 4')) {
        ink.box([x - 3, y, 6, 10], CREAM, 1)
        ink.oval([x, y + 11, r + 3, 2.4], ink.dark)
      }
      for (const [x, y, r] of triples(
        '12 68 4, 24 74 3, 36 80 4, 48 84 3, 60 92 6, 72 84 3, 84 80 4, 96 74 3, 108 68 4',
      ))
        ink.poly(
          `${x},${y - r} ${x + r * 0.6},${y} ${x},${y + r * 1.4} ${x - r * 0.6},${y}`,
          '#dff3fb',
        )
    },
  },
  {
    name: 'message-bottle',
    words: ['message in a bottle', 'bottle with a message', 'message bottle'],
    ...metresLong(0.3, 250, '#8fc9a8'),
    home: 'surface',
    draw: (ink) => {
      ink.faint(0.7, () =>
        ink.shape(
          'M6 50Q6 12 40 12H150Q180 14 190 36H222V64H190Q180 86 150 88H40Q6 88 6 50Z',
          ink.main,
        ),
      )
      ink.box([40, 34, 100, 32], CREAM, 6)
      ink.oval([140, 50, 8, 16], '#d9c8a0')
      ink.line('M88 34V66', 4, '#c8453c')
      ink.faint(0.8, () => ink.line('M28 28Q80 18 150 22', 5, WHITE))
      ink.box([218, 38, 28, 24], WOOD, 4)
    },
  },
  {
    words: ['birdcage', 'bird cage'],
    ...metresTall(0.6, 72, '#c9a24a'),
    draw: (ink) => {
      ink.oval([36, 58, 8, 6], '#f2c83a')
      ink.disc([30, 52, 5], '#f2c83a')
      ink.poly('25,51 20,53 25,55', '#f08a2c')
      ink.line('M16 66H56', 2.4, WOOD)
      ink.line('M6 92V44Q8 14 36 14T66 44V92M21 92V30M36 92V14M51 92V30', 2, ink.main)
      ink.line('M6 46H66', 2, ink.main)
      ink.ring([36, 7, 5], 2, ink.dark)
      ink.box([2, 90, 68, 10], ink.dark, 4)
    },
  },
  {
    words: ['terrarium', 'aquarium tank', 'glass tank'],
    ...metresTall(0.4, 150, '#7fc4de'),
    draw: (ink) => {
      ink.faint(0.55, () => ink.box([4, 12, 142, 84], ink.main, 4))
      ink.box([4, 82, 142, 14], '#e0c793', 3)
      ink.line('M30 84Q24 60 32 40M38 84Q44 66 38 52M120 84Q126 60 118 44', 4, LEAF)
      ink.shape('M56 46Q72 34 86 46L96 38V56L86 50Q72 60 56 46Z', '#f28a3a')
      ink.disc([64, 45, 2], COAL)
      ink.faint(0.7, () => ink.line('M14 22V70', 5, WHITE))
      ink.line('M4 12H146V96H4Z', 3, METAL)
    },
  },
  {
    words: ['dreamcatcher', 'dream catcher'],
    ...metresTall(0.6, 60, '#b5704a'),
    moving: triples('14 58 0, 30 62 0, 46 58 0').map(([x, y]) => ({
      ...driven('sway' as const, [x, y] as const, 1.6),
      draw: (ink) => {
        ink.line(`M${x} ${y}V${y + 16}`, 1, COAL)
        ink.shape(
          `M${x} ${y + 12}Q${x + 6} ${y + 24} ${x} ${y + 36}Q${x - 6} ${y + 24} ${x} ${y + 12}Z`,
          '#e8e0d0',
        )
        ink.line(`M${x} ${y + 14}V${y + 34}`, 0.8, STEEL)
      },
    })),
    draw: (ink) => {
      ink.line('M30 0V6', 1.4, COAL)
      ink.ring([30, 34, 26], 4, ink.main)
      for (let i = 0; i < 8; i++)
        ink.moved({ x: 30, y: 34, turn: i * 0.785 }, () =>
          ink.line('0,-25 10,-11 0,0', 0.9, '#8fa7b5'),
        )
      ink.ring([30, 34, 10], 0.9, '#8fa7b5')
      ink.disc([30, 34, 3], '#4fb4d8')
    },
  },
  {
    words: [
      'venus flytrap',
      'venus fly trap',
      'carnivorous plant',
      'flytrap',
      'pitcher plant',
      'sundew',
    ],
    kind: 'plant',
    ...metresTall(0.3, 88, '#d8506a'),
    moving: [
      {
        ...driven('open', [44, 46], -0.6),
        rest: 0.7,
        draw: (ink) => {
          ink.shape('M44 48Q8 44 12 16Q40 8 50 44Z', LEAF)
          ink.shape('M42 44Q18 40 18 22Q38 18 46 42Z', ink.main)
          for (const [x, y, r] of triples('16 14 5, 24 11 5, 32 12 5, 39 18 5'))
            ink.line(`M${x} ${y}L${x + 3} ${y - r}`, 2, LEAF)
        },
      },
      {
        ...driven('open', [44, 46], 0.6),
        rest: 0.7,
        draw: (ink) => {
          ink.shape('M44 48Q80 44 76 16Q48 8 38 44Z', LEAF)
          ink.shape('M46 44Q70 40 70 22Q50 18 42 42Z', ink.main)
          for (const [x, y, r] of triples('72 14 5, 64 11 5, 56 12 5, 49 18 5'))
            ink.line(`M${x} ${y}L${x - 3} ${y - r}`, 2, LEAF)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M44 46Q46 66 44 78', 6, LEAF)
      ink.shape('M44 78Q14 70 8 52Q34 54 44 78ZM44 78Q74 70 80 52Q54 54 44 78Z', '#4f9a48')
      ink.poly('22,76 66,76 60,99 28,99', '#c8703f')
      ink.box([19, 72, 50, 8], '#d98350', 3)
    },
  },
  {
    name: 'oyster-pearl',
    words: ['pearl', 'oyster', 'clam', 'pearl in a shell', 'oyster shell'],
    kind: 'nature',
    ...metresLong(0.14, 120, '#b5a8c4'),
    moving: [
      {
        ...driven('open', [104, 66], 0.3),
        rest: 0.8,
        behind: true,
        draw: (ink) => {
          ink.shape('M6 68Q10 12 60 8T112 66Q60 74 6 68Z', ink.main)
          for (const x of [28, 44, 60, 76, 92]) ink.line(`M104 66Q${x} 40 ${x - 6} 16`, 2, ink.dark)
          ink.shape('M12 68Q30 56 104 66Q60 74 12 68Z', ink.pale)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M6 70Q60 60 114 68Q108 98 60 98T6 70Z', ink.main)
      ink.shape('M14 72Q60 64 106 70Q96 84 60 84T14 72Z', '#f3dfe6')
      ink.disc([52, 64, 13], '#fbf6ee')
      ink.disc([47, 59, 4], WHITE)
      for (const x of [24, 42, 60, 78, 96])
        ink.line(`M${x} 84L${60 + (x - 60) * 0.7} 96`, 2, ink.dark)
      ink.faint(0.01, () => ink.disc([60, 50, 1], GOLD))
    },
  },
  {
    words: ['sky lantern', 'flying lantern', 'wish lantern', 'wishing lantern', 'floating lantern'],
    ...metresTall(0.6, 74, '#ffb04f'),
    home: 'air',
    moving: flames('37 84 11'),
    draw: (ink) => {
      ink.shape('M12 92L4 26Q8 2 37 2T70 26L62 92Q37 100 12 92Z', ink.main)
      ink.shape('M50 95L58 10Q70 16 70 26L62 92Q56 95 50 95Z', ink.dark)
      ink.shape('M20 90Q12 50 37 40T54 90Q37 96 20 90Z', '#ffe09a')
      ink.line('M24 8L22 92', 1.2, ink.dark)
      ink.oval([37, 92, 25, 5], ink.deep)
    },
  },
]
