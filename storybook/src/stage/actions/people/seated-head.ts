import type { ActionContext } from '../action.ts'
import { isPuppet } from '../../../cast/people/puppet.ts'

/** Where the head of a grown person on a stool is. */
export const USUAL_HEAD = 0.7

/** How high the head of somebody is who sits on a stool, in the performer's adult heights. */
export function seatedHead({ performer, partner }: ActionContext): number {
  const sitter = partner && isPuppet(partner) ? partner.proportions : null
  const own = isPuppet(performer) ? performer.proportions : null
  if (!sitter || !own) return 0.7
  const scale = sitter.metres / own.metres / own.body
  return (0.615 * sitter.body + sitter.head * 0.6) * scale
}

/** How large the other's body is in the performer's: what is at 0.5 of the one is at half of this for the other. */
export function otherScale({ performer, partner }: ActionContext): number {
  const other = partner && isPuppet(partner) ? partner.proportions : null
  const own = isPuppet(performer) ? performer.proportions : null
  return other && own ? (other.metres * other.body) / (own.metres * own.body) : 1
}
