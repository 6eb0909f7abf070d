import type { Ink } from '../ink.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { BARK, PLANK, WHITE } from '../tones.ts'

/** A cloth on the ground, seen from a little above, between two heights. */
function cloth(ink: Ink, [top, low]: readonly [number, number], width: number): void {
  ink.poly(`${width * 0.1},${top} ${width * 0.9},${top} ${width - 4},${low} 4,${low}`, ink.main)
}

/** Stripes that run to the viewer. */
function stripes(ink: Ink, [top, low]: readonly [number, number], width: number): void {
  for (let i = 0; i < 10; i++) {
    const [far, near] = [width * (0.1 + 0.08 * i), 4 + (width - 8) * 0.1 * i]
    const [wide, wider] = [width * 0.04, (width - 8) * 0.05]
    ink.faint(0.8, () =>
      ink.poly(`${far},${top} ${far + wide},${top} ${near + wider},${low} ${near},${low}`, WHITE),
    )
  }
}

/** Stripes across them. */
function bars(ink: Ink, [top, low]: readonly [number, number], width: number): void {
  for (let i = 0; i < 4; i++) {
    const y = top + ((low - top) * (i * 2 + 0.5)) / 8
    const inset = width * 0.1 * (1 - (y - top) / (low - top))
    ink.faint(0.55, () => ink.box([inset, y, width - 2 * inset, (low - top) / 9], WHITE, 1))
  }
}

const ON_CLOTH = { top: [0.5, 0.5], seat: [0.5, 0.5], middle: [0.5, 0.5] } as const

/** Blankets and towels that somebody is on lie spread on the ground. */
export const SPREAD_CLOTHS: readonly Prop[] = [
  {
    words: ['spread blanket'],
    ...metresLong(2.2, 800, '#5f8fc4'),
    kind: 'furniture',
    grips: ON_CLOTH,
    draw: (ink) => {
      cloth(ink, [4, 96], 800)
      ink.poly('110,16 690,16 740,80 60,80', ink.light)
      ink.poly('130,24 670,24 706,72 94,72', ink.main)
    },
  },
  {
    name: 'checked-blanket',
    words: ['spread checked blanket'],
    ...metresLong(2.2, 700, '#d84f4a'),
    kind: 'furniture',
    grips: ON_CLOTH,
    draw: (ink) => {
      cloth(ink, [4, 97], 700)
      stripes(ink, [4, 97], 700)
      bars(ink, [4, 97], 700)
    },
  },
  {
    words: ['spread picnic'],
    ...metresTall(0.42, 460, '#d84f4a'),
    kind: 'furniture',
    grips: { top: [0.4, 0.82], seat: [0.4, 0.82], middle: [0.4, 0.82] },
    draw: (ink) => {
      cloth(ink, [66, 99], 460)
      stripes(ink, [66, 99], 460)
      bars(ink, [66, 99], 460)
      ink.line('M352 40Q352 8 384 8T416 40', 5, BARK)
      ink.box([340, 38, 88, 44], '#c8935a', 5)
      ink.box([406, 38, 22, 44], '#b07f49', 5)
      for (const y of [50, 60, 70]) ink.line(`M343 ${y}L425 ${y}`, 1.6, '#9a6a3a')
      ink.box([336, 34, 96, 7], PLANK, 3)
    },
  },
]
