import { darker, lighter } from '../colour.ts'
import { cut, mark, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'

/** The roofs of the streets behind: simple gables and chimneys in the colours of distance, a church among them. */
export function roofscape(
  ink: Ink,
  how: { readonly height: Pair; readonly colours: readonly string[]; readonly glowing: boolean },
): void {
  const random = ink.random.fork('roofs')
  const spire = random.between(-0.6, 0.6) * ink.half
  if (!how.glowing) steeple(ink, spire, how.height[1] * 1.22)
  for (let x = ink.left; x < ink.right;) {
    const width = random.between(5, 8.5)
    const height = random.between(...how.height)
    const colour = random.pick(how.colours)
    const rise = random.between(1.8, 3.4)
    const [flat, chimney] = [random.chance(0.3), random.between(-0.3, 0.3)]
    const lit = random.chance(0.5)
    const middle = x + width / 2
    if (how.glowing) {
      if (lit) mark(ink, '#ffd584').standing(middle, -height - 0.2, [0.7, 1])
    } else {
      if (!flat)
        mark(ink, darker(colour, 0.22)).standing(middle + chimney * width, -height, [
          0.9,
          rise + 0.7,
        ])
      cut(ink, darker(colour, 0.12), [0.3, 0.2]).plot(
        { x: middle, y: -height, w: width, h: rise },
        flat ? '-0.5 0.1, -0.44 -0.7, 0.44 -0.7, 0.5 0.1' : '-0.54 0.1, 0 -1, 0.54 0.1',
      )
      mark(ink, colour).standing(middle, 0, [width, height])
      mark(ink, ink.light.dark ? '#3a4270' : lighter(colour, 0.4)).standing(
        middle,
        -height - 0.2,
        [0.7, 1],
      )
    }
    x += width * random.between(0.84, 1)
  }
}

function steeple(ink: Ink, x: number, height: number): void {
  const stone = '#b7b4cc'
  cut(ink, stone, 0.3).standing(x, 0, [3, height])
  cut(ink, '#6f86a8', [0.3, 0.25]).plot(
    { x, y: -height, w: 3.4, h: 4.6 },
    '-0.5 0.04, 0 -1, 0.5 0.04',
  )
  mark(ink, ink.light.dark ? '#ffd584' : '#f7f0df').disc(x, -height + 1.4, 0.8)
}
