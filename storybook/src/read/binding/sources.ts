import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { addAction, addSubject, isAlive, plainAction, takeStage } from './binding.ts'
import type { Binding, Preposition } from './binding.ts'

/** Stuff that is nobody by itself, and what whatever it comes out of gives off. */
const GIVEN: readonly (readonly [stuff: RegExp, given: string])[] = [
  [/(?:^| )(?:water|drops?|droplets?|rainwater|dew)$/, 'water'],
  [/(?:^| )(?:sparks?|embers?)$/, 'sparks'],
  [/(?:^| )(?:foam|froth|suds)$/, 'foam'],
  [/(?:^| )(?:dust|sand|ash|ashes|dirt)$/, 'dust'],
  [/(?:^| )(?:steam|vapou?r|mist)$/, 'steam'],
  [/(?:^| )(?:smoke|fumes)$/, 'smoke'],
]

/** "Water drips from a tap", "foam runs over a mug": what it comes out of is seen, and gives it off. */
export function isSource(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  if (!/^(?:from|off|out|over)$/.test(word) || noun.found === null || isAlive(noun.found))
    return false
  const given = givenOff(binding)
  if (given === null || noun.place !== null || isHome(noun.found)) return false
  // "Smoke from its spout": a part of what was named, and nothing beside it.
  if (/^(?:its|their) /.test(noun.words)) {
    binding.told.add(noun.words)
    return true
  }
  // Steam is what the bowl gives off, no cloud beside it.
  binding.subjects.length = 0
  const source = addSubject(binding, noun)
  addAction(source, { ...plainAction('give-off'), prop: given })
  takeStage(binding, source)
  return true
}

/** What the sentence began with, if that is stuff and nobody else is there. */
function givenOff({ lastNoun, muted, subjects }: Binding): string | null {
  const [first] = subjects
  const alone = first === undefined ? muted : subjects.length === 1 && first.noun === lastNoun?.head
  if (!alone || lastNoun === null) return null
  return GIVEN.find(([stuff]) => stuff.test(lastNoun.head))?.[1] ?? null
}

/** A house has a chimney of its own, which smokes by itself. */
function isHome({ kind, picture }: { readonly kind: string; readonly picture: string }): boolean {
  return kind === 'building' && picture !== 'prop:chimney'
}
