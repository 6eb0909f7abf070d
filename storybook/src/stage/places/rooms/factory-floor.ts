import { pairs, plotted, triples } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { moving } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { window } from '../kit/indoors/windows.ts'
import { thing } from '../kit/thing.ts'
import { boxAt } from '../kit/shapes.ts'

const STEEL = '#8f9aa5'

export const factoryFloorPlace = interior({
  id: 'factory-floor',
  sounds: { hum: 0.6 },
  wall: { style: 'metal', colour: '#b5bcc0', dado: 1.4, dadoColour: '#4f6f8a' },
  floor: { pattern: 'slabs', colour: '#b0aca4', other: '#9a968e', size: 2 },
  ceiling: '#8a9096',
  height: 8.8,
  depth: 7,
  beams: true,
  lamps: { colour: '#e0a83a', at: [-0.6, -0.2, 0.2, 0.6], drop: 1.6 },
  near: null,
  rug: (ink) => {
    for (const x of [-6, 6])
      lay(ink, '#f0c23c', () => level(ink, [x - 0.12, x + 0.12], [ink.near, 7]))
  },
  back,
  middle: (ink) => {
    thing(ink, 'prop:crate', { x: -ink.half * 0.86, height: 1.8 })
    thing(ink, 'noto:oil-drum', { x: ink.half * 0.9, height: 2 })
    thing(ink, 'prop:traffic-cone', { x: ink.half * 0.72, height: 1 })
  },
  alive: (_, { half, depth }) => [
    moving('boxes on the belt', { x: 0, y: 1.7, z: depth - 0.2 }, (ctx, t) => {
      for (let i = 0; i < 8; i++) {
        const x = (((i / 8 + t * 0.04) % 1) * 2 - 1) * half
        ctx.fillStyle = i % 2 ? '#c49a62' : '#d9584c'
        ctx.fillRect(x - 0.4, -0.8, 0.8, 0.8)
        ctx.fillStyle = 'rgba(255,246,226,0.6)'
        ctx.fillRect(x - 0.08, -0.8, 0.16, 0.8)
      }
    }),
  ],
})

/** A conveyor belt from wall to wall, robot arms above it, cog wheels, tall windows. */
function back(ink: Ink, s: number): void {
  for (const share of [-0.7, 0, 0.7])
    window(ink, {
      ...boxAt([share * ink.half, -4.6], [3.6 * s, 2.2]),
      frame: '#5f6870',
      bars: [4, 2],
      view: 'city',
    })
  for (const share of [-0.5, 0.5]) arm(ink, share * ink.half, share < 0 ? 1 : -1)
  cut(ink, '#33363f', [0.14, 0.3]).rounded([ink.left, -1.7, ink.right - ink.left, 0.4], 0.2)
  for (let x = ink.left + 0.5; x < ink.right; x += 1.2) {
    mark(ink, STEEL).disc(x, -1.5, 0.15)
    if (Math.round(x / 1.2) % 3 === 0) mark(ink, darker(STEEL, 0.2)).rect(x - 0.1, -1.3, [0.2, 1.3])
  }
  for (const [share, y, size] of triples('-0.94 -3.4 1.3, -0.83 -2.9 0.8, 0.93 -3.3 1.2'))
    thing(ink, 'noto:gear', { x: share * ink.half, y, height: size })
}

/** An orange arm on a foot, bent over the belt. */
function arm(ink: Ink, x: number, way: number): void {
  const orange = '#e0813c'
  cut(ink, darker(STEEL, 0.2), 0.1).rounded([x - 0.7, -0.8, 1.4, 0.8], 0.1)
  stroke(ink, orange, 0.5).line(...plotted({ x, w: way }, '0 -0.6, -0.5 -3.2, 1.3 -4, 1.9 -2.9'))
  for (const [dx, y] of pairs('-0.5 -3.2, 1.3 -4'))
    mark(ink, darker(orange, 0.3)).disc(x + way * dx, y, 0.26)
  mark(ink, '#33363f').rect(x + way * 1.9 - 0.2, -2.9, [0.4, 0.3])
}
