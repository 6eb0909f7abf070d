import { triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, type Prop } from '../prop.ts'
import { COAL, WHITE } from '../tones.ts'

function stare(ink: Ink, [x, y, r]: readonly [number, number, number]): void {
  ink.disc([x, y, r], WHITE)
  ink.disc([x, y + r * 0.12, r * 0.5], COAL)
  ink.disc([x - r * 0.2, y - r * 0.1, r * 0.18], WHITE)
}

function grin(ink: Ink, [x, y]: readonly [number, number], wide: number): void {
  ink.shape(
    `M${x - wide} ${y}Q${x} ${y + wide} ${x + wide} ${y}Q${x} ${y + wide * 0.3} ${x - wide} ${y}Z`,
    '#5a1f26',
  )
}

/** A noodle arm that swings from its shoulder. */
function noodleArm(side: 1 | -1): NonNullable<Prop['moving']>[number] {
  const x = 64 + side * 34
  return {
    ...driven('sway', [x, 58], 5 * side),
    rate: 2.4,
    behind: true,
    draw: (ink) => {
      for (const [dy, tone] of [
        [0, ink.dark],
        [5, ink.main],
        [10, ink.light],
      ] as const)
        ink.line(
          `M${x} ${56 + dy}Q${x + side * 20} ${44 + dy} ${x + side * 16} ${66 + dy}T${x + side * 26} ${84 + dy}`,
          4,
          tone,
        )
    },
  }
}

/** A heap of noodles that lie across each other. */
function noodles(ink: Ink): void {
  ink.shape('M18 74Q16 30 64 26Q112 30 110 74Q108 96 64 97Q20 96 18 74Z', ink.dark)
  const tones = [ink.main, ink.light, ink.dark, ink.pale]
  for (let i = 0; i < 26; i++) {
    const x = 24 + ((i * 37) % 80)
    const y = 36 + ((i * 23) % 54)
    const bend = i % 2 ? 12 : -12
    const tone = tones[i % 4] ?? ink.main
    ink.line(
      `M${x - 14} ${y}Q${x - 4} ${y + bend} ${x + 4} ${y}T${x + 16} ${y + bend / 3}`,
      3.6,
      tone,
    )
  }
  for (const x of [24, 38, 52, 66, 80, 94, 106])
    ink.line(`M${x} 84Q${x + 6} 92 ${x - 2} 100`, 4, x % 4 ? ink.main : ink.light)
}

/** Sauce with two meatballs on top. */
function sauce(ink: Ink): void {
  ink.shape(
    'M30 40Q32 22 64 20Q96 22 98 40Q98 52 92 44Q86 38 82 48Q78 58 72 46Q64 38 58 48Q52 58 46 46Q40 38 36 48Q30 52 30 40Z',
    '#c8452f',
  )
  for (const x of [34, 94]) {
    ink.disc([x, 32, 11], '#7d4a2e')
    ink.disc([x - 4, 28, 3], '#9a6442')
  }
}

const SWEETS = ['#f2688f', '#62b8e8', '#f5c445', '#7ccf72', '#b07fe0', '#ff9a52'] as const

/** A body of sweets, one beside the other. */
function sweets(ink: Ink): void {
  ink.shape('M16 66Q18 24 56 22Q94 24 96 66Q96 94 56 94Q16 94 16 66Z', ink.main)
  for (let i = 0; i < 34; i++) {
    const turn = i * 2.4
    const away = 6.6 * Math.sqrt(i)
    const [x, y] = [56 + Math.cos(turn) * away, 58 + Math.sin(turn) * away * 0.92]
    const tone = SWEETS[i % SWEETS.length] ?? ink.main
    ink.disc([x, y, 7], tone)
    ink.faint(0.6, () => ink.disc([x - 2, y - 2.4, 2], WHITE))
  }
}

/** A lollipop, or a cane, that stands out like a horn. */
function lollipop(ink: Ink, [x, y]: readonly [number, number], lean: number): void {
  ink.line(`M${x} ${y}L${x + lean} ${y - 20}`, 3, WHITE)
  ink.disc([x + lean, y - 24, 9], '#f2688f')
  ink.ring([x + lean, y - 24, 5], 2.4, '#ffe3ec')
}

/** An arm of slime that drips from its end. */
function slimyArm(side: 1 | -1): NonNullable<Prop['moving']>[number] {
  const x = 56 + side * 34
  return {
    ...driven('sway', [x, 50], 4 * side),
    rate: 2.2,
    behind: true,
    draw: (ink) => {
      ink.line(`M${x} 52Q${x + side * 18} 46 ${x + side * 15} 30`, 11, ink.dark)
      ink.line(`M${x + side * 8} 52V68M${x + side * 15} 46V58`, 4, ink.dark)
      ink.disc([x + side * 8, 72, 2.6], ink.dark)
    },
  }
}

/** A heap that runs down on all sides into a puddle. */
function drippingHeap(ink: Ink): void {
  ink.oval([56, 95, 54, 6], ink.deep)
  ink.shape(
    'M56 8Q88 10 92 44Q94 66 98 82Q100 94 90 93Q86 92 85 80Q80 76 78 88Q76 98 70 95Q66 92 66 82Q60 76 56 86Q52 98 45 95Q40 92 40 80Q34 76 32 86Q30 95 22 93Q12 92 14 80Q18 66 20 44Q24 10 56 8Z',
    ink.main,
  )
  ink.faint(0.5, () => ink.shape('M30 24Q22 44 24 66Q34 50 36 28Q36 20 30 24Z', ink.pale))
  for (const [x, y, r] of triples('78 60 4, 70 72 2.6, 34 72 3'))
    ink.faint(0.5, () => ink.disc([x, y, r], ink.pale))
}

const BODY = {
  tall: 1.5,
  faces: 'front',
  build: 'snake',
  home: 'ground',
  kind: 'creature',
} as const

/** Monsters that are all of one stuff. */
export const STUFF_MONSTERS: readonly Prop[] = [
  {
    ...BODY,
    words: ['slime monster', 'slime creature', 'goo monster', 'ooze monster', 'slimy monster'],
    width: 112,
    colour: '#6cc46a',
    eyes: [0.5, 0.34, 0.4],
    moving: [slimyArm(-1), slimyArm(1)],
    draw: (ink) => {
      drippingHeap(ink)
      stare(ink, [42, 34, 10])
      stare(ink, [70, 36, 8])
      grin(ink, [56, 52], 17)
      for (const x of [48, 56, 64]) ink.poly(`${x - 3},54 ${x + 3},54 ${x},60`, WHITE)
    },
  },
  {
    ...BODY,
    words:
      'spaghetti monster|flying spaghetti monster|noodle monster|pasta monster|ramen monster'.split(
        '|',
      ),
    width: 128,
    colour: '#e8c465',
    eyes: [0.5, 0.1, 0.4],
    moving: [noodleArm(-1), noodleArm(1)],
    draw: (ink) => {
      noodles(ink)
      sauce(ink)
      for (const x of [52, 76]) {
        ink.line(`M${x} 34V14`, 4, ink.light)
        stare(ink, [x, 12, 10])
      }
      grin(ink, [64, 62], 16)
    },
  },
  {
    ...BODY,
    words: 'candy monster|sweets monster|sugar monster|gummy monster|lollipop monster'.split('|'),
    width: 112,
    colour: '#f7a8c4',
    eyes: [0.5, 0.46, 0.4],
    moving: ([-1, 1] as const).map((side) => ({
      ...driven('sway' as const, [56 + side * 38, 60] as const, 5 * side),
      rate: 2.4,
      behind: true,
      draw: (ink: Ink) => {
        const x = 56 + side * 38
        ink.line(`M${x} 60L${x + side * 10} 82`, 8, '#fff4f4')
        for (const t of [0.2, 0.55, 0.9])
          ink.line(
            `M${x + side * 10 * t - 3} ${60 + 22 * t}L${x + side * 10 * t + 3} ${57 + 22 * t}`,
            3,
            '#e0433f',
          )
      },
    })),
    draw: (ink) => {
      lollipop(ink, [38, 30], -6)
      lollipop(ink, [74, 30], 6)
      for (const x of [40, 72]) ink.oval([x, 95, 12, 5], '#b07fe0')
      sweets(ink)
      stare(ink, [42, 46, 11])
      stare(ink, [70, 46, 11])
      grin(ink, [56, 66], 16)
    },
  },
]
