import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const DYES = {
  red: ['#d6453f', '#f6e9d2'],
  white: ['#f7f3e8', '#d6453f'],
  blue: ['#3f7fc0', '#f6e9d2'],
  green: ['#4f9d5d', '#f6e9d2'],
  yellow: ['#f2c84b', '#c0392f'],
  orange: ['#e8893a', '#f6e9d2'],
  purple: ['#8a5fb0', '#f6e9d2'],
  pink: ['#e88aa8', '#fdf3ec'],
  black: ['#37343a', '#f6e9d2'],
} as const

/** A long cloth for so many to hold, with two bars where letters would be. */
function banner(heads: number, [cloth, ink]: readonly [string, string]): Tool {
  const half = 58 * heads + 8
  return standing(half / 50, 0.3, ({ shape, line, dot }) => {
    shape(
      `M${-half} -96Q${-half / 2} -104 0 -97Q${half / 2} -90 ${half} -97V-3Q${half / 2} 4 0 -3Q${-half / 2} -10 ${-half} -3Z`,
      cloth,
    )
    line(`M${-half + 34} -66H${half - 34}`, ink, 9)
    line(`M${-half + 60} -36H${half - 60}`, ink, 9)
    dot(-half + 10, -86, 4, ink)
    dot(half - 10, -86, 4, ink)
  })
}

/** The same without anything on it: a sheet with its folds. */
function sheet(heads: number, [cloth, fold]: readonly [string, string]): Tool {
  const half = 58 * heads + 8
  return standing(half / 50, 0.3, ({ shape, line }) => {
    shape(
      `M${-half} -98Q0 -84 ${half} -98V-6Q${half / 2} 6 0 -4Q${-half / 2} 6 ${-half} -6Z`,
      cloth,
    )
    for (const x of [-0.5, 0, 0.5]) line(`M${x * half} -88V-6`, fold, 3)
  })
}

const SHEETS = Object.entries(DYES).flatMap(([name, [cloth]]) =>
  [2, 3, 4, 5, 6].map(
    (heads) => [`${name} cloth ${heads}`, sheet(heads, [cloth, '#d8cdb8'])] as const,
  ),
)

const BANNERS = Object.entries(DYES).flatMap(([name, dyes]) =>
  [2, 3, 4, 5, 6].map((heads) => [`${name} banner ${heads}`, banner(heads, dyes)] as const),
)

/** Cloths that several have together. */
export const CLOTHS: Readonly<Record<string, Tool>> = {
  ...Object.fromEntries(BANNERS),
  ...Object.fromEntries(SHEETS),
  'lap blanket': standing(2, 0.36, ({ shape, line }) => {
    shape(
      'M-88 -96Q-50 -106 -4 -94Q46 -106 88 -96Q98 -50 94 -6Q60 4 30 -4Q0 6 -30 -4Q-62 4 -94 -6Q-98 -50 -88 -96Z',
      '#b8504a',
    )
    for (const x of [-64, -22, 22, 64]) line(`M${x} -98V-2`, '#e9c46a', 5)
    for (const y of [-70, -40]) line(`M-92 ${y}H92`, '#e9c46a', 5)
    line('M-94 -6Q-62 4 -30 -4Q0 6 30 -4Q60 4 94 -6', '#f3e2c4', 6)
  }),
}
