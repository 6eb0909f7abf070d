import { readColour } from '../cast/colour/read-colour.ts'
import type { Plan } from '../plan/plan.ts'
import { panelSize } from '../scene/panel-size.ts'
import { hashText } from '../scene/random.ts'
import type { Scene } from '../scene/scene.ts'
import { stageBecoming } from './becoming.ts'
import { groupPanels, isBecoming } from './panels.ts'
import { createRun } from './run.ts'
import { sameThroughout } from './same-throughout.ts'
import { homeBefore } from './setting/home-before.ts'

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
  // Everybody's "a person" is another one: the same seed dresses each prompt's people anew.
  const own = (seed ^ hashText(plan.prompt)) >>> 0
  const told = homeBefore(sameThroughout(plan.shots, own))
  const groups = groupPanels(told)
  const whole = groups.reduce((sum, [first]) => sum + (first?.share ?? 0), 0)
  const run = createRun(plan, seed, own)
  const shots = groups.flatMap((group) => {
    const seconds = (film.seconds * (group[0]?.share ?? 0)) / whole
    const part = { ...panelSize(film, group.length), seconds }
    const asked = group.map((shot) => ({ shot, fork: `shot ${told.indexOf(shot)}` }))
    const [alone] = asked
    if (alone && isBecoming(group))
      return stageBecoming(group, { run, part: { ...film, seconds }, fork: alone.fork })
    if (asked.length === 1 && alone) return run.play(alone, part)
    const [first, ...beside] = asked.map((each) => run.playWhole(each, part))
    return first ? [{ ...first, beside }] : []
  })
  return {
    ...film,
    seed,
    style: plan.style,
    accent: plan.accent ? (readColour(plan.accent) ?? undefined) : undefined,
    mood: plan.shots.find(({ mood }) => mood !== null)?.mood ?? null,
    shots,
    sounds: [...run.sounds].map(([name, level]) => ({ name, level })),
    unplayed: [...new Set(run.unplayed)],
  }
}
