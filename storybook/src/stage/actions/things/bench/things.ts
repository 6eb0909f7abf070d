import type { Actor } from '../../../../cast/actor.ts'
import type { ActionContext } from '../../action.ts'

/** Things that are best shown by another name. */
const ALIASES: readonly (readonly [words: RegExp, name: string])[] = [
  [/\bplastic toy$/u, 'rubber duck'],
  [/\bwooden toy$/u, 'wooden toy'],
  [/\bstyrofoam\b/u, 'styrofoam'],
  [/\b(?:burning )?match$/u, 'matchstick'],
  [/\bpiece of paper$|^paper$/u, 'piece of paper'],
  [/^glass$/u, 'clear drinking glass'],
  [/\bpiece of wood$/u, 'stick'],
  [/\bcardboard\b/u, 'cardboard'],
  [/\btwigs?$/u, 'stick'],
  [/\b(?:object|point|tool)$/u, 'needle'],
  [/\bpin$/u, 'needle'],
  [/\bpen$/u, 'pen'],
  [/\bpencil$/u, 'pencil'],
]

/** The thing of that name, without what is said of it if need be; null when there is no picture of it. */
export function thingNamed(context: Pick<ActionContext, 'find'>, words: string): Actor | null {
  const alias = ALIASES.find(([said]) => said.test(words))?.[1]
  const all = words.split(' ')
  const names = [alias, words, all.slice(-2).join(' '), all.at(-1)]
  for (const name of names) {
    const found = name === undefined ? null : context.find(name)
    if (found) return found
  }
  return null
}
