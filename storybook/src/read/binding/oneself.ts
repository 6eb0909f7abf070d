import { lookUp } from '../../lexicon/look-up.ts'
import { actors, type Binding } from './binding.ts'

/** What one does who does this to oneself. */
const TO_ONESELF: Readonly<Record<string, string>> = {
  pull: 'climb',
  haul: 'climb',
  drag: 'crawl',
  throw: 'jump',
  hurl: 'jump',
  fling: 'jump',
  launch: 'jump',
  warm: 'warm-hands',
}

/** "Pulls herself up the wall", "throws himself into the lake": nothing else is pulled or thrown. */
export function moveOneself(binding: Binding): void {
  const { verb, actions } = binding
  const deed = lookUp(TO_ONESELF, verb?.base ?? '')
  if (verb === null || deed === undefined) return
  for (const action of actions) if (action.target === null) action.verb = deed
  binding.verb = { ...verb, base: deed }
}

/** "Plays chess against himself": nobody else sits at the board. */
export function opposeSelf(binding: Binding): void {
  const [who] = actors(binding)
  if (binding.preposition?.word !== 'against' || who?.count !== 1) return
  for (const action of binding.actions) action.target ??= who.id
}
