import { pairs } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import type { Spot } from '../spot.ts'
import { CORAL, type Coloured } from './reef.ts'

/** One coral of some kind: a tree of branches, a fan, a brain, tubes or a table. */
export function coral(ink: Ink, spot: Spot): void {
  const kind = ink.random.whole(0, 4)
  const colour = spot.colour ?? ink.random.pick(CORAL)
  const draw = [branching, fan, brain, tubes, anemone][kind] ?? branching
  draw(ink, { ...spot, colour })
}

function branching(ink: Ink, spot: Coloured): void {
  const { x, y = 0, height, colour } = spot
  const branch = (
    from: readonly [number, number],
    angle: number,
    size: readonly [number, number],
  ): void => {
    const [length, width] = size
    const to = [from[0] + Math.cos(angle) * length, from[1] - Math.sin(angle) * length] as const
    stroke(ink, width > height * 0.08 ? darker(colour, 0.12) : colour, width).line(
      [...from],
      [...to],
    )
    if (width < height * 0.05) {
      mark(ink, lighter(colour, 0.35)).disc(to[0], to[1], width * 0.62)
      return
    }
    branch(to, angle + ink.random.between(0.25, 0.6), [length * 0.74, width * 0.7])
    branch(to, angle - ink.random.between(0.25, 0.6), [length * 0.74, width * 0.7])
  }
  branch([x, y], Math.PI / 2, [height * 0.34, height * 0.13])
}

function fan(ink: Ink, spot: Coloured): void {
  const { x, y = 0, height, colour } = spot
  cut(ink, colour, [0.12, 0.3]).path(
    { x, y, w: height, h: height },
    'M0 0C-0.9 -0.4 -0.55 -1.1 0 -1C0.55 -1.1 0.9 -0.4 0 0',
  )
  for (let i = -3; i <= 3; i++)
    stroke(ink, clear(lighter(colour, 0.5), 0.7), height * 0.025).shape((ctx) => {
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(
        x + i * height * 0.08,
        y - height * 0.5,
        x + i * height * 0.15,
        y - height * (0.92 - Math.abs(i) * 0.06),
      )
    })
}

function brain(ink: Ink, spot: Coloured): void {
  const { x, y = 0, height: h, colour } = spot
  const r = h * 0.62
  cut(ink, colour, [0.12, 0.3]).shape((ctx) => ctx.ellipse(x, y, r, r * 0.85, 0, Math.PI, 0))
  for (let i = 1; i < 5; i++)
    stroke(ink, clear(darker(colour, 0.3), 0.6), h * 0.035).shape((ctx) =>
      ctx.ellipse(x, y, (r * i) / 5, (r * 0.85 * i) / 5, 0, Math.PI * 1.08, Math.PI * 1.92),
    )
}

function tubes(ink: Ink, spot: Coloured): void {
  const { x, y = 0, height: h, colour } = spot
  for (const [dx, tall] of pairs('-0.28 0.66, 0.26 0.76, -0.04 1, 0.44 0.48, -0.46 0.42')) {
    const w = h * 0.2
    cut(ink, lighter(colour, tall * 0.12), 0.08).rounded(
      [x + dx * h - w / 2, y - h * tall, w, h * tall],
      [w * 0.3, w * 0.3, 0, 0],
    )
    mark(ink, darker(colour, 0.4)).oval(x + dx * h, y - h * tall + w * 0.16, [w * 0.36, w * 0.13])
  }
}

function anemone(ink: Ink, spot: Coloured): void {
  const { x, y = 0, height: h, colour } = spot
  for (let i = 0; i < 15; i++) {
    const side = i / 14 - 0.5
    stroke(ink, i % 2 ? colour : lighter(colour, 0.25), h * 0.075).shape((ctx) => {
      ctx.moveTo(x + side * h * 0.5, y)
      ctx.quadraticCurveTo(
        x + side * h * 0.7,
        y - h * 0.5,
        x + side * h * 1.3,
        y - h * (0.78 - Math.abs(side) * 0.5),
      )
    })
  }
}

/** A hump of reef rock with corals on it. */
export function reefRock(
  ink: Ink,
  b: { x: number; width: number; height: number; corals: number; colour?: string },
): void {
  const { x, width, height } = b
  const colour = b.colour ?? '#5c6f8f'
  cut(ink, colour, [0.25, 0.25]).soft(
    [x - width * 0.6, 0.5],
    [x - width * 0.45, -height * 0.6],
    [x - width * 0.1, -height * 1.15],
    [x + width * 0.3, -height * 0.8],
    [x + width * 0.6, 0.5],
  )
  mark(ink, darker(colour, 0.2)).soft(
    [x, 0.4],
    [x + width * 0.1, -height * 0.6],
    [x + width * 0.34, -height * 0.6],
    [x + width * 0.52, 0.4],
  )
  for (let i = 0; i < b.corals; i++) {
    const share = (i + 0.5) / b.corals - 0.5
    const y = -height * (0.85 - 3 * share * share) * 0.85
    coral(ink, {
      x: x + share * width * 0.86,
      y: Math.min(0, y) + 0.15,
      height: ink.random.between(0.7, 1.3) * Math.min(1.6, height * 0.6 + 0.5),
    })
  }
}
