import { findPicture } from '../../lexicon/find-picture.ts'
import { Subject, type Shot } from '../../plan/plan.ts'

const UNTIDY = /\b(?:messy|untidy|cluttered|disorgani[sz]ed|chaotic|overflowing)\b/u

/** What gathers on furniture, by its name. */
const GATHERS: readonly (readonly [on: RegExp, things: readonly string[]])[] = [
  [/\b(?:work ?bench|tool bench)$/u, ['hammer', 'paint bucket', 'wrench', 'saw', 'toolbox']],
  [
    /\b(?:kitchen|dining|dinner) table$|\b(?:counter|countertop|sink)$/u,
    ['stack of bowls', 'pot', 'mug', 'milk carton', 'bottle'],
  ],
  [
    /\b(?:desk|table|nightstand|dresser|sideboard|shelf|work table)$/u,
    ['pile of papers', 'desk lamp', 'stack of books', 'mug', 'laptop', 'heap of paper'],
  ],
]

/** A cluttered desk is full of things, which the prompt does not name. */
export function clutter(shot: Shot): Shot {
  const full = shot.subjects.find((each) => isCluttered(each, shot))
  const things = full && GATHERS.find(([on]) => on.test(full.noun))?.[1]
  if (!full || !things || shot.subjects.length > 3) return shot
  const lying = things.flatMap((noun, i): Subject[] => {
    const found = findPicture(noun)
    if (!found) return []
    const { picture, kind } = found
    return [Subject.parse({ id: `clutter ${i}`, noun, words: noun, kind, picture, size: 'small' })]
  })
  const on = lying.map(({ id }) => ({ from: id, relation: 'on' as const, to: full.id }))
  return { ...shot, subjects: [...shot.subjects, ...lying], relations: [...shot.relations, ...on] }
}

function isCluttered({ id, kind, count, words }: Subject, { relations }: Shot): boolean {
  const bare = relations.every(({ to, relation }) => to !== id || relation !== 'on')
  return kind === 'furniture' && count === 1 && bare && UNTIDY.test(words)
}
