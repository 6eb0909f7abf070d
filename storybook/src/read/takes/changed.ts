import { BECOMES } from '../changes/tell-changes.ts'
import type { Take } from './take.ts'

/** What is seen before a change and what after it, as takes of which one becomes the other; null where nothing changes. */
export function splitChange(body: string): readonly Take[] | null {
  const states = body.split(BECOMES)
  if (states.length < 2) return null
  return states.map((state, index) => ({
    body: state,
    transition: index === 0 ? 'dissolve' : 'becoming',
  }))
}
