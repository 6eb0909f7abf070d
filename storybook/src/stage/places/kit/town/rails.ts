import { plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { lay, level, type GroundInk } from '../nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'

/** A track that runs away from the audience: gravel, sleepers, two rails. */
export function trackAway(ink: GroundInk, how: { x: number; to: number; gauge?: number }): void {
  const gauge = how.gauge ?? 2.2
  const { x, to } = how
  lay(ink, '#a89c90', () => level(ink, [x - gauge * 0.95, x + gauge * 0.95], [ink.near, to]))
  lay(ink, '#6b4f3f', () => {
    for (let z = ink.near; z < to; z += 0.9)
      level(ink, [x - gauge * 0.72, x + gauge * 0.72], [z, z + 0.36])
  })
  lay(ink, '#8f959c', () => {
    for (const side of [-1, 1])
      level(ink, [x + side * gauge * 0.46 - 0.08, x + side * gauge * 0.46 + 0.08], [ink.near, to])
  })
  lay(ink, '#d9dde0', () => {
    for (const side of [-1, 1])
      level(ink, [x + side * gauge * 0.46 - 0.03, x + side * gauge * 0.46 + 0.03], [ink.near, to])
  })
}

/** A track from side to side. */
export function trackAcross(ink: GroundInk, zs: Pair): void {
  const [near, far] = zs
  const deep = far - near
  lay(ink, '#a89c90', () => level(ink, [-80, 80], [near - deep * 0.3, far + deep * 0.3]))
  lay(ink, '#6b4f3f', () => {
    for (let x = -60; x < 60; x += 0.8)
      level(ink, [x, x + 0.34], [near - deep * 0.14, far + deep * 0.14])
  })
  lay(ink, '#aab0b6', () => {
    for (const z of [near + deep * 0.1, far - deep * 0.1])
      level(ink, [-80, 80], [z - 0.07, z + 0.07])
  })
}

export interface Train {
  readonly x: number
  readonly y?: number
  readonly height: number
  readonly colour: string
  readonly cars: number
}

/** The length of a train of so many cars. */
export function trainLength(height: number, cars: number): number {
  return height * 2.9 * cars + height * 1.2
}

/** A passenger train from the side, its head to the right, its middle at x. */
export function train(ink: Ink, t: Train): void {
  const { x, y = 0, height: h, colour, cars } = t
  const left = x - trainLength(h, cars) / 2
  const one = h * 2.9
  for (let i = 0; i < cars; i++) {
    carriage(ink, { x: left + i * one, y, h, colour })
    wheels(ink, { x: left + i * one, y, h, one })
  }
  drivingCab(ink, { x: left + cars * one, y, h, colour })
}

interface Coach {
  /** Its left end. */
  readonly x: number
  readonly y: number
  readonly h: number
  readonly colour: string
}

function trainGlass(ink: Ink): string {
  return ink.light.dark ? '#ffdf9e' : '#b9d6e2'
}

function carriage(ink: Ink, { x, y, h, colour }: Coach): void {
  const one = h * 2.9
  cut(ink, colour, [0.14, 0.3]).rounded([x, y - h, one * 0.97, h * 0.84], h * 0.08)
  mark(ink, lighter(colour, 0.55)).rect(x, y - h * 0.5, [one * 0.97, h * 0.09])
  mark(ink, darker(colour, 0.35)).rect(x, y - h * 0.22, [one * 0.97, h * 0.06])
  for (const k of [0, 1, 3, 4])
    mark(ink, trainGlass(ink)).rounded(
      [x + one * (0.06 + k * 0.18), y - h * 0.86, one * 0.13, h * 0.28],
      h * 0.03,
    )
  mark(ink, darker(colour, 0.2)).rect(x + one * 0.42, y - h * 0.88, [one * 0.12, h * 0.66])
  mark(ink, trainGlass(ink)).rect(x + one * 0.44, y - h * 0.84, [one * 0.08, h * 0.24])
}

/** The rounded head of the train, with its driver's window and lamp. */
function drivingCab(ink: Ink, { x: nose, y, h, colour }: Coach): void {
  cut(ink, colour, [0.14, 0.3]).path(
    { x: nose, y, w: h, h },
    'M0 -1Q0.9 -1 1.15 -0.3L1.15 -0.16L0 -0.16Z',
  )
  mark(ink, trainGlass(ink)).polygon(
    ...plotted({ x: nose, y, w: h, h }, '0.16 -0.86, 0.56 -0.84, 0.84 -0.56, 0.16 -0.56'),
  )
  mark(ink, lighter(colour, 0.55)).polygon(
    ...plotted({ x: nose, y, w: h, h }, '0 -0.5, 0.95 -0.5, 1 -0.41, 0 -0.41'),
  )
  mark(ink, '#fff2b8').disc(nose + h * 1.04, y - h * 0.28, h * 0.06)
}

function wheels(ink: Ink, b: { x: number; y: number; h: number; one: number }): void {
  mark(ink, '#3a3a44').rect(b.x + b.one * 0.06, b.y - b.h * 0.16, [b.one * 0.86, b.h * 0.08])
  for (const d of [0.12, 0.22, 0.74, 0.84]) {
    mark(ink, '#2c2c34').disc(b.x + b.one * d, b.y - b.h * 0.08, b.h * 0.09)
    mark(ink, '#8d8d94').disc(b.x + b.one * d, b.y - b.h * 0.08, b.h * 0.04)
  }
}

/** A railway signal with two lamps. */
export function railSignal(ink: Ink, b: { x: number; height: number; red?: boolean }): void {
  const { x, height: h } = b
  stroke(ink, '#5d6270', h * 0.035).line([x, 0], [x, -h])
  cut(ink, '#33363f', 0.06).rounded([x - h * 0.09, -h, h * 0.18, h * 0.34], h * 0.08)
  mark(ink, b.red ? '#f04a3c' : '#5a2f2c').disc(x, -h * 0.92, h * 0.055)
  mark(ink, b.red ? '#2c4a38' : '#4fe08a').disc(x, -h * 0.76, h * 0.055)
}

/** A pole with wires from edge to edge. */
export function wires(ink: Ink, b: { y: number; step: number; height: number }): void {
  for (let x = -Math.ceil(ink.right / b.step) * b.step; x < ink.right; x += b.step) {
    stroke(ink, '#7a6450', 0.14).shape((ctx) => {
      ctx.moveTo(x, 0)
      ctx.lineTo(x, -b.height)
      ctx.moveTo(x - 0.8, -b.height + 0.4)
      ctx.lineTo(x + 0.8, -b.height + 0.4)
    })
    stroke(ink, '#4a4650', 0.03).shape((ctx) => {
      for (const d of [-0.7, 0.7]) {
        ctx.moveTo(x + d, -b.height + 0.4)
        ctx.quadraticCurveTo(x + b.step / 2 + d, -b.height + 1.2, x + b.step + d, -b.height + 0.4)
      }
    })
  }
}
