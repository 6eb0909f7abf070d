import { lookUp } from '../../lexicon/look-up.ts'
import { MATCH_SPORTS, RACES, type MatchSport } from './match-sports.ts'

/** A match or a race in plain words, a shot for each of its turning points, and the score as it stands then. */
export interface RetoldMatch {
  readonly body: string
  /** What the board says in which shot. */
  readonly scores: readonly { readonly at: number; readonly text: string }[]
}

interface Moment {
  readonly team: string
  readonly kind: 'begins' | 'leads' | 'scores' | 'hands on' | 'wins'
  readonly score?: string
}

const COLOURS: Readonly<Record<string, string>> = { a: 'red', b: 'blue', c: 'green', d: 'yellow' }
const BEGINS = /\b(?:race|match|game)\b/
/** A plan holds six shots. */
const MOST_SHOTS = 6
const LEADS = /\b(?:lead|leads|overtak\w+|ahead|catches up|gap|upper hand|exploded?s?)\b/
const SCORES = /\b(?:goal|scor\w+|net|pointers?|smash(?:es)?|headed|points|kills|serves?)\b/
const WINS = /\b(?:win|wins|winning|won|victory|finish line)\b/
const SCORE = /\b(\d{1,3})-(\d{1,3})\b/

/** Tells a match of Team A and Team B by who is first, who scores and who wins; null for what is none. */
export function retellMatch(body: string): RetoldMatch | null {
  if (!/\bteam a\b/.test(body) || !/\bteam b\b/.test(body) || !BEGINS.test(body)) return null
  const sport = MATCH_SPORTS.find(({ known }) => known.test(body))
  const isRace = /\b(?:race|runners?|baton|lap)\b/.test(body)
  const moments = turningPoints(momentsIn(body))
  const shots = moments.map((moment, at) =>
    isRace || sport === undefined ? raceShot(moment, at, body) : matchShot(moment, at, sport),
  )
  const scores = moments.flatMap(({ score }, at) =>
    score === undefined ? [] : [{ at, text: score }],
  )
  return { body: shots.join(' . cut to '), scores }
}

function momentsIn(body: string): readonly Moment[] {
  const begins: Moment = { team: 'a', kind: 'begins' }
  let team = 'a'
  const told = body.split(/[.;!?](?:\s+|$)/).flatMap((sentence): Moment[] => {
    team = actingTeam(sentence) ?? team
    const kind = kindOf(sentence)
    if (kind === null) return []
    const score = SCORE.exec(sentence)?.[0]
    return [{ team, kind, ...(score === undefined ? {} : { score }) }]
  })
  const won = told.findLastIndex(({ kind }) => kind === 'wins')
  return [begins, ...told.filter(({ kind }, at) => kind !== 'wins' || at === won)]
}

/** "Overtaking Team B": Team A does, who is named before. */
function actingTeam(sentence: string): string | null {
  const named = [
    ...sentence.matchAll(
      /(?<!\b(?:overtak\w+|past|over|from|than|left|chase|with) (?:both )?)\bteam ([a-d])\b(?!'s? (?:lead|defen[cs]e|attacks?|handoff))/g,
    ),
  ]
  const wins = named.findLast(
    ({ index }) => LEADS.test(sentence.slice(index)) || WINS.test(sentence.slice(index)),
  )
  return (wins ?? named[0])?.[1] ?? null
}

function kindOf(sentence: string): Moment['kind'] | null {
  if (WINS.test(sentence) && !/\bwin a set\b/.test(sentence)) return 'wins'
  if (
    /\b(?:passe?s?|hands?)\b[^.]*\b(?:to|the) (?:the )?(?:second|third|fourth|next) runner\b/.test(
      sentence,
    )
  )
    return 'hands on'
  if (SCORE.test(sentence) || SCORES.test(sentence)) return 'scores'
  return LEADS.test(sentence) ? 'leads' : null
}

/** The first, the last and those between them that change something. */
function turningPoints(moments: readonly Moment[]): readonly Moment[] {
  const changing = moments.filter(
    (each, at) =>
      at === 0 ||
      each.score !== undefined ||
      each.kind !== moments[at - 1]?.kind ||
      each.team !== moments[at - 1]?.team,
  )
  const end = changing.at(-1)
  const between = changing.slice(1, -1)
  while (between.length > MOST_SHOTS - 2)
    between.splice(
      between.findIndex(({ kind }) => kind === 'leads'),
      1,
    )
  return [...changing.slice(0, 1), ...between, ...(changing.length > 1 && end ? [end] : [])]
}

const colourOf = (team: string): string => lookUp(COLOURS, team) ?? 'yellow'
const rivalOf = (team: string): string => (team === 'a' ? 'b' : 'a')

/** What they are called, each team's its own word: "the runner in the red shirt" of three is easily another one. */
const RACERS: Readonly<Record<string, string>> = {
  a: 'runner',
  b: 'sprinter',
  c: 'jogger',
  d: 'racer',
}

function calledFirst(noun: string, team: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun} in a ${colourOf(team)} shirt`
}

/** The one who is named last runs past the other. */
function raceShot({ team, kind }: Moment, at: number, body: string): string {
  const place = RACES.find(([known]) => known.test(body))?.[1] ?? ''
  const runner = (of: string): string => {
    const noun = lookUp(RACERS, of) ?? 'racer'
    return at === 0 ? calledFirst(noun, of) : `the ${noun}`
  }
  const [one, other] = [runner(team), runner(rivalOf(team))]
  if (kind === 'hands on')
    return `on ${place}, ${one} hands the baton to a team mate in a ${colourOf(team)} shirt`
  if (kind === 'wins') return `on ${place}, ${one} crosses the finish line, ${other} behind`
  const third = at === 0 && /\bteam c\b/.test(body) ? `, ${runner('c')}` : ''
  return `on ${place}, ${other}${third} and ${one} race`
}

function matchShot(
  { team, kind }: Moment,
  at: number,
  { place, player, plays, scores }: MatchSport,
): string {
  const of = (each: string): string => {
    const noun = each === 'a' ? player : 'opponent'
    return at === 0 ? calledFirst(noun, each) : `the ${noun}`
  }
  if (kind === 'wins') return `wide shot, in ${place}, ${of(team)} jumps for joy`
  const told = kind === 'scores' ? scores : plays
  return `in ${place}, ${told.replace('{a}', of(team)).replace('{b}', of(rivalOf(team)))}`
}
