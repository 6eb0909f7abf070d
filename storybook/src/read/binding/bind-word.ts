import type { Subject } from '../../plan/plan.ts'
import { whatIsMade } from './made-of.ts'
import { compare } from './compared.ts'
import { actors, type Binding } from './binding.ts'
import { colourAt } from '../words/colours.ts'
import { EMOTIONS, SIZES, STUFFS } from '../words/describing-words.ts'
import { paceOfAdverb } from './pace.ts'
import { tint } from './tags.ts'
import { dressIn } from './dressed-in.ts'
import { turnColour } from './turn-colour.ts'

/** Adverbs and predicate adjectives: "slowly", "the car is red", "happily". */
export function bindWord(binding: Binding, word: string): void {
  setPace(binding, word)
  const colour = colourAt(word.split(' '))?.colour ?? null
  if (colour !== null) bindColour(binding, colour)
  if (binding.preposition?.word === 'of') madeOf(binding, word)
  for (const subject of describedNow(binding)) {
    subject.emotion = EMOTIONS.get(word) ?? subject.emotion
    if (binding.auxiliary) predicate(subject, word, colour)
    else if (colour !== null) turnColour(binding, subject, colour)
  }
  compare(binding, word, binding.auxiliary ? describedNow(binding)[0] : undefined)
}

/** "A woman in red", "a tram in Lisbon, yellow". */
function bindColour(binding: Binding, colour: string): void {
  if (binding.preposition?.word === 'in') dressIn(binding, colour)
  else if (binding.before === 'pause') tint(binding, colour)
}

/** "… . Warm, cheerful, storybook style.": nobody in such a sentence is so. */
function describedNow(binding: Binding): readonly Subject[] {
  // "The light is golden": nobody else is.
  return binding.named && !(binding.muted && binding.auxiliary) ? actors(binding) : []
}

/** "A horse made of glass", "a rose of gold". */
function madeOf(binding: Binding, word: string): void {
  const meant = whatIsMade(binding)
  if (meant === null && binding.verb?.base === 'make') binding.leftOut.push(`made of ${word}`)
  // "Curls of wood fall to the floor": the carpenter is not of it.
  const other = binding.lastNoun !== null && binding.verb?.base !== 'make'
  for (const subject of binding.subjects.filter(({ id }) => id === meant))
    if (!other || subject.noun === binding.lastNoun?.head)
      subject.material = STUFFS.get(word) ?? subject.material
}

function setPace(binding: Binding, word: string): void {
  const pace = paceOfAdverb(word)
  if (pace === null) return
  binding.pace = pace
  for (const action of binding.actions) action.pace = pace
}

/** "The car is red", "the dog is huge". */
function predicate(subject: Subject, word: string, colour: string | null): void {
  subject.size = SIZES.get(word) ?? subject.size
  if (colour !== null && subject.kind !== 'person') subject.colour = colour
}
