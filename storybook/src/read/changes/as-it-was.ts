import { described } from './describe.ts'
import { asState, isState } from './states.ts'

const FIRST = /,? (?:initially|originally|once|at first|still)$/
const PART = / with an? (?:crisp|clean|new|fresh) [a-z]+$/

/** "A ceramic vase glossy and new", "an apple, initially green": how it was, said behind it. */
export function asItWas(said: string): { who: string; before: string } {
  const words = said.replace(/,$/, '').replace(PART, '').split(' ')
  let end = words.length
  while (end > 2 && isToldBehind(words, end - 1)) end--
  const who = words.slice(0, end).join(' ').replace(/,$/, '').replace(FIRST, '')
  const states = words.slice(end).filter((word) => word !== 'and')
  if (states.length === 0) return { who, before: who.replace(/\bbrand[- ]new\b/, 'new') }
  return { who, before: described(who, states.join(' ').replaceAll(',', '')) }
}

/** "Shiny and new": not the wood of "a door of wood". */
function isToldBehind(words: readonly string[], at: number): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]].map((each) => each?.replace(/,$/, ''))
  if (/^(?:an?|the|of|in|on|with|and)$/.test(before) && before !== 'and') return false
  return word === 'and' ? at < words.length - 1 : isState(word) || asState(word) !== null
}
