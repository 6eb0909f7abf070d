import type { RelationName, Subject } from '../../plan/plan.ts'
import type { Binding } from './binding.ts'

/** "A wall covered with photographs": nobody holds them. */
const COVERED = /^(?:cover|fill|surround|decorate|dress|line|litter|strew|stud|dot|crowd|pack|top)$/

const PUTTING =
  /^(?:paint|draw|write|sketch|print|carve|knit|put|place|pour|drop|pack|stuff|toss|throw|dip|dump|insert|load|unload|plant|hammer|nail|screw|drill|weld|glue|staple|pin|sew|stamp|weigh|kick|fling|hurl|arrange|shovel|scoop|spoon|ladle|squeeze|wring|rake)$/

/** "Takes a book from the shelf", "blows out the candles on the cake": the thing is there. */
const FROM_THERE =
  /^(?:reach|fetch|find|get|steal|take|grab|pick|blow|hammer|knead|forge)(?:-[a-z-]+)?$/

/** Photographs that cover a wall are in nobody's hands; what is put into a basket is in it, not whoever puts it there. */
export function isElsewhere(
  { verb, passive }: Binding,
  word: string,
  relation: RelationName | null,
): boolean {
  const base = verb?.base ?? ''
  if (word === 'with') return passive && COVERED.test(base)
  const there = relation === null && /^(?:on|in|from)$/.test(word)
  const beside = relation !== null && /^(?:next-to|under|in-front-of|behind)$/.test(relation)
  return (PUTTING.test(base) && !beside) || (there && FROM_THERE.test(base))
}

/** Where one is while the hands put something elsewhere, by the preposition, the thing and the deed. */
const DONE_THERE: readonly (readonly [word: RegExp, thing: RegExp, deeds: RegExp])[] = [
  [
    /^(?:in|on)$/,
    /(?:^| )(?:couch|sofa|bed|armchair|bench|hammock|horse|camel|elephant)$/,
    /^(?:paint|draw|write|sketch|knit)$/,
  ],
  [
    /^in$/,
    /(?:^| )(?:tree|boat|canoe|gondola|bathtub|hot tub|car|tent)$/,
    /^(?:paint|draw|write|sketch|knit)$/,
  ],
  [/^on$/, /(?:^| )(?:ladder|stepladder|scaffold|swing)$/, /^(?!(?:put|place|set|lay|drop|load)$)/],
]

/** "Paints her nails on her bed", "picks apples on a ladder": one is there to do it. */
export function isSeatFor({ verb }: Binding, word: string, { noun }: Subject): boolean {
  return DONE_THERE.some(
    ([words, thing, deeds]) => words.test(word) && thing.test(noun) && deeds.test(verb?.base ?? ''),
  )
}
