import { triples } from '../../../../scene/rows.ts'
import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What is won, and what one stands on then; what is thrown for fun. */
export const PRIZES: Readonly<Record<string, Tool>> = {
  'winners podium': standing(4.2, 0.3, ({ shape }) => {
    shape('M-210 -58H-68V0H-210Z', '#c9cfd8')
    shape('M68 -42H210V0H68Z', '#d09a63')
    shape('M-72 -100H72V0H-72Z', '#f2c14a')
    shape('M-210 -58H-68V-50H-210ZM68 -42H210V-34H68Z', '#eef1f4')
    shape('M-72 -100H72V-90H-72Z', '#fbe3a0')
    shape('M-8 -74L8 -78V-22H-2V-64L-10 -61Z', '#8a5a12')
  }),
  'medal on ribbon': standing(0.5, 0.24, ({ shape, dot }) => {
    shape('M-24 -100L-14 -100L3 -44L-3 -42Z', '#d6453f')
    shape('M24 -100L14 -100L-3 -44L3 -42Z', '#3f72b8')
    dot(0, -24, 23, '#c98f1d')
    dot(0, -24, 18, '#f7cf55')
    shape('M0 -38L4 -28L14 -28L6 -21L9 -11L0 -17L-9 -11L-6 -21L-14 -28L-4 -28Z', '#c98f1d')
  }),
  'water balloon': standing(0.9, 0.11, ({ shape, dot }) => {
    shape('M0 -100L8 -88Q46 -76 45 -40Q42 0 0 0Q-42 0 -45 -40Q-46 -76 -8 -88Z', '#3f8fd6')
    shape('M-28 -58Q-22 -74 -10 -76Q-18 -62 -20 -46Z', '#bfe2fa')
    dot(0, -94, 7, '#2f6fae')
  }),
  kickboard: standing(3.4, 0.09, ({ shape }) => {
    shape('M-160 -50Q-160 -100 -110 -100H110Q170 -100 170 -50Q170 0 110 0H-160Z', '#f2c14a')
    shape('M-60 -100H-20V0H-60Z', '#d6453f')
  }),
  'thought bubble': standing(1.25, 0.5, ({ dot }) => {
    for (const [x, y, r] of CLOUD) dot(x, y, r + 3, '#b9c4d0')
    for (const [x, y, r] of CLOUD) dot(x, y, r, '#ffffff')
  }),
}

/** Puffs around a middle, and two small ones on the way down to the head. */
const CLOUD = triples(`
  -26 -64 26, 0 -72 25, 28 -66 25, -8 -48 25, 20 -48 24, 4 -60 32, -34 -22 8, -46 -8 5
`)
