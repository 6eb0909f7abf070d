import type { Turn } from '../turn.ts'

const VESSEL =
  '((?:an?|the) (?:[a-z]+ )?(?:pitcher|jug|carafe|bowl|bucket|glass|cup|mug|pot|tub|vase|fountain|bathtub|pail)(?: of [a-z]+(?: juice| tea)?)?)'

/** "A bowl of milk with a cat's tongue in it": the cat has its nose there. */
export const DIPPED_TURNS: readonly Turn[] = [
  [
    'trunk tongue snout muzzle nose beak',
    new RegExp(
      `\\b${VESSEL},? with (an?|the) ([a-z]+(?: [a-z]+)?)(?:'s)? (?:trunk|tongue|snout|muzzle|nose|beak) (?:dipped |stuck |dipping )?(?:in|into|inside) (?:it|the [a-z]+)\\b`,
      'g',
    ),
    '$2 $3 sniffs at $1',
  ],
]
