import { actors, addAction, plainAction, type Binding } from './binding.ts'
import { ballGame } from './fit-deed.ts'

/** The deed that verb and object name together, instead of the verb's own. */
export function renameDeed(binding: Binding, verb: string): void {
  if (binding.actions.length === 0) {
    for (const subject of actors(binding)) {
      const action = plainAction(verb)
      if (addAction(subject, action)) binding.actions.push(action)
    }
  }
  for (const action of binding.actions) action.verb = verb
  if (verb !== 'play-baseball') return
  for (const subject of actors(binding))
    for (const action of subject.actions) if (action.verb === verb) action.verb = ballGame(subject)
}
