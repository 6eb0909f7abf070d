import { blot } from '../../../scene/blot.ts'
import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { moving } from '../kit/alive.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { window } from '../kit/indoors/windows.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { crowd, fieldLine } from '../kit/town/sport.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 13, height: 9.6, width: 1.5 } as const

/** The court, and what is round it. */
const TONES = [
  ['#e08a4a', '#4f9a8a'],
  ['#d9a24a', '#4a7ab0'],
  ['#d97a4a', '#5f86b5'],
] as const

/** A hall with a net across its orange court, a referee's chair and people on the benches. */
export const volleyballCourtPlace = place({
  id: 'volleyball-court',
  indoors: true,
  time: 'day',
  sounds: { crowd: 0.5 },
  set: (c) => {
    const { half } = roomSize(c, SIZE)
    const tone = c.random.fork('court').pick(TONES)
    return [
      room(c, {
        ...SIZE,
        wall: {
          style: 'planks',
          colour: '#e6d2ac',
          accent: '#d8c094',
          dado: 2.4,
          dadoColour: tone[1],
        },
        floor: { pattern: 'plain', colour: tone[1], other: tone[1] },
        ceiling: '#efe9dc',
        beams: true,
        lamp: false,
        rug: (ink) => {
          lay(ink, tone[0], () => level(ink, [-10, 10], [-2.6, 9]))
          fieldLine(ink, pairs('-10 -2.6, -10 9, 10 9, 10 -2.6'))
          for (const x of [-3.4, 0, 3.4])
            fieldLine(ink, [
              [x, -2.6],
              [x, 9],
            ])
        },
        back: (ink) => {
          for (const share of [-0.72, -0.24, 0.24, 0.72])
            window(ink, {
              ...boxAt([share * ink.half, ink.top + 4.2], [3, 1.9]),
              view: 'trees',
              bars: [3, 1],
            })
        },
      }),
      crowd(c, { z: 12.4, y: 0.4, rows: 2, rise: 0.9, step: 1.1 }),
      net(c, half),
      ...(isLow(c) ? [] : [ball(half)]),
    ]
  },
})

/** Over whose net one plays with rackets. */
const isLow = ({ words }: PlaceContext): boolean => /tennis|badminton/u.test(words)

/** Across the middle, between two posts. */
function net(c: PlaceContext, half: number) {
  return plane(c, { name: 'net', z: 5.6 }, (ink) => {
    const [from, to, top] = [-half * 0.56, half * 0.56, isLow(c) ? -1.9 : -3.9]
    mesh(ink, { from, to, top })
    for (const x of [from, to])
      cut(ink, '#4a6a9a', 0.08).rect(x - 0.12, top - 0.3, [0.24, 0.3 - top])
    cut(ink, '#fbf8ee', 0.04).rect(from, top - 0.12, [to - from, 0.22])
    cut(ink, '#d9483f', 0.06).rounded([to + 0.7, -3.1, 1, 0.3], 0.1)
    for (const x of [to + 0.75, to + 1.5]) mark(ink, '#8d949c').rect(x, -2.9, [0.12, 2.9])
  })
}

function mesh(ink: Ink, { from, to, top }: { from: number; to: number; top: number }): void {
  stroke(ink, 'rgba(60,60,70,0.6)', 0.04).shape((ctx) => {
    for (let x = from; x <= to; x += 0.34) {
      ctx.moveTo(x, top)
      ctx.lineTo(x, top + 1.5)
    }
    for (let y = top; y <= top + 1.5; y += 0.3) {
      ctx.moveTo(from, y)
      ctx.lineTo(to, y)
    }
  })
}

function ball(half: number) {
  return moving('volleyball', { x: 0, y: 0, z: 5 }, (ctx, t) => {
    const share = Math.abs(((t * 0.35) % 2) - 1)
    const [x, y] = [(share - 0.5) * half * 0.7, -3.4 - Math.sin(share * Math.PI) * 2.2]
    blot(ctx, '#f7f2e2', [x, y, 0.36])
    ctx.strokeStyle = '#4a7ab0'
    ctx.lineWidth = 0.07
    ctx.beginPath()
    ctx.arc(x - 0.2, y, 0.36, -1, 1)
    ctx.moveTo(x - 0.3, y - 0.2)
    ctx.lineTo(x + 0.32, y + 0.1)
    ctx.stroke()
  })
}
