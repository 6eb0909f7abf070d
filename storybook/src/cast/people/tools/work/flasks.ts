import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What a flask can be filled with, and what is poured from it. */
export const FILLINGS: Readonly<Record<string, string>> = {
  blue: '#3f86d8',
  red: '#d8403f',
  green: '#4fae5c',
  yellow: '#f2c63f',
  purple: '#8f5fc8',
  pink: '#ef7aa8',
  orange: '#f08040',
}

const filledWith = (liquid: string): Tool => ({
  ...standing(0.7, 0.18, ({ shape, line }) => {
    shape('M-9 -100H9V-62L32 -8Q34 0 26 0H-26Q-34 0 -32 -8L-9 -62Z', '#e6f2f2')
    shape('M-14 -50H14L31 -8Q32 -2 26 -2H-26Q-32 -2 -31 -8Z', liquid)
    line('M-12 -98H12', '#b9d3d6', 6)
  }),
  at: [0.5, 0.2],
})

/** `blue flask`, `red flask` and the others. */
export const FLASKS: Readonly<Record<string, Tool>> = Object.fromEntries(
  Object.entries(FILLINGS).map(([name, liquid]) => [`${name} flask`, filledWith(liquid)]),
)
