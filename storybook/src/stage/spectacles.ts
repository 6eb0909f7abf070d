import type { Shot, Subject } from '../plan/plan.ts'
import { hashText } from '../scene/random.ts'
import type { Piece } from '../scene/scene.ts'
import type { Box } from '../scene/space.ts'
import { fireworks } from './effects/fireworks.ts'
import { lightning } from './effects/lightning.ts'
import { tornado } from './effects/tornado.ts'
import type { Player } from './player.ts'

interface Show {
  readonly box: Box
  readonly seed: number
  readonly shot: Shot
  readonly players: readonly Player[]
}

type Spectacle = (subject: Subject, show: Show) => Piece[]

/** What no cut-out can play: light, smoke and fire in the sky. */
const SPECTACLES: readonly { readonly words: RegExp; readonly play: Spectacle }[] = [
  { words: /\bfireworks?\b/u, play: (_, { box, seed }) => [fireworks({ seed, box })] },
  { words: /\b(lightning|thunderbolt)\b/u, play: (subject, show) => [strike(subject, show)] },
  {
    words: /\b(tornado|twister|cyclone|whirlwind)\b/u,
    play: (_, { box, seed }) => [tornado({ seed, box })],
  },
]

/** Whether this subject is played by light and smoke instead of a picture. */
export function isSpectacle({ noun }: Subject): boolean {
  return SPECTACLES.some(({ words }) => words.test(noun))
}

/** Whether it wants a dark sky when the prompt names no hour. */
export function wantsNight({ noun }: Subject): boolean {
  return /\bfireworks?\b/u.test(noun)
}

export function spectaclesOf(show: Show): Piece[] {
  return show.shot.subjects.flatMap((subject) => {
    const found = SPECTACLES.find(({ words }) => words.test(subject.noun))
    return found ? found.play(subject, { ...show, seed: show.seed ^ hashText(subject.id) }) : []
  })
}

/** To the top of whatever it is said to strike. */
function strike({ id, actions }: Subject, { box, seed, shot, players }: Show): Piece {
  const relation = shot.relations.find(({ from }) => from === id)
  const goal = relation?.to ?? actions[0]?.target ?? null
  const struck = players.find(({ subject }) => subject.id === goal)
  if (!struck) return lightning({ seed, box })
  return lightning({
    seed,
    box,
    to: (t) => {
      const { x, y, z, height } = struck.at(t)
      return { x, y: y + height, z }
    },
  })
}
