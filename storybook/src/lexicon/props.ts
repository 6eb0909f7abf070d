import { propByWord } from '../cast/props/all-props.ts'
import type { Kind } from '../plan/plan.ts'

/** A thing that we draw ourselves, by one of its English words. */
export function findProp(phrase: string): { picture: string; kind: Kind } | null {
  const prop = propByWord(phrase)
  return prop === undefined ? null : { picture: `prop:${prop.name}`, kind: prop.kind }
}
