import type { Action } from '../../plan/plan.ts'

const SLOW =
  /^(?:slowly|leisurely|gently|calmly|lazily|smoothly|peacefully|gracefully|quietly|softly|carefully|silently|cautiously|stealthily|wearily|gingerly|solemnly|heavily|tenderly|delicately|patiently|thoughtfully|sluggishly|timidly|shyly|hesitantly|tentatively|warily|reverently|dreamily|languidly|weightlessly|dejectedly)$/
const FAST =
  /^(?:quickly|fast|rapidly|swiftly|speedily|hurriedly|hastily|wildly|frantically|furiously|energetically|vigorously|eagerly|violently|feverishly|briskly|enthusiastically|excitedly|nimbly|passionately|fiercely|exuberantly|frenziedly|confidently)$/

/** How fast something is done that is done so; null if the word says nothing of it. */
export function paceOfAdverb(word: string): Action['pace'] | null {
  return SLOW.test(word) ? 'slow' : FAST.test(word) ? 'fast' : null
}
