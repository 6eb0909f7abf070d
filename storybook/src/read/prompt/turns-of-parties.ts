import type { Turn } from './turn.ts'

const GUESTS =
  '((?:(?:the|a|an|some|forest|woodland|farm|jungle|zoo|little|cute|all the|two|three|four|five) )*(?:animals|cats?|dogs?|kittens?|pupp(?:y|ies)|mice|mouse|bears?|rabbits?|bunn(?:y|ies)|foxes|fox|penguins?|ducks?|owls?|hedgehogs?|monkeys?|elephants?|frogs?|pandas?|squirrels?|raccoons?|teddy bears?|dinosaurs?|dragons?|robots?|unicorns?))'
const FEAST = '(?:(?:birthday|surprise|big|wild|fun|little|christmas|garden|dance) )*party'
const GARB = 'wearing party hats next to a birthday cake'

/** A party is known by its hats and its cake; the stage hangs up garlands for them. */
export const PARTY_TURNS: readonly Turn[] = [
  [
    'party',
    new RegExp(
      `\\b${GUESTS} (?:are |is )?(?:having|have|has|throw|throws|throwing|celebrate|celebrates|celebrating|enjoy|enjoys|enjoying|at|hold|holds|holding) (?:an? |the |their |its )?${FEAST}\\b(?! hats?)`,
      'g',
    ),
    `$1 ${GARB}`,
  ],
  ['party', new RegExp(`\\b${GUESTS}'s? ${FEAST}\\b(?! hats?)`, 'g'), `$1 ${GARB}`],
]
