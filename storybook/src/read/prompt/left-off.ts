import { findPicture, hasPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, isPlural, singular, thirdPerson } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { ANIMALS, LIVING } from '../../plan/kinds.ts'
import { isDescribing } from '../phrases/traits.ts'
import { DETERMINERS, HERDS, PREPOSITIONS } from '../words/closed-words.ts'
import { numberOf } from '../words/counts.ts'
import { knowsDeed } from '../words/verb-form.ts'
import { actionOf } from '../words/verb-words.ts'

/** Where a sentence begins, and its first words. */
const SENTENCE = /(^|[.!?] +|\bwhile )((?:[a-z'-]+ ){1,6}[a-z'-]+)/g

/** What hardly is said of beasts and people in two words without a verb: "dog show", "cat walk". */
const SHOWS =
  /^(?:show|fight|race|parade|costume|love|stand|track|trail|feed|brush|train|watch|call|pack|attack)$/

/** What is done by beasts oftener than the counts of a dictionary tell, which has bark from trees. */
const BEASTLY = /^(?:bark|howl|meow|purr|bleat|neigh|chirp|sneeze|yawn|snore|nap)$/

/** What is done by things without life: "car drive", "leaf fall". */
const THINGS_DO =
  /^(?:drive|sail|fly|float|fall|move|go|roll|melt|bloom|shine|glow|bounce|explode|dance|jump|run)$/

/** A car crash is named as often as told; where it goes tells which: "car crash into tree". */
const WAYS = /^(?:into|through|over|under|across|by|past|along)$/
const ON_THE_WAY = /^(?:crash|pass|smash|rush|march)$/

/** One of them and several have the same name. */
const SEVERAL_TOO = /^(?:tuna|elk|ninja|samurai|people|police)$/

const BEHIND_DEEDS =
  /^(?:in|on|at|into|onto|over|under|through|across|along|around|near|by|with|to|up|down|out|from|off|behind|beside|inside|toward|towards|between|like|and|while|for|an?|the|his|her|its|my|their|some|alone|together|fast|slowly|quickly|happily|away|outside|very)$/

/** "Boy ride bicycle", "a horse run on beach": the ending that is left off by who learns the language or types in haste. */
export function withLeftOff(body: string): string {
  return body.replace(SENTENCE, (_, start: string, words: string) => start + mended(words))
}

function mended(words: string): string {
  const all = words.split(' ')
  const at = nameEnds(all)
  if (at === null || !lacksEnding(all, at)) return words
  return all.with(at + 1, thirdPerson(all[at + 1] ?? '')).join(' ')
}

/** Where the name of the one who acts ends: "old woman", "mother duck", "santa claus"; null if nobody or several are named. */
function nameEnds(words: readonly string[]): number | null {
  const from = words.findIndex((word) => !DETERMINERS.has(word) && !isDescribing(word))
  if (from < 0 || words.slice(0, from).some((word) => (numberOf(word) ?? 1) > 1)) return null
  const rest = [...words.slice(from), '', '']
  const length = thingNamed(rest) ?? aliveNamed(rest)
  return length === null ? null : from + length - 1
}

/** Of how many words the name of a thing is that does what things do. */
function thingNamed([first = '', second = '', third = '']: readonly string[]): number | null {
  const both = `${first} ${second}`
  if (isOneThing(both)) return THINGS_DO.test(third) ? 2 : null
  if (!isOneThing(first)) return null
  if (ON_THE_WAY.test(second)) return WAYS.test(third) ? 1 : null
  return THINGS_DO.test(second) && isUnderWay(second, third) ? 1 : null
}

/** Of how many words the name of somebody is. */
function aliveNamed([first = '', second = '']: readonly string[]): number | null {
  const both = `${first} ${second}`
  // Who lives flies, but for those flies that are called so.
  const flies = second === 'fly' && isOneAlive(first) && !/^(?:horse|deer|dragon)$/.test(first)
  if (isOneAlive(second) && !flies) return 2
  if (namesLiving(both) && baseVerb(second) === null && !isPlural(second)) return 2
  return isOneAlive(first) ? 1 : null
}

const isOneThing = (name: string): boolean =>
  hasPicture(name) && !isPlural(name.split(' ').at(-1) ?? '') && !HERDS.test(name)

/** "Rocket fly to moon"; but a house fly sits "on a wall". */
function isUnderWay(deed = '', next = ''): boolean {
  return deed !== 'fly' || /^(?:to|over|through|in|across|into|around|above|like)$/.test(next)
}

function isOneAlive(word: string): boolean {
  const kind = findPicture(word)?.kind ?? 'thing'
  if (!LIVING.has(kind) || isPlural(word) || HERDS.test(word) || SEVERAL_TOO.test(word))
    return false
  // "Bear" and "duck" are done, too.
  return ANIMALS.has(kind) || !isRatherDone(word)
}

/** "Princess kiss frog": who is kissed is called so, too, but less often. */
function isRatherDone(word: string): boolean {
  return BEASTLY.test(word) || frequencyOf(word, 'verb') > frequencyOf(word, 'noun')
}

const isBare = (deed: string): boolean => baseVerb(deed) === deed && knowsDeed(deed)

/** Behind the one who acts stands what is done far oftener than named. */
function lacksEnding(words: readonly string[], at: number): boolean {
  const [who = '', deed = '', next = ''] = words.slice(at)
  if (!isBare(deed) || isWhere(deed, next)) return false
  if (isDoneTo(deed, next)) return true
  if (SHOWS.test(deed)) return false
  if (isOfIts(who, deed) || !isRatherDone(deed)) return false
  return next === '' || BEHIND_DEEDS.test(next) || isNamed(next)
}

/** "A man near a hydrant", "a dog close to a car": where they are, and nothing that they do. */
function isWhere(word: string, next: string): boolean {
  return PREPOSITIONS.has(word) || (word === 'close' && /^(?:to|by)$/.test(next))
}

/** "Knight fight dragon"; but a sword fight is a fight, and a car crash a crash. */
function isDoneTo(deed: string, next: string): boolean {
  if (ON_THE_WAY.test(deed)) return WAYS.test(next)
  return /^(?:fight|attack|watch|feed|train|brush|love)$/.test(deed) && isOneAlive(next)
}

/** "Bird bath", "lion dance": one name; but what robots dance is a robot dance, too. */
function isOfIts(who: string, deed: string): boolean {
  const both = `${who} ${deed}`
  return hasPicture(both) || (who !== 'robot' && actionOf(both) !== null)
}

function isNamed(word: string): boolean {
  return hasPicture(singular(word)) || namesLiving(singular(word)) || isDescribing(word)
}
