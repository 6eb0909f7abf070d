import { pairs } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { bush } from './plants.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

/** A raised bed of earth with one row of a vegetable in it; `x` is its middle. */
export function vegetableBed(ink: Ink, b: { x: number; width: number; kind: number }): void {
  const { x, width, kind } = b
  cut(ink, '#7a5640', [0.1, 0.3]).polygon(
    [x - width / 2, 0.15],
    [x - width / 2 + 0.2, -0.3],
    [x + width / 2 - 0.2, -0.3],
    [x + width / 2, 0.15],
  )
  for (let dx = -width / 2 + 0.5; dx < width / 2 - 0.2; dx += 0.9)
    (ROWS[kind % ROWS.length] ?? cabbage)(ink, x + dx)
}

const ROWS = [cabbage, tomato, carrot, pumpkin] as const

function cabbage(ink: Ink, x: number): void {
  for (const [dx, r, tone] of [
    [-0.2, 0.3, '#6fa35c'],
    [0.2, 0.3, '#7fb066'],
    [0, 0.3, '#a9d08a'],
  ] as const)
    cut(ink, tone, [0.04, 0.3]).disc(x + dx, -0.5, r)
}

function tomato(ink: Ink, x: number): void {
  stroke(ink, '#8a6a48', 0.06).line([x, -0.2], [x, -1.9])
  bush(ink, { x, y: -0.2, height: 1.4, width: 0.8, colour: '#5f9a55' })
  for (const [dx, dy] of pairs('-0.2 -0.7, 0.22 -1, 0 -1.3'))
    cut(ink, '#d8382e', 0.03).disc(x + dx, dy, 0.14)
}

function carrot(ink: Ink, x: number): void {
  mark(ink, '#ef8a3c').oval(x, -0.3, [0.16, 0.14])
  for (const lean of [-0.3, -0.1, 0.12, 0.3])
    stroke(ink, lighter('#5f9a48', 0.1), 0.07).path({ x, w: lean }, 'M0 -0.4Q0.4 -0.8 1 -1')
}

function pumpkin(ink: Ink, x: number): void {
  for (const dx of [-0.2, 0.2, 0])
    cut(ink, dx === 0 ? '#f09a44' : darker('#e8822e', 0.06), 0.03).oval(x + dx, -0.5, [0.2, 0.28])
  mark(ink, '#5f9a48').oval(x, -0.82, [0.06, 0.1])
}
