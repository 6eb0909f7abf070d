import { plotted } from '../../../../scene/rows.ts'
import { cut, mark, type Ink } from '../paper.ts'

/** A flask, a tall bottle or a rack of tubes. */
export function flask(ink: Ink, b: Glass & { kind: number }): void {
  const kinds = [coneFlask, roundFlask, tubeRack]
  kinds[b.kind]?.(ink, b)
}

interface Glass {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
}

const GLASS = 'rgba(214,236,240,0.75)'

function coneFlask(ink: Ink, { x, y, size: s, colour }: Glass): void {
  cut(ink, GLASS, 0.05).polygon(
    ...plotted({ x, y, w: s, h: s }, '-0.1 -1, 0.1 -1, 0.12 -0.6, 0.42 0, -0.42 0, -0.12 -0.6'),
  )
  mark(ink, colour).plot({ x, y, w: s, h: s }, '-0.25 -0.34, 0.25 -0.34, 0.4 -0.02, -0.4 -0.02')
}

function roundFlask(ink: Ink, { x, y, size: s, colour }: Glass): void {
  cut(ink, GLASS, 0.05).disc(x, y - s * 0.36, s * 0.36)
  mark(ink, GLASS).rect(x - s * 0.09, y - s, [s * 0.18, s * 0.4])
  mark(ink, colour).shape((ctx) => {
    ctx.arc(x, y - s * 0.36, s * 0.33, 0, Math.PI)
    ctx.closePath()
  })
}

function tubeRack(ink: Ink, { x, y, size: s, colour }: Glass): void {
  mark(ink, '#a8744a').rect(x - s * 0.5, y - s * 0.5, [s, s * 0.1])
  for (let i = 0; i < 4; i++) {
    cut(ink, GLASS, 0).rounded(
      [x - s * 0.42 + i * s * 0.22, y - s * 0.8, s * 0.14, s * 0.76],
      s * 0.07,
    )
    mark(ink, ['#e0607c', '#7ac46a', '#6fb5d9', '#f0c25e'][i] ?? colour).rounded(
      [x - s * 0.42 + i * s * 0.22, y - s * 0.4, s * 0.14, s * 0.36],
      s * 0.07,
    )
  }
}
