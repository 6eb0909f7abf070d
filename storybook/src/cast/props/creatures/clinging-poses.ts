import { eye } from './creature-parts.ts'
import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { COAL } from '../tones.ts'

/** A leg with five round toes, from the flank outwards. */
function toedLeg(ink: Ink, path: string, [x, y]: readonly [number, number]): void {
  ink.line(path, 9, ink.dark)
  ink.line(path, 7.4, ink.main)
  for (let i = 0; i < 5; i++) {
    const angle = -2.2 + i * 0.72 + (y > 50 ? Math.PI * 0.3 : -Math.PI * 0.1)
    const [tx, ty] = [x + 9 * Math.cos(angle), y + 8 * Math.sin(angle)]
    ink.line(`M${x} ${y}L${tx} ${ty}`, 2.6, ink.main)
    ink.disc([tx, ty, 2.4], ink.light)
  }
}

/** A lizard flat on a wall, seen from above, looking left. */
const flatLizard = (name: string, colour: string, spot: string): Prop => ({
  name: `${name}-from-above`,
  words: [`${name} seen from above`],
  long: 0.25,
  width: 240,
  colour,
  faces: 'left',
  build: 'quadruped',
  grips: { mouth: [0.02, 0.5], head: [0.12, 0.4] },
  draw: (ink) => {
    ink.line('M128 50Q164 40 186 58Q206 74 236 56', 15, ink.dark)
    ink.line('M128 50Q164 40 186 58Q206 74 236 56', 12.6, ink.main)
    toedLeg(ink, 'M66 38Q58 24 70 14Q62 10 52 12', [52, 12])
    toedLeg(ink, 'M66 62Q74 78 58 86Q50 90 44 84', [44, 86])
    toedLeg(ink, 'M118 38Q122 22 136 20Q134 12 126 10', [124, 10])
    toedLeg(ink, 'M118 62Q120 80 134 80Q130 90 120 90', [118, 90])
    ink.shape('M44 50Q50 30 84 29Q124 32 148 50Q124 68 84 71Q50 70 44 50Z', ink.dark)
    ink.shape('M46 50Q52 32 84 31Q122 34 144 50Q122 66 84 69Q52 68 46 50Z', ink.main)
    ink.shape('M3 50Q6 32 32 30Q52 34 54 50Q52 66 32 70Q6 68 3 50Z', ink.main)
    ink.line('M54 50Q90 46 142 50', 3, ink.light)
    for (let i = 0; i < 14; i++)
      ink.disc([58 + ((i * 37) % 80), 38 + ((i * 23) % 25), 2.8], ink.own ? spot : ink.deep)
    for (let i = 0; i < 5; i++)
      ink.disc([150 + i * 16, 49 + i * 3.4, 2.2], ink.own ? spot : ink.deep)
    eye(ink, [25, 33, 6])
    eye(ink, [25, 67, 6])
    ink.disc([7, 46, 1.2], COAL)
    ink.disc([7, 54, 1.2], COAL)
  },
})

/** Animals that hold on to what stands upright; they stand in for their pictures through `guises.ts`. */
export const CLINGING_POSES: readonly Prop[] = [
  flatLizard('gecko', '#8fce4a', '#e8663a'),
  flatLizard('lizard', '#7d9a55', '#4f6a35'),
  flatLizard('salamander', '#2f2f36', '#f2b51f'),
  {
    name: 'woodpecker-drumming',
    words: ['woodpecker at a trunk'],
    ...metresTall(0.28, 82, '#34343a'),
    faces: 'left',
    build: 'bird',
    grips: { mouth: [0.02, 0.24], head: [0.5, 0.02] },
    moving: [
      {
        ...driven('bow', [50, 40]),
        draw: (ink) => {
          ink.shape('M34 16L0 23Q8 28 34 28Z', '#6b6b72')
          ink.disc([46, 23, 15.5], ink.main)
          ink.shape('M31 18Q34 2 50 2Q68 4 68 26Q60 12 31 18Z', '#d92b2b')
          ink.shape('M32 26Q42 22 54 28Q56 36 46 38Q36 36 32 26Z', '#f4efe6')
          eye(ink, [42, 19, 3])
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M48 82L8 98L2 90L38 70Z', ink.deep)
      for (const y of [56, 70]) {
        ink.line(`M36 ${y}L12 ${y - 3}`, 3, '#8a8a92')
        ink.line(
          `M12 ${y - 3}L1 ${y - 9}M12 ${y - 3}L0 ${y - 2}M12 ${y - 3}L4 ${y + 4}`,
          2.2,
          '#8a8a92',
        )
      }
      ink.shape('M30 62Q30 34 50 30Q74 34 76 58Q74 82 46 92Q32 82 30 62Z', ink.main)
      ink.shape('M31 64Q31 40 42 36Q50 54 42 82Q33 76 31 64Z', '#f4efe6')
      ink.shape('M34 78Q44 72 52 76Q52 88 44 90Q36 86 34 78Z', '#d92b2b')
      ink.shape('M54 36Q80 44 76 78Q66 92 56 94Q48 66 54 36Z', ink.deep)
      for (const [x, y] of pairs('62 50, 68 58, 60 64, 68 70, 62 78'))
        ink.oval([x, y, 3.4, 2], '#f4efe6')
    },
  },
  {
    name: 'bare-trunk',
    words: ['bare climbing trunk'],
    kind: 'plant',
    ...metresTall(8, 44, '#8d8378'),
    draw: (ink) => {
      ink.line('M29 30Q38 22 40 8M36 20L43 17', 2.2, ink.main)
      ink.line('M13 40Q6 34 4 22M7 32L1 31', 2, ink.main)
      ink.line('M30 62L38 56', 2.6, ink.main)
      ink.shape('M3 100Q10 90 12 60Q13 24 10 0H31Q29 30 30 60Q31 90 40 100Z', ink.main)
      ink.shape('M24 0H31Q29 30 30 60Q31 90 40 100H28Q26 50 24 0Z', ink.dark)
      ink.line('M16 90Q18 60 15.4 30M20 74Q21 44 19 12M23 96Q24 80 22 66', 0.8, ink.deep)
      for (const [x, y] of pairs('17 50, 21 66, 16 78')) ink.oval([x, y, 1.6, 2.2], ink.deep)
    },
  },
]
