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
  vehicle: {
    walk: 'drive',
    run: 'race',
    gallop: 'race',
    fly: 'fly',
    glide: 'drive',
    speed: 'race',
    move: 'drive',
    go: 'drive',
    travel: 'drive',
    cross: 'drive',
    ride: 'drive',
    anchor: 'bob',
    chase: 'race',
    break: 'break-down',
    roll: 'drive',
    dig: 'work',
    follow: 'drive',
    accelerate: 'accelerate',
  },
  boat: {
    walk: 'sail',
    run: 'sail',
    drive: 'sail',
    race: 'accelerate',
    glide: 'sail',
    swim: 'sail',
    dive: 'sink',
    move: 'sail',
    go: 'sail',
    travel: 'sail',
    cross: 'sail',
    float: 'bob',
    speed: 'race',
  },
  aircraft: {
    walk: 'fly',
    run: 'fly',
    drive: 'fly',
    race: 'fly',
    move: 'fly',
    go: 'fly',
    travel: 'fly',
    cross: 'fly',
    glide: 'glide',
  },
  fish: {
    walk: 'swim',
    run: 'swim',
    move: 'swim',
    go: 'swim',
    play: 'swim',
    chase: 'swim',
    glide: 'swim',
    fly: 'swim',
    race: 'swim',
    ...FOND,
  },
  person: {
    beg: 'kneel',
    open: 'open-lid',
    race: 'run',
    speed: 'run',
    hurry: 'run',
    lead: 'walk',
    guide: 'walk',
    go: 'walk',
    move: 'walk',
    travel: 'walk',
    cross: 'walk',
  },
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
  insect: {
    move: 'fly',
    carry: 'crawl',
    'carry-aloft': 'crawl',
    go: 'crawl',
    walk: 'crawl',
    run: 'crawl',
    play: 'hover',
  },
  building: { spin: 'stand', rotate: 'stand', turn: 'stand', work: 'stand' },
  plant: { open: 'bloom', dance: 'swing', wave: 'swing', move: 'swing', swing: 'swing' },
}

/** Verbs that are danced as others, by whomever. */
const ALIASES: Readonly<Record<string, string>> = {
  snore: 'sleep',
  'carry-aloft': 'walk',
  'fly-load': 'fly',
  gather: 'walk',
  join: 'run',
  hang: 'swing',
  hide: 'look',
  blow: 'swing',
  study: 'look',
  attack: 'fight',
  wrestle: 'fight',
  box: 'fight',
  skate: 'slide',
  'rock-climb': 'climb',
  speed: 'race',
  leap: 'jump',
  prance: 'trot',
  'ice-climb': 'climb',
  limp: 'walk',
  fish: 'catch-fish',
  sneak: 'hunt',
  kick: 'rear',
  tickle: 'play',
  tantrum: 'roll',
  somersault: 'roll',
  faceplant: 'roll',
  slip: 'roll',
  wink: 'look',
  'tongue-out': 'look',
  squat: 'sit',
  'jump-puddle': 'jump',
  hurdle: 'jump',
  'high-jump': 'jump',
  'long-jump': 'jump',
  backstroke: 'swim',
  breaststroke: 'swim',
  'butterfly-stroke': 'swim',
  bend: 'graze',
  feed: 'eat',
  dip: 'drink',
  bathe: 'shake-off',
  'wait-in-line': 'stand',
  wait: 'sit',
  pirouette: 'spin',
  statue: 'stand',
  'stretch-arms': 'yawn',
  'dig-bones': 'dig',
  'look-out': 'look',
  lead: 'walk',
  herd: 'walk',
}

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
