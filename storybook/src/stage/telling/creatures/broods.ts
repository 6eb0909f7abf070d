import type { Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

/** A hen on her eggs sits in a nest, and they are under her. */
export function onTheEggs(shot: Shot): Shot {
  const eggs = shot.subjects.find(({ noun }) => /\b(egg|clutch)s?$/u.test(noun))
  const sits = shot.relations.find(({ relation, to }) => relation === 'on' && to === eggs?.id)
  const bird = shot.subjects.find(({ id, kind }) => id === sits?.from && kind === 'bird')
  const broods = shot.subjects.find(laysEggs) ?? bird
  if (!broods) return shot
  const nest = shot.subjects.find(({ noun }) => /\bnest$/u.test(noun))
  const told = withDeed(eggs ? unseen(shot, eggs) : shot, broods, doing('brood'))
  return nest ? unseen(told, nest) : told
}

function laysEggs({ kind, actions }: Subject): boolean {
  const [first] = actions
  if (!first || !ANIMALS.has(kind)) return false
  const lays = /^(lie|lay)$/u.test(first.verb) && /\beggs?$/u.test(first.prop ?? '')
  return lays || first.verb === 'brood'
}

const PARENT_FEEDS = /^(feed|eat|spoon-feed|bottle-feed|feed-.*)$/u

/** These have their young at their feet, and bend down to them. */
const NO_NESTS = /\b(?:penguin|duck|swan|goose|ostrich|emu|hen|flamingo|albatross)$/u

/** Birds feed their young in the nest. */
export function inTheNest(shot: Shot): Shot {
  const bird = shot.subjects.find(
    ({ kind, actions }) => kind === 'bird' && PARENT_FEEDS.test(actions[0]?.verb ?? ''),
  )
  const young = shot.subjects.find(({ id }) => id === bird?.actions[0]?.target)
  if (
    !bird ||
    !young ||
    !/^baby |\b(chick|fledgling|nestling|eaglet|owlet|young)$/u.test(young.noun)
  )
    return shot
  if (NO_NESTS.test(bird.noun)) return withDeed(shot, bird, doing('nuzzle', { target: young.id }))
  const nest = shot.subjects.find(({ noun }) => /\bnest$/u.test(noun))
  const told = unseen(withDeed(shot, bird, doing('feed-young')), young)
  return { ...(nest ? unseen(told, nest) : told), place: shot.place ?? 'forest' }
}

/** Who hatches is seen to come out of an egg, in the colour of the one that is named. */
export function outOfTheEgg(shot: Shot): Shot {
  const young = shot.subjects.find(
    ({ kind, count, actions }) => ANIMALS.has(kind) && count === 1 && actions[0]?.verb === 'hatch',
  )
  const egg = shot.subjects.find(({ noun }) => /\begg$/u.test(noun))
  if (!young) return shot
  const prop = [egg?.colour, 'egg'].filter(Boolean).join(' ')
  // Even a dragon is as small as its egg.
  const told = withSubject(shot, young, { size: 'tiny', actions: [doing('hatch-out', { prop })] })
  return egg ? unseen(told, egg) : told
}

/** "An egg hatches and a grey chick peeks out": it is that chick, in its own colours, which comes out of the egg. */
export function inTheEgg(shot: Shot): Shot {
  const egg = shot.subjects.find(
    ({ noun, actions }) => /\begg$/u.test(noun) && actions.some(({ verb }) => verb === 'hatch'),
  )
  const chick = shot.subjects.find(
    ({ id, noun, kind, count }) =>
      id !== egg?.id && count === 1 && ANIMALS.has(kind) && /^baby |\bchick$/u.test(noun),
  )
  if (!egg || !chick) return shot
  return outOfTheEgg(withSubject(shot, chick, { actions: [doing('hatch')] }))
}
