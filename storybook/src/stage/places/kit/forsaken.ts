import type { PlaceContext } from '../../place.ts'

const LEFT =
  /\b(abandoned|derelict|ruined|overgrown|dilapidated|decaying|decayed|crumbling|forgotten|decrepit|run-?down)\b/u

/** Whether people have left it long ago, by what the prompt says of it. */
export const isForsaken = ({ words }: Pick<PlaceContext, 'words'>): boolean => LEFT.test(words)
