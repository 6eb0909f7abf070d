import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL } from '../tones.ts'

function skull(ink: Ink): void {
  ink.shape(
    'M34 2Q62 2 64 26Q64 36 57 41L55 52Q54 56 48 56H20Q14 56 13 52L11 41Q4 36 4 26Q6 2 34 2Z',
    ink.main,
  )
  ink.faint(0.5, () => ink.shape('M34 2Q10 4 10 26Q10 34 14 38Q4 36 4 26Q6 2 34 2Z', ink.pale))
  for (const x of [21, 47]) ink.oval([x, 28, 8, 9], COAL)
  for (const x of [23, 49]) ink.disc([x, 26, 2.2], ink.pale)
  ink.poly('34,35 30,43 38,43', COAL)
  ink.line('M18 48Q34 52 50 48', 1.6, COAL)
  for (const x of [23, 28.5, 34, 39.5, 45]) ink.line(`M${x} 46V55`, 1.2, COAL)
}

/** Four pairs of ribs on a spine, and the hips. */
function trunk(ink: Ink): void {
  ink.line('M34 54V94', 4.4, ink.dark)
  for (const y of [60, 66, 72, 78, 84]) ink.box([30.6, y - 1.6, 6.8, 3.2], ink.main, 1.4)
  ink.line('M17 60Q34 55 51 60', 3.4, ink.main)
  for (const [y, wide] of pairs('63 16, 69 16.5, 75 15, 81 12'))
    ink.line(
      `M34 ${y}Q${34 - wide} ${y - 3} ${34 - wide} ${y + 4}Q${34 - wide + 4} ${y + 7} 30 ${y + 6}M34 ${y}Q${34 + wide} ${y - 3} ${34 + wide} ${y + 4}Q${34 + wide - 4} ${y + 7} 38 ${y + 6}`,
      2.8,
      ink.main,
    )
  ink.shape(
    'M20 89Q27 86 34 91Q41 86 48 89Q50 96 43 99Q38 100 34 97Q30 100 25 99Q18 96 20 89Z',
    ink.main,
  )
  for (const x of [27, 41]) ink.disc([x, 94, 2.6], ink.deep)
}

/** A dinosaur's bones on their stand, as museums have them. */
function fossil(ink: Ink): void {
  for (const x of [62, 104]) ink.box([x, 56, 2, 40], COAL)
  ink.box([30, 95, 110, 5], '#6d4a30', 2)
  ink.line('M48 24Q66 34 84 44Q112 52 138 62T182 78', 4.6, ink.main)
  for (const [x, y] of pairs(
    '54 27, 63 32, 72 38, 82 43, 92 46, 102 49, 112 53, 122 56, 132 60, 144 65, 156 70, 168 74',
  ))
    ink.box([x - 2, y - 5, 3.4, 9], ink.dark, 1.6)
  for (const [x, deep] of pairs('72 24, 79 27, 86 27, 93 25, 100 20'))
    ink.line(
      `M${x} ${38 + (x - 72) * 0.36}Q${x + 7} ${50 + deep * 0.3} ${x - 1} ${40 + deep}`,
      2.2,
      ink.main,
    )
  ink.line('M104 50L114 70L104 82L110 95M104 95H118', 4.4, ink.main)
  ink.line('M98 50L92 68L98 82L92 95M86 95H98', 3.8, ink.dark)
  ink.line('M74 46L64 54L68 60M64 54L60 58', 2.6, ink.main)
  ink.shape('M50 14Q42 4 26 8L4 18Q2 22 4 26L34 28Q50 28 50 14Z', ink.main)
  ink.shape('M8 30L36 31Q44 31 47 26Q48 36 38 37L10 35Q6 33 8 30Z', ink.main)
  for (const x of [8, 14, 20, 26, 32]) ink.poly([x, 25, x + 4, 25, x + 2, 31], ink.pale)
  ink.disc([38, 15, 3.4], COAL)
  ink.oval([24, 16, 4, 2.6], ink.deep)
}

/** The head and the trunk of a skeleton; its arms and legs move by themselves. */
export const BONES: readonly Prop[] = [
  {
    words: ['skull and ribs'],
    ...metresTall(1, 68, '#efe9d8'),
    faces: 'front',
    build: 'still',
    draw: (ink) => {
      trunk(ink)
      skull(ink)
    },
  },
  {
    kind: 'thing',
    words: ['dinosaur skeleton', 't-rex skeleton', 'dinosaur fossil', 'fossil skeleton'],
    ...metresTall(3.6, 186, '#efe3c4'),
    faces: 'left',
    build: 'still',
    draw: fossil,
  },
]
