import type { Subject } from '../../plan/plan.ts'

/** One who is no person and yet "he": "a snowman waves as he melts". */
export const isFigure = ({ noun, count }: Subject): boolean =>
  count === 1 &&
  /\b(?:snowman|scarecrow|robot|golem|statue|puppet|doll|teddy|teddy bear|gnome|nutcracker|gingerbread man|toy soldier)$/u.test(
    noun,
  )
