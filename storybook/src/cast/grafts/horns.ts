import type { SKRSContext2D } from '@napi-rs/canvas'
import { placed, type DrawPart } from './draw-part.ts'
import { curve, taper } from './taper.ts'

/** One horn or antler of the right side, in heads, from 0,0 on the skull. */
type DrawHorn = (ctx: SKRSContext2D) => void

const BONE = '#c9ac80'
const DARK = '#6f5846'

const KINDS: readonly (readonly [RegExp, DrawHorn])[] = [
  [/ram|sheep|mouflon|argali/u, ramHorn],
  [/bull|ox|cow|buffalo|bison|yak|viking|minotaur|cattle/u, bullHorn],
  [/goat|ibex|markhor/u, goatHorn],
  [/antelope|gazelle|oryx|impala|kudu/u, straightHorn],
]

const LONE = /unicorn|narwhal|rhino/u

/** Two horns on top of the head; a unicorn's stands on the brow, a rhinoceros's on the nose. */
export const horns: DrawPart = ({ ctx, at, of }) => {
  const { head, ahead } = at
  if (LONE.test(of)) {
    const nose = /rhino/u.test(of) && !at.frontal
    const x = head.x + (nose ? ahead * head.size * 0.62 : ahead * head.size * 0.12)
    placed(ctx, { x, y: nose ? head.y : head.top - head.size * 0.1, size: head.size, ahead }, () =>
      nose
        ? taper(ctx, {
            curve: curve(0, 0, 0.12, -0.2, 0.2, -0.4, 0.16, -0.62),
            wide: [0.26, 0.02],
            fill: '#8d8a86',
          })
        : taper(ctx, {
            curve: curve(0, 0, 0.05, -0.3, 0.1, -0.6, 0.14, -1),
            wide: [0.17, 0.02],
            fill: '#f2d98a',
            rings: 5,
          }),
    )
    return
  }
  onBothSides(ctx, at, KINDS.find(([kind]) => kind.test(of))?.[1] ?? goatHorn)
}

export const antlers: DrawPart = ({ ctx, at, of }) => {
  onBothSides(ctx, at, /moose|elk/u.test(of) ? palmate : antler)
}

function onBothSides(
  ctx: SKRSContext2D,
  { head, frontal, ahead }: Parameters<DrawPart>[0]['at'],
  horn: DrawHorn,
): void {
  const apart = head.size * (frontal ? 0.26 : 0.12)
  for (const side of [-ahead, ahead])
    placed(
      ctx,
      {
        x: head.x + side * apart,
        y: head.top - head.size * 0.12,
        size: Math.min(0.42, Math.max(0.26, head.size)),
        ahead: side,
      },
      () => horn(ctx),
    )
}

function ramHorn(ctx: SKRSContext2D): void {
  const fill = '#b88a52'
  taper(ctx, {
    curve: curve(0.02, 0, 0.2, -0.42, 0.78, -0.3, 0.66, 0.18),
    wide: [0.26, 0.19],
    fill,
    rings: 5,
  })
  taper(ctx, {
    curve: curve(0.66, 0.16, 0.58, 0.46, 0.16, 0.4, 0.3, 0.08),
    wide: [0.19, 0.05],
    fill,
    rings: 4,
  })
}

function goatHorn(ctx: SKRSContext2D): void {
  taper(ctx, {
    curve: curve(0, 0.02, 0.02, -0.4, 0.16, -0.72, 0.46, -0.86),
    wide: [0.17, 0.03],
    fill: '#a58560',
    rings: 6,
  })
}

function bullHorn(ctx: SKRSContext2D): void {
  taper(ctx, {
    curve: curve(0.04, 0.06, 0.4, 0.04, 0.62, -0.14, 0.56, -0.6),
    wide: [0.2, 0.03],
    fill: '#e9ddc2',
    rings: 2,
  })
}

function straightHorn(ctx: SKRSContext2D): void {
  taper(ctx, {
    curve: curve(0, 0.04, 0.04, -0.4, 0.2, -0.7, 0.16, -1.1),
    wide: [0.12, 0.02],
    fill: DARK,
    rings: 7,
  })
}

function antler(ctx: SKRSContext2D): void {
  for (const [line, wide] of [
    [curve(0, 0.06, 0.12, -0.3, 0.5, -0.44, 0.42, -0.98), 0.12],
    [curve(0.1, -0.18, 0.02, -0.34, -0.02, -0.44, -0.02, -0.56), 0.08],
    [curve(0.3, -0.4, 0.5, -0.44, 0.66, -0.56, 0.7, -0.78), 0.09],
    [curve(0.4, -0.62, 0.26, -0.7, 0.2, -0.82, 0.2, -0.96), 0.07],
  ] as const)
    taper(ctx, { curve: line, wide: [wide, wide * 0.4], fill: BONE })
}

function palmate(ctx: SKRSContext2D): void {
  taper(ctx, {
    curve: curve(0, 0.04, 0.2, 0, 0.32, -0.06, 0.44, -0.2),
    wide: [0.14, 0.16],
    fill: BONE,
  })
  ctx.fillStyle = BONE
  ctx.beginPath()
  for (const [x, y] of [
    [0.3, -0.06],
    [0.66, 0.02],
    [0.9, -0.12],
    [0.82, -0.2],
    [1.02, -0.36],
    [0.88, -0.4],
    [1, -0.64],
    [0.8, -0.56],
    [0.74, -0.82],
    [0.62, -0.58],
    [0.44, -0.74],
    [0.46, -0.4],
  ] as const)
    ctx.lineTo(x, y)
  ctx.fill()
}
