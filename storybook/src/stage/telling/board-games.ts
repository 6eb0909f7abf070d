import type { Shot } from '../../plan/plan.ts'
import { withEach } from './retold.ts'
import { unseen } from './without.ts'

/** Boards and what is played on them; the deed brings its own. */
const BOARDS: readonly (readonly [board: RegExp, verb: string, prop: string])[] = [
  [/\bchess ?(board|set|pieces?)?$/u, 'play-chess', 'chess'],
  [/\b(checkers|draughts|checker) ?board$/u, 'play-checkers', 'draught'],
  [/\bbackgammon( board)?$/u, 'play-backgammon', 'backgammon'],
]

/** Who plays where a chess board is plays chess, and at the board: it does not lie beside them. */
export function playAtBoard(shot: Shot): Shot {
  const player = shot.subjects.find(({ actions }) => actions[0]?.verb === 'play')
  const found = shot.subjects.flatMap((board) =>
    BOARDS.filter(([words]) => words.test(board.noun)).map((game) => ({ board, game })),
  )[0]
  if (!player || !found || found.board.actions.some(({ verb }) => verb === 'play')) return shot
  const [, verb, prop] = found.game
  const told = unseen(shot, found.board)
  return withEach(told, (each) => {
    const [deed] = each.actions
    return deed?.verb === 'play'
      ? { ...each, actions: [{ ...deed, verb, prop, target: null }] }
      : each
  })
}
