import { findSubstance, type Substance } from './substances.ts'

/** What becomes of one stuff that is poured into another. */
export type Outcome = 'blend' | 'dissolve' | 'cloud' | 'float' | 'sink' | 'foam' | 'turn'

export interface Mixture {
  readonly outcome: Outcome
  /** The colour of all of it in the end. */
  readonly colour: string
}

const ALKALINE = '#2f6fd6'
const SOUR = '#e5343c'
/** What indicators turn into: in a base, in an acid. */
const TURNS: readonly (readonly [indicator: RegExp, base: string, acid: string])[] = [
  [/cabbage/u, '#2fa86a', '#f0447a'],
  [/phenolphthalein/u, '#e0409c', '#f2f6f8'],
  [/litmus/u, ALKALINE, SOUR],
]

/** Poured together, what do these become? Colours that the prompt gives count before their own. */
export function mixtureOf(
  poured: Pick<Substance, 'name' | 'state' | 'colour' | 'traits'>,
  into: Pick<Substance, 'name' | 'colour' | 'traits'>,
): Mixture {
  const [first, second] = [poured.traits, into.traits]
  const meets = (one: 'acid' | 'base' | 'carbonate', other: typeof one | 'indicator'): boolean =>
    (first.has(one) && second.has(other)) || (first.has(other) && second.has(one))
  if (meets('carbonate', 'acid')) return { outcome: 'foam', colour: into.colour }
  const turned = turnOf(poured, into)
  if (turned !== null) return { outcome: 'turn', colour: turned }
  if (first.has('soluble')) return { outcome: 'dissolve', colour: into.colour }
  if (first.has('oily') !== second.has('oily'))
    return { outcome: first.has('oily') ? 'float' : 'sink', colour: into.colour }
  if (poured.state !== 'liquid')
    return { outcome: first.has('heavy') ? 'sink' : 'cloud', colour: into.colour }
  if (first.has('heavy') && !second.has('heavy')) return { outcome: 'sink', colour: into.colour }
  return { outcome: 'blend', colour: dilutedOr(poured, into) }
}

/** Water makes what it meets paler, and gives it no colour of its own. */
function dilutedOr(poured: Coloured, into: Coloured): string {
  if (into.traits.has('clear')) return blended(poured.colour, PALE)
  return poured.traits.has('clear')
    ? blended(into.colour, PALE)
    : blended(poured.colour, into.colour)
}

type Coloured = Pick<Substance, 'colour' | 'traits'>
const PALE = '#f4f8fa'

function turnOf(
  poured: Pick<Substance, 'name' | 'traits'>,
  into: Pick<Substance, 'name' | 'traits'>,
): string | null {
  const [indicator, other] = into.traits.has('indicator') ? [into, poured] : [poured, into]
  const row = TURNS.find(([words]) => words.test(indicator.name))
  if (!indicator.traits.has('indicator') || row === undefined) return null
  if (other.traits.has('base')) return row[1]
  return other.traits.has('acid') ? row[2] : null
}

/** As pigments mix, which take light away from each other: yellow and blue are green, red and white pink. */
export function blended(one: string, other: string): string {
  const [first, second] = [channels(one), channels(other)]
  const mean = first.map((value, at) => Math.sqrt(value * (second[at] ?? value)))
  const grey = mean.reduce((sum, value) => sum + value, 0) / mean.length
  return `#${mean.map((value) => hex(grey + (value - grey) * LIVELY)).join('')}`
}

/** Mixed pigments keep some of their brightness. */
const LIVELY = 1.25

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Math.max(12, Number.parseInt(colour.slice(at, at + 2), 16)))

const hex = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')

/** The stuff of that name, in the colour that is said before it; of what nobody knows, a liquid of that colour. */
export function namedStuff(words: string, tint: (word: string) => string | null): Substance {
  const known = findSubstance(words)
  const [first = ''] = words.split(' ')
  const said = known === null || known.name !== words ? tint(first) : null
  const stuff = known ?? UNKNOWN
  return said === null ? { ...stuff, name: known?.name ?? words } : { ...stuff, colour: said }
}

const UNKNOWN: Substance = {
  name: 'liquid',
  state: 'liquid',
  colour: '#9fd6f0',
  melts: 0,
  boils: 100,
  traits: new Set(['watery']),
}
