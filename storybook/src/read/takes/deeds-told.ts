import { namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { joinDeeds, joinedDeed } from '../words/deed-words.ts'
import { colourAt } from '../words/colours.ts'
import { EMOTIONS, SIZES } from '../words/describing-words.ts'
import { actionOf } from '../words/verb-words.ts'
import { nearestAction } from '../words/verbs.ts'

/** How somebody looks or stays is part of the same take. */
export const STATES =
  /^(?:wear|hold|carry|look|sit|stand|have|be|smile|lie|seem|stay|remain|appear|glow|shine|live|love|like|feel|reflect|wait|think|kneel|crouch|squat|lean|bend|clutch|grip|grasp|gaze|stare|peer|glance|grin|beam|frown)$/

export function deedsOf(sentence: string): readonly string[] {
  const words = joinDeeds(sentence).match(/[a-z_-]+/g) ?? []
  return words.flatMap((word, at) => {
    // "Tired and hungry": how somebody is.
    const looks = word.endsWith('ed') && EMOTIONS.has(word)
    const base = joinedDeed(word) ?? (/(?:s|ing|ed)$/.test(word) && !looks ? baseVerb(word) : null)
    // "Chases ducks": nobody ducks.
    if (base !== null && isChased(word, words.slice(Math.max(0, at - 2), at))) return []
    const action = base === null ? null : nearestAction(base)
    return action === null ? [] : [action]
  })
}

/** "Chases white birds": a word may say how they are. */
function isChased(word: string, before: readonly string[]): boolean {
  const [last = '', first = ''] = before.toReversed()
  if (!namesLiving(singular(word))) return false
  const described = colourAt([last]) !== null || SIZES.has(last)
  return last === 'of' || isVerb(last) || (described && isVerb(first))
}

const isVerb = (word: string): boolean => actionOf(baseVerb(word) ?? '') !== null
