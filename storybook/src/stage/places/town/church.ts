import { plotted } from '../../../scene/rows.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, turned, type Ink } from '../kit/paper.ts'
import { extentAt, litAtNight, plane } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'
import { fenceWithGate } from '../kit/town/street.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const churchPlace = place({
  id: 'church',
  time: 'morning',
  sounds: { birds: 0.4, wind: 0.2 },
  set: (c) => {
    const e = extentAt(c.box, 18)
    const s = Math.min(1.15, e.half / 11, e.crown / 17)
    return [
      sky(c),
      plane(c, { name: 'hills', z: 36 }, (ink) => {
        hills(ink, { colour: '#94b3a8', height: [2, 5], step: 9 })
        wood(ink, ['round', 'poplar'], { height: [3, 5], step: [2, 4] })
      }),
      litAtNight(c, { name: 'church', z: 18, haze: 0.6 }, (ink, lit) => nave(ink, s, lit)),
      meadowGround(c, {
        colours: greens(c),
        flowers: 60,
        dress: (ink) =>
          path(ink, { colour: '#d9c8a6', width: 2.8, from: -1, to: -1.5, bend: 2, far: 18 }),
      }),
      plane(c, { name: 'yard', z: 9, split: true }, (ink) => {
        fenceWithGate(ink, { gate: [-0.36, 0.34], height: 1.1, colour: '#f2e9d8' })
        tree(ink, 'round', { x: -ink.half * 0.84, height: 6 * Math.min(1.15, ink.tall) })
        tree(ink, 'poplar', { x: ink.half * 0.8, height: 6.6 * Math.min(1.15, ink.tall) })
        for (const d of [-0.5, 0.5, 0.62]) bush(ink, { x: d * ink.half, height: 0.9 })
      }),
      farBirds(c, { z: 24, count: 7 }),
      greenery(c),
    ]
  },
})

/** A nave with coloured windows and a tall west tower with its spire. */
function nave(ink: Ink, s: number, glowing: boolean): void {
  const stone = '#e6d6b8'
  const roof = '#5f6a86'
  const x = -3 * s
  if (!glowing) {
    cut(ink, turned(ink, stone, { span: [0, 9 * s], amount: 0.14 }), 0.25).rect(
      x + 1.6 * s,
      -5 * s,
      [9 * s, 5 * s],
    )
    cut(ink, roof, [0.2, 0.3]).polygon(
      ...plotted({ x, w: s, h: s }, '1 -4.9, 2 -8.2, 10 -8.2, 11.2 -4.9'),
    )
    for (let i = 0; i < 4; i++)
      cut(ink, darker(stone, 0.08), 0.06).polygon(
        [x + (3.4 + i * 2) * s, 0],
        [x + (3.5 + i * 2) * s, -4.6 * s],
        [x + (3.9 + i * 2) * s, -4.6 * s],
        [x + (4.1 + i * 2) * s, 0],
      )
    westTower(ink, s)
  }
  colouredGlass(ink, s)
}

function westTower(ink: Ink, s: number): void {
  const stone = '#e6d6b8'
  const roof = '#5f6a86'
  const x = -3 * s
  cut(
    ink,
    turned(ink, lighter(stone, 0.15), { span: [x - 2 * s, x + 2 * s], amount: 0.22 }),
    0.25,
  ).rect(x - 1.9 * s, -9 * s, [3.8 * s, 9 * s])
  for (const y of [3.4, 6.6, 9])
    cut(ink, darker(stone, 0.1), 0.06).rect(x - 2.1 * s, -y * s, [4.2 * s, 0.3 * s])
  cut(ink, roof, [0.16, 0.3]).polygon(...plotted({ x, w: s, h: s }, '-2.3 -9.2, 0 -14.6, 2.3 -9.2'))
  mark(ink, darker(roof, 0.25)).plot({ x, w: s, h: s }, '0 -14.6, 2.3 -9.2, 0.5 -9.2')
  stroke(ink, '#e0b85a', 0.16 * s).path({ x, w: s, h: s }, 'M0 -14.4L0 -16M-0.5 -15.4L0.5 -15.4')
  mark(ink, '#6b4636').rounded([x - 0.8 * s, -2.6 * s, 1.6 * s, 2.6 * s], [0.8 * s, 0.8 * s, 0, 0])
  for (const d of [-0.6, 0.6])
    mark(ink, '#4a4a58').rounded(
      [x + (d - 0.36) * s, -8.6 * s, 0.72 * s, 1.7 * s],
      [0.36 * s, 0.36 * s, 0, 0],
    )
}

function colouredGlass(ink: Ink, s: number): void {
  const x = -3 * s
  const glass = ['#c4504a', '#4f7fb5', '#e0a94a', '#5fa08a']
  const pane = (px: number, i: number): void =>
    mark(
      ink,
      ink.light.dark ? lighter(glass[i % 4] ?? '#e0a94a', 0.45) : (glass[i % 4] ?? '#4f7fb5'),
    ).rounded([px - 0.42 * s, -4 * s, 0.84 * s, 2.6 * s], [0.42 * s, 0.42 * s, 0, 0])
  for (let i = 0; i < 4; i++) pane(x + (2.8 + i * 2) * s, i)
  for (let i = 0; i < 8; i++)
    mark(
      ink,
      ink.light.dark ? lighter(glass[i % 4] ?? '#e0a94a', 0.45) : (glass[i % 4] ?? '#4f7fb5'),
    ).shape((ctx) => {
      ctx.moveTo(x, -5 * s)
      ctx.arc(x, -5 * s, 1 * s, i * 0.785, i * 0.785 + 0.68)
      ctx.closePath()
    })
  mark(ink, '#f7ecd2').disc(x, -5 * s, 0.28 * s)
}
