import { hasPicture } from '../../lexicon/find-picture.ts'
import { isAlive, type Binding } from './binding.ts'
import { describedName } from './described-name.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

const STACKS = /^stack-(?:blocks|things)$/

/** "Paints a tiger on a wall": the tiger is paint; "folds a paper plane": it is paper, and fits into a hand; "builds a tower of cups": they come one by one. */
export function isDepicted(binding: Binding, noun: NounPhrase): boolean {
  const paints = binding.actions.some(({ verb }) =>
    /^(?:paint|draw|sketch|spray-paint|paint-wall|graffiti|sculpt)$/.test(verb),
  )
  const folds = binding.actions.some(({ verb }) => verb === 'origami')
  const stacks = / of /.test(noun.head) && binding.actions.some(({ verb }) => STACKS.test(verb))
  if (noun.found === null || !(folds || stacks || (paints && isAlive(noun.found)))) return false
  const prop = describedName(folds ? folded(noun) : noun)
  for (const action of binding.actions) action.prop ??= prop
  binding.told.add(noun.words)
  return true
}

/** Some have a picture in paper, others are of it. */
function folded({ head, traits, ...noun }: NounPhrase): NounPhrase {
  const paper = head.startsWith('paper ') ? head : `paper ${head}`
  const drawn = hasPicture(paper)
  const material = drawn ? null : 'paper'
  return { ...noun, head: drawn ? paper : paper.slice(6), traits: { ...traits, material } }
}
