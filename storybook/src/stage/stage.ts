import type { Plan } from '../plan/plan.ts'
import { createRandom, hashText } from '../scene/random.ts'
import type { Scene } from '../scene/scene.ts'
import type { SoundName } from '../scene/sound-name.ts'
import { stageShot } from './shot.ts'
import { goesOn, seenIn, type Before } from './telling/going-on.ts'

export interface StageRequest {
  readonly plan: Plan
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly fps: number
}

/** Where everything stands and how it moves: the plan as a scene. Same request, same scene. */
export function stage({ plan, seed, ...film }: StageRequest): Scene {
  const random = createRandom(seed)
  const whole = plan.shots.reduce((sum, { share }) => sum + share, 0)
  let before: (Before & { readonly fork: string }) | null = null
  const shots = plan.shots.map((told, index) => {
    const same = goesOn(told, before) ? before : null
    const shot = same ? { ...told, place: same.place, time: told.time ?? same.time } : told
    const fork = same?.fork ?? `shot ${index}`
    const staged = stageShot({
      ...film,
      shot,
      // Everybody's "a person" is another one: the same seed dresses each prompt's people anew.
      seed: (seed ^ hashText(plan.prompt)) >>> 0,
      style: plan.style,
      random: random.fork(fork),
      seconds: (film.seconds * shot.share) / whole,
    })
    // What goes on by night goes on by night, whoever wanted it.
    const time = staged.light.name === 'night' ? 'night' : told.time
    before = { shot: told, seen: seenIn(told, same), place: staged.place, time, fork }
    return staged
  })
  const sounds = new Map<SoundName, number>()
  for (const { name, level } of shots.flatMap((shot) => shot.sounds)) {
    sounds.set(name, Math.max(level, sounds.get(name) ?? 0))
  }
  return {
    ...film,
    seed,
    style: plan.style,
    mood: plan.shots.find(({ mood }) => mood !== null)?.mood ?? null,
    shots,
    sounds: [...sounds].map(([name, level]) => ({ name, level })),
  }
}
