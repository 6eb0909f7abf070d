import { findPicture } from '../../lexicon/find-picture.ts'
import { findSubstance } from '../../lexicon/substances/substances.ts'
import { LIVING } from '../../plan/kinds.ts'
import { AT_HAND } from './at-hand-rows.ts'
import { bare, type Process, type Rule, type Said } from './process.ts'
import { thingOf, withThing } from './things.ts'

const HANDS =
  "(?:(?:an? |the |two |both |one |someone's |somebody's |a person's |human |pair of |left |right )*(?:hands?|fingers?) (?:is |are |gently |slowly |carefully |quickly )*)"
/** What goes on with the deed after a comma; a style or a place after one is for the reader. */
const GOES_ON =
  '(?:, (?:then|so|but|not|revealing|showing|causing|creating|leaving|which|letting|without|until) [^.;,]*)*'

const LY = '(?:being |[a-z]+ly )*'

/** "A cup is pushed from left to right": whoever does it is not told, and is a pair of hands. */
const DONE: Rule = {
  guards: ' is are ',
  pattern: new RegExp(
    `^(?<what>(?:an?|the|some|two|three) [^.;,]{2,50}?|(?:[a-z]+ )?[a-z]+) (?:is|are) ${LY}(?<verb>pushed|slid|moved|pulled|put|placed|set|laid|taken|removed|lifted|raised|picked|dropped|poked|tipped|tilted|torn|ripped|folded|unfolded|bent|twisted|wrung|stacked|piled|flipped|plugged|stuffed|inserted|scooped|sprinkled|drizzled|poured|squeezed)(?<rest> [^.;,]{2,100}?)?(?: by (?:an? |two |someone's )?(?:hands?|fingers?|person|someone))?${GOES_ON}(?=[.;]|$)`,
    'u',
  ),
  tell: (said) => {
    // A stuff has no article: "sugar is sprinkled over a cake".
    if (!/^(?:an?|the|some|two|three) /u.test(said('what')) && findSubstance(said('what')) === null)
      return null
    if (said('verb') === 'poured' && !isPouredByHand(said)) return null
    const lemma = IRREGULAR[said('verb')] ?? lemmaOf(said('verb'))
    return tellDeed(lemma, `${said('what')} ${said('rest')}`.trim())
  },
}
const DRINK = /\b(?:wine|champagne|milk|coffee|juice)$/u

/** A drink runs into its glass out of what it is kept in; all else out of a hand's glass. */
function isPouredByHand(said: Said): boolean {
  const rest = said('rest').trim()
  return /^(?:onto|over|on) /u.test(rest) || (rest.startsWith('into ') && !DRINK.test(said('what')))
}

const IRREGULAR: Readonly<Record<string, string>> = {
  slid: 'slide',
  laid: 'lay',
  taken: 'take',
  torn: 'tear',
  bent: 'bend',
  wrung: 'wring',
}

/** What hands do with things on a table: whoever has no other body is hands. */
export const AT_HAND_RULES: readonly Rule[] = [
  {
    guards: 'ing hand finger',
    pattern: new RegExp(
      `^(?<hands>${HANDS})?(?:[a-z]+ly )?(?<verb>[a-z]+) (?<rest>[^.;,]{2,140}?${GOES_ON})(?=[.;,]|$)`,
      'u',
    ),
    tell: (said) =>
      said('hands') === '' && !said('verb').endsWith('ing')
        ? null
        : tellDeed(lemmaOf(said('verb')), said('rest')),
  },
  DONE,
]

/** "Pushing", "pushes" and "push" are one. */
function lemmaOf(word: string): string | null {
  const stem = word.replace(/(?:ing|ed|e?s)$/u, '')
  const all = [word, stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1'), stem.replace(/i$/u, 'y')]
  return all.find((each) => LEMMAS.has(each)) ?? null
}

const LEMMAS: ReadonlySet<string> = new Set(AT_HAND.flatMap(({ verbs }) => verbs.split(' ')))

const PLACE =
  / (?:in|inside|at) (?:an?|the|his|her|their) (?<place>(?:[a-z]+ )?(?:kitchen|bedroom|office|living room|workshop|classroom|bathroom|dining room|garden|park|library|studio|lab|laboratory|garage|restaurant|cafe|bar))$/u
const TABLE =
  / (?:on|along|across|over) (?:an?|the) (?:[a-z]+ ){0,2}(?:table|desk|counter|countertop|tabletop|surface|floor)$/u

/** As it is said, then without what is only told beside it. */
function tellDeed(lemma: string | null, rest: string): Process | null {
  if (lemma === null) return null
  const where = PLACE.exec(rest)?.[0] ?? ''
  const here = where === '' ? rest : rest.slice(0, -where.length)
  const plain = here.replace(/, (?:showing|causing|creating|leaving|which|letting) .*$/u, '')
  for (const each of new Set([here, plain, plain.replace(TABLE, '')])) {
    const process = tellRow(lemma, each)
    if (process !== null) return where === '' ? process : { ...process, where: where.trim() }
  }
  return null
}

function tellRow(lemma: string, rest: string): Process | null {
  for (const { verbs, pattern, deed, object } of AT_HAND) {
    if (!verbs.split(' ').includes(lemma)) continue
    const found = pattern.exec(rest)
    if (found === null) continue
    const said: Said = (group) => found.groups?.[group]?.trim() ?? ''
    const process = handled(said, { deed, object })
    if (process !== null) return process
  }
  return null
}

/** Too large for a table, or nothing for hands: what is done with these is another film. */
const LARGE =
  /\b(?:door|window|curtains?|gate|fence|refrigerator|fridge|oven|washing machine|dishwasher|wardrobe|tent|boulder|rock wall|cart|wagon|trolley|stroller|pram|wheelbarrow|lawn ?mower|sled|sleigh|swing|boat|kayak|canoe|raft|surfboard|car|truck|bus|train|bike|bicycle|motorcycle|scooter|sofa|couch|bed|chair|armchair|table|desk|piano|tree|log|wall|house|building|rope|sail|rug|carpet|mattress|blanket|net|weights?|barbells?|dumbbells?|kite|snowman|statue|barrel|anchor|plow|curtain|himself|herself|themselves|yourself|music|hands?|arms?|legs?|hair|head|face|eyes|mouth|people|person|man|woman|child|baby|boy|girl|player|dog|cat|horse|it|them|him|her|something|things|others?)$/u
/** Of such a name something small is meant. */
const SMALL = /\b(?:hot dog|toy|model|miniature|paper|lego|matchbox|doll|dollhouse)\b/u

const fits = (words: string): boolean => SMALL.test(words) || !LARGE.test(words)

interface Asked {
  readonly deed: string
  readonly object?: string | undefined
}

/** What the stage is told besides: the stuff and out of what it comes, how many, or the other thing; null when nobody knows it. */
function objectOf(said: Said): string | null {
  const [stuff, from, count] = [said('stuff'), said('from'), said('count')]
  if (stuff !== '') {
    const known = findSubstance(stuff) !== null || /\b(?:dust|dirt|crumbs)$/u.test(stuff)
    return known ? `${bare(stuff)}${from === '' ? '' : ` from ${thingOf(from)}`}` : null
  }
  return count === '' ? thingOf(said('other')) : String(COUNTS[count] ?? count)
}
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  several: 5,
  some: 4,
}

function handled(said: Said, { deed, object }: Asked): Process | null {
  const [what, other] = [said('what'), said('other')]
  const drawn = drawnAlone(said, deed)
  if (drawn) return drawn
  if ((deed !== 'show-photo' && !isHandled(what)) || !goesWith(other, deed)) return null
  const told = object ?? objectOf(said)
  if (told === null) return null
  const process = withThing(what, {
    verb: deed === 'squeeze' ? 'bench-squeeze' : `table-${deed}`,
    prop: WET.test(deed) ? what : told,
    shot: { place: 'living room' },
  })
  return process && plainlyNamed(process)
}

function plainlyNamed({ prop, ...process }: Process): Process {
  const named = { ...process, noun: process.noun.replace(COUNTED, '') }
  return prop === undefined || prop === '' ? named : { ...named, prop }
}
/** How many there are, and in what colour, is no part of a name. */
const COUNTED =
  /^(?:(?:[0-9]+|two|three|four|five|six|red|orange|yellow|green|blue|purple|pink|brown|black|white|gr[ae]y) )+(?=[a-z])/u

/** Who is alive, and what is too large, is not handled like a cup. */
function isHandled(what: string): boolean {
  if (SMALL.test(what)) return true
  const found = findPicture(thingOf(what))
  return fits(what) && found !== null && !LIVING.has(found.kind) && found.picture !== 'person'
}

/** It counts what is said of the thing itself: whether it is wet. */
const WET = /^(?:squeeze|wring)$/u

/** The other thing, if one is told, is one that can be seen there. */
function goesWith(other: string, deed: string): boolean {
  if (other === '') return true
  const found = findPicture(thingOf(other))
  return (
    ((UPRIGHT.test(deed) && STANDS.test(other)) || fits(other)) &&
    found !== null &&
    found.kind !== 'person'
  )
}

/** What is drawn with all that belongs to it, and needs no picture: a plug with its socket, a bowl of what is scooped, a cloth that wipes. */
function drawnAlone(said: Said, deed: string): Process | null {
  const verb = `table-${deed}`
  if (deed.startsWith('plug'))
    return { noun: thingOf(said('what')), picture: 'prop:clear-tank', verb }
  const prop = said('stuff') === '' ? null : objectOf(said)
  if (prop === null) return null
  if (deed === 'wipe') return { noun: 'cloth', picture: 'prop:clear-tank', verb, prop }
  return deed === 'scoop'
    ? { noun: `bowl of ${bare(said('stuff'))}`, picture: 'prop:clear-bowl', verb, prop }
    : null
}

/** What is no thing for hands and yet may be what something is put on or thrown against. */
const UPRIGHT = /^(?:stick|throw|show)/u
const STANDS = /\b(?:wall|table|refrigerator|fridge|chair|shelf|sofa|bed)$/u
