import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { unseen } from '../without.ts'
import { GAMES, isPlayful, toyOf } from './at-play.ts'

/** What several throw, kick or roll to one another, and what a game alone says of it. */
const SHARED: readonly (readonly [game: RegExp, ball: string])[] = [
  [/^(?:soccer|soccer ball|football)$/u, 'soccer ball'],
  [/^(?:yarn|ball of yarn|wool)$/u, 'yarn'],
  [/^volleyball$/u, 'volleyball'],
]
const BALL = /\b(?:ball|balloon)$/u
const MOST = 6

/** Of a dog and a cat with a ball each has it half the time: one ball for all, and not one for each. */
export function shareBall(shot: Shot): Shot {
  const players = shot.subjects.filter(
    (each) => isPlayful(each) && GAMES.test(each.actions[0]?.verb ?? ''),
  )
  const heads = players.reduce((sum, { count }) => sum + count, 0)
  const toys = new Set(players.map((each) => toyOf(each, shot)))
  const [toy] = toys
  const ball = ballOf(players, toy)
  const others = shot.subjects.some((each) => each !== toy && !players.includes(each))
  if (heads < 2 || heads > MOST || toys.size > 1 || others || ball === null) return shot
  const told = unseen(shot, toy)
  const subjects = told.subjects.map((each) => ({
    ...each,
    actions: [doing('pass-ball', { prop: ball })],
  }))
  return { ...told, subjects, place: shot.place ?? (ball === 'soccer ball' ? 'stadium' : null) }
}

/** The one ball that they have, or play with by what the game is called. */
function ballOf(players: readonly Subject[], toy: Subject | undefined): string | null {
  const games = new Set(players.map(({ actions }) => actions[0]?.prop ?? null))
  if (games.size !== 1 || (toy && toy.count > 1)) return null
  const [game] = games
  const noun = toy?.noun ?? game ?? ''
  const known = SHARED.find(([words]) => words.test(noun))?.[1]
  if (known !== undefined) return known
  return BALL.test(noun) ? [toy?.colour, noun].filter(Boolean).join(' ') : null
}
