import { interior } from '../kit/indoors/interior.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const STEEL = ['#4f7fa5', '#b5483f', '#5a8a6a', '#7a7f8a'] as const

/** Rows of steel lockers, some open, a long bench, towels, a ball and a bag. */
export const lockerRoomPlace = interior({
  id: 'locker-room',
  sounds: { room: 0.3 },
  wall: { style: 'tiles', colour: '#d3dcdc', accent: '#c0cccc' },
  floor: { pattern: 'tiles', colour: '#c4cbcc', other: '#b3bbbd', size: 1.2 },
  ceiling: '#eef1f0',
  height: 7.4,
  near: null,
  lamps: { colour: '#6a737a', at: [-0.5, 0.5], drop: 0.8 },
  back,
  middle: (ink) => {
    thing(ink, 'noto:basketball', { x: -ink.half * 0.7, height: 0.8 })
    thing(ink, 'prop:backpack', { x: ink.half * 0.76, height: 1.5 })
  },
})

function back(ink: Ink): void {
  const colour = ink.random.fork('lockers').pick(STEEL)
  const w = 1.3
  let i = 0
  for (let x = -Math.floor(ink.half / w) * w; x < ink.half - 0.4; x += w, i++)
    locker(ink, { x, w, colour, open: i % 5 === 2, i })
  bench(ink)
}

function locker(
  ink: Ink,
  b: { x: number; w: number; colour: string; open: boolean; i: number },
): void {
  const { x, w, colour } = b
  cut(ink, b.open ? darker(colour, 0.55) : colour, [0.06, 0.3]).rect(x, -5.2, [w - 0.06, 5])
  if (b.open) {
    thing(ink, b.i % 2 ? 'noto:t-shirt' : 'noto:running-shirt', {
      x: x + w / 2,
      y: -2.6,
      height: 1.3,
    })
    thing(ink, 'noto:running-shoe', { x: x + w / 2, y: -0.3, height: 0.6 })
    cut(ink, lighter(colour, 0.1), [0.12, 0.3]).rect(x - w * 0.36, -5.3, [w * 0.4, 5.1])
    return
  }
  for (let k = 0; k < 4; k++)
    mark(ink, darker(colour, 0.4)).rounded([x + w * 0.26, -4.8 + k * 0.2, w * 0.44, 0.09], 0.04)
  mark(ink, '#e9e4d4').rounded([x + w * 0.3, -3.8, w * 0.36, 0.3], 0.05)
  mark(ink, '#d9dde0').disc(x + w * 0.8, -2.7, 0.1)
  for (let k = 0; k < 3; k++)
    mark(ink, darker(colour, 0.4)).rounded([x + w * 0.26, -0.9 + k * 0.2, w * 0.44, 0.09], 0.04)
}

/** A bench before the lockers with a towel over it. */
function bench(ink: Ink): void {
  const half = ink.half * 0.62
  for (const x of [-half * 0.8, 0, half * 0.8]) mark(ink, '#5c6268').rect(x - 0.1, -1.1, [0.2, 1.1])
  cut(ink, '#c99a62', [0.12, 0.3]).rect(-half, -1.3, [half * 2, 0.26])
  cut(ink, '#f3f1ea', 0.08).rect(-half * 0.5, -1.36, [1.4, 0.9])
  mark(ink, '#c9483f').rect(-half * 0.5, -0.7, [1.4, 0.12])
  thing(ink, 'noto:running-shoe', { x: half * 0.5, y: -1.3, height: 0.6 })
}
