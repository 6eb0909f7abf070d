import type { Plan } from '../plan/plan.ts'
import { read } from '../read/read.ts'

/** What a prompt asks of a picture that is there already. */
export function readForPicture(prompt: string): Plan {
  const plan = read(prompt)
  const understood = plan.understood.length > 0
  if (understood) return plan
  return {
    ...plan,
    not_shown: [],
    shots: plan.shots.map((shot) => ({
      ...shot,
      subjects: [],
      relations: [],
      place: null,
      time: null,
      mood: null,
    })),
  }
}
