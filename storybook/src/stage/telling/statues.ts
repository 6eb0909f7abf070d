import { findPicture } from '../../lexicon/find-picture.ts'
import { ANIMALS } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'

const IMAGE = /\b(?:statue|sculpture|monument)s?\b/u
/** Whom an image shows: "bronze statue of a general", "soldier statue". */
const SHOWN = /\b(?:statue|sculpture|monument)s? (?:of|to) (?:an? |the |two |three )?(.+)$/u
/** Heads of stone, which have a high one. */
const BUSTS = /(?:^| )(?:bust|marble head)$/u
/** Stuff that stands before palaces, and on no table. */
const MASONRY = /^(?:stone|marble|bronze|granite)$/u
const RESTING = /^(?:stand|hold|sit|lie|guard|watch|look|rear|perch|tower|rise)$/u

/** A horse of bronze in a square is no horse: it has a plinth and keeps still. What stands on something already does without. */
export function setUpStatues(asked: Shot): Shot {
  const shot = withEach(asked, ofSomebody)
  if (!shot.subjects.some((each) => isStatue(each, shot))) return asked
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

/** A statue of a soldier is one in stone, with his helmet: all of them would look alike. */
function ofSomebody(subject: Subject): Subject {
  const { words, picture, colour } = subject
  const [, shown] = (isPlainStatue(picture) && SHOWN.exec(words)) || []
  const found = shown === undefined ? null : findPicture(shown)
  if (shown === undefined || found?.kind !== 'person') return subject
  const material = stuffOf(subject)
  return {
    ...subject,
    noun: shown,
    kind: 'person',
    picture: found.picture ?? 'person',
    person: found.person ?? null,
    material,
    colour: material === colour ? null : colour,
  }
}

const METALS = /^(?:gold|silver|bronze)$/u

function stuffOf({ material, colour }: Subject): string | null {
  return material ?? (METALS.test(colour ?? '') ? colour : 'stone')
}

function isPlainStatue(picture: string | null): boolean {
  return picture === 'prop:statue' || picture === 'noto:moai'
}

function isStatue(subject: Subject, shot: Shot): boolean {
  const { id, kind, noun, words, size, material, actions } = subject
  const on = shot.relations.some(
    ({ from, relation }) => from === id && /^(?:on|inside|riding)$/u.test(relation),
  )
  const still = actions.every(({ verb }) => RESTING.test(verb))
  const large = size !== 'tiny' && size !== 'small' && material !== 'hologram'
  // A golem is of stone, and alive.
  const carved = IMAGE.test(words) || (MASONRY.test(material ?? '') && !/golem/u.test(noun))
  const shown = ((ANIMALS.has(kind) || kind === 'person') && carved) || BUSTS.test(noun)
  return shown && still && large && !on
}
