import { Subject, type Shot } from '../../plan/plan.ts'
import { unseen } from './without.ts'

const CASTLES = /\b(castle( interior)?|drawbridge)$/u

const CROSSES = /^(walk|run|ride|gallop|go|march|drive|roll|cross-bridge)$/u

const CASTLE = Subject.parse({
  id: 'castle',
  noun: 'castle',
  kind: 'building',
  picture: 'noto:castle',
})

/** A drawbridge that somebody crosses is seen from its side with its castle behind it, and nobody is in the hall yet. */
export function overDrawbridge(shot: Shot): Shot {
  const bridge = shot.subjects.find(({ noun }) => noun === 'drawbridge')
  const [lead] = shot.subjects
  if (!lead || bridge === lead || !CASTLES.test(shot.place ?? 'castle')) return shot
  if (!bridge && !(shot.place === 'drawbridge' && crosses(lead))) return shot
  const gates = shot.subjects.filter(({ noun }) => /^(castle )?gates?$|^castle$/u.test(noun))
  const gone = bridge ? [bridge, ...gates] : gates
  const built = gone.reduce(unseen, { ...shot, place: 'wooden bridge' })
  return { ...built, subjects: [...built.subjects, CASTLE] }
}

function crosses({ actions }: Subject): boolean {
  return actions.some(({ verb }) => CROSSES.test(verb))
}
