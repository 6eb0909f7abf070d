import { plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

interface SailBoat {
  readonly x: number
  readonly y?: number
  readonly height: number
  readonly hull?: string
  readonly sail?: string
}

/** A small sailing boat; x, y is the middle of its waterline. */
export function sailBoat(ink: Ink, b: SailBoat): void {
  mastAndSails(ink, b)
  wideHull(ink, b)
}

function mastAndSails(ink: Ink, b: SailBoat): void {
  const { x, y = 0, height: h, sail = '#fbf1dc' } = b
  stroke(ink, '#6b4a36', h * 0.025).line([x, y - h * 0.1], [x, y - h])
  cut(ink, sail, 0.06).path({ x, y, w: h, h }, 'M0.03 -0.96Q0.44 -0.5 0.42 -0.2L0.03 -0.2')
  cut(ink, darker(sail, 0.08), 0.06).path(
    { x, y, w: h, h },
    'M-0.03 -0.88Q-0.26 -0.5 -0.3 -0.2L-0.03 -0.2',
  )
}

function wideHull(ink: Ink, b: SailBoat): void {
  const { x, y = 0, height: h, hull = '#b5533f' } = b
  cut(ink, hull, [0.06, 0.3]).path(
    { x, y, w: h, h },
    'M-0.4 -0.14L0.46 -0.16Q0.36 0.02 0.24 0.02L-0.26 0.02Q-0.38 0 -0.4 -0.14',
  )
  mark(ink, lighter(hull, 0.5)).polygon(
    ...plotted({ x, y, w: h, h }, '-0.39 -0.11, 0.44 -0.13, 0.43 -0.1, -0.38 -0.08'),
  )
}

/** A rowing or fishing boat, moored. */
export function rowBoat(
  ink: Ink,
  b: { x: number; y?: number; width: number; colour?: string },
): void {
  const { x, y = 0, width: w, colour = '#3f7f95' } = b
  cut(ink, colour, [0.1, 0.4]).path(
    { x, y, w, h: w },
    'M-0.5 -0.16Q0 -0.06 0.5 -0.19Q0.42 0.03 0.28 0.03L-0.3 0.03Q-0.44 0 -0.5 -0.16',
  )
  stroke(ink, lighter(colour, 0.6), w * 0.025).shape((ctx) => {
    ctx.moveTo(x - w * 0.47, y - w * 0.09)
    ctx.quadraticCurveTo(x, y - w * 0.005, x + w * 0.46, y - w * 0.11)
  })
}

interface Ship {
  readonly x: number
  readonly y?: number
  readonly width: number
  readonly colour?: string
  readonly cargo?: boolean
}

/** A big ship with a funnel and containers or cabins. */
export function ship(ink: Ink, b: Ship): void {
  if (b.cargo) containers(ink, b)
  else cabinDecks(ink, b)
  funnel(ink, b)
  shipHull(ink, b)
}

/** Stacked containers and the bridge behind them. */
function containers(ink: Ink, { x, y = 0, width: w }: Ship): void {
  for (let i = 0; i < 9; i++) {
    for (let k = 0; k < 2 + (i % 2); k++) {
      mark(ink, ink.random.pick(['#c9584a', '#4f8f8a', '#e0a94a', '#7a86a8', '#8fae6a'])).rect(
        x - w * 0.3 + i * w * 0.07,
        y - w * 0.1 - (k + 1) * w * 0.045,
        [w * 0.066, w * 0.042],
      )
    }
  }
  cut(ink, '#efe6d4', 0.08).standing(x - w * 0.38, y - w * 0.1, [w * 0.1, w * 0.2])
}

function cabinDecks(ink: Ink, { x, y = 0, width: w }: Ship): void {
  for (let deck = 0; deck < 3; deck++) {
    const dw = w * (0.74 - deck * 0.14)
    const panes = 12 - deck * 2
    cut(ink, '#f6efe0', 0.06).standing(x - w * 0.02, y - w * (0.1 + deck * 0.05), [dw, w * 0.055])
    for (let i = 0; i < panes; i++)
      mark(ink, ink.light.dark ? '#ffd98a' : '#7d9cb5').rect(
        x - w * 0.02 - dw * 0.46 + (i * dw * 0.92) / panes,
        y - w * (0.14 + deck * 0.05),
        [w * 0.022, w * 0.018],
      )
  }
}

function funnel(ink: Ink, { x, y = 0, width: w, cargo }: Ship): void {
  cut(ink, '#c9503f', 0.06).standing(x + (cargo ? -0.38 : 0.04) * w, y - w * (cargo ? 0.3 : 0.25), [
    w * 0.06,
    w * 0.09,
  ])
}

function shipHull(ink: Ink, b: Ship): void {
  const { x, y = 0, width: w, colour = '#3b4a66' } = b
  cut(ink, colour, [0.1, 0.3]).polygon(
    ...plotted({ x, y, w, h: w }, '-0.5 -0.12, 0.54 -0.14, 0.44 0, -0.46 0'),
  )
  mark(ink, '#b9493c').plot({ x, y, w, h: w }, '-0.465 -0.02, 0.455 -0.02, 0.44 0, -0.46 0')
}

/** A buoy that floats. */
export function buoy(ink: Ink, b: { x: number; y?: number; height: number }): void {
  const { x, y = 0, height: h } = b
  cut(ink, '#d9483f', 0.05).polygon(
    ...plotted({ x, y, w: h, h }, '-0.3 0, -0.12 -0.75, 0.12 -0.75, 0.3 0'),
  )
  mark(ink, '#f7efe0').plot({ x, y, w: h, h }, '-0.24 -0.25, -0.18 -0.5, 0.18 -0.5, 0.24 -0.25')
  mark(ink, '#f0c25e').rounded([x - h * 0.08, y - h, h * 0.16, h * 0.25], h * 0.06)
}
