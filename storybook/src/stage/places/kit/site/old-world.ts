import { plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import type { Stood } from './built.ts'

const STEPS = 6

/** A pyramid of steps with a stair up its middle and a temple on its top. */
export function stepPyramid(ink: Ink, { x, height: h }: Stood): void {
  const stone = '#b5a88c'
  for (let i = 0; i < STEPS; i++) {
    const w = h * (2.1 - i * 0.28)
    cut(
      ink,
      turned(ink, i % 2 ? stone : lighter(stone, 0.08), { span: [x - w / 2, x + w / 2] }),
      [0.14, 0.3],
    ).standing(x, (-h * 0.8 * i) / STEPS, [w, (h * 0.8) / STEPS + 0.05])
  }
  cut(ink, lighter(stone, 0.2), 0.08).polygon(
    ...plotted({ x, w: h, h }, '-0.22 0, -0.14 -0.8, 0.14 -0.8, 0.22 0'),
  )
  for (let i = 1; i < 18; i++)
    mark(ink, darker(stone, 0.16)).rect(x - h * 0.19, (-h * 0.8 * i) / 18, [h * 0.38, h * 0.008])
  cut(ink, stone, 0.1).standing(x, -h * 0.8, [h * 0.5, h * 0.16])
  cut(ink, darker(stone, 0.14), 0.08).standing(x, -h * 0.94, [h * 0.56, h * 0.06])
  mark(ink, '#3a332c').standing(x, -h * 0.8, [h * 0.12, h * 0.11])
}

/** A hall under a long bowed roof of thatch, its gables crossed over the ridge. */
export function longhouse(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 1.3
  cut(ink, '#8a6446', 0.14).standing(x, 0, [w * 1.7, h * 0.4])
  for (let i = -6; i <= 6; i++)
    mark(ink, '#6f4e36').standing(x + (i * w * 1.7) / 13, 0, [w * 0.02, h * 0.4])
  cut(ink, '#b59a5e', [0.18, 0.3]).path(
    { x, w, h },
    'M-1 -0.3L-0.82 -0.98Q0 -0.8 0.82 -0.98L1 -0.3Z',
  )
  stroke(ink, '#6f4e36', h * 0.05).shape((ctx) => {
    for (const side of [-1, 1]) {
      ctx.moveTo(x + side * w * 0.74, -h * 0.86)
      ctx.lineTo(x + side * w * 0.94, -h * 1.2)
      ctx.moveTo(x + side * w * 0.94, -h * 0.8)
      ctx.lineTo(x + side * w * 0.74, -h * 1.2)
    }
  })
  mark(ink, '#3a2a20').standing(x, 0, [w * 0.2, h * 0.34])
}

/** A round tent of felt, as herders of the steppe have. */
export function yurt(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.8
  cut(ink, turned(ink, '#ece4d0', { span: [x - w, x + w] }), 0.14).standing(x, 0, [w * 2, h * 0.56])
  cut(ink, '#d8ccb0', [0.1, 0.3]).path(
    { x, w, h },
    'M-1.08 -0.52Q-0.5 -0.96 0 -1Q0.5 -0.96 1.08 -0.52Z',
  )
  mark(ink, '#b5473c').rect(x - w, -h * 0.5, [w * 2, h * 0.07])
  cut(ink, '#c8703c', 0.05).standing(x, 0, [w * 0.42, h * 0.44])
}

/** A tent of hides on crossed poles. */
export function tipi(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.46
  stroke(ink, '#6f4e36', h * 0.02).shape((ctx) => {
    for (const side of [-1, 0.2, 1]) {
      ctx.moveTo(x - side * h * 0.1, -h * 1.16)
      ctx.lineTo(x + side * h * 0.1, -h * 0.84)
    }
  })
  cut(ink, turned(ink, '#dcc49a', { span: [x - w, x + w], amount: 0.3 }), [0.14, 0.3]).polygon(
    [x - w, 0],
    [x - h * 0.04, -h],
    [x + h * 0.04, -h],
    [x + w, 0],
  )
  for (const [y, colour] of [
    [0.16, '#b5473c'],
    [0.24, '#3f7f8a'],
  ] as const)
    mark(ink, colour).rect(x - w * (1 - y) * 0.96, -h * y, [w * (1 - y) * 1.92, h * 0.035])
  mark(ink, '#4a3426').polygon([x - w * 0.2, 0], [x, -h * 0.42], [x + w * 0.2, 0])
}
