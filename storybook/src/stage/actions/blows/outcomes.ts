import type { Actor } from '../../../cast/actor.ts'
import type { Upshot } from '../../../plan/plan.ts'
import { HUNG } from './stands.ts'

const SOFT =
  /\b(?:pillow|cushion|cake|dough|clay|clay ball|sponge|fabric|cloth|bread|mattress|marshmallow|pudding|cheesecake|towel|snow|sand|mud|teddy bear)\b/u
export const isSoft = (noun: string): boolean => SOFT.test(noun)

const ROUND =
  /\b(?:ball|basketball|football|pumpkin|apple|orange|melon|watermelon|egg|marble|barrel|wheel|yarn)$/u
const FRAGILE = /\b(?:balloon|bubble)s?$/u
const LIGHT = /\b(?:leaf|feather|petal|paper|napkin|page|card)s?$/u
const WEIGHED = /\b(?:branch|bough|twig|stem|stalk|reed|flower|blossom|lily pad|rope|wire)s?$/u

/** By whom ever it is touched: what usually comes of that. The first row that fits counts. */
const USUAL: readonly (readonly [deed: RegExp, thing: RegExp, upshot: Upshot])[] = [
  [/./u, HUNG, 'swing'],
  [/./u, FRAGILE, 'burst'],
  [/^(?:press-down|leap-upon|nudge|paw-at)$/u, SOFT, 'flatten'],
  [/^leap-upon$/u, WEIGHED, 'dip'],
  [/./u, WEIGHED, 'sway'],
  [/^(?:butt|nudge|paw-at|kick-at|knock-at)$/u, ROUND, 'roll'],
  [/./u, LIGHT, 'flutter'],
]

/** Which deed is done to what. */
interface Done {
  readonly deed: string
  readonly noun: string
  readonly actor: Actor
}

/** What comes of it, when nobody says: round things roll, what hangs swings, soft things give way. */
export function outcomeOf({ deed, noun, actor }: Done, said: Upshot | null): Upshot | null {
  if (said !== null) return said
  const usual = USUAL.find(([deeds, things]) => deeds.test(deed) && things.test(noun))?.[2]
  return usual ?? (actor.build === 'plant' ? 'sway' : null)
}
