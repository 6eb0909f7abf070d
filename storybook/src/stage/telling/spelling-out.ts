import type { Shot, Subject } from '../../plan/plan.ts'
import { does } from './people/people-told.ts'
import { unseen } from './without.ts'

const LETTERS = Array.from('AREBKS')

/** Letters that fly are not all the same one; who reads has the book that they come from. */
export function spellOut(shot: Shot): Shot {
  const letters = shot.subjects.find(({ noun }) => /\balphabet letters?$/u.test(noun))
  if (!letters || letters.count < 2) return shot
  const each = (letter: string): Subject => ({
    ...letters,
    id: `${letters.id} ${letter}`,
    noun: `letter ${letter}`,
    picture: `letters:${letter}`,
    count: 1,
    size: 'small',
  })
  const told = unseen(shot, letters)
  const all = [...told.subjects, ...LETTERS.map(each)]
  const reads = shot.subjects.some((one) => does(one, /^read/u))
  const book = reads ? all.find(({ noun }) => /\b(?:book|page)s?$/u.test(noun)) : undefined
  return unseen({ ...told, subjects: all }, book)
}
