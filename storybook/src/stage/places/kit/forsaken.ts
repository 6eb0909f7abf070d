import type { PlaceContext } from '../../place.ts'

const LEFT =
  /\b(abandoned|derelict|ruined|overgrown|dilapidated|decaying|decayed|crumbling|forgotten|decrepit|run-?down)\b/u

/** Whether a basin has no water: nobody fills what is forsaken, and an empty one is drained. */
export const isDrained = (context: Pick<PlaceContext, 'words' | 'scenery'>): boolean =>
  isForsaken(context) ||
  /\b(?:drained|waterless|empty)\b/u.test([context.words, ...(context.scenery ?? [])].join(' '))

/** Whether people have left it long ago, by what the prompt says of it. */
export const isForsaken = ({ words }: Pick<PlaceContext, 'words'>): boolean => LEFT.test(words)
