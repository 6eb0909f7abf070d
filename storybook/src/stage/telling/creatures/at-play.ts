import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { isBeast, withDeed } from './told.ts'
import { unseen } from '../without.ts'

/** What beetles roll is no toy. */
export const isPlayful = (each: Subject): boolean => isBeast(each) && each.kind !== 'insect'

export const GAMES = /^(play|kick|toss|throw|push|roll|bounce|dribble|hit|play-volleyball)$/u
const ROUND = /\b(ball|beachball|football|basketball|balloon)$/u

/** Who plays with a thing has it before its paws and not in its mouth; a ball rolls when it is touched. */
export function atPlay(shot: Shot): Shot {
  const player = shot.subjects.find(
    (each) => isPlayful(each) && GAMES.test(each.actions[0]?.verb ?? ''),
  )
  if (!player) return shot
  const toy = toyOf(player, shot)
  if (!toy) return withOwnBall(shot, player)
  if (ROUND.test(toy.noun) && toy.count === 1) return withBall(shot, player, toy)
  if (player.actions[0]?.verb !== 'play') return shot
  const plays: Action = doing('play', { target: toy.id })
  return { ...withDeed(shot, player, plays), relations: unbound(shot, player, toy) }
}

/** A ball that only the deed speaks of. */
function withOwnBall(shot: Shot, player: Subject): Shot {
  const [deed] = player.actions
  const ball = deed?.target === null && ROUND.test(deed.prop ?? '') ? deed.prop : null
  return ball === null ? shot : withDeed(shot, player, doing('play', { prop: ball }))
}

/** What it has, or what is beside it, if that is something to play with. */
export function toyOf(player: Subject, { subjects, relations }: Shot): Subject | undefined {
  const [deed] = player.actions
  const bound = relations.flatMap(({ from, relation, to }) => {
    if (from !== player.id) return []
    return relation === 'holding' || relation === 'next-to' ? [{ relation, to }] : []
  })
  return subjects.find((each) => {
    if (isBeast(each) || each.person !== null) return false
    const tie = bound.find(({ to }) => to === each.id)?.relation
    if (ROUND.test(each.noun)) return tie !== undefined || deed?.target === each.id
    return tie === 'holding'
  })
}

function unbound({ relations }: Shot, player: Subject, toy: Subject): Shot['relations'] {
  return relations.filter(({ from, to }) => from !== player.id || to !== toy.id)
}

/** The ball comes with the game; of several who play one has it. */
function withBall(shot: Shot, player: Subject, ball: Subject): Shot {
  const large = /^(large|giant)$/u.test(ball.size) ? 'big ' : ''
  const prop = `${large}${ball.colour ? `${ball.colour} ` : ''}${ball.noun}`
  const plays: Action = doing('play', { prop })
  const told = unseen(shot, ball)
  const subjects = told.subjects.flatMap((each): Subject[] => {
    if (each.id !== player.id) return [each]
    const one = { ...each, count: 1, actions: [plays] }
    if (each.count === 1) return [one]
    const rest = { ...each, id: `${each.id} rest`, count: each.count - 1 }
    return [one, { ...rest, actions: [doing('play')] }]
  })
  return { ...told, subjects }
}
