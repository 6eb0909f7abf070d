import { darker, lighter } from '../kit/colour.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { sight } from '../kit/sight.ts'

const STONE = '#9a9690'

export const stonehengePlace = sight({
  id: 'stonehenge',
  time: 'sunset',
  sounds: { wind: 0.4 },
  size: [18, 5.4],
  across: 1,
  upwards: 0.6,
  z: 12,
  draw(ink) {
    for (let x = -6.4; x <= 6.5; x += 3.2) trilith(ink, { x, size: 0.62, y: -0.7 })
    for (const x of [-7, -2.1, 2.8]) trilith(ink, { x, size: 1, y: 0 })
    stone(ink, { x: 7.4, y: 0, width: 1.1, height: 3.4 })
    cut(ink, darker(STONE, 0.1), 0.14).rounded([5, -0.7, 1.9, 0.8], 0.3)
  },
})

function stone(ink: Ink, b: { x: number; y: number; width: number; height: number }): void {
  const { x, y, width: w, height: h } = b
  const lean = ink.random.between(-0.08, 0.08) * w
  cut(ink, STONE, [0.16, 0.4]).polygon(
    [x - w * 0.5, y + 0.06],
    [x - w * 0.44 + lean, y - h * 0.7],
    [x - w * 0.34 + lean, y - h],
    [x + w * 0.36 + lean, y - h * 0.98],
    [x + w * 0.46, y - h * 0.4],
    [x + w * 0.52, y + 0.06],
  )
  mark(ink, darker(STONE, 0.22)).polygon(
    [x + w * 0.1, y],
    [x + w * 0.2 + lean, y - h * 0.96],
    [x + w * 0.36 + lean, y - h * 0.98],
    [x + w * 0.46, y - h * 0.4],
    [x + w * 0.52, y],
  )
}

/** Two that stand and one that lies on them. */
function trilith(ink: Ink, b: { x: number; y: number; size: number }): void {
  const { x, y, size: s } = b
  for (const side of [-1, 1])
    stone(ink, { x: x + side * 1.25 * s, y, width: 1.1 * s, height: 3.9 * s })
  cut(ink, lighter(STONE, 0.1), [0.16, 0.4]).rounded(
    [x - 2 * s, y - 4.9 * s, 4 * s, 1.05 * s],
    0.2 * s,
  )
}
