import { isSomebody } from './clause-places.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'

const SMALL: readonly (readonly [deed: RegExp, small: string])[] = [
  [/^wearing$/, 'in'],
  [/^holding$/, 'with'],
  [/^riding$/, 'on'],
]

/** 赤い帽子をかぶった雪だるまに, 骑黑马的强盗: what is told of whom something is done to, so that it is told of nobody else. */
export function toldOf(clause: readonly Item[], whom: string): readonly Item[] {
  const [verb, ...behind] = clause
  if (verb?.kind !== 'verb') return clause
  const [, deed = verb.gloss, what = ''] = /^(\w+ing)((?: an?)? .+)$/.exec(verb.gloss) ?? []
  const small = SMALL.find(([pattern]) => pattern.test(deed))?.[1]
  if (small === undefined || (what === '' && behind.length === 0))
    return [binding(isSomebody(whom) ? 'who is' : 'that is'), ...clause]
  return [binding(small + what), ...behind]
}
