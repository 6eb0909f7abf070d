import type { PlaceContext, PlaceSet } from '../place.ts'
import { darker, lighter } from '../places/kit/colour.ts'
import { cut, stroke, type Ink } from '../places/kit/paper.ts'
import { plane } from '../places/kit/plane.ts'

/** What a shot's scenery says of it. */
export const ARCH_ABOVE = 'arch above'

const STONE = '#cdbd9f'
/** How far before a boat the bridge stands, and how far behind those on dry land: their heads are seen. */
const [AFLOAT, ASHORE] = [-1.4, 5]

/** A bridge over those who go under it: its arch is before them, and they come out on its other side. */
export function archedOver(set: PlaceSet, context: PlaceContext): PlaceSet {
  if (!context.scenery?.includes(ARCH_ABOVE)) return set
  const others = set.pieces.filter(({ name }) => name !== 'bridge')
  const ashore = set.waterline === null
  const z = ashore ? Math.min(ASHORE, set.far + 1) : AFLOAT
  const above = plane(context, { name: 'bridge above', z, bottom: ashore ? 0 : -3 }, drawBridge)
  return { ...set, pieces: [...others, ...above] }
}

/** The half of the opening in halves of the frame, and its crown in heights of it. */
const OPENING = { half: 0.8, high: 0.6 } as const

function drawBridge(ink: Ink): void {
  const [wide, apex] = [ink.half * OPENING.half, ink.crown * OPENING.high]
  cut(ink, STONE, [0.4, 0.5]).shape((ctx) => {
    ctx.moveTo(ink.left, ink.crown * 0.72)
    ctx.quadraticCurveTo(0, ink.crown * 0.9, ink.right, ink.crown * 0.72)
    ctx.lineTo(ink.right, 3)
    ctx.lineTo(wide, 3)
    ctx.bezierCurveTo(wide, apex * 0.75, wide * 0.6, apex, 0, apex)
    ctx.bezierCurveTo(-wide * 0.6, apex, -wide, apex * 0.75, -wide, 3)
    ctx.lineTo(ink.left, 3)
  })
  voussoirs(ink, wide, apex)
  balusters(ink)
}

/** The wedge stones round the arch. */
function voussoirs(ink: Ink, wide: number, apex: number): void {
  for (let at = 0; at <= 26; at++) {
    const angle = Math.PI * (1 + at / 26)
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    stroke(ink, darker(STONE, 0.22), 0.05).line(
      [x * wide, -y * apex],
      [x * wide * 1.07, -y * apex * 1.07],
    )
  }
}

/** The parapet on top. */
function balusters(ink: Ink): void {
  const step = ink.half / 14
  for (let x = ink.left; x < ink.right; x += step) {
    const y = ink.crown * (0.72 + 0.09 * (1 - (x / ink.right) ** 2))
    cut(ink, lighter(STONE, 0.2), 0.05).rect(x, y - 0.6, [step * 0.42, 0.62])
  }
  stroke(ink, lighter(STONE, 0.3), 0.2).shape((ctx) => {
    ctx.moveTo(ink.left, ink.crown * 0.72 - 0.6)
    ctx.quadraticCurveTo(0, ink.crown * 0.9 - 0.6, ink.right, ink.crown * 0.72 - 0.6)
  })
}
