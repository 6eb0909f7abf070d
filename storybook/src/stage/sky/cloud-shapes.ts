import type { Random } from '../../scene/random.ts'
import { clear, darker, lighter } from '../places/kit/colour.ts'
import type { Ctx } from '../places/kit/shapes.ts'

/** A heap as children cut it, a long flat bank, a tower that boils up, and the small one beside a large one. */
export type CloudForm = 'heap' | 'bank' | 'tower' | 'tuft'

/** All in widths of the cloud. */
interface Outline {
  readonly lobes: number
  /** Of the lobes at the ends, and how much larger the one in the middle is. */
  readonly radius: readonly [ends: number, more: number]
  /** How far the middle is lifted over its base. */
  readonly lift: number
  /** Lobes on top of the others. */
  readonly crown: number
  /** No lobe is above this. */
  readonly height: number
}

const OUTLINES: Readonly<Record<CloudForm, Outline>> = {
  heap: { lobes: 5, radius: [0.07, 0.095], lift: 0.08, crown: 0, height: 0.42 },
  bank: { lobes: 8, radius: [0.035, 0.035], lift: 0.05, crown: 0, height: 0.24 },
  tower: { lobes: 4, radius: [0.09, 0.08], lift: 0.06, crown: 3, height: 0.62 },
  tuft: { lobes: 3, radius: [0.11, 0.12], lift: 0.02, crown: 0, height: 0.48 },
}

/** How high a cloud of this width and form may be: its sheet must not be lower, or its top is cut off. */
export function cloudHeight(form: CloudForm, width: number): number {
  return OUTLINES[form].height * width
}

export interface CloudLook {
  readonly width: number
  readonly tone: string
  /** 0…1: how little light its front takes. */
  readonly dull?: number
  readonly form?: CloudForm
  readonly puffs: Random
}

/** Three sheets of torn paper with a flat base, the foremost in the light. */
export function drawCloud(ctx: Ctx, look: CloudLook): void {
  const { width, dull = 0 } = look
  const outline = OUTLINES[look.form ?? 'heap']
  const sheets = [
    { scale: 1, tone: clear(darker(look.tone, 0.06), 0.55) },
    { scale: 0.86, tone: look.tone },
    { scale: 0.6, tone: lighter(look.tone, 0.5 - 0.6 * dull) },
  ]
  sheets.forEach(({ scale, tone }, index) => {
    const random = look.puffs.fork(`sheet ${index}`)
    const off = index === 0 ? 0 : random.between(-0.5, 0.5) * (1 - scale) * 0.6 * width
    ctx.save()
    ctx.translate(off, 0)
    if (index > 0) shadeBehind(ctx, look, scale)
    ctx.fillStyle = tone
    sheet(ctx, { outline, width: width * scale, random })
    ctx.restore()
  })
}

/** The soft shadow that a sheet throws on the one behind it. */
function shadeBehind(ctx: Ctx, { width, tone, dull = 0 }: CloudLook, scale: number): void {
  ctx.shadowColor = clear(darker(tone, 0.4 + 0.3 * dull), 0.3)
  ctx.shadowBlur = width * 0.035 * scale * ctx.getTransform().a
  // Below the flat base it would show as a fringe.
  ctx.shadowOffsetY = -0.8 * ctx.shadowBlur
}

function sheet(
  ctx: Ctx,
  { outline, width, random }: Pick<CloudLook, 'width'> & { outline: Outline; random: Random },
): void {
  const base = -width * 0.02
  const [ends, more] = outline.radius
  ctx.beginPath()
  const lobe = (x: number, up: number, radius: number): void => {
    ctx.moveTo(x + radius, base - up)
    ctx.arc(x, base - up, radius, 0, Math.PI * 2)
  }
  for (let i = 0; i < outline.lobes; i++) {
    const share = (i + 0.5) / outline.lobes
    const bulge = Math.sin(share * Math.PI)
    const radius = width * (ends + more * bulge) * random.between(0.86, 1.08)
    lobe(width * (share - 0.5), radius * 0.8 + width * outline.lift * bulge, radius)
  }
  for (let i = 0; i < outline.crown; i++) {
    const radius = width * (0.15 - 0.025 * i)
    lobe(width * random.between(-0.07, 0.07), width * (0.24 + 0.09 * i), radius)
  }
  ctx.roundRect(-width / 2, base - width * ends * 1.7, width, width * ends * 1.7, width * 0.06)
  ctx.fill('nonzero')
}

/** A sheet that hangs down from above in lobes, with a paler one within: its lowest edge is at 0. */
export function drawCover(
  ctx: Ctx,
  { width, height, tone, puffs }: { width: number; height: number; tone: string; puffs: Random },
): void {
  // In a tall frame the sheet is high; its lobes are not.
  const size = Math.min(height, LARGEST_LOBES)
  for (const [up, shade] of [
    [0, tone],
    [size * 0.16, darker(tone, 0.12)],
  ] as const) {
    ctx.fillStyle = shade
    ctx.beginPath()
    ctx.rect(-width / 2, -height, width, height - size * 0.28 - up)
    for (let x = -width / 2; x < width / 2;) {
      const radius = size * puffs.between(0.16, 0.3)
      const y = -size * 0.28 - up + size * puffs.between(-0.06, 0.02)
      ctx.moveTo(x + radius, y)
      ctx.arc(x, y, radius, 0, Math.PI * 2)
      x += radius * puffs.between(1.2, 1.8)
    }
    ctx.fill('nonzero')
  }
}

/** The height of a sheet that has lobes as large as they become, in u. */
const LARGEST_LOBES = 14
