import type { StyleWords } from './style-words.ts'

/** What may be said of a picture before its name. */
const PRAISED =
  '(?:(?:beautiful|old|large|small|big|famous|detailed|colou?rful|realistic|dark|bright|vibrant|lovely|simple|classic(?:al)?|pretty|cute|quick|rough|funny|fine|traditional|modern|moody|dramatic|serene|tranquil|fantasy|landscape|digital) )*'
const FIRST = `(?<=^\\s*(?:an? |the |this )?)${PRAISED}`
/** What is done to a picture that is there as a thing: it hangs, it is held, it comes to life. */
const THERE =
  '(?:hangs?|hanging|hung|hold(?:s|ing)?|framed?|pinned|propped up on|on (?:an? |the |my |his |her )?(?:[a-z]+ )?(?:wall|easel|canvas|t-?shirt|shirt|mug|vase|plate|box|van|truck|car|ceiling|bus|desk|table|fridge|door|floor)|museum|gallery|com(?:es?|ing) (?:to life|alive)|start(?:s|ing)? to|begin(?:s|ning)? to|suddenly|drips?|stolen|steal(?:s|ing)?|sold|look(?:s|ing)? at|over the (?:fireplace|mantel|mantelpiece|bed|sofa|couch))'
const OF = `(?= of\\b(?! (?:it|them|him|her|himself|herself)\\b)(?![^.;]*\\b${THERE}\\b))`

const pictures = (names: string): string => `${FIRST}(?:${names})${OF}`

/** Other words of manner ("of Venice by Monet") have been read by now: a picture of something is painted, drawn or ruled all over. */
export const PICTURES_OF: readonly StyleWords[] = [
  { style: 'oil', words: pictures('paintings?|portrait paintings?') },
  { style: 'pencil', words: pictures('drawings?') },
  {
    style: 'blueprint',
    words: pictures(
      'diagrams?|schematics?|cutaways?|cross[- ]sections?|floor ?plans?|infographics?',
    ),
  },
  {
    style: 'flat',
    words: pictures('icons?|emojis?|clip ?art|pictograms?|stickers?|logos?|vectors?|badges?'),
  },
]
