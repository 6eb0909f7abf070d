import { mayBeFound } from '../needles/may-be-found.ts'
import { isBareThing } from './bare-thing.ts'
import { BE, SLOWLY, type Change } from './change.ts'
import { inState } from './in-state.ts'
import { asItWas } from './as-it-was.ts'

interface Verb {
  readonly verb: string
  /** How it is then, and how it was, where the verb says that too. */
  readonly after: string
  readonly before?: string
  /** Of what alone it tells that. */
  readonly of?: RegExp
}

const LIGHTS = /(?:light|lamp|bulb|screen|lantern|torch|candle|monitor|chandelier|star)s?$/
const WEARS = /(?:wood|door|wall|floor|paint|painting|photograph|jeans|jacket|fabric|mural)/

/** What becomes of something that a verb tells alone. */
const VERBS: readonly Verb[] = [
  { verb: 'rust|corrod|oxidi[sz]', after: 'rusty', before: 'shiny' },
  { verb: 'tarnish', after: 'tarnished', before: 'shiny' },
  { verb: 'yellow', after: 'yellow' },
  { verb: 'blacken', after: 'black' },
  { verb: 'redden', after: 'red' },
  { verb: 'whiten', after: 'white' },
  { verb: 'darken', after: 'dark', of: WEARS },
  {
    verb: 'crack',
    after: 'cracked',
    of: /(?:wall|road|pavement|sidewalk|ground|ice|mirror|vase|plate|paint|painting|earth|window)s?$/,
  },
  { verb: 'mou?ld', after: 'rotten' },
  { verb: 'fad|bleach', after: 'faded' },
  { verb: 'weather', after: 'weathered' },
  { verb: '(?:develop|show)(?:s|ing) cracks', after: 'cracked' },
  { verb: 'stain', after: 'stained' },
  { verb: '(?:collect|gather)(?:s|ing) dew', after: 'dewy' },
  { verb: '(?:collect|gather)(?:s|ing) dust', after: 'dusty' },
  { verb: 'fog|steam|mist', after: 'frosted', of: /(?:glass|window|mirror|windshield|glasses)$/ },
  { verb: 'deflat', after: 'deflated' },
  { verb: 'inflat', after: '', before: 'deflated' },
  { verb: 'expand', after: '', before: 'deflated', of: /balloons?$/ },
  {
    verb: 'dr[yi]|dri',
    after: 'dry',
    before: 'wet',
    of: /(?:towel|street|road|shirt|sidewalk|pavement|path|clothes|sponge|hair|laundry|dress)s?$/,
  },
  { verb: 'thaw', after: '', before: 'frozen', of: /(?:lake|river|pond|sea|stream|ground)$/ },
  { verb: 'freez', after: 'frozen', of: /(?:lake|river|pond|sea|stream|ground|waterfall)$/ },
  {
    verb: 'light(?:s|ing)? up|(?:turn|switch|com)(?:e?s|ing|ed)? on',
    after: 'lit',
    before: 'unlit',
    of: LIGHTS,
  },
  {
    verb: 'turn(?:s|ing|ed)? off|switch(?:es|ing|ed)? off|go(?:es|ing)? out',
    after: 'unlit',
    before: 'lit',
    of: LIGHTS,
  },
  { verb: 'cloud', after: 'cloudy', before: 'clear', of: /sky$/ },
]
const ENDS =
  '(?= (?:and|when|with|over|as|due|after|in|on|in the|at|up|to|during|while)\\b|[,.;]|$)'
const BY_VERB = VERBS.map(({ verb, ...states }) => ({
  pattern: new RegExp(
    `^(.{2,80}?),? ${BE}${SLOWLY}(?:${verb})${/ /.test(verb) ? '' : '(?:g?ing|e?s|e|g?ed)'}(?: (?:over|up|out))?${ENDS}(.*)$`,
  ),
  ...states,
}))

/** What needs no telling once it is seen: why, how long, and what goes with it ("rusts and crumbles"). */
const isReason = (tail: string): boolean =>
  /^(?: and [a-z]+s?| and (?:is |becoming )?covered (?:in|with) [a-z]+)?$|^ (?:as|with|over|due|after|in|on|during|when|at) /.test(
    tail,
  ) && !/ (?:and|while) (?:an?|the) /.test(tail)

/** Clothes that dry on a line are seen on it. */
const HUNG_UP = /^ on (?:an?|the) (?:[a-z]+ ){0,2}(?:line|clothesline|washing line|rack|balcony)\b/

/** "A gate rusts", "pages yellowing with age". */
export function ageing(clause: string): Change | null {
  const told = BY_VERB.filter(({ pattern }) => mayBeFound(pattern, clause))
  for (const { pattern, after, before, of } of told) {
    const [, said, tail = ''] = pattern.exec(clause) ?? []
    if (said === undefined || (of && !of.test(said)) || !isReason(tail)) continue
    const was = asItWas(said)
    if (!isBareThing(was.who) || HUNG_UP.test(tail)) continue
    return [
      before === undefined ? was.before : inState(was.who, before),
      after === '' ? was.who.replace(/\b(?:frozen|deflated|wet) /, '') : inState(was.who, after),
    ]
  }
  return null
}
