import { wordTable } from '../../lexicon/word-set.ts'

/** Where the legs begin, as a share of the height from the top, when it is not where the paper parts. Null: no legs to swing. */
export const BELLIES = wordTable<number | null>([
  [0.8, 'bird|black-bird|goose'],
  [0.86, 'baby-chick|hedgehog'],
  [0.84, 'duck|rooster'],
  [0.88, 'turkey'],
  [0.62, 'flamingo'],
  [0.82, 'dodo'],
  [null, 'parrot|owl|mouse|rat|kangaroo|chipmunk|beaver|monkey|orangutan|otter|sloth'],
  [null, 'donkey|horse|crocodile|lizard|boar|feather|wing|paw-prints|pig-nose|peacock'],
  [0.72, 'gorilla'],
  [0.93, 'penguin'],
  [0.68, 'rhinoceros'],
  [0.74, 'cat|black-cat'],
  [null, 'swan|eagle|dove|phoenix'],
])
