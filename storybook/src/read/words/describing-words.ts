import { GARMENT_NAMES } from '../../lexicon/garments.ts'
import type { Person, Subject } from '../../plan/plan.ts'

const table = <Value extends string>(rows: Record<Value, string>): ReadonlyMap<string, Value> =>
  new Map(
    (Object.entries(rows) as [Value, string][]).flatMap(([value, words]) =>
      words.split(' ').map((word): [string, Value] => [word, value]),
    ),
  )

export const SIZES = table<Exclude<Subject['size'], 'normal'>>({
  tiny: 'smallest tiniest tiny miniature mini microscopic teeny minuscule wee pocket-sized',
  small: 'shorter tinier small little short petite undersized smaller',
  large:
    'taller longer higher wider large big tall fat chubby huge-ish bulky bigger larger plump obese oversized long overweight',
  giant:
    'biggest largest tallest hugest giant gigantic huge enormous colossal massive immense towering monstrous titanic mammoth humongous vast',
})

export const MATERIALS = table({
  wood: 'wooden timber oaken mahogany teak wicker rattan',
  metal: 'metal metallic iron steel tin aluminium aluminum chrome',
  bronze: 'brass bronze copper',
  gold: 'gilded',
  glass: 'glass transparent translucent see-through',
  crystal: 'crystal',
  stone: 'stone granite concrete rocky',
  marble: 'marble',
  paper: 'paper origami parchment papery',
  cardboard: 'cardboard',
  ice: 'icy frozen',
  plastic: 'plastic rubber rubbery lego inflatable',
  wool: 'woolen woollen knitted felt crocheted',
  // It has a fur of its own colour.
  fur: 'fluffy furry plush',
  clay: 'clay earthenware terracotta',
  porcelain: 'porcelain ceramic',
  leather: 'leather leathery',
  neon: 'neon glowing bioluminescent luminescent luminous glow-in-the-dark phosphorescent fluorescent',
  'neon edges': 'neon-edged',
  hologram: 'holographic',
  smoke: 'smoky',
  ghost: 'ghostly spectral invisible',
  fire: 'fiery flaming burning',
  water: 'watery',
  chocolate: 'chocolate',
  candy: 'candy sugar',
  rust: 'rusty rusted rust-covered corroded',
  moss: 'mossy moss-covered moss-grown overgrown-with-moss',
  leaves: 'overgrown ivy-covered ivy-clad vine-covered vine-clad',
  clockwork: 'clockwork',
  robot: 'robotic mechanical cybernetic animatronic bionic',
})

/** "Made of smoke": nouns that name a stuff. */
export const STUFFS = table({
  wood: 'wood wooden timber bamboo twigs sticks planks driftwood',
  metal: 'metal iron steel tin aluminium chrome scrap',
  bronze: 'brass bronze copper',
  gold: 'gold',
  silver: 'silver',
  glass: 'glass',
  crystal: 'crystal crystals gemstones gems diamonds diamond',
  stone: 'stone stones granite concrete rock rocks pebbles',
  bricks: 'brick bricks',
  marble: 'marble',
  paper: 'paper origami',
  cardboard: 'cardboard cardboard-boxes',
  newspaper: 'newspaper newspapers newsprint',
  straw: 'straw hay',
  ice: 'ice',
  snow: 'snow',
  sand: 'sand',
  plastic: 'plastic rubber balloons',
  'toy bricks': 'lego legos lego-bricks lego-blocks toy-bricks',
  wool: 'wool yarn felt fur cotton',
  clay: 'clay mud',
  porcelain: 'ceramic porcelain',
  leather: 'leather',
  light: 'neon light energy lightning',
  stars: 'stars stardust starlight galaxies',
  constellation: 'constellation',
  smoke: 'smoke fog mist steam shadow shadows',
  cloud: 'clouds cloud',
  fire: 'fire flames',
  lava: 'lava magma',
  water: 'water',
  chocolate: 'chocolate',
  jelly: 'jelly slime jello',
  candy: 'candy candies sugar sweets lollipops jellybeans cotton-candy',
  cheese: 'cheese',
  bread: 'bread dough toast pastry',
  cake: 'cake cakes cupcakes frosting icing',
  'ice cream': 'ice-cream icecream gelato',
  cookies: 'cookies cookie biscuits',
  gingerbread: 'gingerbread',
  marshmallow: 'marshmallow marshmallows',
  vegetables: 'vegetables vegetable veggies food',
  fruit: 'fruit fruits apples oranges',
  leaves: 'leaves grass moss vines ivy',
  flowers: 'flowers roses petals blossoms',
})

/** The stuff that words from here name ("ice cream", "lego bricks"), and how many of them do. */
export function stuffAt([first = '', second = '']: readonly string[]): {
  key: string
  count: number
} | null {
  const both = `${first}-${second}`
  if (STUFFS.has(both)) return { key: both, count: 2 }
  return STUFFS.has(first) ? { key: first, count: 1 } : null
}

export const EMOTIONS = table<Exclude<Subject['emotion'], 'neutral'>>({
  happy:
    'happy joyful cheerful smiling laughing excited delighted jolly merry happily joyfully cheerfully gleefully merrily glad ecstatic grinning thrilled overjoyed elated excitedly exuberantly contentedly joyously jubilantly delightedly blissfully amused grateful thankful relieved optimistic hopeful mischievous gratefully',
  sad: 'sad unhappy crying depressed lonely melancholy sadly miserable heartbroken gloomy weeping tearful dejected sorrowful mournful despondent glum forlorn dejectedly sorrowfully mournfully despondently glumly forlornly tearfully miserably gloomily unhappily grieving homesick disappointed melancholic remorseful regretful desperate despairing devastated anguished bereaved inconsolable downcast disappointedly desperately',
  angry:
    'angry furious mad grumpy enraged angrily grumpily annoyed fierce hostile fiercely crossly irritably frustrated irritated impatient enraged outraged exasperated resentful indignant frustratedly impatiently',
  surprised: 'surprised shocked astonished amazed startled',
  sleepy: 'sleepy tired drowsy exhausted sleeping lazy weary sleepily drowsily wearily tiredly',
  scared:
    'scared frightened afraid terrified fearful fearfully petrified panicked panicking horrified cowardly panic-stricken',
  nervous:
    'worried nervous anxious worriedly nervously anxiously uneasy uneasily hesitant hesitantly stressed tense overwhelmed apprehensive',
  proud:
    'proud proudly smug smugly haughty arrogant boastful confident confidently triumphant triumphantly',
  bored: 'bored uninterested boredly',
  curious: 'curious curiously inquisitive nosy intrigued inquisitively suspicious suspiciously',
  shy: 'shy shyly bashful bashfully timid embarrassed ashamed sheepish blushing timidly sheepishly guilty guiltily',
  jealous: 'jealous jealously envious enviously',
  confused: 'confused puzzled bewildered baffled perplexed clueless confusedly',
})

export const AGES = table<NonNullable<Person['age']>>({
  baby: 'baby newborn infant',
  child: 'little preschool',
  teen: 'teenage teen adolescent',
  adult: 'young adult middle-aged grown',
  old: 'old elderly aged senior ancient older retired',
})

export const HAIR = table({
  blonde:
    'blonde blond fair-haired golden-haired blonde-haired blond-haired fair-headed blonde-headed',
  red: 'redheaded red-headed red-haired ginger-haired ginger-headed ginger redhead',
  brown: 'brunette brown-haired',
  black: 'black-haired dark-haired raven-haired',
  grey: 'grey-haired gray-haired',
  white: 'white-haired',
  bald: 'bald bald-headed hairless',
  curly: 'curly-haired curly',
  long: 'long-haired',
  blue: 'blue-haired',
  pink: 'pink-haired',
})

export const SKINS = table({
  dark: 'african black african-american dark-skinned nigerian jamaican kenyan black-skinned',
  brown: 'indian brown latina latino hispanic mexican arab brazilian egyptian brown-skinned tanned',
  light: 'white caucasian european pale fair light-skinned scandinavian',
  tan: 'asian chinese japanese korean thai vietnamese mongolian native',
})

export const FEMALE = new Set(['female', 'feminine', 'pregnant', 'beautiful', 'pretty'])
export const MALE = new Set(['male', 'masculine', 'handsome', 'bearded', 'muscular'])

const GARMENTS =
  'lifejacket life-jacket turtleneck pullover sweatshirt tank-top onesie coat jacket raincoat turtleneck pullover onesie bathrobe suit tuxedo dress gown skirt shirt t-shirt tshirt blouse sweater hoodie jumper cardigan vest robe kimono sari uniform apron overalls jeans trousers pants shorts leggings swimsuit bikini trunks pajamas pyjamas cloak cape poncho hat cap helmet crown beanie turban headscarf hood bonnet beret sombrero fedora top-hat scarf tie bowtie necktie gloves mittens boots shoes sneakers sandals heels socks glasses sunglasses goggles mask spacesuit armor armour costume backpack necklace earrings watch belt headphones veil crown tutu leotard jersey outfit clothes clothing wear attire garb jumpsuit wetsuit tracksuit lab-coat labcoat toga corset stockings sash mittens earmuffs monocle bandana ribbon bow wig tiara wings hijab yukata eyepatch spectacles cheongsam qipao onesie fur-coat parka trench-coat coveralls dungarees sarong poncho kilt suspenders waistcoat shawl shukra lederhosen dirndl'
const GARMENT_SET = new Set([
  ...GARMENTS.split(' '),
  ...[...GARMENT_NAMES].filter((name) => !name.includes(' ')),
])

/** The garment in this noun phrase ("straw hat", "leather jacket"), or null if it is nothing to wear. */
export function garmentOf(phrase: string): string | null {
  // It is looked at in the hand.
  if (/\bpocket watch(?:es)?$/.test(phrase)) return null
  const words = phrase.split(' ')
  if (GARMENT_NAMES.has(phrase)) return phrase.slice(0, 40)
  const last = words.at(-1) ?? ''
  const one = last.endsWith('es') ? last.slice(0, -2) : last.replace(/s$/, '')
  const own = [last, one, last.replace(/s$/, ''), `${last}s`].find((word) => GARMENT_SET.has(word))
  if (own === undefined) return null
  // The longest name of the wardrobe first: a red tank top is a tank top.
  const named = words.findIndex((_, at) => GARMENT_NAMES.has(words.slice(at).join(' ')))
  if (named > 0 && words.length - named > 1) return phrase.slice(0, 40)
  return words.length > 1 ? `${words.slice(0, -1).join(' ')} ${own}`.slice(0, 40) : own
}
