import { brightness, clear, deeper, lighter, mix } from '../colour.ts'
import type { GroundBrush } from '../../../../paint/pieces/ground.ts'
import type { Light } from '../../../../scene/light.ts'
import type { Random } from '../../../../scene/random.ts'
import type { Pair } from '../shapes.ts'

/** How the upper edge of a sheet on the ground is cut. */
export type Edge = 'grass' | 'drift' | 'wave' | 'torn'

/** Where the sheets of a ground begin, from the far one to the near one. The actors stand between the last three. */
export const STRIPS = [30, 14, 6.4, 1.6, -2, -4.1] as const

type Ink = GroundBrush & { readonly random: Random; readonly light: Light }

export interface Strip {
  readonly z: number
  /** Where the next sheet covers it. */
  readonly until: number
  readonly colour: string
  readonly edge: Edge
  /** How far its edge swings up and down, in u. */
  readonly bump: number
}

type Line = (x: number) => number

/** Lays one sheet of the ground on those behind it: its shadow on them, then itself, lightest along the cut. */
export function layStrip(ink: Ink, strip: Strip): void {
  const { ctx } = ink
  const edge = ink.at(0, strip.z)
  if (edge.y < ink.top || edge.y > ink.bottom) return
  const line = windingLine(ink, { ...strip, ...edge })
  shadeAbove(ink, line, { ...strip, ...edge })
  const low = Math.min(ink.bottom + 1, ink.at(0, strip.until).y + strip.bump * 2 * edge.scale + 0.1)
  ctx.fillStyle = paperOf(ink, strip, [edge.y - strip.bump * edge.scale, low])
  ctx.beginPath()
  ctx.moveTo(ink.left - 1, low)
  ctx.lineTo(ink.left - 1, line(ink.left - 1))
  CUT[strip.edge](ink, line, edge.scale)
  ctx.lineTo(ink.right + 1, low)
  ctx.closePath()
  ctx.fill()
  if (strip.edge !== 'grass') lightAlong(ink, strip, edge.scale)
}

/** Lightest where it is cut, deeper down to where the next sheet's shadow falls. */
function paperOf(ink: Ink, { colour, edge }: Strip, [top, low]: Pair) {
  const gradient = ink.ctx.createLinearGradient(0, top, 0, low)
  const pale = edge === 'wave' || brightness(colour) > 0.8
  const sunny = pale ? lighter(colour, 0.2) : mix(colour, '#fff0a8', 0.16)
  gradient.addColorStop(0, sunny)
  gradient.addColorStop(0.34, colour)
  gradient.addColorStop(1, deeper(colour, 0.34))
  return gradient
}

/** A long swing with a shorter one on it, of another phase for each sheet. */
function windingLine(
  { random }: Ink,
  at: { readonly y: number; readonly scale: number; readonly bump: number },
): Line {
  const [long, short] = [random.between(7, 10) * at.scale, random.between(2.6, 4) * at.scale]
  const [first, second] = [random.between(0, 6.3), random.between(0, 6.3)]
  const high = at.bump * at.scale
  return (x) =>
    at.y +
    high * (0.75 * Math.sin((x * 6.283) / long + first)) +
    high * 0.4 * Math.sin((x * 6.283) / short + second)
}

const RINGS = 4

/** Wide strokes instead of a blur: Skia blurs the whole sheet, which takes longer than all else on it. */
function shadeAbove(
  ink: Ink,
  line: Line,
  { colour, scale }: { readonly colour: string; readonly scale: number },
): void {
  const { ctx, light } = ink
  const shade = mix(light.shadow, deeper(colour, 1), 0.6)
  ctx.strokeStyle = clear(shade, 0.07 + light.shadowAmount * 0.17)
  for (let ring = 1; ring <= RINGS; ring++) {
    ctx.lineWidth = (0.5 * scale * ring) / RINGS
    ctx.beginPath()
    const step = 0.5 * scale + 0.1
    for (let x = ink.left - 1; x < ink.right + 1; x += step) ctx.lineTo(x, line(x))
    ctx.stroke()
  }
}

/** The thickness of the paper, as the light catches it along the outline that was just filled. */
function lightAlong(ink: Ink, { colour }: Strip, scale: number): void {
  const { ctx } = ink
  ctx.strokeStyle = clear(lighter(colour, 0.7), 0.5)
  ctx.lineWidth = Math.max(0.015, 0.03 * scale)
  ctx.stroke()
}

type Cut = (ink: Ink, line: Line, scale: number) => void

/** Blades in tufts, and smooth turf between them. */
const grass: Cut = ({ ctx, random, left, right }, line, scale) => {
  const step = 0.11 * scale + 0.02
  const tufts = random.between(2.2, 3.2) * scale
  const phase = random.between(0, 6.3)
  for (let x = left - 1; x < right + 1; x += step) {
    const thick = 0.4 + 0.6 * Math.sin((x * 6.283) / tufts + phase + Math.sin(x * 1.3))
    const high = Math.max(0.03, thick * random.between(0.1, 0.3)) * scale
    const lean = random.between(-0.06, 0.1) * scale
    ctx.quadraticCurveTo(x + step * 0.3, line(x) - high * 0.4, x + step / 2 + lean, line(x) - high)
    ctx.quadraticCurveTo(x + step * 0.7, line(x) - high * 0.3, x + step, line(x + step))
  }
}

/** Long backs that end in a crest, as wind and water leave sand and snow. */
const drift: Cut = ({ ctx, random, left, right }, line, scale) => {
  for (let x = left - 1; x < right + 1;) {
    const long = random.between(1.4, 4.2) * scale + 0.1
    const high = random.between(0.05, 0.17) * scale
    ctx.quadraticCurveTo(
      x + long * 0.5,
      line(x + long * 0.5) - high * 1.7,
      x + long,
      line(x + long) + high * 0.3,
    )
    x += long
  }
}

/** Hollows between sharp crests. */
const wave: Cut = ({ ctx, random, left, right }, line, scale) => {
  for (let x = left - 1; x < right + 1;) {
    const long = random.between(0.7, 1.3) * scale + 0.05
    ctx.quadraticCurveTo(x + long * 0.45, line(x) + 0.15 * scale, x + long, line(x + long))
    x += long
  }
}

/** Straight snips, no two alike. */
const torn: Cut = ({ ctx, random, left, right }, line, scale) => {
  for (let x = left - 1; x < right + 1; x += random.between(0.3, 0.9) * scale + 0.03)
    ctx.lineTo(x, line(x) + random.between(-0.05, 0.05) * scale)
}

const CUT: Readonly<Record<Edge, Cut>> = { grass, drift, wave, torn }
