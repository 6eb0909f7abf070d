import type { Actor, Pose } from '../../cast/actor.ts'
import { arch, clamp, cycle, ease, wave } from '../easing.ts'

const ALIVE: ReadonlySet<Actor['build']> = new Set([
  'biped',
  'quadruped',
  'bird',
  'fish',
  'insect',
  'snake',
])

/** Whether it breathes. */
export function isAlive(actor: Actor): boolean {
  return actor.kind === 'puppet' || ALIVE.has(actor.build)
}

/** Breath, a blink now and then, a tail that answers: what every living thing does all the time. */
export function breathing(t: number, phase = 0): Pose {
  return {
    stretch: 1 + 0.013 * wave(t / 2.9 + phase),
    lean: 0.012 * wave(t / 4.7 + phase * 1.3),
    wag: 0.35 * t + phase,
    blink: blink(t, phase),
  }
}

/** So many steps a second, held in the stretch of a leap: the legs go on from where they were held. */
export function stepsAround(t: number, pace: number, { off, down }: { off: number; down: number }) {
  return 0.2 + pace * (t - clamp(t, off, down))
}

/** Eyes shut for a sixth of a second about every three. */
export function blink(t: number, phase = 0): number {
  const since = cycle(t / 3.1 + phase) * 3.1
  return since < 0.16 ? arch(since / 0.16) : 0
}

/** A hop with anticipation, flight and landing, within one cycle of 0…1: it stands for more than half of it. */
export function hopping(share: number, high: number): { y: number; stretch: number } {
  const crouch = 0.26
  const down = 0.7
  if (share < crouch) return { y: 0, stretch: 1 - 0.13 * ease((share - 0.06) / (crouch - 0.06)) }
  if (share < down) {
    const flight = (share - crouch) / (down - crouch)
    return {
      y: high * arch(flight),
      stretch: 0.87 + 0.25 * Math.sin(flight * Math.PI) ** 0.7 * (1 - flight * 0.3),
    }
  }
  const landing = (share - down) / (1 - down)
  return { y: 0, stretch: 1 - 0.14 * Math.sin(Math.min(1, landing * 1.5) * Math.PI) }
}
