import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const WALL = '#c98f6b'
const JOINT = '#b0785a'
const STONE = '#cfc8ba'
const SHADE = '#a9a294'

/** Rows of boards between these heights, so far apart. */
function joints(half: number, [from, to]: readonly [number, number], apart: number): string {
  const count = Math.floor((to - from) / apart)
  const rows = Array.from({ length: count }, (_, row) => to - row * apart)
  return rows.map((y) => `M${-half} ${y}H${half}`).join('')
}

/** Fronts of houses and squares that people sit before or climb into. */
export const ENTRANCES: Readonly<Record<string, Tool>> = {
  'open window wall': standing(1.3, 1.7, ({ shape, line }) => {
    shape('M-65 -100H65V0H-65Z', WALL)
    line(joints(65, [-98, -2], 6), JOINT, 0.7)
    shape('M-65 -100H65V-95H-65Z', '#8f4a3a')
    shape('M-30 -88H30V-30H-30Z', '#f6f0e2')
    shape('M-27 -85H27V-32H-27Z', '#5a4a63')
    shape('M-27 -85H-12Q-18 -60 -25 -50H-27ZM27 -85H12Q18 -60 25 -50H27Z', '#e7c98f')
    for (const x of [-46, 32]) {
      shape(`M${x} -87H${x + 14}V-31H${x}Z`, '#4f8074')
      line(
        `M${x + 2} -76H${x + 12}M${x + 2} -64H${x + 12}M${x + 2} -52H${x + 12}M${x + 2} -40H${x + 12}`,
        '#3d665c',
        1.4,
      )
    }
  }),
  'wall below a window': standing(4.2, 0.53, ({ shape, line }) => {
    shape('M-208 -92H208V0H-208Z', WALL)
    line(joints(208, [-84, -6], 19), JOINT, 2.2)
    shape('M-106 -100H106V-88H-106Z', STONE)
  }),
  'front steps': standing(1.15, 1.6, ({ shape, line, dot }) => {
    shape('M-24 -98H24V-18H-24Z', '#f1eadb')
    shape('M-20 -94H20V-19H-20Z', '#3f6f63')
    for (const y of [-88, -60])
      for (const x of [-15, 2]) shape(`M${x} ${y}H${x + 13}V${y + 20}H${x}Z`, '#355e54')
    dot(15, -50, 2, '#e3b64a')
    shape('M-42 -19H42V-12H-42Z', STONE)
    shape('M-50 -12H50V-6H-50Z', SHADE)
    shape('M-57 -6H57V0H-57Z', STONE)
    line('M-42 -12H42M-50 -6H50', '#8d867a', 0.8)
  }),
  'fountain rim': standing(7.3, 0.32, ({ shape, line }) => {
    shape('M-362 -96H362V-71H-362Z', STONE)
    shape('M-342 -71H342L325 0H-325Z', SHADE)
    line('M-208 -71V0M-67 -71V0M75 -71V0M217 -71V0', '#958e80', 4)
  }),
  'fountain basin': standing(1.75, 1.35, ({ shape, line }) => {
    line(
      'M0 -62Q-4 -104 -22 -66M0 -62Q4 -104 22 -66M0 -62Q-1 -110 -10 -64M0 -62Q1 -110 10 -64',
      '#cfeaf4',
      2.4,
    )
    shape('M-6 -56H6L9 -20H-9Z', STONE)
    shape('M-30 -64H30Q26 -52 0 -50Q-26 -52 -30 -64Z', STONE)
    line(
      'M-28 -62Q-36 -44 -34 -24M28 -62Q36 -44 34 -24M-20 -56Q-24 -40 -23 -24M20 -56Q24 -40 23 -24',
      '#bfe2ee',
      2,
    )
    shape('M-84 -24Q0 -34 84 -24L80 -19H-80Z', '#8cc7dc')
    shape('M-87 -23H87V-17H-87Z', STONE)
    shape('M-82 -17H82L78 0H-78Z', SHADE)
    line('M-50 -17V0M-16 -17V0M18 -17V0M52 -17V0', '#958e80', 1)
  }),
}
