import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { cafeTable, cupSign } from '../../places/kit/indoors/cafe-table.ts'
import { pot } from '../../places/kit/indoors/furniture.ts'
import { floorLamp, pendant } from '../../places/kit/indoors/lamps.ts'
import { seat } from '../../places/kit/indoors/vehicle-room.ts'
import { mark, cut, type Ink } from '../../places/kit/paper.ts'
import type { Rect } from '../../places/kit/shapes.ts'
import { thing } from '../../places/kit/thing.ts'
import { litPlane } from '../../places/kit/plane.ts'
import { saidColour, type WindowLook } from './window-looks.ts'

const GROWN = ['potted-plant', 'tulip', 'herb', 'hibiscus', 'seedling'] as const

/** How far aside cushions lie under a window, and their colours. */
const CUSHIONS = [
  [-0.72, '#c8574c'],
  [-0.5, '#e0b45a'],
] as const

type Furnish = (ink: Ink, x: number, how: { glowing: boolean; cloth: string }) => void

/** What stands left and right of a window; x is how far from the middle. */
const FURNITURE: Readonly<Record<WindowLook['beside'], Furnish>> = {
  nothing: () => undefined,
  'lamp and plant': (ink, x, { glowing }) => {
    floorLamp(ink, { x, height: 4.4, glowing })
    if (!glowing) pot(ink, { x: -x, height: 2.6, colour: '#c98a5e' })
  },
  books: (ink, x, { glowing }) => {
    floorLamp(ink, { x: 0.78 * x, height: 4.4, glowing })
    if (glowing) return
    for (const side of [-1, 1]) thing(ink, 'prop:bookshelf', { x: side * 1.12 * x, height: 6.2 })
    for (const [at, colour] of CUSHIONS)
      cut(ink, colour, 0.1).rounded([at * x - 0.6, -1.1, 1.2, 1.1], 0.4)
  },
  seats: (ink, x, { glowing, cloth }) => {
    if (!glowing) for (const side of [-1, 1]) seat(ink, { x: side * x, height: 3.7, colour: cloth })
  },
  tables: (ink, x, { glowing }) => {
    for (const share of [-1, -0.62, 0.34, 1]) {
      const lamp = { x: share * x, top: ink.crown - 1, drop: 2, size: 0.9, colour: '#3f5f57' }
      pendant(ink, { ...lamp, glowing })
    }
    if (glowing) return
    cupSign(ink, { x: 0.56 * x, top: ink.crown, y: 4.7 })
    for (const side of [-1, 1]) cafeTable(ink, side * 0.86 * x)
  },
  greenery: (ink, x, { glowing }) => {
    if (glowing) return
    for (const side of [-1, 1])
      GROWN.forEach((name, i) =>
        thing(ink, `noto:${name}`, { x: side * x * (1.04 - i * 0.2), height: i % 2 ? 1.5 : 2.1 }),
      )
  },
  consoles: (ink, x, { glowing }) => {
    for (const side of [-1, 1]) (glowing ? lights : desk)(ink, side * x)
  },
}

export function beside(
  context: PlaceContext,
  { pane, look, z, near = 1 }: { pane: Rect; look: WindowLook; z: number; near?: number },
): Piece[] {
  const furnish = FURNITURE[look.beside]
  const cloth = saidColour(context.words, 'seats') ?? '#b5493f'
  const place = (ink: Ink): number => Math.min(ink.half * 0.86, pane.width / 2 + 1.7) * near
  return litPlane(context, 'beside the window', {
    z,
    split: true,
    haze: 0.1,
    draw: (ink) => furnish(ink, place(ink), { glowing: false, cloth }),
    glow: (ink) => furnish(ink, place(ink), { glowing: true, cloth }),
  })
}

function desk(ink: Ink, x: number): void {
  cut(ink, '#5c6682', [0.14, 0.3]).plot({ x }, '-1.2 0, -1 -1.5, 1 -1.5, 1.2 0')
  cut(ink, '#2a3450', 0.1).rounded([x - 0.9, -2.5, 1.8, 1], 0.14)
}

function lights(ink: Ink, x: number): void {
  mark(ink, '#4fd0c9').rounded([x - 0.8, -2.4, 1.6, 0.8], 0.1)
  const tones = ['#ff8a6a', '#ffd86a', '#6ff0c0']
  for (let i = 0; i < 4; i++)
    mark(ink, tones[i % 3] ?? '#ffd86a').disc(x - 0.6 + i * 0.4, -1.1, 0.1)
}
