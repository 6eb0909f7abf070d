import { findPicture } from '../../../lexicon/find-picture.ts'
import type { Turn } from '../turn.ts'

/** What nobody makes of fruit, so that it is a marvel if somebody does. */
const WHOLES =
  'chair|armchair|sofa|couch|bed|table|desk|lamp|house|cottage|castle|car|bus|truck|train|tank|boat|ship|submarine|airplane|plane|rocket|spaceship|helicopter|bicycle|motorcycle|guitar|piano|violin|tuba|drum|robot|bridge|clock|telephone|phone|helmet|shoe|boot|skyscraper|throne|bathtub|umbrella|chandelier'

/** What is neither a colour nor a wood, and what no truck is called after. */
const FOODS =
  'watermelon|avocado|strawberry|banana|pineapple|kiwi|pear|tomato|corn|carrot|potato|broccoli|cabbage|pumpkin|pizza|sushi|donut|doughnut|pancake|waffle|burger|hamburger|sandwich|taco|burrito|cupcake|pretzel|croissant|lollipop|popcorn|spaghetti'
const CALLED =
  /^(?:(?:banana|tomato) boat|potato clock|(?:pizza|burger|pancake|waffle|taco|sandwich|donut|popcorn) (?:house|truck|car|table|boat|bus))$/

/** "A watermelon chair", "an avocado sofa": it is of that fruit, and stays a chair. */
export const THINGS_OF_FOOD_TURNS: readonly Turn[] = [
  [
    WHOLES.replaceAll('|', ' '),
    new RegExp(
      `\\b(an?|the|one|two|three) ((?:[a-z]+ )?)(${FOODS}) (${WHOLES})(s?)(?= *(?:[.,;]|$)| (?:in|on|at|by|near|with|is|stands|next|under|driv|fl|sail|float|walk|roll)[a-z]*\\b)`,
      'g',
    ),
    (all: string, ...[the = '', look = '', food = '', whole = '', many = '']: string[]) => {
      if (CALLED.test(`${food} ${whole}`) || hasName(`${food} ${whole}`)) return all
      return `${the} ${look}${whole}${many} made of ${food}`
    },
  ],
]

/** A pumpkin carriage is drawn as one. */
const hasName = (both: string): boolean => findPicture(both)?.concept === both
