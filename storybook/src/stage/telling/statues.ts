import { ANIMALS } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'

const IMAGE = /\b(?:statue|sculpture|monument)s?\b/u
/** Heads of stone, which have a high one. */
const BUSTS = /(?:^| )(?:bust|marble head)$/u
const RESTING = /^(?:stand|sit|lie|guard|watch|look|rear|perch|tower|rise)$/u

/** A horse of bronze in a square is no horse: it has a plinth and keeps still. What stands on something already does without. */
export function setUpStatues(shot: Shot): Shot {
  if (!shot.subjects.some((each) => isStatue(each, shot))) return shot
  const subjects = shot.subjects.map((each): Subject =>
    isStatue(each, shot)
      ? { ...each, noun: `statue of ${each.noun}`, kind: 'thing', actions: [] }
      : each,
  )
  return {
    ...shot,
    subjects,
    place:
      shot.place ?? (shot.subjects.some(({ noun }) => BUSTS.test(noun)) ? 'museum' : 'city square'),
  }
}

function isStatue(subject: Subject, shot: Shot): boolean {
  const { id, kind, noun, words, size, material, actions } = subject
  const on = shot.relations.some(
    ({ from, relation }) => from === id && /^(?:on|inside|riding)$/u.test(relation),
  )
  const still = actions.every(({ verb }) => RESTING.test(verb))
  const large = size !== 'tiny' && size !== 'small' && material !== 'hologram'
  const shown = (ANIMALS.has(kind) && IMAGE.test(words)) || BUSTS.test(noun)
  return shown && still && large && !on
}
