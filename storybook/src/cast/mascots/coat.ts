import type { Person } from '../../plan/plan.ts'
import type { Beast, FurTail } from '../people/beast.ts'
import { blend, shade } from '../people/drawing/tone.ts'
import { DOG_BREEDS } from '../props/creatures/breeds/dog-breeds.ts'
import { CAT_BREEDS } from '../props/creatures/breeds/cat-breeds.ts'
import { FACES } from './faces.ts'

const FEATHERED =
  /^(owl|penguin|duck|chicken|rooster|bird|eagle|parrot|flamingo|goose|swan|turkey|dove|peacock|dodo|ostrich|heron|stork|crane|egret|ibis|pelican|vulture)/

const inJumpsuit = (tone: string): Person['wears'] => [
  { garment: 'fur', colour: tone },
  { garment: 'jumpsuit', colour: '#8f9fe0' },
]

/** What beings of stories have instead of fur. */
const STORY_COATS: Readonly<Record<string, (tone: string) => Person['wears']>> = {
  ghost: (tone) => [{ garment: 'robe', colour: tone }],
  robot: (tone) => [{ garment: 'robot suit', colour: tone }],
  alien: inJumpsuit,
  'one-eyed-alien': inJumpsuit,
  'three-eyed-alien': inJumpsuit,
  mecha: (tone) => [
    { garment: 'iron suit', colour: tone },
    { garment: 'trousers', colour: '#3f5fa8' },
    { garment: 'boots', colour: '#c8403f' },
    { garment: 'gloves', colour: '#c8403f' },
  ],
  'gingerbread-man': (tone) => [
    { garment: 'fur', colour: tone },
    { garment: 'icing', colour: '#fff6e8' },
  ],
}

/** Its own coat, lighter in front: fur with paws, or feathers with arms as wide as wings. */
export function ownCoat(animal: string, fur: string): Person['wears'] {
  const told = STORY_COATS[animal]
  if (told) return told(fur)
  const second = BREEDS.find(({ name }) => name === animal)?.second
  const belly = FACES[animal]?.vest ?? second ?? blend(fur, '#fff6e6', 0.55)
  return [
    { garment: FEATHERED.test(animal) ? 'feathers' : 'fur', colour: fur },
    { garment: 'belly patch', colour: belly },
    ...(SHELLED.test(animal) ? [{ garment: 'backpack', colour: '#6a8339' }] : []),
  ]
}

/** Their house goes along on their back. */
const SHELLED = /^(turtle|ninja-turtle|tortoise|sea-turtle|snail)/

const BREEDS = [...DOG_BREEDS, ...CAT_BREEDS]

const TAILS: readonly (readonly [FurTail, RegExp])[] = [
  ['plume', FEATHERED],
  ['ringed', /raccoon|lemur|red-panda/],
  ['curl', /^(?:red-)?squirrel/],
  ['brush', /fox|wolf|squirrel|skunk|husky|chipmunk|samoyed|pomeranian|shiba/],
  ['stub', /bear|panda|rabbit|koala|hamster|goat|deer|corgi|ewe|ram|bulldog|pug|reindeer|elk|doe/],
  ['tuft', /^lion|cow|ox|giraffe|zebra|elephant|donkey|bison|dragon/],
  ['thin', /mouse|rat$|pig|boar|opossum|monkey|chimp|orangutan|warthog/],
  [
    'thick',
    /cat|dog|tiger|leopard|panther|cheetah|puma|lynx|lioness|horse|unicorn|pegasus|t-rex|kangaroo|llama|otter|beaver|crocodile|lizard|gecko|iguana|coyote|jackal|hyena|meerkat|badger|retriever|labrador|beagle|dachshund|dalmatian|shepherd|terrier|collie|spaniel|greyhound|dane|doberman|chihuahua|coon/,
  ],
]

/** The tail of an animal in its fur; null for those who show none. */
export function tailOf(animal: string, fur: string): Beast['tail'] {
  const kind = TAILS.find(([, animals]) => animals.test(animal))?.[0]
  if (!kind) return null
  const tip = kind === 'tuft' ? shade(fur, 0.5) : '#fff6ea'
  return { kind, colour: kind === 'stub' ? blend(fur, '#fff6e6', 0.3) : fur, tip }
}
