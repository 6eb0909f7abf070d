import { z } from 'zod'
import { whole } from '../../config/quantities.ts'

const SIZE = z.string().regex(/^\d{2,5}x\d{2,5}$/, 'expected a size such as 832x480')

/** What can be written of models that know only certain sizes and lengths. */
export const SHAPE_SETTINGS = {
  /** Sizes that the model was made for: what is asked of us → what is asked of it. */
  sizes: z.record(SIZE, SIZE).default({}),
  sizeMultiple: whole(1, 128).optional(),
  /** Frames come in steps and one: 4 gives 81 for five seconds at 16. */
  frameStep: whole(1, 64).default(4),
} as const

/** Wan's, whose kin most of these models are. */
export const USUAL_FPS = 16

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels in multiples that the model can divide: 854 wide would be refused by most. */
export function fitSize(
  { width, height }: Size,
  { sizes, multiple }: { sizes: Readonly<Record<string, string>>; multiple: number },
): Size {
  const [knownWidth, knownHeight] = (sizes[`${width}x${height}`] ?? '').split('x').map(Number)
  if (knownWidth && knownHeight) return { width: knownWidth, height: knownHeight }
  const fit = (pixels: number): number => Math.max(1, Math.round(pixels / multiple)) * multiple
  return { width: fit(width), height: fit(height) }
}

/** The nearest count that is a multiple of the step, and one: models of this kind know no others. */
export function framesFor(frames: number, step: number): number {
  return step === 1 ? frames : Math.max(1, Math.round((frames - 1) / step)) * step + 1
}
