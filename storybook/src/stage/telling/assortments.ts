import { findPicture } from '../../lexicon/find-picture.ts'
import type { Shot, Subject } from '../../plan/plan.ts'

/** What a word for many kinds of things stands for. */
const KINDS: readonly (readonly [words: RegExp, things: readonly string[]])[] = [
  [/\b(clothes|clothing|laundry)$/u, ['t-shirt', 'dress', 'jeans', 'scarf', 'sock']],
  [/\bvehicles?$/u, ['truck', 'car', 'taxi']],
  [/\bfurniture$/u, ['couch', 'bookshelf', 'floor lamp', 'armchair', 'chest of drawers']],
  [/\b(?:christmas|xmas) decorations?$/u, ['bauble', 'candle', 'wreath', 'wrapped gift']],
  [/\bdecorations?$/u, ['potted plant', 'candle', 'framed picture', 'mantel clock', 'vase']],
  [/\butensils?$/u, ['ladle', 'whisk', 'spatula', 'spoon', 'frying pan']],
  [/\btools?$/u, ['hammer', 'wrench', 'screwdriver', 'saw']],
  [
    /\bindian (food|dish|dishes|cuisine|meal|feast)\b/u,
    ['curry', 'rice', 'flatbread', 'pot of food'],
  ],
  [
    /\b(mexican|tex-mex) (food|dish|dishes|cuisine|meal|feast)\b/u,
    ['taco', 'burrito', 'avocado', 'hot pepper'],
  ],
  [
    /\bitalian (food|dish|dishes|cuisine|meal|feast)\b/u,
    ['pizza', 'spaghetti', 'salad', 'wine glass'],
  ],
  [
    /\bjapanese (food|dish|dishes|cuisine|meal|feast)\b/u,
    ['sushi', 'ramen', 'bento box', 'fried shrimp'],
  ],
  [
    /\bchinese (food|dish|dishes|cuisine|meal|feast)\b/u,
    ['dumpling', 'rice', 'takeout box', 'teapot'],
  ],
  [/\b(fast|junk) food\b/u, ['hamburger', 'french fries', 'hot dog', 'cup with straw']],
  [/\b(food|dish|dishes|feast|meal)\b/u, ['roast chicken', 'salad', 'bread', 'cheese']],
  [/\b(vegetable|veggie)s?$/u, ['carrot', 'tomato', 'broccoli', 'bell pepper', 'eggplant']],
  [/\bfruits?$/u, ['apple', 'banana', 'orange', 'grapes', 'pear']],
  [/\b(pastr(y|ies)|baked goods)$/u, ['croissant', 'pretzel', 'donut', 'cupcake']],
  [/\b(dessert|sweet|candy|candies)s?$/u, ['cupcake', 'donut', 'lollipop', 'ice cream']],
]

const PLENTY =
  /\b(full of|filled with|covered (?:with|in)|laden|spread|feast|assort\w*|variety|various|many|different|all kinds|buffet)\b/u

/** Vegetables, a suitcase full of clothes, a table full of food: several kinds, where one thing alone would play them all. */
export function assort(shot: Shot): Shot {
  const many = shot.subjects.find((each) => isMany(each, shot))
  const room = 7 - shot.subjects.length
  const things = many && KINDS.find(([words]) => words.test(said(many, shot)))?.[1]
  if (!many || !things || room < 3) return shot
  const served = things
    .slice(0, Math.max(4, Math.min(many.count, room, 5)))
    .flatMap((noun, i): Subject[] => {
      const found = findPicture(noun)
      if (!found || found.picture === 'person') return []
      const id = i === 0 ? many.id : `${many.id}${'abcdef'[i]}`
      return [
        { ...many, id, noun, words: noun, kind: found.kind, picture: found.picture, count: 1 },
      ]
    })
  if (served.length < 3) return shot
  const theirs = shot.relations.filter(({ from }) => from === many.id)
  return {
    ...shot,
    subjects: shot.subjects.flatMap((each) => (each === many ? served : [each])),
    relations: [
      ...shot.relations,
      ...served.slice(1).flatMap(({ id }) => theirs.map((each) => ({ ...each, from: id }))),
    ],
  }
}

/** At Christmas decorations are those of Christmas. */
const said = ({ noun, words }: Subject, { scenery = [] }: Shot): string =>
  `${words} ${scenery.includes('christmas') ? 'christmas ' : ''}${noun}`

/** Not what somebody handles: the deed is done with one thing. */
function isMany(subject: Subject, shot: Shot): boolean {
  const { kind, count, noun, colour, id } = subject
  if (noun === 'vehicle') return count > 2 && isTraffic(shot)
  if (!/^(food|thing|toy|tool|clothing|furniture)$/u.test(kind) || colour !== null) return false
  if (
    !/^(?:[a-z]+ )?(food|dish|meal|feast|vegetable|veggie|fruit|pastry|dessert|sweet|candy|clothes|clothing|laundry|tool|utensil|furniture|decoration)$/u.test(
      noun,
    )
  )
    return false
  if (shot.subjects.some(({ actions }) => actions.some(({ target }) => target === id))) return false
  if (shot.subjects.some((each) => each.kind === 'person' || each.kind === 'animal')) return false
  return (
    count > 1 ||
    noun.endsWith('furniture') ||
    PLENTY.test(said(subject, shot)) ||
    isTableful(subject, shot) ||
    isPacked(subject, shot)
  )
}

/** From the air they are cars on their road. */
const isTraffic = ({ subjects, camera }: Shot): boolean =>
  subjects.length === 1 && camera.framing !== 'aerial'

function isTableful({ id, noun }: Subject, { relations, subjects }: Shot): boolean {
  const table = relations.find(({ from, relation }) => from === id && relation === 'on')?.to
  const on = subjects.find((each) => each.id === table)
  return /^(food|meal|feast)$/u.test(noun) && /\btable$/u.test(on?.noun ?? '')
}

/** Nobody packs one shirt. */
function isPacked({ id, noun }: Subject, { relations }: Shot): boolean {
  return (
    /^(clothes|clothing|laundry)$/u.test(noun) &&
    relations.some(({ from, relation }) => from === id && relation === 'inside')
  )
}
