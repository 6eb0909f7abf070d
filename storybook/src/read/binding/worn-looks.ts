import { ANIMALS } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { lookOfCover } from '../words/looks.ts'
import type { Binding, Preposition } from './binding.ts'

const COVERED = /^(?:cover|stain|splatter|spatter|smear|coat|sprinkle|drench|soak|cake|dot)/
/** Rain that drips and tigers' stripes are their own; what stands in the sky or on a stage has none. */
const BARE = /^(?:person|sky|building|nature)$/
const BORN_SO = /tiger|zebra|leopard|cheetah|giraffe|lady ?bug|bee$|hyena|sky|field|road|street/

/** "A mug with red stripes", "a book covered in dust", "a web with dew drops": how it looks, and no thing beside it. */
export function isSeenOnIt(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const covered = COVERED.test(binding.verb?.base ?? '') && /^(?:in|with|by)$/.test(word)
  // Rainbow stripes dye the whole.
  if ((word !== 'with' && !covered) || noun.words.includes('rainbow')) return false
  const look = lookOfCover(noun.words) ?? lookOfCover(noun.head)
  const last = binding.subjects.find(({ id }) => id === binding.last)
  if (look === null || last === undefined || isBare(last)) return isSandIn(binding, noun, last)
  // What it is splattered with lies on it: nobody splashes about.
  if (covered && !ANIMALS.has(last.kind)) last.actions = []
  last.looks = [...new Set([...(last.looks ?? []), look])].slice(0, 3)
  dye(last, noun)
  binding.told.add(noun.words)
  return true
}

const isBare = ({ kind, noun }: Subject): boolean => BARE.test(kind) || BORN_SO.test(noun)

/** "An hourglass with blue sand": no beach. */
function isSandIn(binding: Binding, noun: NounPhrase, last: Subject | undefined): boolean {
  if (!/(?:^| )sand$/.test(noun.head) || !/hourglass|timer$/.test(last?.noun ?? '')) return false
  if (last !== undefined) dye(last, noun)
  binding.told.add(noun.words)
  return true
}

function dye(subject: Subject, { head, traits: { colour } }: NounPhrase): void {
  if (colour === null) return
  const part = { part: head.slice(0, 40), colour }
  subject.parts = [...(subject.parts ?? []), part].slice(0, 4)
}
