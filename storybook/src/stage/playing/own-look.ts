import type { Actor } from '../../cast/actor.ts'
import { paintOf } from '../../cast/people/drawing/tone.ts'
import { createTool } from '../../cast/people/tools/hold-tool.ts'
import type { Subject } from '../../plan/plan.ts'
import { GROWN } from '../placing/sizes.ts'

/** A giant opponent is one; a kite that looks like something must be large enough to see what. */
export function grownBy({ noun, shape, size }: Subject, name: string): number {
  if (name === 'partner') return size === 'giant' ? 2.4 : size === 'large' ? 1.5 : 1
  if (!/\bkite$/u.test(noun)) return GROWN[size]
  return (shape === undefined ? 1 : 1.5) * (size === 'large' || size === 'giant' ? 1.4 : 1)
}

/** Whether no other thing of its name would do: by its colour, its stuff, its looks, its size, its shape or what is in it. */
export function hasOwnLook(subject: Subject, { laden }: Actor): boolean {
  const { colour, material, size, shape, looks = [] } = subject
  // A crystal glass is a glass, and fills as one.
  const stuff = material !== null && !/^(?:glass|crystal)$/u.test(material)
  const said = colour !== null || stuff || size !== 'normal' || looks.length > 0
  return said || shape !== undefined || laden === true
}

/** The deed's own tool of another shape (half a curtain, an open suitcase) in the colour that was said. */
export function dyedTool(name: string, { noun, colour }: Subject): Actor | null {
  const dye = paintOf(colour)
  return dye === undefined || noun === name ? null : createTool(`${name} in ${dye}`)
}
