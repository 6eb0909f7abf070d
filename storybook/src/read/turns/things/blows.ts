import { lookUp } from '../../../lexicon/look-up.ts'
import { namesLiving } from '../../../lexicon/find-picture.ts'
import {
  deedOf,
  EFFECT,
  isAircraft,
  isMissile,
  isOfSky,
  isTool,
  PIECES,
  shedOf,
  TOUCH,
  upshotOf,
} from './blow-words.ts'
import { isPerson, lastOf } from '../somebody.ts'
import type { Turn } from '../turn.ts'

const A = '(?:an?|the|his|her|its|their|some|two|three|several|many)'
const WORD =
  "(?!(?:and|as|when|by|with|in|at|is|are|through|past|over|into|onto|on|off|up|down|out|from|then|that|who) )[a-z'-]+"
const NP = `(?:${A} )?(?:${WORD} ){0,4}?${WORD}`
const WHO = `(?<![\\w'-])(?:${A} )?(?:${WORD} ){0,3}?${WORD}`
const LIMBS =
  '(?:head|horns?|antlers?|nose|snout|muzzle|beak|trunk|paws?|hoof|hooves|tail|body|shoulders?|feet|foot|claws?|wings?|tines|tip|skin|blade)'
const CAUSES =
  '(?:causing|making|sending|leaving|setting|getting|(?:which|that|and) (?:causes|makes|sends)|until|so that|so)'
const SLOWLY = '(?:(?:slowly|gently|slightly|violently|suddenly|immediately|quickly|then) ){0,2}'
const END = '(?=[.;]|$)'

/** One deed with what comes of it, as a word for the reader. */
const told = (deed: string, upshot: string | null): string =>
  `verb_${deed}${upshot === null ? '' : `_to-${upshot}`}_ing`

/** What is part of what, and moves or breaks with it. */
const PARTS: Readonly<Record<string, RegExp>> = {
  ice: /^(?:pond|lake|river|puddle|sea|ocean)$/,
  blossom: /^(?:stem|flower|stalk|branch)$/,
  flower: /^(?:stem|stalk)$/,
  pane: /^(?:window|door)$/,
  glass: /^(?:window|door|mirror|table)$/,
  water: /^(?:pond|lake|pool|puddle|river|bowl)$/,
  surface: /./,
  contents: /./,
}

const isSame = (whom: string, thing: string): boolean =>
  /^(?:it|them|its [a-z]+)$/.test(whom) ||
  lastOf(whom) === lastOf(thing) ||
  (/^(?:the|its) /.test(whom) && lookUp(PARTS, lastOf(whom))?.test(lastOf(thing)) === true)

const NOWHERE = /(?:^| )(?:ground|side|air|edge|surface|table|desk|carpet|rug|end|floor)$/
const ROOMS =
  /^(?:barn|kitchen|bathroom|gym|classroom|garage|workshop|factory|bedroom|office|shop)$/

const OPEN = /(?:hill|slope|beach|field|street|road|lawn|meadow|stage|court|hillside)$/

/** Where it goes is the place when it names one. */
function placeIn(rest: string): string {
  const [, where = ''] =
    /\b(?:across|over|along|down|on|onto|in) (?:the|an?|its) ((?:[a-z]+ ){0,2}?[a-z]+)\b/.exec(
      rest,
    ) ?? []
  const room = where.split(' ').find((each) => ROOMS.test(each))
  if (room !== undefined) return ` in a ${room}`
  if (/\b(?:floor|carpet|rug)$/.test(where)) return ' indoors'
  if (where === '' || NOWHERE.test(where)) return ''
  return OPEN.test(where) ? ` on a ${where}` : ` in the ${where}`
}

/** Who dives in is seen to, and lightning strikes by itself. */
const isKnown = (who: string, touch: string, thing: string): boolean =>
  isOfSky(who) ||
  (isAircraft(who) && /^(?:land|sit|settl|perch)/.test(touch)) ||
  (/^(?:div|jump|leap|hop|plung|fall).*into$/.test(touch) &&
    /(?:pool|lake|river|sea|ocean|water|pond)$/.test(thing))

const GOES = /^(?:roll|slide|bounce|fly|flutter)$/

/** Who pounces on what then rolls away has no seat there. */
const afoot = (deed: string, upshot: string): string =>
  deed === 'leap-upon' && GOES.test(upshot) ? 'paw-at' : deed

/** "A goat butts a crate, causing it to slide": the crate slides, and not the goat. */
function causing(...found: string[]): string {
  const [all = '', who = '', touch = '', touched = ''] = found
  const [thing = '', where = ''] = touched.split(/(?= (?:on|in) )/)
  const upshot = upshotOf(found[5] ?? '')
  if (upshot === null || isKnown(who, touch, thing)) return all
  const rest = where.endsWith('counter') ? ' in the kitchen' : `${found[6]}${where}`
  const deed = afoot(deedOf(touch, who), upshot)
  return `${who} ${befalling({ deed, upshot, thing, whom: found[4] ?? '' })}${placeIn(rest)}`
}

interface Cause {
  readonly deed: string
  readonly upshot: string
  readonly thing: string
  /** To whom or what it happens. */
  readonly whom: string
}

/** It happens to the thing that is touched, to pieces of it, or to another beside it. */
function befalling({ deed, upshot, thing, whom }: Cause): string {
  if (isSame(whom, thing)) return `${told(deed, upshot)} ${thing}`
  const shed = shedOf(whom)
  if (shed !== null) return `${told(deed, shed)} ${thing}`
  return `${told(deed, null)} ${thing} , ${whom} ${told('undergo', upshot)}`
}

/** "A horse brushes against a bike, tipping it over", "…, splitting it in half". */
function participle(...found: string[]): string {
  const [all = '', who = '', touch = '', thing = '', effect = '', , how = '', rest = ''] = found
  const upshot = upshotOf(`${effect}${how}`) ?? upshotOf(effect)
  if (upshot === null || isKnown(who, touch, thing)) return all
  return `${who} ${told(deedOf(touch, who), upshot)} ${thing}${placeIn(rest)}`
}

/** "A deer brushes past a branch, setting loose a flurry of leaves". */
function shedding(...found: string[]): string {
  const [all = '', who = '', touch = '', thing = '', pieces = '', rest = ''] = found
  const shed = shedOf(pieces)
  if (shed === null || isKnown(who, touch, thing)) return all
  return `${who} ${told(deedOf(touch, who), shed)} ${thing}${placeIn(rest)}`
}

/** "Glass shatters when hit by a rock": the rock hits the glass, and it shatters. */
function whenStruck(...found: string[]): string {
  const [all = '', thing = '', effect = '', touch = '', who = ''] = found
  const upshot = upshotOf(effect.trim())
  if (upshot === null) return all
  const by = who.replace(/\b(?:thrown|flying|falling|rolling|sharp|heavy) /, '')
  // A thrown rock is one for the hand.
  const small = /^(?:a |the )?(?:rock|stone)$/.test(by)
    ? by.replace(/(rock|stone)$/, 'small $1')
    : by
  const deed = namesLiving(lastOf(by)) ? deedOf(touch, by) : isTool(by) ? 'press-down' : 'fly-into'
  return `${named(small)} ${told(deed, upshot)} ${named(thing)}`
}

/** Without an article a word may be read as a verb: "iron presses". */
const named = (who: string): string =>
  /^(?:an?|the|his|her|its|their|some|two|three) |s$/.test(who) ? who : `a ${who}`

const isBeast = (one: string): boolean => namesLiving(one) && !isPerson(one) && !one.endsWith('s')

/** "Brushes its fur". */
const OF_ONESELF =
  /^(?:its|his|her|their) (?:own )?(?:fur|hair|coat|teeth|face|whiskers|paws?|claws|tail|wings?|feathers|mane|back|belly|chest|ears?)$/
/** Who is so large that houses break has them at the feet. */
const TOWERS = /\b(?:skyscrapers?|buildings?|city|cities|towns?|houses)$/

const DRIVEN = /(?:car|truck|bus|van|train|tram|ship|boat|bicycle|wagon|motorcycle)s?$/

/** A thing that strikes another; how cars crash is known without being told so. */
const strikes = (who: string): boolean =>
  !namesLiving(lastOf(who)) && !DRIVEN.test(who) && (isMissile(who) || isTool(who))

/** Beasts that touch a thing stay beasts, and things that strike another have no fists. */
function touching(...found: string[]): string {
  const [all = '', who = '', touch = '', thing = ''] = found
  if (namesLiving(lastOf(thing)) || OF_ONESELF.test(thing) || TOWERS.test(thing)) return all
  if (isOfSky(who) || !(isBeast(lastOf(who)) || strikes(who))) return all
  return `${named(who)} ${told(deedOf(touch, who), null)} ${thing}`
}

/** "A snowball hits a sign, leaving a patch of snow": it is all on the sign now. */
function sticking(...found: string[]): string {
  const [all = '', who = '', touch = '', thing = ''] = found
  return isMissile(who) ? `${named(who)} ${told(deedOf(touch, who), 'stain')} ${thing}` : all
}

/** "Firewood splits under an axe's chop". */
function under(...found: string[]): string {
  const [all = '', thing = '', effect = '', weight, owner = ''] = found
  return whenStruck(all, thing, effect, 'pressed', weight ?? owner)
}

const STRUCK =
  '(?:struck|hit|pricked|touched|kicked|pushed|tapped|bumped|nudged|pressed|pecked|knocked|butted|rammed|poked|pierced|stabbed|smashed)'

/** Things and beasts that touch other things, and what comes of it for these. */
export const BLOW_TURNS: readonly Turn[] = [
  // "A dog's nose touches a door", "nudges a ball with its nose": the whole dog does.
  [
    "'s ",
    new RegExp(
      `\\b([a-z]+)'s ${LIMBS} (?=(?:touch|press|push|hit|tap|nudg|bump|strik|brush)(?:es|s)\\b)`,
      'g',
    ),
    '$1 ',
  ],
  ['with its', new RegExp(` with its ${LIMBS}\\b(?=,| causing| making| sending)`, 'g'), ''],
  ['gate', /\b(?:swinging |wooden |open |old )+gate\b/g, 'garden gate'],
  ['flower', /\bflower (?:stem|stalk)\b/g, 'flower'],
  ['redirect', /,? (?:and )?(?:then )?redirect(?:s|ing) (?:itself|himself|herself)/g, ''],
  [
    'trail',
    /,? (?:and )?leaving (?:an? )?(?:trail|track|streak) of (?:[a-z]+ )?carpet(?: behind)?(?: (?:it|him|her))?/g,
    '',
  ],
  [
    'wave',
    new RegExp(
      `\\b(?:an?|the)? ?(?:(?:strong|big|huge|giant|powerful|large) )*waves? (?:crash|hit|slam|strik|smash|pound|batter)(?:e?s|ing)?(?: (?:into|against|over|on))? (${NP}),? (?:rocking|tossing|shaking|pitching|tilting|(?:causing|making) (?:it|them) (?:to )?(?:rock|pitch|tilt|toss|sway|wobble))\\b[^.;]*`,
      'g',
    ),
    '$1 rocks back and forth in stormy waves',
  ],
  ['tines', /\bfork tines press(?=es|ing)?\b/g, 'a fork presses'],
  ['iron', /\biron(?= (?:press|glid|slid|mov|smooth|push|run|pass)(?:es|s|ing)?\b)/g, 'flatiron'],
  [
    'drum',
    /\b((?:an?|the) )?drum(?: ?skin| ?head)? (?:vibrat|shak|resonat|trembl)(?:es|s|ing) (?:when|as) (?:it is |being )?(?:struck|hit|beaten) (?:by|with) (?:an? |the )?(?:wooden )?drum ?sticks?\b/g,
    'a drum verb_undergo_to-wobble_ing',
  ],
  ['drum', /\bdrum ?(?:skin|head)\b/g, 'drum'],
  [
    'bowling',
    /(?<=\bbowling\b[^.;]{0,40}) (?:set of |row of )?(?:bowling )?pins\b/g,
    ' bowling pins',
  ],
  [
    'wind gust breeze gale',
    new RegExp(
      `\\b(?:an?|the)? ?(?:strong |sudden )?(?:gust of wind|gust|wind|breeze|gale) (?:push|blow|hit|strik|catch|slam|shak|rattl)(?:e?s|ing)?(?: (?:against|on|at|into))? (${NP}),? ${CAUSES} (?:it|them|${NP}) (?:to )?${SLOWLY}(${EFFECT})\\b[^.;]*`,
      'g',
    ),
    (all, thing = '', effect = '') =>
      upshotOf(effect) === null ? all : `${thing} ${told('undergo', upshotOf(effect))} in the wind`,
  ],
  [
    'caus mak send leav sett gett until so ',
    new RegExp(
      `(${WHO}) (${TOUCH}) (${NP}(?: (?:on|in) ${A} [a-z]+)?),?(?: (?:pulling|pushing|hitting|shaking) (?:on |at )?it(?: and)?)? ${CAUSES} (it|them|${NP}) (?:to )?(?:be |go |start |begin |come )?${SLOWLY}(${EFFECT})\\b([^.;]*)`,
      'g',
    ),
    causing,
  ],
  [
    ' it them its scattering spilling',
    new RegExp(
      `(${WHO}) (${TOUCH}) (${NP}),? (?:and )?${SLOWLY}((?:${EFFECT})) (it|them|its contents|pieces)( (?:over|apart|open|in (?:half|two|all directions)|flat))?\\b([^.;]*)`,
      'g',
    ),
    participle,
  ],
  [
    'creat sett loosen kick rais disturb displac scatter spray splash releas shak dislodg send throw',
    new RegExp(
      `(${WHO}) (${TOUCH}) (${NP}),? (?:creating|setting loose|loosening|kicking up|raising|disturbing|displacing|scattering|spraying|splashing|releasing|shaking loose|dislodging|sending up|sending|throwing up) ((?:${WORD} |of ){0,4}?(?:${PIECES}))\\b([^.;]*)`,
      'g',
    ),
    shedding,
  ],
  // What sticks to the thing that it was thrown at.
  [
    'leav burst splatter break explod',
    new RegExp(
      `(${WHO}) (${TOUCH}) (${NP}),? (?:and )?(?:leaving (?:an? )?(?:[a-z]+ )?(?:patch|mark|stain|splash|blot|splat|smear|spot)|(?:bursting|breaking|splattering|exploding|splatting)(?: apart)?)\\b[^.;]*`,
      'g',
    ),
    sticking,
  ],
  [
    'when as after once if while under',
    new RegExp(
      `(?<![\\w'-])(${NP}) ((?:${EFFECT})) (?:when|as|after|once|if|while) (?:it is |they are |it's |being |it gets |getting )?(${STRUCK}) (?:by|with) (${NP})${END}`,
      'g',
    ),
    whenStruck,
  ],
  [
    'under',
    new RegExp(
      `(?<![\\w'-])(${NP}) ((?:${EFFECT})) under (?:(?:the )?(?:blow|chop|weight|force|impact) of (${NP})|(${NP})'s (?:blow|chop|weight|force|impact|feet|foot))${END}`,
      'g',
    ),
    under,
  ],
  [
    'butt ram touch nudg bump paw swat bat press tap hit strik peck crash smash brush poke pok',
    new RegExp(
      `(?<=^|[.;] ?)(${WHO}) ((?:butt|ramm?|touch|nudg|bump|paw|swat|batt?|press|tapp?|hitt?|strik|crash|smash|brush|pok)(?:e?s|ing)(?: (?:its|his|her) (?:head|nose|horns))?(?: (?:against|into|at|on|down on))?) (${NP})(?=[,.;]|$)`,
      'g',
    ),
    touching,
  ],
]
