import type { Subject } from '../../plan/plan.ts'

/** The name by which a deed fetches it as it was said to be: `green flag`, `sword of wood`. */
export function described({ noun, colour, material }: Subject): string {
  const stuff = material === null ? '' : ` of ${material}`
  return `${colour === null ? '' : `${colour} `}${noun}${stuff}`
}
