import { lookUp } from '../../lexicon/look-up.ts'
import { wordSet, wordTable } from '../../lexicon/word-set.ts'

/**
 * What a turning point of a tale looks like: how much the tale turns on it, what is said after the verb, and the deed in plain
 * words: `{thing}` and `{foe}` are what it is done to, without which it is not seen, `{hero}` whom others cheer.
 */
export type Beat = readonly [weight: number, rest: RegExp | null, plain: string]

const DANGERS =
  /\b(?:dangers?|difficult(?:y|ies)|challenges|weather|conditions|obstacles?|trials?|winter|hardships?|storms?|traps?)\b/
const ALL_OF_THEM =
  /\b(?:peace|prosperity|order|harmony|balance|glory|light|joy|kingdom|world|village|villagers|people|island|family|land|disaster|catastrophe|city|town)\b/

/** Others do it, and not whoever was told of. */
export const CHEERED = 'people cheer around {hero}'
const READS = 'reads an old scroll'
const GOES = 'walks'

const PLACES =
  /^(?:the |an? |his |her |their )?(?:[a-z'-]+ ){0,3}(?:lair|cave|village|city|castle|palace|temple|tomb|island|observatory|library|room|house|tower|lake|garden|forest|kingdom|world|passage|door)(?= |$|,)/

const FOUND: readonly Beat[] = [
  [3, PLACES, GOES],
  [4, /^(?:the |an? )?(?:way|truth|secret|mystery|cause)\b/, READS],
  [4, null, 'meets {foe}'],
  [4, null, 'finds {thing}'],
]
const WON: readonly Beat[] = [
  [4, /\bpower\b/, 'raises a glowing golden crystal'],
  [5, null, 'raises {thing}'],
]
const FOUGHT: readonly Beat[] = [
  [5, null, 'fights {foe}'],
  [4, /\b(?:enemy|enemies|darkness|forces?|magic|evil)\b/, 'fights a dark knight'],
  [2, DANGERS, 'walks through a storm'],
]
const MET: readonly Beat[] = [
  [4, null, 'meets {foe}'],
  [2, DANGERS, 'walks through a storm'],
  [3, null, 'finds {thing}'],
]
const SAVED: readonly Beat[] = [
  [
    4,
    /^(?:her|his|their|an?|the) (?:[a-z]+ )?(?:mother|father|grandmother|sister|brother|elf|prince|princess|friend)\b/,
    'hugs {foe}',
  ],
  [5, ALL_OF_THEM, CHEERED],
]
const WENT: readonly Beat[] = [
  [5, /\bwith (?:the|an?|his|her) (.*)$/, 'carries {thing}'],
  [2, null, GOES],
]
const OPENED: readonly Beat[] = [[5, null, 'opens {thing}']]
const RIDDLES: readonly Beat[] = [
  [
    2,
    /\b(?:riddles?|symbols?|scrolls?|inscriptions?|secrets?|map|clues?|puzzles?|mystery|code|prophecy)\b/,
    READS,
  ],
]

/** By the verb: of its rows the first that can be seen. */
const BEATS = wordTable<readonly Beat[]>([
  [WON, 'obtain|earn|gain|win|get|acquire|collect|gather|retrieve|claim|grasp'],
  [FOUND, 'find|discover|uncover|notice|spot|see|witness'],
  [FOUGHT, 'defeat|fight|battle|slay|conquer|vanquish|overcome'],
  [MET, 'meet|encounter|face|confront'],
  [SAVED, 'rescue|save|protect|free|restore|cure|awaken|prevent|liberate'],
  [
    WENT,
    'cross|travel|journey|venture|enter|arrive|reach|go|descend|submerge|explore|continue|wander|depart|step',
  ],
  [OPENED, 'open|unlock|unseal'],
  [RIDDLES, 'solve|crack|decipher|unravel|study|decode'],
])

/** Not for lists of verbs: one each. */
const OWN: Readonly<Record<string, readonly Beat[]>> = {
  engage: [[5, /\b(?:battle|fight|duel|combat) with (.*)$/, 'fights {foe}']],
  set: [[3, /^(?:off|out)\b/, 'sets off on a path with a backpack']],
  combine: [[5, null, 'raises a glowing rainbow crystal']],
  fuse: [[5, null, 'raises a glowing rainbow crystal']],
  unite: [[4, null, CHEERED]],
  hear: [
    [3, /\b(?:legend|tale|story|stories|rumou?rs?)\b/, 'listens to an old man'],
    [3, null, 'listens to {foe}'],
  ],
  be: [
    [3, /^(?:given|assigned|chosen|summoned|asked|tasked)\b/, 'kneels in front of an old king'],
    [3, /^(?:driven|chased|banished|cast|sent) (?:out|away|into|from)\b/, 'runs away'],
    [3, /^(?:attacked|pursued|chased) by (.*)$/, 'runs away from {foe}'],
  ],
  become: [
    [4, /\b(?:queen|king|ruler|emperor)\b/, 'wears a golden crown'],
    [4, /\b(?:master|hero|legend|guardian|symbol|heir)\b/, CHEERED],
    [4, null, 'turns into {foe}'],
  ],
  transform: [[5, /^into (.*)$/, 'turns into {foe}']],
  fall: [
    [5, /\b(?:asleep|sleep|slumber)\b/, 'sleeps on the ground'],
    [1, /\b(?:in love)\b/, 'smiles'],
  ],
  bring: [
    [5, ALL_OF_THEM, CHEERED],
    [4, null, 'carries {thing}'],
  ],
  take: [[4, null, 'takes {thing}']],
  tell: [[2, /^(?:him|her|them)\b/, 'talks to {hero}']],
  drag: [[5, null, 'chases {foe}']],
  pursue: [[5, null, 'chases {foe}']],
  attack: [[5, null, 'chases {foe}']],
  steal: [[5, null, 'steals {thing}']],
  return: [
    [5, /\bwith (.*)$/, 'carries {thing}'],
    [4, /^(?!to\b|home\b)/, 'puts {thing} on the ground'],
    [3, null, GOES],
  ],
  climb: [[3, null, 'climbs a steep cliff']],
  ascend: [[3, null, 'climbs a steep cliff']],
  pluck: [[5, null, 'picks {thing}']],
  lead: [[3, null, 'walks ahead of {foe}']],
  pass: [[1, /\b(?:trials?|tests?|levels?)\b/, 'walks through a storm']],
}

/** What is thought, meant or told about it, and not done. */
const UNSEEN = wordSet(
  'hear tell decide begin start try realize realise understand learn know think feel believe seem represent mean contain say hope need want wish remain use make cause allow help have do resemble mention require consider accept trust deserve pretend prove face discover find obtain gain earn become be reveal experience possess lie lose disregard ignore fail emit move engage restore combine',
)

/** "… that the kingdom has fallen into chaos". */
export const CHAOS = /\b(?:chaos|ruins|destruction|devastation|panic)\b/
export const PANIC = 'people run away in panic'

export const beatsOf = (verb: string): readonly Beat[] =>
  lookUp(BEATS, verb) ?? lookUp(OWN, verb) ?? []

export const isUnseen = (verb: string): boolean => UNSEEN.has(verb)
