import { wordedInterior } from '../kit/indoors/worded-interior.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const BOXES = ['#c49a6c', '#b58a5c', '#d1aa7c', '#a87f56', '#c9a884'] as const

/** Racks to the roof with cartons on pallets, a forklift, yellow lines on the floor. */
export const warehousePlace = wordedInterior((words) => {
  const bare = /\b(empty|vacant|abandoned|derelict)\b/u.test(words)
  return {
    id: 'warehouse',
    sounds: { hum: 0.3 },
    wall: { style: 'metal', colour: '#b5bcc0' },
    floor: { pattern: 'slabs', colour: '#a9aaa8', other: '#9d9e9c', size: 3 },
    ceiling: '#8f979c',
    beams: true,
    height: 9,
    depth: 6.6,
    near: null,
    lamps: { colour: '#4a5058', at: [-0.3, 0.3], drop: 0.9 },
    back: (ink) => back(ink, bare),
    middle: (ink, s) => {
      if (!bare && !ink.plays(/forklift/u))
        thing(ink, 'prop:forklift', { x: -ink.half * 0.78, height: 3 * Math.max(0.75, s) })
      thing(ink, 'prop:pallet', { x: ink.half * 0.84, height: 0.5 })
      if (!bare) thing(ink, 'noto:package', { x: ink.half * 0.84, y: -0.5, height: 1.5 })
    },
  }
})

function back(ink: Ink, bare: boolean): void {
  const bay = 3.6
  const shelf = 2.1
  for (let x = -Math.ceil(ink.half / bay) * bay; x < ink.half; x += bay) {
    for (let row = 0; row < 4; row++) {
      const y = -row * shelf
      if (!bare) cargo(ink, { x: x + 0.2, y: y - (row ? 0.24 : 0), w: bay - 0.4 })
      if (row) cut(ink, '#e0803a', [0.06, 0.3]).rect(x, y - 0.24, [bay, 0.24])
    }
    cut(ink, '#2f5a8a', [0.08, 0.3]).rect(x - 0.12, -4 * shelf, [0.24, 4 * shelf])
  }
  mark(ink, '#e8c23a').rect(ink.left, -0.08, [ink.right - ink.left, 0.16])
}

/** Cartons of all sizes on their pallet; sometimes the place is free. */
function cargo(ink: Ink, { x, y, w }: { x: number; y: number; w: number }): void {
  if (ink.random.chance(0.1)) return
  mark(ink, '#8a6a48').rect(x, y - 0.16, [w, 0.16])
  for (let at = x; at < x + w - 0.5;) {
    const wide = Math.min(x + w - at, ink.random.between(0.8, 1.5))
    const high = ink.random.between(0.7, 1.55)
    cut(ink, ink.random.pick(BOXES), [0.05, 0.25]).rect(at, y - 0.16 - high, [wide - 0.05, high])
    mark(ink, '#e6d2ac').rect(at + wide * 0.42, y - 0.16 - high, [wide * 0.14, high])
    stroke(ink, '#8f6c48', 0.04).rect(at + 0.1, y - 0.5, [0.3, 0.22])
    at += wide
  }
}
