import type { Plan, Shot } from '../plan/plan.ts'
import { createRandom } from '../scene/random.ts'
import type { SoundName } from '../scene/sound-name.ts'
import type { ShotRequest } from './blocking.ts'
import { partShot } from './parted-shots.ts'
import { inWords } from './playing/unplayed.ts'
import { sameThroughout } from './same-throughout.ts'
import { stageShot, type StagedShot } from './shot.ts'
import {
  goesOn,
  hourAfter,
  hourSoFar,
  isStillThere,
  seenIn,
  type Before,
} from './setting/going-on.ts'

/** How large a part of the frame a shot has, and for how long. */
export type Part = Pick<ShotRequest, 'width' | 'height' | 'seconds'>

interface Asked {
  readonly shot: Shot
  /** Of its randomness, unless it goes on where the one before was. */
  readonly fork: string
}

interface Tried {
  readonly asked: Shot
  readonly same: Before | null
  readonly fork: string
  readonly staged: StagedShot
}

/** Shots one after the other, each knowing what went before. */
export interface Run {
  /** One shot, or two where a stage that is set up for one deed cannot play the next. */
  readonly play: (asked: Asked, part: Part) => readonly StagedShot[]
  /** One shot, whatever of it is not played. */
  readonly playWhole: (asked: Asked, part: Part) => StagedShot
  /** How it would be played; nothing of it is kept. */
  readonly tryOut: (asked: Asked, part: Part) => StagedShot
  readonly sounds: ReadonlyMap<SoundName, number>
  readonly unplayed: readonly string[]
}

/** A run of shots in the style of a plan; `own` is the seed that casts its people. */
export function createRun({ style }: Pick<Plan, 'style'>, seed: number, own: number): Run {
  const random = createRandom(seed)
  const sounds = new Map<SoundName, number>()
  const unplayed: string[] = []
  let before: (Before & { readonly fork: string }) | null = null
  const tryOne = ({ shot: asked, fork: first }: Asked, part: Part): Tried => {
    const same = goesOn(asked, before) ? before : null
    const shot = same ? { ...asked, place: same.place, time: asked.time ?? same.time } : asked
    const there = same || isStillThere(asked, before) ? before : null
    const fork = there?.fork ?? first
    const hour = hourSoFar(asked, before)
    const request = { ...part, shot, seed: own, style, hour, random: random.fork(fork) }
    return { asked, same, fork, staged: stageShot(request) }
  }
  const keep = ({ asked, same, fork, staged }: Tried): StagedShot => {
    unplayed.push(...staged.unplayed.map(inWords))
    // What goes on by night goes on by night, whoever wanted it.
    const time = staged.light.name === 'night' ? 'night' : asked.time
    for (const { name, level } of staged.sounds)
      sounds.set(name, Math.max(level, sounds.get(name) ?? 0))
    const hour = hourAfter(asked, staged.hour, before)
    before = { shot: asked, seen: seenIn(asked, same), place: staged.place, time, hour, fork }
    return staged
  }
  const playWhole = (asked: Asked, part: Part): StagedShot => keep(tryOne(asked, part))
  const play = (asked: Asked, part: Part): readonly StagedShot[] => {
    const whole = tryOne(asked, part)
    const parts = partShot(asked.shot, whole.staged.unplayed, part.seconds)
    if (parts === null) return [keep(whole)]
    const [one, other] = sameThroughout(parts, own).map((shot) => ({
      asked: { ...asked, shot },
      part: { ...part, seconds: (part.seconds * shot.share) / asked.shot.share },
    }))
    if (!one || !other) return [keep(whole)]
    const first = playWhole(one.asked, one.part)
    const place = other.asked.shot.place ?? first.place
    return [first, ...play({ ...asked, shot: { ...other.asked.shot, place } }, other.part)]
  }
  const tryOut = (asked: Asked, part: Part): StagedShot => tryOne(asked, part).staged
  return { play, playWhole, tryOut, sounds, unplayed }
}
