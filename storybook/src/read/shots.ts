import { baseVerb, singular } from '../lexicon/morphology.ts'
import { goesTogether } from './at-once.ts'
import { deedsOf, isAlive, ofMany, splitChain, STATES } from './chains.ts'
import { clausesOf } from './clauses.ts'
import { partClosing } from './closing.ts'
import { tellsEvent } from './events.ts'
import { nameInFull } from './full-names.ts'
import { hideThings } from './hiding.ts'
import { nameIt } from './name-it.ts'
import { nameHerds, nameOwnOnes } from './own-ones.ts'
import { looksOn } from './onlookers.ts'
import { markBegun, statesOverTime } from './over-time.ts'
import { joinHours } from './passing-time.ts'
import { joinReactions } from './reactions.ts'
import { splitScreen } from './split-screen.ts'
import type { Take } from './take.ts'
import { isNextInTale, isTale } from './tales.ts'
import { beginsWithMember } from './words/collectives.ts'
import { placeWord } from './words/place-words.ts'
import { actionOf } from './words/verb-words.ts'
import { nearestAction } from './words/verbs.ts'

const CUT_WORDS =
  /(?:^|[.;,!?¦]\s*|\s)(?:(?:smash |jump |match |hard )?cuts? to\b|the (?:scene|camera|shot|video) (?:cuts|changes|shifts|switches|transitions) to\b|scene \d+\s*[:.-]|shot \d+\s*[:.-]|\[(?:shot|scene|cut)[^\]]*\]|fade to\b|dissolve to\b|transitions? to\b|next (?:shot|scene)\s*[:,]?|(?:first|second|third|final|last) (?:shot|scene)\s*[:,])\s*/g
const THEN_WORDS =
  /(?:[.;,!?¦]\s*|\s)(?:and then|but then|then|after that|afterwards?|after a while|suddenly|all of a sudden|later|(?:(?:many|an?|one|a few|some|several|two|three|ten|twenty) )?(?:year|day|hour|minute|week|month|moment)s? later|finally|eventually|in the end|subsequently|soon after|after which|from (?:then|that day) on|(?<=[.;!?] )one day|(?<=[,.;] )followed by|before(?= \w+ing\b)|until)\b,?\s+/g

/** "Morning: … Evening: …": the hour says when, and where one shot ends. */
const HOUR_WORDS =
  /(?:^|[.;!?¦]\s*)(?:at |in the |by |next |the next )?(dawn|sunrise|morning|noon|midday|afternoon|sunset|dusk|evening|night|midnight|spring|summer|autumn|fall|winter)\s*[:–—]\s*/g

const HOURS =
  'dawn|sunrise|morning|noon|midday|lunchtime|afternoon|sunset|dusk|evening|night|midnight|spring|summer|autumn|fall|winter'
/** "In the morning he …, at noon she …, evening: …": where a part of the day begins. */
const PARTS_OF_DAY = new RegExp(
  `(?:^|[.;:!?,¦]\\s*)(?:(?:and|then|but) )*(?:(?:at|by|in(?: the)?|during the|come|every|the next|that) )?(${HOURS})(?:\\s*[:,–—-]\\s*|\\s+(?=(?:he|she|it|they|we|i|the|an?|his|her)\\b|[a-z]+(?:ing|es)\\b|(?<=\\bin (?:spring|summer|autumn|winter) )[a-z]+ [a-z]))`,
  'g',
)

/** "The sun rises …. Night falls …": where the hour changes by itself. */
const HOUR_COMES =
  /(?:^|[.;:!?,¦]\s*)(?:(?:and|then|but|when|as|until|soon) )*(?=(?:the )?(sun (?:rises|comes up|sets|goes down)|(?:night|darkness|dusk|evening) (?:falls|comes|arrives)|(?:dawn|day) (?:breaks|comes)|morning (?:comes|breaks|arrives)|moon rises|(?:spring|summer|autumn|fall|winter) (?:comes|arrives|returns|begins))\b)/g

/** "A cat's day": the cat. "Four seasons of a tree": the tree. */
const WHOSE_DAY =
  /'s? (?:[a-z]+ )?(?:day|year|life|week|routine|weekend)\b|\b(?:(?:the|four|all) )*seasons (?:of|in the life of) /

/** "The camera pushes into a snow globe to reveal a village": what is inside is no more what it was seen in. */
const LOOKS_INTO =
  /(\b(?:push|zoom|dive|move|glide|fl[yi]|dolly|travel)[a-z]* (?:in|into|inside|through)\b[^.;]*?),? (?:to reveal|revealing) /g

/** "Kisses it and it turns into a prince", "it stops, a woman gets out and the taxi drives away": first the one, then the other. */
const COMES_OF_IT =
  /(?<=\b(?:kiss|hug|touch|pet|strok|eat|drink|swallow|bit|tap)e?s\b[^.;]*),? and (?=(?:it|he|she|the [a-z]+) (?:[a-z]+ly )?(?:turns|changes|transforms) into\b)|(?<=\b(?:stops|lands|parks|docks|pulls up|arrives|boards|jumps (?:into|out of|from))\b[^¦]{0,200}),? and (?=the [a-z]+ (?:drives|sails|flies|takes|pulls) +(?:off|away|dir_away)\b)|(?<=\b(?:arrives|comes|stops|lands)\b[^.;]{0,120}),? and (?=(?:rides|drives|sails|flies|walks) +(?:off|away|dir_away)\b)/g

const MARK = '\u0001'
/** Parts a prompt into takes: at "then", "suddenly", "cut to", and where somebody known begins a new deed. */
export function splitTakes(body: string): readonly Take[] {
  return splitScreen(body) ?? splitStory(body)
}

/** How all of it looks is said of the first take, and goes on from there. */
function splitStory(body: string): readonly Take[] {
  const { told, closing } = partClosing(body)
  // Splitting takes as long as all else that is read: not twice where nothing closes the prompt.
  if (closing === '' || splitInTime(closing).length > 1) return splitInTime(body)
  const [first, ...rest] = splitInTime(told)
  if (first === undefined) return splitInTime(body)
  const opening = { ...first, body: `${first.body.replace(/[\s.;,]*$/, '')}. ${closing}` }
  return [opening, ...rest.map((take) => ({ ...take, closing }))]
}

function splitInTime(body: string): readonly Take[] {
  const marked = markBegun(markHours(joinHours(nameHerds(nameOwnOnes(body)))), `${MARK}d`)
    .replace(CUT_WORDS, `${MARK}c`)
    .replace(LOOKS_INTO, `$1${MARK}d`)
    // "… “Yes!” and they hug": first it is said.
    .replace(/(?<=is talking ¦) *,? and (?=(?:they|both|he|she)\b)/g, `${MARK}d`)
    // "It hatches and the little dragon …": first there is an egg, then there is none.
    .replace(
      /(?<=\bhatch(?:es)?),?(?: and)? (?=the (?:[a-z]+ ){1,3}(?!(?:comes|peeks|pops|climbs|crawls|looks|emerges)\b)[a-z]+s\b)/g,
      `${MARK}d`,
    )
    .replace(COMES_OF_IT, `${MARK}d`)
    .replace(HOUR_WORDS, `${MARK}d$1, `)
    .replace(/(?<=[.;!?] )one (night|morning|evening),? /g, `${MARK}d$1, `)
    .replace(THEN_WORDS, (joint: string, at: number, all: string) =>
      isCompany(joint, all.slice(at + joint.length)) ? ' , with ' : `${MARK}d`,
    )
  const told = marked.split(MARK).map((part, index): Take => {
    const own = index === 0 ? part : part.slice(1)
    return { body: own, transition: index > 0 && part.startsWith('c') ? 'cut' : 'dissolve' }
  })
  const takes = told
    .flatMap(splitStates)
    .flatMap(splitDeeds)
    .flatMap((take, _, all) => splitClauses(take, all.length > 1))
    .flatMap(splitLinks)
    .map((take, index) => (index > 0 ? withoutAbsentee(take) : take))
    .filter((take) => /[\p{L}\p{N}]{2}/u.test(take.body))
  const named =
    takes.length === 0
      ? [{ body, transition: 'dissolve' } as const]
      : nameIt(nameInFull(joinReactions(takes)))
  return joinSurplus(named).map((take) => ({ ...take, body: hideThings(take.body) }))
}

function splitLinks(take: Take): readonly Take[] {
  return splitChain(take.body).map((link, index): Take =>
    index === 0 ? { ...take, body: link.body } : { ...link, transition: 'dissolve' },
  )
}

/** "She builds a robot, it breaks, she cries, her father helps": one after the other. */
function splitClauses(take: Take, parted: boolean): readonly Take[] {
  return clausesOf(take.body, parted).map((body, index): Take =>
    index === 0 ? { ...take, body } : { body, transition: 'dissolve' },
  )
}

/** "The rain stops": before and after are two shots. */
function splitStates(take: Take): readonly Take[] {
  const states = statesOverTime(take.body)
  if (states.length === 0) return [take]
  return states.map((body, index) =>
    index === 0 ? { ...take, body } : { body, transition: 'dissolve' },
  )
}

/** A day that is told by its hours has a shot for each; who it is about may be said before the first. */
function markHours(body: string): string {
  const hours = [...body.matchAll(PARTS_OF_DAY)]
  if (new Set(hours.map(([, hour]) => hour)).size < 2) return markPassing(body)
  const title = body.slice(0, hours[0]?.index).replace(WHOSE_DAY, '')
  const alone = deedsOf(title).length === 0
  const parts = body
    .slice(hours[0]?.index)
    .replace(PARTS_OF_DAY, (_, hour: string, at: number) =>
      at === 0 && alone ? ` , ${hour}, ` : `${MARK}d${hour}, `,
    )
  return title + (alone ? ofTitled(parts, title) : parts)
}

/** "A tree: in spring it blossoms, … in winter it is covered with snow": the tree, whatever else was seen meanwhile. */
function ofTitled(parts: string, title: string): string {
  const [, noun] = /\b(?:an?|the) (?:[a-z]+ ){0,3}?([a-z]+)[:,.]? *$/.exec(title) ?? []
  if (noun === undefined || isAlive(noun)) return parts
  return parts.replace(/\bit\b/g, `the ${noun}`).replace(/\bits\b/g, `the ${noun} , its`)
}

/** Two hours that come one after the other are two shots, one alone is that of all that is told; a season that comes was not there before. */
function markPassing(body: string): string {
  const hours = new Set([...body.matchAll(HOUR_COMES)].map(([, hour = '']) => hourAt(hour)))
  if (hours.size < 2 && !hours.has('season')) return body
  return body.replace(HOUR_COMES, (_, __, at: number) => (at === 0 ? '' : `${MARK}d`))
}

function hourAt(words: string): string {
  if (/^(?:spring|summer|autumn|fall|winter)/.test(words)) return 'season'
  return /rises|comes up|dawn|day|morning/.test(words) ? 'day' : 'night'
}

/** "A large school of small yellow fish". */
const FEW = 7

/** "Followed by a sea turtle": it comes along; followed by a close-up, that comes next. */
function isCompany(joint: string, rest: string): boolean {
  if (!joint.includes('followed by')) return false
  const words = rest.split(' ').slice(0, FEW)
  const end = words.findIndex((word) => /[.,;]$/.test(word))
  return words
    .slice(0, end < 0 ? FEW : end + 1)
    .some((word) => isAlive(singular(word.replace(/[.,;]$/, ''))))
}

/** "A robot with glowing eyes. It dances": eyes do nothing first. */
const EYES = /\beyes\b(?! (?:the|an?|his|her)\b)/g
const SHINING = /^(?:glow|shine|sparkle|flicker|burn)$/

/** "A dog runs. It jumps. It sleeps.": three takes. "She wears a hat." is none of its own. */
function splitDeeds(take: Take): readonly Take[] {
  const sentences = take.body.split(/(?<=[.!?;])\s+/)
  if (sentences.length < 2) return [take]
  const takes: Take[] = []
  const seen = new Set<string>()
  const tale = isTale(sentences)
  for (const [at, sentence] of sentences.entries()) {
    const told = takes.map(({ body }) => body).join(' ')
    const next = tale && isNextInTale(sentence, told, sentences[at - 1] ?? '')
    const deed = isOfTheScene(sentence, told) ? null : next ? 'next' : newDeed(sentence, seen, tale)
    for (const action of [...deedsOf(sentence.replace(EYES, '')), ofMany(sentence)])
      if (action && !SHINING.test(action)) seen.add(action)
    const last = takes.at(-1)
    if (last === undefined) takes.push({ body: sentence, transition: take.transition })
    else if (deed === null) takes[takes.length - 1] = { ...last, body: `${last.body} ${sentence}` }
    else takes.push({ body: sentence, transition: 'dissolve' })
  }
  return takes
}

/** "The fireplace crackles", "the mother", of whom nobody spoke before: they belong to what is seen already. */
function isOfTheScene(sentence: string, told: string): boolean {
  if (LATER.test(sentence.trim())) return false
  const [, , noun = ''] = /^(the|their|his|her|its) ([a-z]+)\b/.exec(sentence.trim()) ?? []
  if (told === '' || isOneOfHerd(sentence, told)) return true
  // "A family plays. The father chases the bear": one of them, and something happens.
  if (tellsEvent(sentence)) return false
  if (beginsWithMember(sentence, told)) return true
  return noun !== '' && !isAlive(singular(noun)) && !told.includes(singular(noun))
}

/** "A herd of elephants walks. A baby elephant stumbles": one of them. */
function isOneOfHerd(sentence: string, told: string): boolean {
  const [, , noun] = /^an? (baby|young|small|little) ([a-z]+)\b/.exec(sentence.trim()) ?? []
  return noun !== undefined && told.includes(` of ${noun}s`)
}

/** When it goes on: "at the end he …", "inside, they …", "the next day the fox …". */
const WHEN =
  '(?:(?:and|but|so|now|next|soon|there|inside|outside|meanwhile|back (?:home|(?:on|in|at) (?:the|his|her|their) [a-z]+)|at (?:last|home|the end|that moment)|in the (?:end|evening|morning|afternoon)|at (?:dawn|sunrise|noon|sunset|dusk|night|midnight)|in (?:spring|summer|autumn|fall|winter)|one (?:[a-z]+ )?(?:day|night|morning|evening)|the next (?:day|morning)|that (?:day|night)|(?:days|hours|years|minutes) later),? )*'
/** Who is known already, alone or with another. */
const WHO =
  '((?:he|she|it) and (?:the|his|her) [a-z]+|he|she|it|they|we|both|the [a-z]+(?: and (?:the |his |her |a )?[a-z]+| (?:on|at|behind|under|near|in (?=[a-z]+ [a-z]+ [a-z]+ (?!his)[a-z]+s\\b)) ?(?:the|his|her|an?)(?: [a-z]+)?? [a-z]+)?)'
/** "In spring an oak has grown": it is later than what was told before. */
const LATER =
  /^(?:in (?:spring|summer|autumn|winter)|(?:the )?next (?:day|morning|night|year|spring|summer)|(?:that|one) (?:night|evening|morning)|at (?:night|dawn|midnight)|(?:in|during) the (?:morning|evening|night))\b/
const STARTS = new RegExp(
  `^${WHEN}${WHO}(?: (?:is|are))?(?: [a-z]+ly)? ([a-z]+)(?: (?!and\\b)([a-z]+))?`,
)
/** "Stands up and leaves": after how somebody is or gets up, what they do. */
const AND_DOES = /^[^,.;]*?(?:,| and)(?: then)? ([a-z]+s)\b/
/** "The boy stays alone": whoever was with him has gone. */
const LEFT_ALONE = new RegExp(
  `^${WHEN}${WHO} (?:is|stays?|remains?|are|sits?|stands?)(?: left)?(?: there)?(?: all| now)? (?:alone|behind(?= ?[.;,!]|$))`,
)
/** "One winter day the dog does not come": so it is told here. */
const STAYS_AWAY = new RegExp(`^((?:[a-z]+, +)?${WHEN})${WHO} stays? away\\b`)

/** Whoever acted before is alone then. */
function withoutAbsentee(take: Take): Take {
  const [away, when = ''] = STAYS_AWAY.exec(take.body.trim()) ?? []
  return away === undefined
    ? take
    : { body: `waits alone, ${when}`, transition: 'cut', continues: true }
}

/** Who comes into a story that has begun, or has to do with somebody in it: "a dragon appears", "a girl offers it a flower". */
const COMES = new RegExp(
  `^${WHEN}(?:an?|another|two|three|some) (?:(?!that|who|which|whose)[a-z]+ ){1,6}?(?:(appears?|arrives?|attacks?|comes?|joins?|emerges?|lands?|awakens?|wakes?)\\b|([a-z]+) (?:it|him|her|them)\\b)`,
)
/** "A man waits at a bus stop. The bus arrives": what was only a name of the place comes on. */
const PULLS_UP = new RegExp(
  `^${WHEN}(?:the|his|her|their) [a-z]+ (arrives|pulls (?:up|in)|departs|leaves|(?:drives|sails|flies) (?:off|away)|takes off)\\b`,
)

function newDeed(sentence: string, seen: ReadonlySet<string>, tale: boolean): string | null {
  const told = sentence.trim()
  const [, pulls] = PULLS_UP.exec(told) ?? []
  if (pulls !== undefined) return pulls
  if ((seen.size === 0 && !tale) || /\bcamera\b/.test(told)) return null
  if (LEFT_ALONE.test(told) || STAYS_AWAY.test(told)) return 'alone'
  if (LATER.test(told)) return 'later'
  return comingDeed(told) ?? furtherDeed(told, seen, tale) ?? (isNews(told) ? 'event' : null)
}

/** What somebody known does now, unless it is the same again or goes with it. */
function furtherDeed(told: string, seen: ReadonlySet<string>, tale: boolean): string | null {
  const action = knownDeed(told)
  if (action === null || seen.has(action)) return null
  return !tale && goesTogether(action, seen) ? null : action
}

/** "A girl rides it", "a butterfly lands on its head": that is so all along, and no shot of its own. */
const JOINS_IN =
  /^(?:an?|two|three) (?:[a-z-]+ ){0,7}?(?:(?:rides?|drives?|steers?|leads?|pulls?|pushes|wears?|holds?|carries) (?:it|him|her|them)\b|(?:lands?|sits?|perches) on (?:its|his|her|their|one of) )/

/** "The flask explodes", "a seal swims away": before it all was otherwise. */
function isNews(told: string): boolean {
  return tellsEvent(told) && !looksOn(told) && !JOINS_IN.test(told)
}

/** What somebody new does to those who are known, or that they come. */
function comingDeed(told: string): string | null {
  if (looksOn(told) || JOINS_IN.test(told)) return null
  const [, comes, meets = ''] = COMES.exec(told) ?? []
  if (comes !== undefined) return comes
  const base = baseVerb(meets)
  const isDeed = base !== null && base !== meets && !STATES.test(base)
  return isDeed && nearestAction(base) !== null ? base : null
}

const OF_THE_PICTURE =
  /^the (?:light|lights|lighting|mood|atmosphere|background|foreground|scene|shot|sky|air|music|soundtrack|colou?rs?|palette|composition|focus|lens|frame|setting|environment|style|tone|sun|moon|wind|rain|snow|fog|mist)$/

/** What somebody known does in this sentence, if it begins with them. */
function knownDeed(sentence: string): string | null {
  const found = STARTS.exec(sentence)
  if (found === null) return null
  const [start, who = '', first = '', second = ''] = found
  const word = isState(first) ? nextDeed(sentence.slice(start.length)) : first
  const base = isOfThePicture(who) || isState(word) ? null : baseVerb(word)
  const many = /^(?:they|we|both)$| and |s$/.test(who)
  if (base === null || (base === word && !many)) return null
  // "Snow falls. She falls asleep": not the same deed again.
  return actionOf(`${base} ${second}`) ?? nearestAction(base)
}

/** "It is raining lightly". */
const WEATHER = /^(?:rain|snow|drizzl|storm|hail|thunder|pour)/

const nextDeed = (rest: string): string => AND_DOES.exec(rest)?.[1] ?? ''

/** "The lighting comes from lanterns": how it looks is no new deed. "The canyons twist": where it is does nothing new. */
function isOfThePicture(who: string): boolean {
  return OF_THE_PICTURE.test(who) || placeWord(who.split(' ').at(-1) ?? '') !== null
}

function isState(word: string): boolean {
  return WEATHER.test(word) || STATES.test(baseVerb(word) ?? '')
}

/** A plan holds six shots; what is said after that belongs to the last. */
function joinSurplus(takes: readonly Take[]): readonly Take[] {
  if (takes.length <= 6) return takes
  const last = takes.slice(5).map(({ body }) => body)
  return [...takes.slice(0, 5), { body: last.join(' . '), transition: 'dissolve' }]
}
