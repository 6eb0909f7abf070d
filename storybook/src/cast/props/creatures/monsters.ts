import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, WHITE } from '../tones.ts'

/** A big round eye that looks at us. */
function stare(ink: Ink, [x, y, r]: readonly [number, number, number], iris: string): void {
  ink.disc([x, y, r], WHITE)
  ink.disc([x, y + r * 0.1, r * 0.56], iris)
  ink.disc([x, y + r * 0.1, r * 0.32], COAL)
  ink.disc([x - r * 0.22, y - r * 0.2, r * 0.16], WHITE)
}

/** A coat that ends in tufts all round. */
function furry(
  centre: readonly [x: number, y: number],
  [rx, ry]: readonly [number, number],
): string {
  const points = Array.from({ length: 44 }, (_, i) => {
    const away = i % 2 ? 1 : 0.9
    const turn = (i * Math.PI) / 22
    return `${centre[0] + Math.cos(turn) * rx * away} ${centre[1] + Math.sin(turn) * ry * away}`
  })
  return `M${points.join('L')}Z`
}

function horn(ink: Ink, x: number, side: number): void {
  ink.shape(
    `M${x - 7} 24Q${x + side * 4} 2 ${x + side * 14} 2Q${x + side * 12} 16 ${x + 7} 26Z`,
    CREAM,
  )
}

function teeth(ink: Ink, x: number, y: number): void {
  ink.shape(`M${x - 22} ${y}Q${x} ${y + 20} ${x + 22} ${y}Q${x} ${y + 6} ${x - 22} ${y}Z`, COAL)
  for (const dx of [-12, -4, 4, 12])
    ink.poly(`${x + dx - 3},${y + 2} ${x + dx + 3},${y + 2} ${x + dx},${y + 9}`, WHITE)
}

/** Monsters of nurseries: nobody has to be afraid of them for long. */
export const MONSTERS: readonly Prop[] = [
  {
    words: (
      'monster|furry monster|cute monster|friendly monster|fluffy monster|closet monster|' +
      'horned monster|hairy monster|furry creature|fluffy creature|little creature|cute creature|' +
      'critter|beastie|furball'
    ).split('|'),
    ...metresTall(1.5, 96, '#8a6fc9'),
    build: 'biped',
    eyes: [0.5, 0.38, 0.5],
    grips: { mouth: [0.5, 0.62], head: [0.5, 0.14], rightHand: [0.9, 0.7], leftHand: [0.1, 0.7] },
    moving: [0, 0.5].map((phase) => ({
      by: 'step' as const,
      phase,
      at: [phase ? 62 : 34, 84] as const,
      behind: true,
      draw: (ink) => {
        const x = phase ? 62 : 34
        ink.box([x - 8, 80, 16, 16], ink.dark, 7)
        ink.oval([x, 96, 12, 4.4], ink.deep)
      },
    })),
    draw: (ink) => {
      horn(ink, 32, -1)
      horn(ink, 64, 1)
      ink.oval([9, 62, 7, 16], ink.dark, 0.4)
      ink.oval([87, 62, 7, 16], ink.dark, -0.4)
      ink.shape(furry([48, 54], [41, 40]), ink.dark)
      ink.shape(furry([47, 52], [38, 37]), ink.main)
      ink.oval([48, 76, 20, 12], ink.light)
      stare(ink, [34, 40, 12], '#58b86a')
      stare(ink, [62, 40, 12], '#58b86a')
      teeth(ink, 48, 58)
    },
  },
  {
    words: ['lurking monster', 'monster in the dark'],
    ...metresTall(0.5, 150, '#4b3f78'),
    draw: (ink) => {
      ink.shape('M18 100Q10 48 46 30Q75 16 104 30Q140 48 132 100Z', ink.deep)
      ink.poly('40,36 34,10 58,28', '#4a4468')
      ink.poly('110,36 116,10 92,28', '#4a4468')
      for (const x of [54, 96]) {
        ink.faint(0.35, () => ink.disc([x, 52, 20], '#ffe27a'))
        ink.disc([x, 52, 15], '#ffe27a')
        ink.disc([x, 54, 7], COAL)
        ink.disc([x - 3, 50, 2.4], WHITE)
      }
      ink.shape('M52 76Q75 92 98 76Q75 84 52 76Z', '#120f24')
      for (const x of [60, 70, 80, 90]) ink.poly(`${x - 4},79 ${x + 4},79 ${x},87`, WHITE)
      for (const x of [22, 128]) {
        ink.oval([x, 92, 15, 9], ink.light)
        for (const dx of [-8, 0, 8])
          ink.poly(`${x + dx - 3},95 ${x + dx + 3},95 ${x + dx},101`, CREAM)
      }
    },
  },
]
