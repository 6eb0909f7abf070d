import type { Actor } from '../../cast/actor.ts'
import type { ActionContext } from './action.ts'

/** What runs out of a vessel that goes over, as a pool in its colour. */
const POOLS: readonly (readonly [words: RegExp, pool: string])[] = [
  [/\b(?:milk|cream|yogh?urt)\b/u, 'white puddle'],
  [/\b(?:coffee|espresso|latte|cocoa|chocolate|cola|gravy|tea|teacup)\b/u, 'brown puddle'],
  [/\bwine\b/u, 'crimson puddle'],
  [/\b(?:juice|soup|sauce|smoothie)\b/u, 'orange puddle'],
  [/\b(?:beer|honey|lemonade|syrup)\b/u, 'gold puddle'],
  [/\b(?:ink|oil)\b/u, 'black puddle'],
  [/\b(?:cup|mug)\b/u, 'brown puddle'],
  [/\b(?:paint|water|bucket|pail|pitcher|jug|glass|drink|fish ?bowl|aquarium)\b/u, 'puddle'],
]
const TINT = /\b(red|orange|yellow|green|blue|purple|pink|black|white|brown|turquoise)\b/u

/** The pool that is left on the ground, or null where nothing runs out. */
export function spiltFrom(name: string, { find }: Pick<ActionContext, 'find'>): Actor | null {
  const pool = poolOf(name)
  return pool === null ? null : find(pool)
}

/** How that pool is called: of paint in the colour that is said. */
export function poolOf(name: string): string | null {
  const pool = POOLS.find(([words]) => words.test(name))?.[1] ?? null
  const tint = /\bpaint\b/u.test(name) ? TINT.exec(name)?.[1] : undefined
  return tint === undefined ? pool : `${tint} puddle`
}
