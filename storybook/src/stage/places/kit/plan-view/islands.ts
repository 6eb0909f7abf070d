import { clear } from '../colour.ts'
import { ripples } from './waters.ts'
import { crown, strew, type Sheet, type Spot } from './sheet.ts'

/** An island from straight above: the shallows round it, its beach, and what grows on it; those who sail pass below it. */
export function island(sheet: Sheet): void {
  const { random, shown, dress } = sheet
  const small = Math.min(shown.x, shown.y)
  const middle = { x: random.between(-0.3, 0.3) * shown.x, y: -0.24 * shown.y }
  const size = { x: Math.min(shown.x * 0.62, small * 0.95), y: small * 0.52 }
  const turn = random.between(0, 6)
  const coast = coastOf(middle, size, turn)
  ripples(sheet, (at) => coast(at) > 1.5)
  for (const [grow, colour] of [
    [1.5, clear('#7fe0dc', 0.4)],
    [1.3, clear('#b9f0e4', 0.55)],
    [1.1, '#fbfdfb'],
    [1.06, '#f3e4bd'],
    [0.78, dress.ground[0] ?? '#5f9f58'],
  ] as const)
    lay(sheet, colour, { middle, size, turn, grow })
  strew(sheet, 1100, {
    free: (at) => coast(at) < 0.76,
    draw: (at) =>
      crown(sheet, at, { r: random.between(0.2, 0.44), colour: random.pick(dress.crowns) }),
  })
}

const bay = (angle: number, turn: number): number =>
  1 + 0.13 * Math.sin(angle * 3 + turn) + 0.07 * Math.sin(angle * 5 - turn)

/** How far out a spot is: 1 where the sand begins. */
function coastOf(middle: Spot, size: Spot, turn: number): (at: Spot) => number {
  return ({ x, y }) => {
    const [dx, dy] = [(x - middle.x) / size.x, (y - middle.y) / size.y]
    return Math.hypot(dx, dy) / bay(Math.atan2(dy, dx), turn)
  }
}

function lay(
  { ctx }: Sheet,
  colour: string,
  { middle, size, turn, grow }: { middle: Spot; size: Spot; turn: number; grow: number },
): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  for (let i = 0; i < 80; i++) {
    const angle = (i / 80) * Math.PI * 2
    const far = grow * bay(angle, turn)
    ctx.lineTo(middle.x + Math.cos(angle) * size.x * far, middle.y + Math.sin(angle) * size.y * far)
  }
  ctx.fill()
}
