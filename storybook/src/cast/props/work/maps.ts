import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { LANDS, type Land } from './map-outlines.ts'

type Point = readonly [x: number, y: number]

/** The paper round the sea, and the sea round the land. */
const [EDGE, MARGIN] = [3.4, 7]
const SEA = '#a9d3e0'

/** The outlines as points of a sheet that is 100 high, and how wide it has to be. */
function onSheet(land: Land): { width: number; parts: readonly (readonly Point[])[] } {
  const globe = land.parts.map((part) => pairs(part))
  const [east, north] = [0, 1].map((axis) => globe.flat().map((point) => point[axis] ?? 0))
  if (east === undefined || north === undefined) return { width: 100, parts: [] }
  const [left, right, low, high] = [
    Math.min(...east),
    Math.max(...east),
    Math.min(...north),
    Math.max(...north),
  ]
  // Degrees of longitude are shorter the further they are from the equator.
  const shrink = Math.cos((((low + high) / 2) * Math.PI) / 180)
  const inner = 100 - 2 * (EDGE + MARGIN)
  const scale = Math.min(inner / (high - low), 150 / ((right - left) * shrink))
  const width = Math.max(84, (right - left) * shrink * scale + 2 * (EDGE + MARGIN))
  const middle = [(left + right) / 2, (low + high) / 2] as const
  const place = ([x, y]: Point): Point => [
    width / 2 + (x - middle[0]) * shrink * scale,
    50 - (y - middle[1]) * scale,
  ]
  return { width, parts: globe.map((part) => part.map(place)) }
}

function compassRose(ink: Ink, [x, y]: Point): void {
  ink.moved({ x, y }, () => {
    ink.ring([0, 0, 5], 0.8, '#8a6a3c')
    ink.poly('0,-8 1.8,0 0,8 -1.8,0', '#8a6a3c')
    ink.poly('-8,0 0,-1.8 8,0 0,1.8', '#b08a54')
    ink.poly('0,-8 1.8,0 0,0', '#c8443a')
  })
}

const drawMap =
  (width: number, parts: readonly (readonly Point[])[]) =>
  (ink: Ink): void => {
    ink.box([1.4, 2, width - 1.4, 98], '#c9b488', 2)
    ink.box([0, 0, width - 1.6, 98], '#f3e6c4', 2)
    ink.box([EDGE, EDGE, width - 1.6 - 2 * EDGE, 98 - 2 * EDGE], SEA, 1)
    for (let at = 1; at < 5; at++) {
      ink.faint(0.5, () => ink.line([EDGE, at * 20, width - 1.6 - EDGE, at * 20], 0.7, '#e8f4f6'))
      ink.faint(0.5, () =>
        ink.line([(width * at) / 5, EDGE, (width * at) / 5, 98 - EDGE], 0.7, '#e8f4f6'),
      )
    }
    for (const part of parts)
      ink.faint(0.35, () => ink.line([...part.flat(), ...(part[0] ?? [])], 5, '#f4fafa'))
    for (const part of parts) ink.moved({ x: 0.9, y: 1.5 }, () => ink.poly(part, ink.deep))
    for (const part of parts) {
      ink.poly(part, ink.main)
      ink.line([...part.flat(), ...(part[0] ?? [])], 0.9, ink.dark)
    }
    compassRose(ink, [width - 14, 86])
    for (const share of [1 / 3, 2 / 3])
      ink.faint(0.16, () => ink.box([width * share, 0, 1.6, 98], '#5a4a2c'))
  }

const toProp = (land: Land): Prop => {
  const { width, parts } = onSheet(land)
  const names = land.names.split('|')
  return {
    words: [
      ...names.map((name) => `map of ${name}`),
      ...names.map((name) => `${name} map`),
      ...names.map((name) => `map of the ${name}`),
    ],
    ...metresTall(0.9, width, '#8fb465'),
    draw: drawMap(width, parts),
  }
}

/** Maps on which one knows the land by its outline. */
export const MAPS: readonly Prop[] = LANDS.map(toProp)
