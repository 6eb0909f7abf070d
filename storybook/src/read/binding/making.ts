import { lookUp } from '../../lexicon/look-up.ts'
import { sensesOf } from '../../lexicon/wordnet.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { isAlive } from './binding.ts'

/** The deed by which a thing comes about; null when the verb makes nothing, or nobody knows how. */
export function madeBy(base: string, noun: NounPhrase): string | null {
  if (base === 'fold') return isOfPaper(noun) ? 'origami' : null
  if (isModel(noun) && /^(?:make|build|assemble|glue|paint)$/.test(base)) return 'handle-thing'
  if (isPiledUp(noun) && /^(?:make|build|stack|pile|construct|erect|raise)$/.test(base))
    return /(?:block|cube|brick)$/.test(noun.head) ? 'stack-blocks' : 'stack-things'
  return /^(?:make|prepare)$/.test(base) ? makingOf(noun) : null
}

/** "Builds a model ship": small, and on a table. */
const isModel = ({ head }: NounPhrase): boolean => /^(?:model|miniature|lego) /.test(head)

/** "A tower of blocks": one lies on the other. */
const isPiledUp = ({ head }: NounPhrase): boolean => /^(?:stack|pile|pyramid) of /.test(head)

/** What is made says how: dumplings are cooked, boats of paper folded, dresses sewn, other things put together. */
function makingOf(noun: NounPhrase): string | null {
  const { head, found, traits } = noun
  const [sense] = sensesOf(head.split(' ').at(-1) ?? '', 'noun')
  if (found?.kind === 'food' || sense?.field === 'noun.food') return 'cook'
  if (found === null) return null
  if (isOfPaper(noun)) return 'origami'
  if (isAlive(found)) return lookUp(LIKENESSES, traits.material ?? '') ?? null
  return lookUp(PUT_TOGETHER, found.kind) ?? null
}

function isOfPaper({ head, traits }: NounPhrase): boolean {
  return traits.material === 'paper' || head.startsWith('paper ')
}

/** How somebody who is not there in flesh is made, by what of. */
const LIKENESSES: Readonly<Record<string, string>> = {
  clay: 'handle-thing',
  plastic: 'handle-thing',
  wood: 'sculpt',
  stone: 'sculpt',
  marble: 'sculpt',
  bronze: 'sculpt',
  ice: 'sculpt',
  metal: 'hammer',
}

const PUT_TOGETHER: Readonly<Record<string, string>> = {
  clothing: 'sew',
  tool: 'hammer',
  toy: 'hammer',
  furniture: 'hammer',
  vehicle: 'hammer',
  boat: 'hammer',
  instrument: 'hammer',
  thing: 'hammer',
}
