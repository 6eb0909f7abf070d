import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { isAlive, type Binding } from './binding.ts'

/** What two do in one place, wherever that is. */
const TOGETHER =
  /^(?:hold|hug|embrace|cuddle|snuggle|kiss|carry|cradle|rock|lift|pet|stroke|caress|comfort|massage|tickle|play|dance|waltz|sit|lie|lay|sleep|nap|doze|rest|relax|lean|curl|perch|share|fight|wrestle|box|battle|duel|spar|argue|chat|gossip|ride|drive|sail|row|fly|walk|balance|stack|marry|live|meet|join|race|stand|wait|hide|crouch|work|eat|drink|dine|push|pull|drag|lead|transport|swing|bathe|wash|dress)$/

const UP_THERE = /^(?:on|in|inside|atop|upon|under|beneath|underneath|behind|at)$/

const BEFORE_THEM = /^(?:past|before|behind|under|beneath|above)$/

const AT_THEM = /^(?:at|to|for|towards?|of|over)$/

/** "Barks at a cat on a fence", "serves milkshakes to a couple in a booth": whoever is named there is on it, and who does it to them is not. */
export function isOutOfReach(binding: Binding, last: Subject, word: string): boolean {
  const { role, group, lastNoun, actions } = binding
  const other =
    role === 'object' && !group.includes(last.id) && (isAlive(last) || isGazedAt(binding))
  if (!other || lastNoun?.head !== last.noun || !UP_THERE.test(word)) return false
  const done = actions.filter(({ target }) => target === last.id)
  return done.some(({ verb }) => GIVES.test(verb)) || isFromAfar(binding, lastNoun, done.length > 0)
}

const GAZES = /^(?:look|stare|gaze|glance|peer|point|reach|bark|growl|hiss|wave|shout|drool|smile)$/

/** "Looks at a cake on a table": the cake is there, and not who looks. */
function isGazedAt({ verb, lastAt }: Binding): boolean {
  return /^(?:at|for|towards?)$/.test(lastAt ?? '') && GAZES.test(verb?.base ?? '')
}

/** What is done at or before others, and not together with them; who sings to her own child on the sofa sits there, too. */
function isFromAfar({ verb, lastAt }: Binding, { words }: NounPhrase, done: boolean): boolean {
  if (verb === null || /^(?:his|her|its|their) /.test(words)) return false
  if (lastAt === null) return done && !TOGETHER.test(verb.base)
  return BEFORE_THEM.test(lastAt) || (AT_THEM.test(lastAt) && !TOGETHER.test(verb.base))
}

const GIVES = /^(?:give|serve|serve-food|bring|hand|offer|sell|wave|talk|smile)$/
