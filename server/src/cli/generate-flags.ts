import type { AspectRatio, Resolution } from '../engines/engine.ts'
import { Problem } from '../errors/problem.ts'

/** What stands behind `zoetrope generate`. */
export interface GenerateFlags {
  readonly output: string
  readonly model?: string
  readonly resolution: Resolution
  readonly aspectRatio?: AspectRatio
  readonly image?: string
  readonly negativePrompt?: string
  readonly duration: string
  readonly seed: string
  readonly audio?: true
  readonly plan?: true
  readonly fromPlan?: string
}

export const durationOf = ({ duration }: GenerateFlags): number =>
  wholeNumber(duration, { name: '--duration', min: 1, max: 10 })
export const seedOf = ({ seed }: GenerateFlags): number =>
  wholeNumber(seed, { name: '--seed', min: 0, max: 2 ** 32 - 1 })

function wholeNumber(
  text: string,
  { name, min, max }: { name: string; min: number; max: number },
): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  throw new Problem(`${name} takes a whole number from ${min} to ${max}, not "${text}".`)
}
