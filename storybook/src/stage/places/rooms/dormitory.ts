import { interior } from '../kit/indoors/interior.ts'
import { window } from '../kit/indoors/windows.ts'
import { lighter } from '../kit/colour.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const BLANKETS = ['#5f7a4f', '#4f6f9a', '#a5564a', '#8a7a4f'] as const

/** Bunks in a row, all made alike, a trunk before each: soldiers, scouts and students sleep here. */
export const dormitoryPlace = interior({
  id: 'dormitory',
  sounds: { room: 0.2 },
  wall: { style: 'plain', colour: '#d9d6c6', dado: 1.8, dadoColour: '#8a9a82' },
  floor: { pattern: 'planks', colour: '#a58a6c', other: '#957b5f' },
  ceiling: '#efece0',
  near: null,
  lamps: { colour: '#5f6a5a', at: [-0.5, 0, 0.5], drop: 1 },
  back,
})

function back(ink: Ink, s: number): void {
  const w = 4 * Math.max(0.72, s)
  const blanket = ink.random.fork('blanket').pick(BLANKETS)
  const step = w + 1.1
  for (let x = -Math.floor(ink.half / step) * step; x < ink.half + 1; x += step) {
    window(ink, { x: x + step / 2, y: -4.4, width: 0.9, height: 2, view: 'trees' })
    bunk(ink, { x, w, blanket })
    thing(ink, 'prop:treasure-chest', { x: x - w * 0.1, height: 0.9 })
  }
}

function bunk(ink: Ink, { x, w, blanket }: { x: number; w: number; blanket: string }): void {
  for (const d of [-1, 1]) cut(ink, '#5c6268', 0.08).rect(x + (d * w) / 2 - 0.1, -5, [0.2, 5])
  for (const y of [-1.2, -3.7]) {
    cut(ink, '#e9e4d6', 0.12).rounded([x - w / 2, y - 0.5, w, 0.5], 0.1)
    cut(ink, blanket, [0.05, 0.3]).rounded([x - w * 0.22, y - 0.62, w * 0.72, 0.7], 0.12)
    mark(ink, lighter(blanket, 0.35)).rect(x - w * 0.22, y - 0.62, [w * 0.12, 0.7])
    cut(ink, '#ffffff', 0.06).rounded([x - w * 0.48, y - 0.86, w * 0.24, 0.44], 0.18)
    mark(ink, '#50565c').rect(x - w / 2, y, [w, 0.16])
  }
  for (let i = 0; i < 5; i++)
    mark(ink, '#50565c').rect(x + w / 2 - 0.75, -3.2 + i * 0.6, [0.65, 0.1])
}
