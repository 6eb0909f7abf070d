import { clear, mix } from '../colour.ts'
import { blot } from '../../../../scene/blot.ts'
import { anywhere, strew, type Sheet, type Spot } from './sheet.ts'

export function ripples(sheet: Sheet, free: (at: Spot) => boolean): void {
  const { ctx, random } = sheet
  for (let i = 0; i < 26; i++)
    blot(ctx, clear(mix('#0f5f86', '#6fd0d8', random.next()), 0.16), [
      anywhere(sheet).x,
      anywhere(sheet).y,
      random.between(1.5, 4),
      random.between(0.5, 1.3),
      -0.15,
    ])
  ctx.lineWidth = 0.05
  strew(sheet, 260, {
    free,
    draw: ({ x, y }) => {
      ctx.strokeStyle = clear('#e6fbff', random.between(0.2, 0.55))
      ctx.beginPath()
      ctx.arc(x, y, random.between(0.2, 0.5), 3.6, 5.6)
      ctx.stroke()
    },
  })
}

/** Where the water ends. */
export function shoreAt(x: number, level: number): number {
  return level + 0.45 * Math.sin(x * 0.6) + 0.2 * Math.sin(x * 1.3 + 1)
}

export function bank(
  { ctx, reach }: Sheet,
  how: { level: number; colours: readonly string[] },
): void {
  how.colours.forEach((colour, i) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(-reach.x, -reach.y)
    for (let x = -reach.x; x <= reach.x; x += 0.3) ctx.lineTo(x, shoreAt(x, how.level) - i * 0.5)
    ctx.lineTo(reach.x, -reach.y)
    ctx.fill()
  })
}

/** Where the surf runs up the sand: above it the sea, below it the beach. */
export const SURF = 0

export function surf({ ctx, reach, shown }: Sheet): void {
  const level = SURF * shown.y * 2
  for (const [lift, colour] of [
    [-1.5, clear('#8fe3df', 0.5)],
    [-0.8, clear('#c9f3ec', 0.6)],
    [-0.25, '#fbfdfb'],
    [0.05, '#cbb283'],
    [0.6, '#ecd9a8'],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (let x = -reach.x; x <= reach.x; x += 0.2)
      ctx.lineTo(x, shoreAt(x, level + lift) + 0.08 * Math.sin(x * 5))
    ctx.lineTo(reach.x, reach.y)
    ctx.lineTo(-reach.x, reach.y)
    ctx.fill()
  }
}
