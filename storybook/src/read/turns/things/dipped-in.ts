import type { Turn } from '../turn.ts'
import { pattern } from '../../pattern.ts'

const VESSEL =
  '((?:an?|the) (?:[a-z]+ )?(?:pitcher|jug|carafe|bowl|bucket|glass|cup|mug|pot|tub|vase|fountain|bathtub|pail)(?: of [a-z]+(?: juice| tea)?)?)'

/** "A bowl of milk with a cat's tongue in it": the cat has its nose there. */
export const DIPPED_TURNS: readonly Turn[] = [
  [
    pattern`\b${VESSEL},? with (an?|the) ([a-z]+(?: [a-z]+)?)(?:'s)? (?:trunk|tongue|snout|muzzle|nose|beak) (?:dipped |stuck |dipping )?(?:in|into|inside) (?:it|the [a-z]+)\b`,
    '$2 $3 sniffs at $1',
  ],
]
