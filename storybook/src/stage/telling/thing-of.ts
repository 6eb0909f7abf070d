import type { Subject } from '../../plan/plan.ts'

/** A thing that a tale brings along, plain but for what is said of it. */
export function thingOf(noun: string, more: Partial<Subject> = {}): Subject {
  return {
    id: `round ${noun}`,
    words: noun,
    noun,
    kind: 'thing',
    count: 1,
    size: 'normal',
    colour: null,
    material: null,
    emotion: 'neutral',
    picture: null,
    person: null,
    actions: [],
    ...more,
  }
}
