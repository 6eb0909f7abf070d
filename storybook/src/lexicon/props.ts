import type { Kind } from '../plan/plan.ts'
import { readAsset } from './asset.ts'

interface NamedProp {
  readonly picture: string
  readonly kind: Kind
}

let byWord: ReadonlyMap<string, NamedProp> | undefined

/** A thing that we draw ourselves, by one of its English words. */
export function findProp(phrase: string): NamedProp | null {
  byWord ??= loadProps()
  return byWord.get(phrase) ?? null
}

/** All words of all props. */
export function propWords(): Iterable<string> {
  byWord ??= loadProps()
  return byWord.keys()
}

/** `npm run docs` writes the table from the cast: loading the drawings themselves takes longer than reading a prompt. */
function loadProps(): ReadonlyMap<string, NamedProp> {
  const lines = readAsset('props.tsv').toString('utf8').trimEnd().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [name = '', kind = 'thing', words = ''] = line.split('\t')
      const prop: NamedProp = { picture: `prop:${name}`, kind: kind as Kind }
      return words.split('|').map((word): [string, NamedProp] => [word, prop])
    }),
  )
}
