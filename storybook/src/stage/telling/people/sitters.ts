import { personTraits } from '../../../lexicon/people-words.ts'
import { Person, Subject, type Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'

const PICTURES = /^(draw|paint)$/u

/** Whose portrait is drawn sits before the easel: named only as what is on the canvas, or as somebody who is there. */
export function sitForArtist(shot: Shot): Shot {
  const artist = people(shot).find((each) => each.count === 1 && does(each, PICTURES))
  const action = artist?.actions.find(({ verb }) => PICTURES.test(verb))
  if (!artist || !action) return shot
  const there = people(shot).find(({ id }) => id === action.target && id !== artist.id)
  const sitter = there ?? sitterNamed(action.prop ?? '')
  if (!sitter) return shot
  const drawing = doing('draw-portrait', { target: sitter.id })
  const subjects = shot.subjects.map((each) =>
    each.id === artist.id ? { ...each, actions: [drawing] } : each,
  )
  return { ...shot, subjects: there ? subjects : [...subjects, sitter] }
}

/** Somebody of whom only a word is known: "a boy's hair" is cut while he sits there. */
export function sitterNamed(noun: string): Subject | null {
  const traits = personTraits(noun) ?? personTraits(noun.split(' ').at(-1) ?? '')
  if (traits === null) return null
  const person = Person.parse(traits)
  return Subject.parse({ id: `sitter ${noun}`, noun, kind: 'person', picture: null, person })
}
