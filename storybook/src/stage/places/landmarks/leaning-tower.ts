import { darker } from '../kit/colour.ts'
import { church } from '../kit/town/houses.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { sight } from '../kit/sight.ts'

const MARBLE = '#f0e6d2'

export const leaningTowerPlace = sight({
  id: 'leaning-tower',
  size: [14, 12],
  upwards: 0.9,
  trees: 'poplar',
  draw(ink) {
    church(ink, { x: -3.6, width: 6, height: 6, colour: MARBLE, roof: '#c98a6a' })
    ink.ctx.save()
    ink.ctx.translate(3.2, 0)
    ink.ctx.rotate(0.1)
    for (let floor = 0; floor < 7; floor++) storey(ink, floor)
    cut(ink, MARBLE, [0.1, 0.3]).standing(0, -10.2, [2.1, 1.5])
    for (const x of [-0.5, 0.15])
      mark(ink, darker(MARBLE, 0.4)).rounded([x, -11.4, 0.4, 0.9], [0.2, 0.2, 0, 0])
    ink.ctx.restore()
  },
})

function storey(ink: Ink, floor: number): void {
  const y = -floor * 1.45
  const wide = 3.1
  cut(ink, turned(ink, MARBLE, { span: [-wide / 2, wide / 2], amount: 0.34 }), 0.12).standing(
    0,
    y + (floor === 0 ? 0.4 : 0),
    [wide, 1.5],
  )
  for (let x = -1.3; x < 1.3; x += 0.44)
    mark(ink, darker(MARBLE, 0.36)).rounded([x, y - 1.2, 0.26, 1.05], [0.13, 0.13, 0, 0])
  mark(ink, darker(MARBLE, 0.14)).rect(-wide / 2 - 0.12, y - 1.5, [wide + 0.24, 0.18])
}
