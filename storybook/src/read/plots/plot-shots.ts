import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { inThird } from '../prompt/past-tense.ts'
import { actionOf } from '../words/verb-words.ts'
import { beatsOf, CHAOS, CHEERED, PANIC, isUnseen, type Beat } from './beats.ts'
import type { PlotClause } from './plot-clause.ts'
import { plotPlace } from './plot-places.ts'
import type { PlotSentence } from './plot-sentences.ts'
import { seenFoe, seenThing } from './plot-things.ts'
import { createCast, isLiving, type PlotCast } from './plot-cast.ts'

/** A moment of a tale that can be seen. */
export interface PlotShot {
  /** Which sentence tells it. */
  readonly sentence: number
  readonly weight: number
  readonly place: string | null
  /** Whoever acts and what they do, as a sentence of its own. */
  readonly told: string
  /** Decided, and perhaps done later. */
  readonly meant: boolean
}

/** All that can be seen of a tale, in its order, each where it happens. */
export function plotShots(sentences: readonly PlotSentence[], hero: string): readonly PlotShot[] {
  const cast = createCast(hero)
  let place: string | null = null
  let host: string | null = null
  const all = sentences.flatMap(({ clauses, said }, sentence) => {
    // "In the forest, she meets …": fronted, it is no part that anything is done in.
    place = plotPlace(/^[^,]{0,80}(?=,)/.exec(said)?.[0] ?? '') ?? place
    host = LAIR.exec(said)?.[1] ?? host
    const shots = clauses.flatMap((clause): PlotShot[] => {
      const who = cast.actor(clause.who)
      const there = plotPlace(`${clause.verb} ${clause.rest}`)
      // "Decides to find the lair": nobody is there yet.
      if (!clause.meant) place = there ?? place
      if (who === null) return []
      const seen = seenDeed(clause, who, cast)
      if (seen === null) return []
      const weight = seen.weight - (clause.meant ? 3 : 0)
      const told = besideHost(seen.told.replace('{hero}', cast.hero), host)
      if (told.endsWith(host ?? '-')) host = null
      return weight > 0 ? [{ sentence, weight, place, told, meant: clause.meant }] : []
    })
    return withFoe(shots)
  })
  return all.filter((shot, index) => !isSaid(shot, index, all))
}

/** Told before, or only that somebody goes about where more is told of them. */
function isSaid(shot: PlotShot, index: number, all: readonly PlotShot[]): boolean {
  const near = all.filter(({ place }) => place === shot.place)
  if (shot.told.endsWith(' walks') && near.some(({ told }) => !told.endsWith(' walks'))) return true
  return near.some(({ told }, at) => told === shot.told && all.indexOf(near[at] ?? shot) < index)
}

/** "Faces the ice witch and earns the crystal": both are seen where it is earned. */
function withFoe(shots: readonly PlotShot[]): readonly PlotShot[] {
  const met = shots.find(({ told }) => MET.test(told))
  const won = shots.find(({ told }) => told.includes(' raises a '))
  const [, foe] = MET.exec(met?.told ?? '') ?? []
  if (won === undefined || foe === undefined) return shots
  const both = { ...won, weight: won.weight + 1, told: `${won.told} in front of ${foe}` }
  return shots.flatMap((shot) => (shot === met ? [] : [shot === won ? both : shot]))
}

/** "The dragon's lair": the dragon is there, too. */
const LAIR = /\b((?:the|an?) (?:[a-z]+ )?[a-z]+)'s (?:lair|den|nest|castle|palace|cave|hoard)\b/

function besideHost(told: string, host: string | null): string {
  const taken = host !== null && isLiving(host) && TAKEN.test(told)
  return taken ? `${told} in front of ${host}` : told
}

const TAKEN = / (?:steals|takes|finds|picks|raises) [a-z' -]+$/
const MET = / (?:meets|fights) ([a-z' -]+)$/

interface Seen {
  readonly weight: number
  readonly told: string
}

function seenDeed(clause: PlotClause, who: string, cast: PlotCast): Seen | null {
  for (const beat of beatsOf(clause.verb)) {
    const told = playBeat(beat, clause.rest, who)
    // Nobody talks to themselves.
    if (
      told !== null &&
      !(who === cast.hero && told.endsWith('{hero}') && !told.startsWith('people'))
    )
      return { weight: beat[0], told: cast.agreeing(who, told) }
  }
  if (CHAOS.test(clause.rest)) return { weight: 4, told: PANIC }
  return isUnseen(clause.verb) || clause.follows ? null : asSaid(clause, who, cast)
}

function playBeat([, pattern, plain]: Beat, rest: string, who: string): string | null {
  const found = pattern === null ? [rest, rest] : pattern.exec(rest)
  if (found === null) return null
  const object = found[1] ?? rest
  const thing = plain.includes('{thing}') ? seenThing(object) : ''
  const foe = plain.includes('{foe}') ? seenFoe(object) : ''
  if (thing === null || foe === null) return null
  const told = plain.replace('{thing}', thing).replace('{foe}', foe)
  return plain === CHEERED ? told : `${who} ${told}`
}

/** What comes after the deed, without why it is done and what is meant by it. */
const AFTERTHOUGHT =
  / (?:that|he|she|they|because|so|as if|in order|who|which|to (?!the |an? |his |her |their |him|them|it\b|each)[a-z]+|until|since|due|thanks|with (?:great |much )?(?:determination|courage|wisdom|care|ease))\b.*$|[,-].*$/

/** A deed that the reader knows is told as it was said. */
function asSaid({ verb, rest }: PlotClause, who: string, cast: PlotCast): Seen | null {
  const after = rest.replace(AFTERTHOUGHT, '').split(' ').slice(0, 10).join(' ')
  if (actionOf(verb) === null && actionOf(`${verb} ${after.split(' ')[0] ?? ''}`) === null)
    return null
  const object = seenThing(after) !== null || seenFoe(after) !== null || isSeen(after)
  const deed = UNDEAD.test(who) && RISEN.test(verb) ? 'appears' : `${inThird(verb)} ${after}`
  return {
    weight: object ? 4 : isLiving(who) ? 2 : 1,
    told: cast.agreeing(who, `${who} ${deed}`.trim()),
  }
}

const UNDEAD = /\b(?:ghosts?|mummy|mummies|skeletons?)$/
const RISEN = /^(?:awaken|reanimate|revive|wake|rise|emerge)$/

const isSeen = (after: string): boolean =>
  after.split(' ').some((word) => word.length > 3 && findPicture(singular(word))?.via === 'name')
