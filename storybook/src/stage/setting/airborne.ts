import type { Shot, Subject } from '../../plan/plan.ts'
import type { Floater } from '../effects/floaters.ts'
import type { Flake } from '../effects/shower.ts'
import { wordSet } from '../../lexicon/word-set.ts'

/** Small things that come in showers: they fill the air instead of standing in a row. */
const SHOWERS: readonly { readonly words: RegExp; readonly flake: Flake }[] = [
  { words: /\b(leaf|leaves)$/u, flake: 'leaf' },
  { words: /\b(rose petal|flower petal|petal)s?$/u, flake: 'petal' },
  { words: /\b(cherry blossom|blossom|sakura)s?$/u, flake: 'blossom' },
  { words: /\bfeathers?$/u, flake: 'feather' },
  { words: /\bsnowflakes?$/u, flake: 'snowflake' },
]

/** A few sheets lie on a desk; so many are in the air. */
const SHEETS = { words: /\bpapers?$/u, least: 12 }

/** Stuff that has no number: one word fills the air. */
const FALLING = /^confetti$/u

/** What hangs in the air: many of it, or stuff without a number. */
const FLOATERS: readonly { readonly words: RegExp; readonly floater: Floater }[] = [
  { words: /\bfirefl(y|ies)$/u, floater: 'firefly' },
  { words: /\bbubbles?$/u, floater: 'bubble' },
  { words: /\b(ember|embers)$/u, floater: 'ember' },
  { words: /\bsparks?$/u, floater: 'spark' },
  { words: /\b(sky|paper|floating|flying|chinese)? ?lanterns?$/u, floater: 'lantern' },
  { words: /\b(dandelion|seed|dandelion seed)s?$/u, floater: 'seed' },
  { words: /\b(dust|pollen|dust motes?)$/u, floater: 'dust' },
  { words: /\b(glitter|sparkles|stardust|magic dust|fairy dust)$/u, floater: 'glitter' },
]

const AIRBORNE = wordSet('float fly rise drift fall hover glow swirl dance')

/** Not the lantern that somebody holds, nor the one on a table: many, and in the air if they do anything. */
export const floaterOf = (
  { id, noun, kind, count, actions }: Subject,
  { relations }: Shot,
): Floater | null => {
  if (relations.some(({ relation, to }) => relation === 'holding' && to === id)) return null
  const found = FLOATERS.find(({ words }) => words.test(noun))?.floater ?? null
  if (found === null || kind === 'person') return null
  const stuff = found === 'dust' || found === 'glitter' || found === 'spark'
  const flies = found === 'firefly' || actions.every(({ verb }) => AIRBORNE.has(verb))
  return (count >= 3 || stuff) && flies ? found : null
}

/** What falls through the air: many of it, or confetti. */
export const flakeOf = ({ noun, kind, count }: Subject): Flake | null => {
  if (kind === 'person') return null
  if (FALLING.test(noun)) return 'confetti'
  if (SHEETS.words.test(noun) && count >= SHEETS.least) return 'paper'
  if (count < 3) return null
  return SHOWERS.find(({ words }) => words.test(noun))?.flake ?? null
}
