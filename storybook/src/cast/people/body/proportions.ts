import type { Person } from '../../../plan/plan.ts'

export type Age = NonNullable<Person['age']>

/**
 * A puppet's measures in its own heights. From the neck down every age has the same skeleton at its own scale, so
 * that one choreography, scaled by `body`, fits all; heads differ freely.
 */
export interface Proportions {
  readonly age: Age
  /** Scale of the skeleton: 1 for an adult. */
  readonly body: number
  readonly head: number
  readonly torso: number
  readonly upperArm: number
  readonly lowerArm: number
  readonly thigh: number
  readonly shin: number
  readonly sole: number
  /** Half widths: shoulders and hips from the front. */
  readonly shoulders: number
  readonly hips: number
  /** How far below the neck the arms are pinned. */
  readonly drop?: number
  /** In three-quarter view arms and legs are so much further apart than a person's. */
  readonly spread?: number
  /** Thickness of limbs and body: 1 for a slim adult. */
  readonly girth: number
  /** The waist of somebody stout or lean, over what their girth makes of it. */
  readonly belly?: number
  readonly metres: number
}

/** The adult skeleton that choreographies are written for. */
export const ADULT = {
  neck: 0.79,
  torso: 0.315,
  upperArm: 0.158,
  lowerArm: 0.15,
  thigh: 0.228,
  shin: 0.207,
  sole: 0.04,
} as const

/** How high the hips of a standing adult are. */
export const HIP_HEIGHT = ADULT.thigh + ADULT.shin + ADULT.sole

const HEADS: Readonly<Record<Age, number>> = {
  adult: 0.192,
  teen: 0.212,
  child: 0.285,
  baby: 0.36,
  old: 0.2,
}
const METRES: Readonly<Record<Age, number>> = {
  adult: 1.72,
  teen: 1.58,
  child: 1.2,
  baby: 0.75,
  old: 1.64,
}
const PLUMPNESS: Readonly<Record<Age, number>> = {
  adult: 1,
  teen: 0.94,
  child: 1.08,
  baby: 1.45,
  old: 1.04,
}

/** Animals on their hind legs: a large head on a short, round body. */
export const BEAST = { head: 0.4, body: (1 - 0.4 - 0.012) / ADULT.neck } as const

/** Limbs like sticks. */
const SLIM = 0.34

export function beastProportions(girth: number, slim?: number): Proportions {
  const { head, body } = BEAST
  const child = proportionsOf('child', 'man', girth)
  const scale = body / child.body
  return {
    ...child,
    body,
    head,
    torso: child.torso * scale,
    upperArm: child.upperArm * scale,
    lowerArm: child.lowerArm * scale,
    thigh: child.thigh * scale,
    shin: child.shin * scale,
    sole: child.sole * scale,
    shoulders: slim ?? 0.155 * body,
    hips: 0.115 * body,
    spread: slim === undefined ? 1.75 : 2.9,
    drop: 0.085 * body,
    girth: 1.62 * girth * (slim === undefined ? 1 : SLIM),
  }
}

export function proportionsOf(age: Age, gender: 'woman' | 'man', girth: number): Proportions {
  const head = HEADS[age]
  const body = (1 - head - 0.012) / ADULT.neck
  const broad = age === 'child' || age === 'baby' ? 0.94 : gender === 'man' ? 1.08 : 0.92
  return {
    age,
    body,
    head,
    torso: ADULT.torso * body,
    upperArm: ADULT.upperArm * body,
    lowerArm: ADULT.lowerArm * body,
    thigh: ADULT.thigh * body,
    shin: ADULT.shin * body,
    sole: ADULT.sole * body,
    shoulders: 0.088 * body * broad,
    hips: 0.048 * body * (gender === 'woman' ? 1.08 : 1),
    girth: girth * PLUMPNESS[age] * (gender === 'man' ? 1.05 : 0.95),
    metres: METRES[age] * (gender === 'woman' && age !== 'child' && age !== 'baby' ? 0.95 : 1),
  }
}
