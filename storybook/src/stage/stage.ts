import { readColour } from '../cast/colour/read-colour.ts'
import type { Plan, Shot } from '../plan/plan.ts'
import { panelSize } from '../scene/panel-size.ts'
import { createRandom, hashText } from '../scene/random.ts'
import type { Scene } from '../scene/scene.ts'
import type { SoundName } from '../scene/sound-name.ts'
import type { ShotRequest } from './blocking.ts'
import { groupPanels } from './panels.ts'
import { sameThroughout } from './same-throughout.ts'
import { stageShot } from './shot.ts'
import {
  goesOn,
  hourAfter,
  hourSoFar,
  isStillThere,
  seenIn,
  type Before,
} from './setting/going-on.ts'

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
  // Everybody's "a person" is another one: the same seed dresses each prompt's people anew.
  const own = (seed ^ hashText(plan.prompt)) >>> 0
  const told = sameThroughout(plan.shots, own)
  const groups = groupPanels(told)
  const whole = groups.reduce((sum, [first]) => sum + (first?.share ?? 0), 0)
  const sounds = new Map<SoundName, number>()
  const unplayed: string[] = []
  let before: (Before & { readonly fork: string }) | null = null
  const stageOne = (asked: Shot, part: Pick<ShotRequest, 'width' | 'height' | 'seconds'>) => {
    const same = goesOn(asked, before) ? before : null
    const shot = same ? { ...asked, place: same.place, time: asked.time ?? same.time } : asked
    const there = same || isStillThere(asked, before) ? before : null
    const fork = there?.fork ?? `shot ${told.indexOf(asked)}`
    const staged = stageShot({
      ...part,
      shot,
      seed: own,
      style: plan.style,
      hour: hourSoFar(asked, before),
      random: random.fork(fork),
    })
    unplayed.push(...staged.unplayed)
    // What goes on by night goes on by night, whoever wanted it.
    const time = staged.light.name === 'night' ? 'night' : asked.time
    for (const { name, level } of staged.sounds)
      sounds.set(name, Math.max(level, sounds.get(name) ?? 0))
    const hour = hourAfter(asked, staged.hour, before)
    before = { shot: asked, seen: seenIn(asked, same), place: staged.place, time, hour, fork }
    return staged
  }
  const shots = groups.map((group) => {
    const seconds = (film.seconds * (group[0]?.share ?? 0)) / whole
    const part = { ...panelSize(film, group.length), seconds }
    const [first, ...beside] = group.map((asked) => stageOne(asked, part))
    return { ...first!, ...(beside.length > 0 ? { beside } : {}) }
  })
  return {
    ...film,
    seed,
    style: plan.style,
    accent: plan.accent ? (readColour(plan.accent) ?? undefined) : undefined,
    mood: plan.shots.find(({ mood }) => mood !== null)?.mood ?? null,
    shots,
    sounds: [...sounds].map(([name, level]) => ({ name, level })),
    unplayed: [...new Set(unplayed)],
  }
}
