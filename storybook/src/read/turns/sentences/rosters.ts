import { lookUp } from '../../../lexicon/look-up.ts'
import type { Turn } from '../turn.ts'

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const HOW_MANY = Object.keys(NUMBERS).join('|')
/** Words for many that say nothing of who they are. */
const MANY =
  'animals|creatures|beasts|pets|heroes|adventurers|companions|travell?ers|monsters|toys|musicians|characters|figures|villains|mascots|kids|children|friends|people|boys|girls|toddlers|siblings|brothers|sisters|students|pupils|teenagers'
const DESCRIBED =
  '(?:(?:forest|woodland|farm|jungle|zoo|wild|woodland|stuffed|plush|little|young|small|tiny|brave|old|cute|funny|best|good|happy|excited|unlikely|magical|giggling|fearless) )*'
const HERD =
  '(?:an? (?:small |large |little |merry )?(?:group|band|circle|team|party|crew|trio|ring|crowd|line|row|procession|gathering) of )?'
const COSTUMES =
  ' (?:in|wearing) (?:(?:their|colou?rful|cute|different|funny|halloween|fancy-dress|carnival|party) )*costumes?'
const HAS = 'with|in|wearing|holding|carrying|on'
const SOME = `(?:(?!(?:and|${HAS})\\b)[a-z'-]+ ?)`
const ONE = `(?:an?|one) ${SOME}{1,3}(?:(?:${HAS}) ${SOME}{1,4})?`

const ROSTER = new RegExp(
  `\\b(?:(?:the|some|his|her|their|all) )*(?:(${HOW_MANY}) )?${HERD}${DESCRIBED}(?:${MANY})(${COSTUMES})?(,|:|,? (?:dressed|disguised) (?:up )?as) (${ONE}(?:, ${ONE})*,? and ${ONE})(?:,(?= [a-z])|(?=[.;:!]|$))?`,
  'g',
)

/** "A ghost with a lamp": what the child is dressed as, and what it has with it. */
function inCostume(one: string, at: number): string {
  return one.replace(/^(?:an?|one) ([a-z]+)/, `${at === 0 ? 'a' : 'another'} child in a $1 costume`)
}

type Four = [number: string, costumes: string, joint: string, list: string]

/** Whether a list names as many as were counted; without a number, whether it is one. */
function namesAll(each: readonly string[], number: string, joint: string): boolean {
  if (number !== '') return each.length === lookUp(NUMBERS, number)
  return each.length > (joint === ',' ? 2 : 1)
}

/** "Three friends, a fox, a bear and a rabbit, walk": those who are named are all there are, and nobody comes twice; whoever wears costumes is a child in each. */
function nameEach(match: string, ...groups: (string | undefined)[]): string {
  const [number, costumes, joint, list] = [0, 1, 2, 3].map((at) => groups[at] ?? '') as Four
  const each = list.trim().split(/,? and (?=(?:an?|one) )|, /)
  if (!namesAll(each, number, joint)) return match
  const named = costumes !== '' || joint.endsWith('as') ? each.map(inCostume) : each
  const end = list.endsWith(' ') ? ' ' : ''
  return `${named.slice(0, -1).join(', ')} and ${named.slice(-1).join('')}${end}`
}

/** Lists that say who a number of people, animals or costumes are. */
export const ROSTER_TURNS: readonly Turn[] = [[', : dressed disguised', ROSTER, nameEach]]
