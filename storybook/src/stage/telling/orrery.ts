import { Subject, type Shot } from '../../plan/plan.ts'

/** The solar system is one sight: the sun in the middle, and each planet once, on its own way round it. */
export function setOrrery(shot: Shot): Shot {
  if (!/\bsolar system$/u.test(shot.place ?? '')) return shot
  const bodies = shot.subjects.filter(({ noun }) => /\b(planet|sun|moon|star|orbit)s?$/u.test(noun))
  if (bodies.length < shot.subjects.length) return shot
  const orrery = Subject.parse({ id: 'orrery', noun: 'orrery', kind: 'sky' })
  return { ...shot, place: 'space', subjects: [orrery], relations: [] }
}
