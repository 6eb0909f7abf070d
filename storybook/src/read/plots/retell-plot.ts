import { isLiving, withoutTail } from './plot-cast.ts'
import { plotSentences, type PlotSentence } from './plot-sentences.ts'
import { plotShots, type PlotShot } from './plot-shots.ts'

/** A long tale in plain words, a shot for each of its turning points. */
export interface Retold {
  readonly body: string
  /** Sentences of which nothing is seen. */
  readonly leftOut: readonly string[]
}

const FEWEST_SENTENCES = 4
const FEWEST_WORDS = 60
/** A plan holds six shots. */
const MOST_SHOTS = 6
/** What only tales speak of; told of more than once it is one. */
const OF_TALES =
  /\b(?:however|prince(?:ss)?|witch|wizard|spell|magic(?:al)?|dwarfs|wolf|fairy|fairies|trap|legend(?:ary)?|curse[ds]?|treasure|quest|journey|adventur\w+|decides?|decided|reali[sz]e[sd]?|discover(?:s|ed)?|eventually|ultimately|along the way|in the end|obtain(?:s|ed|ing)?|earn(?:s|ed|ing)?|riddle|kingdom|defeat(?:s|ed|ing)?|mysterious|ancient|prophecy|tomb|on the (?:first|second|third|fourth|fifth) (?:day|night))\b/g
const OF_FILMS =
  /\b(?:camera|shot|close-up|scene|cinematic|lighting|frame|footage|montage|zoom|pan)\b/

/** Of whom tales are told, and who hardly ever is their hero. */
const NOBODY =
  /\b(?:gods?|legend|story|king|queen|tale|dragon|wolf|witch|emperor|ghosts?|creatures?|world|people|villagers|townspeople|beast)\b/

/** Tells a plot by what can be seen of it; null for what is no long tale. */
export function retellPlot(body: string): Retold | null {
  const words = body.split(' ').length
  if (words < FEWEST_WORDS || OF_FILMS.test(body)) return null
  if ((body.match(OF_TALES) ?? []).length < 3) return null
  const sentences = plotSentences(withRole(body.replace(/[’‘`´]/g, "'")))
  const hero = heroOf(sentences)
  if (sentences.length < FEWEST_SENTENCES || hero === null) return null
  const shots = turningPoints(plotShots(sentences, hero), sentences.length)
  if (shots.length < 3) return null
  const seen = new Set(shots.map(({ sentence }) => sentence))
  return {
    body: inColours(shots.map(tellShot).join(' . cut to '), body).replace(
      /\ba (?=[aeiou])/g,
      'an ',
    ),
    leftOut: sentences.flatMap(({ said }, at) => (seen.has(at) ? [] : [said.slice(0, 60)])),
  }
}

/** "A young mage apprentice": a young mage. */
function withRole(body: string): string {
  const [, role] = /\b([a-z]+) apprentice\b/.exec(body) ?? []
  return role === undefined ? body : body.replace(/\b(?:[a-z]+ )?apprentice\b/g, role)
}

function tellShot(shot: PlotShot, at: number, all: readonly PlotShot[]): string {
  const { place, told } = shot
  const said = place === null || told.includes(place.replace(/^(?:an?|the) /, ''))
  const air = airOf(shot, all[at - 1])
  return `${said ? '' : `in ${place}`}${air}${said && air === '' ? '' : ', '}${told}`.trim()
}

const COLD = /\b(?:frozen|snowy)\b/
const STORMY = /\b(?:thunder)?storm\b/

/** The snow and the storm of one land are not those of the next. */
function airOf(shot: PlotShot, before: PlotShot | undefined): string {
  const [here = '', there = ''] = [shot, before].map((each) => `${each?.place} ${each?.told}`)
  if (STORMY.test(there) && !STORMY.test(here)) return ' on a sunny day'
  return COLD.test(there) && !COLD.test(here) ? ' in summer' : ''
}

/** The six that the tale turns on most, of each sentence one before any has two, the last one in any case. */
function turningPoints(shots: readonly PlotShot[], sentences: number): readonly PlotShot[] {
  const done = shots.filter(({ meant, weight }) => !meant && weight > 1)
  const all = done.length >= MOST_SHOTS - 2 ? done : shots
  const ranked = all.map((shot, at) => ({ shot, at, rank: rankOf(shot, all, sentences) }))
  return ranked
    .toSorted((one, other) => other.rank - one.rank || one.at - other.at)
    .slice(0, MOST_SHOTS)
    .toSorted((one, other) => one.at - other.at)
    .map(({ shot }) => shot)
}

function rankOf(shot: PlotShot, shots: readonly PlotShot[], sentences: number): number {
  const same = shots.filter(({ sentence }) => sentence === shot.sentence)
  const best = same.toSorted((one, other) => other.weight - one.weight)[0] === shot
  const ends = best && shot.sentence === sentences - 1 ? 4 : 0
  return shot.weight + (best ? 3 : 0) + ends
}

/** The first who does something, if it is not somebody whom heroes meet. */
function heroOf(sentences: readonly PlotSentence[]): string | null {
  const all = sentences.flatMap(({ clauses }) => clauses).flatMap(({ who }) => who ?? [])
  const living = all.map(withoutTail).filter(isLiving)
  return living.find((who) => !NOBODY.test(who)) ?? living[0] ?? null
}

/** Colours that things of the tale have where they are first spoken of. */
function inColours(told: string, body: string): string {
  return told.replace(/\bthe ([a-z]+)\b/g, (all, noun: string) => {
    const [, colour] =
      new RegExp(`\\b(red|golden|silver|blue|green|white|black|purple|yellow) ${noun}\\b`).exec(
        body,
      ) ?? []
    return colour === undefined ? all : `the ${colour} ${noun}`
  })
}
