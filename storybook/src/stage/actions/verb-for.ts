import { wordTable } from '../../lexicon/word-set.ts'
import type { Actor } from '../../cast/actor.ts'
import type { Action, Kind, Subject } from '../../plan/plan.ts'

/** Without arms one is fond of another with one's nose. */
const FOND = {
  hug: 'nuzzle',
  kiss: 'nuzzle',
  cuddle: 'nuzzle',
  comfort: 'nuzzle',
  // Lids and doors turn when they open, animals do not.
  open: 'look',
  close: 'look',
} as const

/** What a verb means for those who cannot do it literally. */
const INSTEAD: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  vehicle: wordTable([
    ['drive', 'walk|glide|move|go|travel|cross|ride|roll|follow'],
    ['race', 'run|gallop|speed|chase'],
    ['fly', 'fly'],
    ['bob', 'anchor'],
    ['break-down', 'break'],
    ['overturn', 'flip'],
    ['work', 'dig'],
    ['accelerate', 'accelerate'],
  ]),
  boat: wordTable([
    ['sail', 'walk|run|drive|glide|swim|move|go|travel|cross'],
    ['accelerate', 'race'],
    ['sink', 'dive'],
    ['bob', 'float'],
    ['race', 'speed'],
  ]),
  aircraft: wordTable([
    ['fly', 'walk|run|drive|race|move|go|travel|cross'],
    ['glide', 'glide'],
  ]),
  fish: {
    ...wordTable([
      ['swim', 'walk|run|move|go|play|chase|glide|fly|race'],
      ['dance', 'clap|cheer|celebrate'],
      ['gasp-air', 'choke'],
    ]),
    ...FOND,
  },
  person: wordTable([
    ['kneel', 'beg'],
    ['lie', 'lie-on-side'],
    ['sit', 'brood'],
    ['karate', 'kick-back'],
    ['fly', 'swoop'],
    ['hold-breath', 'puff-throat'],
    ['gasp-aloud', 'gasp-air'],
    ['eat', 'lick'],
    ['hop', 'bounce'],
    ['jog', 'trot'],
    ['wipe-brow', 'pant'],
    ['hang-head', 'sink'],
    ['open-lid', 'open'],
    ['reach-down', 'close'],
    ['run', 'race|speed|hurry|gallop'],
    ['walk', 'lead|guide|go|move|travel|cross'],
  ]),
  animal: { race: 'run', drive: 'run', speed: 'run', ...FOND },
  creature: { race: 'run', drive: 'run', ...FOND },
  bird: {
    run: 'walk',
    move: 'fly',
    go: 'fly',
    travel: 'fly',
    chase: 'fly',
    dive: 'catch-fish',
    ...FOND,
  },
  insect: wordTable([
    ['fly', 'move'],
    ['crawl', 'carry|carry-aloft|go|walk|run'],
    ['hover', 'play'],
  ]),
  // Snowmen and dolls glide along as they are.
  nature: { 'ice-skate': 'slide' },
  // Only cars drift with smoking tyres.
  toy: { 'ice-skate': 'slide', drift: 'float', lie: 'stand' },
  building: { spin: 'stand', rotate: 'stand', turn: 'stand', work: 'stand' },
  plant: { open: 'bloom', dance: 'swing', wave: 'swing', move: 'swing', swing: 'swing' },
}

/** Verbs that are danced as others, by whomever. */
const ALIASES = wordTable<string>([
  ['sleep', 'snore'],
  ['sit', 'sit-down'],
  ['lie', 'lie-down'],
  ['kneel', 'kneel-down'],
  ['wait', 'wait-a-while'],
  ['walk', 'carry-aloft|gather|limp|lead|herd'],
  ['fly', 'fly-load'],
  ['run', 'join'],
  ['swing', 'hang|blow'],
  ['look', 'hide|study|wink|tongue-out|look-out'],
  ['fight', 'attack|wrestle|box'],
  ['slide', 'skate'],
  ['climb', 'rock-climb|ice-climb'],
  ['race', 'speed'],
  ['jump', 'leap|jump-puddle|hurdle|high-jump|long-jump'],
  ['trot', 'prance'],
  ['catch-fish', 'fish'],
  ['hunt', 'sneak'],
  ['rear', 'kick'],
  ['play', 'tickle'],
  ['roll', 'tantrum|somersault|faceplant|slip'],
  ['sit', 'squat|wait'],
  ['swim', 'backstroke|breaststroke|butterfly-stroke'],
  ['graze', 'bend'],
  ['eat', 'feed'],
  ['drink', 'dip'],
  ['shake-off', 'bathe'],
  ['stand', 'wait-in-line|statue|stand-by'],
  ['spin', 'pirouette'],
  ['yawn', 'stretch-arms'],
  ['dig', 'dig-bones'],
])

const CRACKERS: Readonly<Partial<Record<Subject['kind'], string>>> = {
  animal: 'eat',
  bird: 'peck',
  insect: 'eat',
}

/** A beast that cracks a nut does not go to pieces itself. */
function isCracking({ verb, target, prop }: Action): boolean {
  return verb === 'break' && (target ?? prop) !== null
}

/** What the verb means for this one: who lives in the water jumps out of it. */
export function verbFor(action: Action, { kind, noun }: Subject, { home }: Actor): string {
  const verb = isCracking(action) ? (CRACKERS[kind] ?? action.verb) : action.verb
  // Its beam is all that shines.
  if (verb === 'shine' && noun.endsWith('lighthouse')) return 'stand'
  if (home === 'underwater' && (verb === 'jump' || verb === 'hop')) return 'dive'
  return INSTEAD[kind]?.[verb] ?? ALIASES[verb] ?? verb
}
