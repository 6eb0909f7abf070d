import type { Ink } from '../../../../cast/props/ink.ts'
import { darken, lighten } from '../../../../paint/paper/colour.ts'
import { readColour } from '../../../../cast/colour/read-colour.ts'

/** Where a surface lies on its sheet that one looks at from near. */
export const PANEL = { width: 150, x: 79, half: 66, top: 4, tall: 92 } as const

/** What a surface is of, and what is drawn on it. */
export interface Panel {
  readonly colour: string
  readonly grain:
    | 'panes'
    | 'tiles'
    | 'brushed'
    | 'plate'
    | 'cloth'
    | 'wood'
    | 'concrete'
    | 'paper'
    | 'shield'
    | 'plain'
}

const PANELS: readonly (readonly [words: RegExp, colour: string, grain: Panel['grain']])[] = [
  [/wind ?shield|windscreen|car window|car glass/u, '#a9cfe0', 'shield'],
  [/window|pane/u, '#a9d3e6', 'panes'],
  [/mirror/u, '#c9e0ea', 'plain'],
  [/tile/u, '#e6ece9', 'tiles'],
  [/plate|saucer|ceramic|porcelain dish/u, '#f5f3ec', 'plate'],
  [/towel|cloth|fabric|denim|curtain|blanket/u, '#d8c7b4', 'cloth'],
  [/canvas/u, '#f3ecdc', 'cloth'],
  [/concrete|wall|stone|brick|pavement|sidewalk|asphalt/u, '#a9a8a4', 'concrete'],
  [/metal|steel|aluminum|aluminium|iron|tin|foil/u, '#b9c3ca', 'brushed'],
  [/wood|desk|table|board(?<!(?:card|porcelain |white|black)board)/u, '#c39a68', 'wood'],
  [/marble|granite|countertop|counter/u, '#e9e6e2', 'plain'],
  [/cardboard|bag|kraft|box|envelope/u, '#c49a6c', 'paper'],
  [/blackboard|chalkboard|slate/u, '#37473f', 'plain'],
  [/book|page|parchment|paper|notebook/u, '#f1e4c6', 'paper'],
  [/leaf/u, '#6aa84f', 'plain'],
  [/sandpaper/u, '#b9905c', 'concrete'],
  [/porcelain|board|enamel/u, '#fbfaf6', 'plain'],
  [/plastic/u, '#cfe3ec', 'plain'],
]

/** What a surface looks like by its name; a colour that is said of it counts. */
export function panelOf(words: string): Panel {
  const [, colour, grain] = PANELS.find(([said]) => said.test(words)) ?? [
    null,
    '#cfe6f1',
    'plain' as const,
  ]
  const tint = words.split(/[ ,]+/u).flatMap((word) => readColour(word) ?? [])[0]
  return { colour: tint !== undefined && tint !== 'rainbow' ? tint : colour, grain }
}

type Grain = (ink: Ink, colour: string) => void

const { x, half, top, tall } = PANEL
const [left, right, bottom] = [x - half, x + half, top + tall]

const lines = (ink: Ink, colour: string, many: number): void => {
  // Below zero they lie.
  const [count, upright] = [Math.abs(many), many > 0]
  for (let at = 1; at < count; at++) {
    const share = at / count
    if (upright)
      ink.line([left + 2 * half * share, top, left + 2 * half * share, bottom], 0.8, colour)
    else
      ink.line(
        [left, top + tall * share, right, top + tall * share + 1.4 * Math.sin(at * 5)],
        0.7,
        colour,
      )
  }
}

const GRAINS: Readonly<Record<Panel['grain'], Grain>> = {
  plain: (ink, colour) =>
    ink.faint(0.4, () =>
      ink.poly(
        [
          [left + 18, top],
          [left + 44, top],
          [left + 8, bottom],
          [left, bottom],
          [left, top + 40],
        ],
        lighten(colour, 0.4),
      ),
    ),
  panes: (ink) => {
    ink.faint(0.5, () =>
      ink.poly(
        [
          [left + 16, top],
          [left + 34, top],
          [left + 4, bottom],
          [left, bottom - 20],
        ],
        '#ffffff',
      ),
    )
    for (const [a, b, c, d] of [
      [left, top, 2 * half, 4],
      [left, bottom - 4, 2 * half, 4],
      [left, top, 4, tall],
      [right - 4, top, 4, tall],
      [x - 1.5, top, 3, tall],
    ] as const)
      ink.box([a, b, c, d], '#f4f1ea', 1)
  },
  shield: (ink) => {
    ink.faint(0.4, () =>
      ink.poly(
        [
          [left + 24, top],
          [left + 48, top],
          [left + 14, bottom],
          [left, bottom],
        ],
        '#ffffff',
      ),
    )
    ink.line(
      [
        [left, bottom],
        [left + 12, top],
        [right - 12, top],
        [right, bottom],
        [left, bottom],
      ].flat(),
      4,
      '#2f353b',
    )
    ink.line([x - 4, bottom - 2, x - 42, bottom - 26], 2.4, '#23282d')
    ink.line([x + 44, bottom - 2, x + 8, bottom - 26], 2.4, '#23282d')
  },
  tiles: (ink, colour) => {
    lines(ink, darken(colour, 0.16), 5)
    for (let at = 1; at < 4; at++)
      ink.line(
        [left, top + (tall * at) / 4, right, top + (tall * at) / 4],
        0.8,
        darken(colour, 0.16),
      )
  },
  brushed: (ink, colour) => {
    ink.faint(0.6, () => lines(ink, lighten(colour, 0.35), -17))
    ink.faint(0.4, () =>
      ink.poly(
        [
          [left + 30, top],
          [left + 60, top],
          [left + 30, bottom],
          [left, bottom],
        ],
        '#ffffff',
      ),
    )
  },
  plate: (ink, colour) => {
    ink.oval([x, top + tall / 2, half * 0.95, tall * 0.49], darken(colour, 0.1))
    ink.oval([x, top + tall / 2, half * 0.92, tall * 0.47], colour)
    ink.oval([x, top + tall / 2, half * 0.62, tall * 0.31], darken(colour, 0.05))
    ink.oval([x, top + tall / 2 - 1, half * 0.6, tall * 0.3], lighten(colour, 0.2))
  },
  cloth: (ink, colour) => {
    ink.faint(0.5, () => {
      lines(ink, darken(colour, 0.1), 30)
      lines(ink, darken(colour, 0.1), -22)
    })
  },
  wood: (ink, colour) => lines(ink, darken(colour, 0.16), -9),
  concrete: (ink, colour) => {
    for (let at = 0; at < 70; at++)
      ink.disc(
        [left + 4 + ((at * 37) % 124), top + 3 + ((at * 53) % 86), 0.6 + (at % 3) * 0.5],
        at % 2 ? darken(colour, 0.16) : lighten(colour, 0.2),
      )
  },
  paper: (ink, colour) => {
    ink.faint(0.5, () => lines(ink, darken(colour, 0.12), -11))
  },
}

/** A surface that fills the sheet. */
export function drawPanel(ink: Ink, { colour, grain }: Panel): void {
  if (grain === 'shield')
    ink.poly(
      [
        [left, bottom],
        [left + 12, top],
        [right - 12, top],
        [right, bottom],
      ],
      colour,
    )
  else if (grain !== 'plate') ink.box([left, top, 2 * half, tall], colour, 2)
  GRAINS[grain](ink, colour)
}
