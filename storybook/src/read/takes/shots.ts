import { namesLiving } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { splitChain } from './chains.ts'
import { clausesOf } from './clauses.ts'
import { partClosing } from './closing.ts'
import { nameInFull } from './full-names.ts'
import { hideThings } from './hiding.ts'
import { MARK, markHours } from './hours-told.ts'
import { withoutAbsentee } from './left-alone.ts'
import { nameIt } from './name-it.ts'
import { nameSource } from './name-source.ts'
import { partPlaces } from './other-place.ts'
import { markBegun, statesOverTime } from './over-time.ts'
import { nameHerds, nameOwnOnes, nameWholeHerds } from './own-ones.ts'
import { joinHours } from './passing-time.ts'
import { joinReactions } from './reactions.ts'
import { splitChange } from './changed.ts'
import { splitDeeds } from './sentence-takes.ts'
import { splitScreen } from './split-screen.ts'
import type { Take } from './take.ts'
import { partWays } from './ways.ts'

const CUT_WORDS =
  /(?:^|[.;,!?¦]\s*|\s)(?:(?:smash |jump |match |hard )?cuts? to\b|the (?:scene|camera|shot|video) (?:cuts|changes|shifts|switches|transitions) to\b|scene \d+\s*[:.-]|shot \d+\s*[:.-]|\[(?:shot|scene|cut)[^\]]*\]|fade to\b|dissolve to\b|transitions? to\b|next (?:shot|scene)\s*[:,]?|(?:first|second|third|final|last) (?:shot|scene)\s*[:,])\s*/g

const THEN_WORDS =
  /(?:[.;,!?¦]\s*|\s)(?:and then|but then|then|after that|afterwards?|after a while|suddenly|all of a sudden|later|(?:(?:many|an?|one|a few|some|several|two|three|ten|twenty) )?(?:year|day|hour|minute|week|month|moment)s? later|finally|eventually|in the end|subsequently|soon after|after which|from (?:then|that day) on|(?<=[.;!?] )one day|(?<=[,.;] )followed by|before(?= \w+ing\b)|until)\b,?\s+/g

/** "Morning: … Evening: …": the hour says when, and where one shot ends. */
const HOUR_WORDS =
  /(?:^|[.;!?¦]\s*)(?:at |in the |by |next |the next )?(dawn|sunrise|morning|noon|midday|afternoon|sunset|dusk|evening|night|midnight|spring|summer|autumn|fall|winter)\s*[:–—]\s*/g

/** "The camera pushes into a snow globe to reveal a village": what is inside is no more what it was seen in. */
const LOOKS_INTO =
  /(\b(?:push|zoom|dive|move|glide|fl[yi]|dolly|travel)[a-z]* (?:in|into|inside|through)\b[^.;]*?),? (?:to reveal|revealing) /g

/** "Kisses it and it turns into a prince", "it stops, a woman gets out and the taxi drives away": first the one, then the other. */
const COMES_OF_IT =
  /(?<=\b(?:kiss|hug|touch|pet|strok|eat|drink|swallow|bit|tap)e?s\b[^.;]*),? and (?=(?:it|he|she|the [a-z]+) (?:[a-z]+ly )?(?:turns|changes|transforms) into\b)|(?<=\b(?:stops|lands|parks|docks|pulls up|arrives|boards|jumps (?:into|out of|from))\b[^¦]{0,200}),? and (?=the [a-z]+ (?:drives|sails|flies|takes|pulls) +(?:off|away|dir_away)\b)|(?<=\b(?:arrives|comes|stops|lands)\b[^.;]{0,120}),? and (?=(?:rides|drives|sails|flies|walks) +(?:off|away|dir_away)\b)/g

/** "He builds a chair. His daughter sits on it": first it is made. */
const USED =
  /(?<=\b(?:builds|makes|bakes|knits|sews|carves|paints|draws|finishes|constructs|crafts|plants|digs|folds|cooks|repairs|fixes|weaves|lights)\b[^.;¦]{0,120})[.;] (?=(?:an?|the|his|her|their|two|three) [^.;,]{0,60}\b(?:it|them)\b)/g

/** "They build a sandcastle and it washes away", "a man assembles a shelf and it collapses": first it is made. */
const COMES_TO_NOTHING =
  /(?<=\b(?:build|assembl|construct|stack|mak|bak|carv|sculpt|craft|erect|repair|fix)(?:e?s|ing|e)?\b[^.;¦]{0,120}),?(?: and| but)? (?=(?:it|they|the [a-z]+) (?:suddenly |slowly |then )?(?:collapse|crumble|topple|tumble|fall|break|wash|blow|explode|burst|shatter|overflow)(?:e?s)?\b)/g

/** "Releases a paper boat and it drifts under a bridge": first it is let go, and then it is somewhere else. */
const GOES_ITS_WAY =
  /(?<=\b(?:releas|launch|push|send|let|set|put|plac|throw|kick|roll|drop)(?:e?s|ing|ting|e)\b[^.;¦]{0,120}),?(?: and| then)? (?=(?:it|the [a-z]+) (?:slowly |gently |then )?(?:drifts|floats|sails|glides) (?:away |off |on |dir_away )?(?:under|past|through|beneath|over|towards|down|around)\b)/g

/** Parts a prompt into takes: at "then", "suddenly", "cut to", and where somebody known begins a new deed. */
export function splitTakes(body: string, oneScene = false): readonly Take[] {
  if (oneScene) return splitScreen(body) ?? splitScene(body)
  return splitChange(body) ?? splitScreen(body) ?? splitStory(body)
}

/** What describes one moment is one take, unless it says itself what comes then. */
function splitScene(body: string): readonly Take[] {
  const takes = body
    .replace(THEN_WORDS, (joint: string, at: number, all: string) =>
      isCompany(joint, all.slice(at + joint.length)) ? ' , with ' : MARK,
    )
    .split(MARK)
    .filter((part) => /[\p{L}\p{N}]{2}/u.test(part))
    .map((part): Take => ({ body: part, transition: 'dissolve' }))
  return takes.length === 0
    ? [{ body, transition: 'dissolve' }]
    : joinSurplus(nameIt(nameInFull(takes)))
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
  const herds = nameWholeHerds(nameHerds(nameOwnOnes(partPlaces(body, `${MARK}d`))))
  const marked = partWays(markBegun(markHours(joinHours(herds)), `${MARK}d`))
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
    .replace(USED, `${MARK}d`)
    .replace(COMES_TO_NOTHING, `${MARK}d`)
    .replace(GOES_ITS_WAY, `${MARK}d`)
    .replace(HOUR_WORDS, `${MARK}d$1, `)
    .replace(/(?<=[.;!?] )one (night|morning|evening),? /g, `${MARK}d$1, `)
    .replace(THEN_WORDS, (joint: string, at: number, all: string) =>
      isCompany(joint, all.slice(at + joint.length)) ? ' , with ' : `${MARK}d`,
    )
  const told = marked.split(MARK).map((part, index): Take => {
    const own = index === 0 ? part : part.slice(1)
    const how = index === 0 ? '' : part[0]
    return {
      body: own,
      transition: how === 'c' ? 'cut' : 'dissolve',
      ...(how === 'g' ? { continues: true, onTheWay: true } : {}),
    }
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
      : nameSource(nameIt(nameInFull(joinReactions(takes))))
  return joinSurplus(joinWeather(named)).map((take) => ({ ...take, body: hideThings(take.body) }))
}

/** "It is raining. A girl walks along the street": the weather alone is no shot. */
function joinWeather(takes: readonly Take[]): readonly Take[] {
  const [first, second, ...rest] = takes
  if (first === undefined || second === undefined || !WEATHER.test(first.body)) return takes
  return [{ ...second, body: `${first.body.trim()} ${second.body}` }, ...rest]
}

const WEATHER =
  /^(?:it is )?(?:(?:heavily|gently|softly|a|dark|cold|rainy|snowy|foggy|stormy|winter|raining|snowing|night|morning|evening) ?){1,4}\.\s*$/

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

/** "A large school of small yellow fish". */
const FEW = 7

/** "Followed by a sea turtle": it comes along; followed by a close-up, that comes next. */
function isCompany(joint: string, rest: string): boolean {
  if (!joint.includes('followed by')) return false
  const words = rest.split(' ').slice(0, FEW)
  const end = words.findIndex((word) => /[.,;]$/.test(word))
  return words
    .slice(0, end < 0 ? FEW : end + 1)
    .some((word) => namesLiving(singular(word.replace(/[.,;]$/, ''))))
}

/** A plan holds six shots; what is said after that belongs to the last. */
function joinSurplus(takes: readonly Take[]): readonly Take[] {
  if (takes.length <= 6) return takes
  const last = takes.slice(5).map(({ body }) => body)
  return [...takes.slice(0, 5), { body: last.join(' . '), transition: 'dissolve' }]
}
