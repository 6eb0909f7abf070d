import type { Ink } from '../props/ink.ts'
import type { Beast } from './beast.ts'

/** The tones of one beast. */
export interface Coat {
  readonly main: string
  readonly limbs: string
  readonly farLimbs: string
  readonly belly: string
  readonly shade: string
  readonly tip: string
  /** Shoulders in the colour of the limbs. */
  readonly band: boolean
}

/** Where a leg hangs and how long and thick it is. Feet stand at y 0, up is negative. */
export interface LegPlan {
  readonly x: number
  readonly hip: number
  readonly wide: number
  readonly far: boolean
}

export const LEGS: Readonly<Record<Beast['build'], readonly LegPlan[]>> = {
  bear: [
    { x: -12, hip: -30, wide: 17, far: true },
    { x: 24, hip: -30, wide: 17, far: true },
    { x: -24, hip: -32, wide: 19, far: false },
    { x: 36, hip: -32, wide: 20, far: false },
  ],
  prowler: [
    { x: -12, hip: -30, wide: 11, far: true },
    { x: 26, hip: -30, wide: 11, far: true },
    { x: -24, hip: -33, wide: 12, far: false },
    { x: 38, hip: -33, wide: 13, far: false },
  ],
  horse: [
    { x: -4, hip: -40, wide: 8, far: true },
    { x: 26, hip: -40, wide: 8, far: true },
    { x: -14, hip: -42, wide: 9, far: false },
    { x: 37, hip: -42, wide: 10, far: false },
  ],
  bird: [
    { x: 6, hip: -22, wide: 5, far: true },
    { x: -4, hip: -22, wide: 5, far: false },
  ],
  frog: [],
  figure: [
    { x: -9, hip: -26, wide: 12, far: false },
    { x: 9, hip: -26, wide: 12, far: false },
  ],
}

export function drawLeg(
  ink: Ink,
  leg: LegPlan,
  { build, coat }: { build: Beast['build']; coat: Coat },
): void {
  const tone = leg.far ? coat.farLimbs : coat.limbs
  const half = leg.wide / 2
  if (build === 'bird') {
    ink.line([leg.x, leg.hip, leg.x, -3], 3.6, tone)
    ink.line(`M${leg.x + 3} -2L${leg.x - 9} -2M${leg.x} -3L${leg.x - 7} -6`, 3.2, tone)
    return
  }
  if (build === 'horse') {
    ink.shape(
      `M${leg.x - half} ${leg.hip - 6}Q${leg.x - half * 0.9} ${leg.hip * 0.5} ${leg.x - half * 0.7} -6H${leg.x + half * 0.7}Q${leg.x + half} ${leg.hip * 0.5} ${leg.x + half * 1.2} ${leg.hip - 6}Z`,
      tone,
    )
    ink.shape(
      `M${leg.x - half * 0.95} 0L${leg.x - half * 0.75} -8H${leg.x + half * 0.75}L${leg.x + half * 0.9} 0Z`,
      '#5b4a45',
    )
    return
  }
  ink.shape(
    `M${leg.x - half} ${leg.hip - 4}L${leg.x - half} -7Q${leg.x - half - 4} 0 ${leg.x - half + 2} 0H${leg.x + half - 3}` +
      `Q${leg.x + half} 0 ${leg.x + half} -5L${leg.x + half} ${leg.hip - 4}Q${leg.x} ${leg.hip - 12} ${leg.x - half} ${leg.hip - 4}Z`,
    tone,
  )
  for (const x of [-0.35, 0.1])
    ink.line([leg.x + leg.wide * x, -1, leg.x + leg.wide * x, -4.4], 1.2, coat.shade)
}

export function drawTrunk(ink: Ink, build: Beast['build'], coat: Coat): void {
  if (build === 'figure') return drawTorso(ink, coat)
  if (build === 'frog') return drawFrog(ink, coat)
  if (build === 'bird') return drawHen(ink, coat)
  if (build === 'horse') {
    ink.shape(
      'M-24 -58Q-8 -68 18 -64Q44 -66 46 -46Q46 -34 34 -34Q14 -28 -8 -34Q-26 -36 -24 -58Z',
      coat.main,
    )
    ink.shape('M-18 -36Q12 -28 40 -38Q36 -33 30 -33Q12 -29 -8 -34Z', coat.shade)
    return
  }
  const [back, belly] = build === 'bear' ? [-72, -16] : [-62, -24]
  ink.shape(
    `M-34 -50Q-28 ${back} 8 ${back}Q46 ${back + 2} 48 -44Q49 ${belly - 2} 28 ${belly}Q4 ${belly + 2} -22 ${belly}Q-38 -26 -34 -50Z`,
    coat.main,
  )
  ink.shape(
    `M-28 ${belly - 8}Q4 ${belly - 14} 42 ${belly - 10}Q38 ${belly} 28 ${belly}Q4 ${belly + 2} -22 ${belly}Z`,
    coat.belly,
  )
  if (coat.band)
    ink.shape(
      `M-34 -50Q-28 ${back} -6 ${back + 1}Q4 -40 -6 ${belly}L-22 ${belly}Q-38 -26 -34 -50Z`,
      coat.limbs,
    )
  ink.faint(0.3, () =>
    ink.oval(build === 'bear' ? [-12, -50, 21, 16] : [-13, -46, 18, 13], coat.shade),
  )
}

function drawHen(ink: Ink, coat: Coat): void {
  ink.shape('M22 -50Q46 -76 50 -58Q56 -62 54 -48Q58 -46 48 -36L26 -30Z', coat.shade)
  ink.shape('M-34 -56Q-40 -20 0 -18Q40 -18 42 -44Q24 -54 8 -54Q-14 -58 -34 -56Z', coat.main)
  ink.shape('M-8 -46Q16 -50 32 -38Q24 -24 8 -26Q-8 -28 -8 -46Z', coat.shade)
}

function drawFrog(ink: Ink, coat: Coat): void {
  for (const side of [-1, 1]) {
    ink.shape(
      `M${side * 18} -34Q${side * 50} -40 ${side * 52} -16Q${side * 52} -2 ${side * 34} -4Q${side * 14} -8 ${side * 18} -34Z`,
      coat.shade,
    )
    ink.shape(
      `M${side * 32} -6Q${side * 58} -8 ${side * 60} -1Q${side * 58} 0 ${side * 30} 0Z`,
      coat.limbs,
    )
  }
  ink.oval([0, -26, 32, 24], coat.main)
  ink.oval([0, -20, 20, 16], coat.belly)
  for (const side of [-1, 1]) {
    ink.shape(
      `M${side * 12} -26Q${side * 22} -28 ${side * 22} -16L${side * 20} -4H${side * 10}Q${side * 12} -14 ${side * 12} -26Z`,
      coat.limbs,
    )
    ink.shape(`M${side * 6} 0Q${side * 8} -6 ${side * 16} -6T${side * 26} 0Z`, coat.limbs)
  }
}

function drawTorso(ink: Ink, coat: Coat): void {
  ink.box([-19, -62, 38, 38], coat.main, 10)
  ink.box([-11, -54, 22, 18], coat.belly, 5)
  for (const [x, tone] of [
    [-5, '#e5564c'],
    [1.6, '#f2c04a'],
    [8, '#5bb46a'],
  ] as const)
    ink.disc([x - 1.5, -45, 2.4], tone)
  ink.box([-6, -66, 12, 7], coat.shade, 2)
}

export function drawTail(ink: Ink, tail: NonNullable<Beast['tail']>, coat: Coat): void {
  if (tail === 'stub') ink.disc([46, -58, 6.5], coat.main)
  if (tail === 'brush') {
    ink.shape('M40 -50Q52 -76 70 -78Q84 -74 78 -54Q70 -34 42 -38Z', coat.main)
    ink.shape('M64 -78Q84 -86 80 -56Q72 -52 66 -60Q70 -68 64 -78Z', coat.tip)
  }
  if (tail === 'tuft') {
    ink.line('M44 -46Q64 -44 62 -66', 5.4, coat.shade)
    ink.oval([61, -70, 6.4, 9], coat.tip, 0.2)
  }
  if (tail === 'mane') {
    ink.shape('M42 -58Q60 -70 66 -50T60 -14Q66 -34 54 -40Q46 -44 42 -50Z', coat.tip)
    ink.shape('M46 -58Q58 -62 60 -46T56 -24Q60 -40 48 -50Z', '#f590b4')
  }
}
