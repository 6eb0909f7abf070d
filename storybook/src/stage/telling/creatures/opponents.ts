import { Person, type Shot, type Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withEach, withSubject } from '../retold.ts'
import { withDeed } from './told.ts'

/** Games and other deeds that take two. */
export const OF_TWO =
  /^(share-umbrella|play-(?:chess|cards|checkers|go|backgammon|board-game|mahjong|dominoes|tennis|table-tennis|ping-pong|badminton)|arm-wrestle|sword-fight|tango|waltz|high-five|shake-hands|piggyback|fist-bump|slow-dance|toast)$/u

/** "A girl plays cards with a bear", or with her teddy: whom a game for two is played against sits up to it. */
export function asOpponent(shot: Shot): Shot {
  const plays = (verb = ''): boolean => verb.startsWith('play-') && OF_TWO.test(verb)
  const player = shot.subjects.find(({ actions: [deed] }) => plays(deed?.verb))
  const [deed] = player?.actions ?? []
  const other = shot.subjects.find(({ id, kind }) =>
    kind === 'toy' ? isHeld(shot, player, id) : ANIMALS.has(kind) && id === deed?.target,
  )
  if (!player || !deed || !other || other.person || other.actions.length > 0) return shot
  const told = withDeed(shot, player, { ...deed, target: other.id })
  const person = Person.parse({ role: 'guest' })
  return {
    ...withSubject(told, other, { person }),
    relations: shot.relations.filter(({ from, to }) => from !== player.id || to !== other.id),
  }
}

/** Toys with a face; a ball is no partner. */
function isHeld({ subjects, relations }: Shot, player: Subject | undefined, id: string): boolean {
  const { noun = '' } = subjects.find((each) => each.id === id) ?? {}
  const faced = /\b(teddy|teddy bear|doll|plush|stuffed [a-z]+|plushie)$/u.test(noun)
  return faced && relations.some(({ from, to }) => from === player?.id && to === id)
}

const ALONGSIDE = /^(dance|race)$/u

/** "Dances with a robot", "races against a cheetah": the other one does so too. */
export function alongside(shot: Shot): Shot {
  const leader = shot.subjects.find(
    ({ kind, actions }) => kind === 'person' && ALONGSIDE.test(actions[0]?.verb ?? ''),
  )
  const [deed] = leader?.actions ?? []
  const other = shot.subjects.find(({ id }) => id === deed?.target)
  if (!deed || !other || !ANIMALS.has(other.kind) || other.actions.length > 0) return shot
  const verb = deed.verb === 'race' ? 'run' : deed.verb
  return withDeed(shot, other, doing(verb, { direction: deed.direction, pace: deed.pace }))
}

const FACE_TO_FACE =
  /^(?:kiss|hug|dance|waltz|tango|slow-dance|shake-hands|high-five|hold-hands|propose|marry|comfort|piggyback|massage|toast|talk|argue|whisper|give)$/u
const HALF_HUMAN = /\b(?:mermaid|merman|siren|genie)$/u

/** A mermaid whom somebody kisses or hugs is somebody, too, and no thing in his arms. */
export function asSomebody(shot: Shot): Shot {
  const met = new Set(
    shot.subjects.flatMap(({ kind, actions }) =>
      kind === 'person'
        ? actions.filter(({ verb }) => FACE_TO_FACE.test(verb)).map(({ target }) => target)
        : [],
    ),
  )
  return withEach(shot, (each) =>
    met.has(each.id) && each.person === null && HALF_HUMAN.test(each.noun)
      ? { ...each, kind: 'person', picture: 'person', person: Person.parse({ role: each.noun }) }
      : each,
  )
}
