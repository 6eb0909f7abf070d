import type { UPSHOTS } from '../../../plan/vocabulary.ts'

type Upshot = (typeof UPSHOTS)[number]
type Table<Meant> = readonly (readonly [words: string, meant: Meant])[]

/** Verbs with what follows them, and the deed that they are. */
const TOUCHES: Table<string> = [
  [
    '(?:butt|ram|headbutt|charg)(?:e?s|e|t?ing|m?ing|ed)?(?: (?:its|his|her|their) (?:head|horns|antlers))?(?: (?:against|into|at))?',
    'butt',
  ],
  [
    '(?:brush|gallop|run|dash|rush|rac|speed|zoom|walk|fly|stroll|swim|trot|sprint)(?:e?s|e|n?ing|ies)? (?:past|by|close by)',
    'brush-past',
  ],
  ['(?:press|push|sink|stick)(?:es|s|ing)? (?:down )?(?:on|onto|into)', 'press-at'],
  [
    '(?:nudg|push|shak|pok|prod|bump|rub|lean|brush|press|shov|touch|sniff)(?:e?s|e|d?ing|ed)?(?: (?:its|his|her|their) (?:head|nose|snout|body|shoulders?))?(?: (?:against|into|at|up against))?',
    'nudge',
  ],
  [
    '(?:paw|swat|bat|tap|scratch|claw|swip)(?:e?s|e|t?ing|p?ing|ed)?(?: (?:at|against|on))?',
    'paw-at',
  ],
  ['(?:is )?(?:thrown|hurled|flung|tossed) (?:at|against|into)', 'knock-at'],
  ['kick(?:s|ing|ed)?(?: (?:at|against))?', 'kick-at'],
  ['(?:peck|pick|nibbl)(?:e?s|e|ing)?(?: (?:at|on|against))?', 'peck-at'],
  ['(?:tug|pull|yank)(?:s|g?ing)?(?: (?:on|at|against))?', 'tug-at'],
  [
    '(?:leap|jump|hop|land|pounc|climb|step|alight|perch|sit|settl|clamber|scrambl|stomp|stamp|tread)(?:e?s|e|p?ing|t?ing|ed)? (?:down )?(?:onto|on|upon|into)(?: top of)?',
    'leap-upon',
  ],
  ['(?:fall|drop|plummet|topple)(?:s|p?ing|ing)? (?:down )?(?:onto|on|upon)', 'press-down'],
  [
    '(?:hit|strik|smash|slam|crash|bang|knock|smack|whack|thump|punch|slap)(?:e?s|e|t?ing|m?ing)?(?: (?:into|against|at|on|onto|over))?',
    'knock-at',
  ],
]

/** What becomes of a thing, in the words that follow "causing it to" or "making it". */
const EFFECTS: Table<Upshot> = [
  [
    '(?:tip|fall|topple|keel|knock|tumbl)(?:e?s|e|p?ing|ing)?(?: over)? and spill(?:s|ing)?|spill(?:s|ing)?',
    'spill',
  ],
  ['(?:crack|splinter|fractur)(?:e?s|e|ing)?', 'crack'],
  [
    '(?:(?:fall|falling|topple|tip|crash)(?: over| down)? and )?(?:shatter|break|smash)(?:e?s|ing)?(?: (?:to|into) pieces)?|(?:fall|come|falling|coming) apart|collaps(?:es?|ing)|crumbl(?:es?|ing)',
    'shatter',
  ],
  [
    '(?:split|tear|rip|break|cut)(?:s|t?ing|p?ing)? (?:open|apart|in (?:half|two))|(?:split|tear)(?:s|ting|ing)?',
    'split',
  ],
  ['(?:burst|pop|explod)(?:e?s|e|p?ing|ing)?(?: apart)?', 'burst'],
  [
    '(?:scatter|dispers)(?:e?s|e|ing)?|(?:topple|fall|fly|tumbl)(?:e?s|e|ing)?(?: over)? (?:in (?:different|all) directions|everywhere)',
    'scatter',
  ],
  [
    '(?:topp?l|tipp?|fall|tumbl|keel|knock|flipp?)(?:e?s|e|ing)?(?: over)?(?: backwards?)?',
    'topple',
  ],
  ['(?:swing|mov|slid|creak|fly)(?:e?s|e|ing)? open|open(?:s|ing)?', 'open'],
  ['(?:splash|spray|spatter|spurt)(?:e?s|ing)?', 'splash'],
  ['(?:slid|skid|mov|scoot|shift|glid|skat)(?:e?s|e|d?ing)?', 'slide'],
  ['roll(?:s|ing)?', 'roll'],
  ['bounc(?:es?|ing|e)', 'bounce'],
  [
    '(?:soar|fly|sail|hurtl|shoot|spin|rocket|launch|whirl|zoom|tumbl)(?:e?s|e|n?ing)? (?:through the air|into the air|high|away|off|upwards?|up|across|towards?)|flying|soar(?:ing|s)?|fly',
    'fly',
  ],
  ['(?:flutter|drift|float|whirl|blow)(?:s|ing)?', 'flutter'],
  ['swing(?:s|ing)?', 'swing'],
  [
    '(?:wobbl|rock|shak|vibrat|trembl|rattl|quiver|teeter|shudder|jiggl|judder)(?:e?s|e|ing)?',
    'wobble',
  ],
  ['(?:sway|nod|bob|quak|rustl|wav)(?:e?s|e|b?ing)?', 'sway'],
  ['(?:dip|sag|bow|droop|bend|sink)(?:s|p?ing|g?ing|ing)?(?: down| low)?', 'dip'],
  [
    '(?:flatten|squash|squish|crumpl|crush|compress|dent|cav)(?:e?s|e|ing)?(?: in| flat)?',
    'flatten',
  ],
  ['(?:swell|inflat|expand)(?:e?s|e|ing)?(?: up)?', 'swell'],
]

/** What comes off, up or out of a thing in many pieces. */
const SHED: Table<Upshot> = [
  ['leaf|leaves|foliage', 'shed-leaves'],
  ['petals?|blossoms', 'shed-petals'],
  ['feathers?', 'shed-feathers'],
  ['snow|snowflakes|frost', 'shed-snow'],
  ['dust|sand|dirt|grains?|pollen|soil|flour', 'raise-dust'],
  ['ripples?|rings', 'ripple'],
  ['droplets?|water|splash|splashes|drops|spray|mud', 'splash'],
]

/** What strikes as a spectacle of its own, or falls all over a place. */
const OF_THE_SKY =
  /\b(?:lightning|thunder|thunderbolt|rain|raindrops?|hail|hailstones?|sun|sunlight|light|storm|waves?|surf|tide|meteors|moonlight)$/
/** What lands does so by itself. */
const AIRCRAFT =
  /(?:helicopter|plane|airplane|jet|ufo|spaceship|rocket|drone|shuttle|balloon|glider)s?$/
/** What flies, rolls or drives into something has no hands. */
const MISSILES =
  /(?:ball|rock|stone|brick|bullet|arrow|frisbee|puck|boomerang|meteor|meteorite|acorn|coconut|tomato|egg|car|truck|bus|train|boat|ship|wave|log|hammer|bat|bolt|pebble|dart|apple|shoe|vacuum|vacuum cleaner|drone|cart|skateboard|drumstick|mallet|wagon|van|asteroid|cannonball|balloon|shopping cart|bicycle)s?$/
/** What is put onto something from above. */
const TOOLS =
  /(?:fork|spoon|knife|iron|stamp|hand|finger|thumb|foot|press|tines|rolling pin|sponge|mop|axe|ax|needle|pin|cookie cutter|masher|weight|hoof|anvil)s?$/

const alternatives = (table: Table<unknown>): string => table.map(([words]) => words).join('|')
const patternOf = <Meant>([words, meant]: Table<Meant>[number]) =>
  [new RegExp(`^(?:${words})$`), meant] as const

export const TOUCH = alternatives(TOUCHES)
export const EFFECT = alternatives(EFFECTS)
export const PIECES = alternatives(SHED)

const TOUCH_PATTERNS = TOUCHES.map(patternOf)
const EFFECT_PATTERNS = EFFECTS.map(patternOf)
const SHED_PATTERNS = SHED.map(patternOf)

const meantBy = <Meant>(table: readonly (readonly [RegExp, Meant])[], said: string): Meant | null =>
  table.find(([words]) => words.test(said))?.[1] ?? null

/** What becomes of the thing. */
export const upshotOf = (said: string): Upshot | null => meantBy(EFFECT_PATTERNS, said)

/** What of it flies about. */
export const shedOf = (said: string): Upshot | null =>
  said
    .split(' ')
    .map((word) => meantBy(SHED_PATTERNS, word))
    .findLast((each) => each !== null) ?? null

export const isOfSky = (who: string): boolean => OF_THE_SKY.test(who)
export const isAircraft = (who: string): boolean => AIRCRAFT.test(who)
export const isMissile = (who: string): boolean => MISSILES.test(who)
export const isTool = (who: string): boolean => TOOLS.test(who)

/** The deed of whoever touches something so. */
export function deedOf(touch: string, who: string): string {
  const deed = meantBy(TOUCH_PATTERNS, touch) ?? 'nudge'
  if (isTool(who)) return 'press-down'
  if (isMissile(who) && !/^(?:leap-upon|press-down)$/.test(deed)) return 'fly-into'
  return deed === 'press-at' ? 'paw-at' : deed
}
