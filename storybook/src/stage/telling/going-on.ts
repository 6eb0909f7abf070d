import type { Shot } from '../../plan/plan.ts'

/** Deeds that are done wherever one is: who flies away after them is still there. */
const ANYWHERE =
  /^(fly|soar|glide|hover|float|rise|walk|run|jump|hop|leap|crawl|flee|escape|leave|vanish|disappear|appear|dance|spin|laugh|smile|cry|cheer|wave|bow|celebrate|clap|shout|scream|roar|fall|faint|sit|look|shake|flap|transform|nod|hug)$/u

/** What was played before, and where. */
export interface Before {
  readonly shot: Shot
  readonly place: string
  readonly time: Shot['time']
}

/** Whether this goes on with the same ones where nothing new is said of the place. */
export function goesOn(shot: Shot, before: Before | null): boolean {
  const [lead] = shot.subjects
  const verb = lead?.actions[0]?.verb ?? ''
  if (!before || !lead || shot.place !== null || before.shot.place !== null) return false
  const known = before.shot.subjects.some(({ id }) => id === lead.id)
  return known && shot.transition !== 'cut' && ANYWHERE.test(verb)
}
