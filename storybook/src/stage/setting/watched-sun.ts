import type { Shot, Time } from '../../plan/plan.ts'
import { tempoOf } from '../camera/shakes.ts'
import type { PlaceContext } from '../place.ts'

const GAZES: ReadonlySet<string> = new Set(['gaze-up', 'gaze-out', 'sit-gaze'])

/** In a time-lapse the sun crosses the sky while the film lasts, however many seconds of the story that are. */
function lapseOf({ camera, subjects }: Shot, seconds: number): Pick<PlaceContext, 'lapse'> {
  if (!camera.effects.includes('time-lapse')) return {}
  return {
    lapse:
      seconds *
      tempoOf(
        camera,
        subjects.some(({ kind }) => kind !== 'sky'),
      ),
  }
}

/** The low sun that is watched: between those who stand apart, beside one or two people in the middle. */
export function watchedSun({ subjects }: Shot, time: Time): Pick<PlaceContext, 'watched'> {
  const low = time === 'sunset' || time === 'dawn' || time === 'golden'
  const who = subjects.filter(({ actions }) => actions.some(({ verb }) => GAZES.has(verb)))
  if (!low || who.length === 0) return {}
  const heads = who.reduce((sum, { count }) => sum + count, 0)
  const close = who.every(({ kind }) => kind === 'person') && heads < 3
  return { watched: heads === 1 || close ? 0.4 : 0 }
}

/** How the sun or the moon goes: watched, or over the whole sky. */
export function sunOf(
  shot: Shot,
  time: Time,
  seconds: number,
): Pick<PlaceContext, 'watched' | 'lapse'> {
  return { ...watchedSun(shot, time), ...lapseOf(shot, seconds) }
}

/** Whether somebody is seen before the sun or the moon. */
export function isHaloed({ subjects, relations }: Shot): boolean {
  const lamps = subjects.filter(({ kind, noun }) => kind === 'sky' && /\b(sun|moon)$/u.test(noun))
  return relations.some(
    ({ from, relation, to }) =>
      (relation === 'in-front-of' && lamps.some(({ id }) => id === to)) ||
      (relation === 'behind' && lamps.some(({ id }) => id === from)),
  )
}
