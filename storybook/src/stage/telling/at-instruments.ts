import { instrumentDeed } from '../../lexicon/instruments.ts'
import { ANIMALS, LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen } from './without.ts'

/** "A cat sleeps on the piano while the boy plays": one piano, at which he sits and on which the cat is. */
function playUnderPets(shot: Shot): Shot {
  const piano = shot.subjects.find(({ noun }) => /\bpiano$/u.test(noun))
  const lying = shot.relations.find(({ from, relation, to }) => {
    const pet = shot.subjects.find(({ id }) => id === from)
    return relation === 'on' && to === piano?.id && pet !== undefined && ANIMALS.has(pet.kind)
  })
  const player = shot.subjects.find(
    ({ kind, count, actions }) =>
      kind === 'person' &&
      count === 1 &&
      actions.some(({ verb, prop }) => verb === 'play-piano' || (verb === 'play' && prop === null)),
  )
  if (!piano || !lying || !player) return shot
  const relations = shot.relations.map((each) =>
    each === lying ? { ...each, to: player.id } : each,
  )
  return {
    ...withSubject(unseen({ ...shot, relations }, piano), player, {
      actions: [doing('play-piano', { prop: 'piano' })],
    }),
    place: shot.place ?? 'living room',
  }
}

const MUSIC =
  /\b(?:piece|tune|melody|song|music|sonata|concerto|symphony|waltz|lullaby|ballad|jazz|blues|mozart|beethoven|bach|chopin)$/u

/** Who plays anything at all, or music of which is not said on what. */
const justPlays = ({ verb, prop }: Action): boolean =>
  (verb === 'play' && prop === null) ||
  (/^play(?:-guitar|-music)?$/u.test(verb) && MUSIC.test(prop ?? ''))

/** "Picks up a guitar and plays", "a cat at a piano, playing a waltz": who just plays plays what is at hand. */
export function playWhatIsThere(asked: Shot): Shot {
  const shot = playUnderPets(asked)
  const player = shot.subjects.find(
    ({ kind, actions }) => LIVING.has(kind) && actions.some(justPlays),
  )
  if (!player) return shot
  const held = player.actions.find(({ prop }) => prop !== null && instrumentDeed(prop) !== null)
  const instrument = shot.subjects.find((each) => isFree(each, player, shot))
  const noun = held?.prop ?? instrument?.noun
  const verb = noun === undefined ? null : instrumentDeed(noun)
  if (verb === null || noun === undefined) return shot
  return withSubject(unseen(shot, instrument), player, { actions: [doing(verb, { prop: noun })] })
}

/** An instrument that has nobody else on it or at it. */
function isFree({ id, kind, noun }: Subject, player: Subject, { relations }: Shot): boolean {
  const taken = relations.some(({ from, to }) => to === id && from !== player.id)
  return kind === 'instrument' && instrumentDeed(noun) !== null && !taken
}
