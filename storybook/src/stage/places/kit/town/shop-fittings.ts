import { pictured } from '../thing.ts'
import { waresOf } from './wares.ts'

/** How the shop of one trade is fitted out. */
export interface ShopFittings {
  readonly wall: string
  readonly wood: string
  /** Behind the wares. */
  readonly shade: string
  readonly sign: string
  readonly rows: number
  readonly wares: readonly string[]
  /** What stands on the floor, with its height in u. */
  readonly large: readonly (readonly [name: string, height: number])[]
}

const TONES = {
  wood: { wall: '#e3d2b2', wood: '#8a6242', shade: '#5f4534', sign: '#f3e6c8' },
  cool: { wall: '#d3dde4', wood: '#54687a', shade: '#33424f', sign: '#eef3f6' },
  rose: { wall: '#f1d9d6', wood: '#b5768a', shade: '#f8ece6', sign: '#fdf4ee' },
  green: { wall: '#dfe6cc', wood: '#5f7f5a', shade: '#e9efd9', sign: '#f6f4e2' },
  dark: { wall: '#8a7466', wood: '#5a4034', shade: '#3a2a26', sign: '#e8d6ae' },
} as const
type Tone = keyof typeof TONES

type Stock = readonly [shop: RegExp, tone: Tone, rows: number, wares: string, large: string]

/** What is sold and how: wares, then what stands on the floor with its height; `+` before a drawn prop. The first that fits wins. */
const STOCKS: readonly Stock[] = [
  [
    /general|country store|village (?:store|shop)|trading post/u,
    'wood',
    4,
    'jar canned-food +sack honey-pot bread +lantern soap candle +paint-bucket broom basket candy',
    '+barrel 2.2 +sack 1.8',
  ],
  [
    /\bbait\b|tackle|fishing/u,
    'wood',
    3,
    'fishing-pole hook fish worm tropical-fish +fishing-net bucket',
    '+barrel 2.2 +fishing-net 2.6',
  ],
  [
    /hardware|\btools?\b|diy|home improvement/u,
    'cool',
    4,
    'hammer wrench screwdriver carpentry-saw toolbox nut-and-bolt axe +paint-bucket',
    '+ladder 5 +wheelbarrow 2.2',
  ],
  [/paint/u, 'cool', 4, '+paint-bucket paintbrush artist-palette', '+ladder 5 +easel 3.6'],
  [
    /furniture|mattress|bed store/u,
    'green',
    2,
    '+armchair +couch +side-chair +round-table +chest-of-drawers +lamp +stool',
    '+armchair 2.6 +floor-lamp 4 +rocking-chair 2.8',
  ],
  [/lamp|lighting/u, 'wood', 3, '+lamp +paper-lantern +lantern +lava-lamp', '+floor-lamp 4'],
  [
    /phone|mobile/u,
    'cool',
    4,
    'mobile-phone mobile-phone headphone +tablet-computer +smartwatch',
    '+television 2.6',
  ],
  [
    /electronic|computer|\btv\b|television|appliance|video ?game|gaming/u,
    'cool',
    3,
    'television laptop-computer headphone radio camera video-game +television +speaker',
    '+television 3 +refrigerator 4 +washing-machine 2.6',
  ],
  [
    /record|vinyl/u,
    'wood',
    4,
    '+vinyl-record +vinyl-record +cassette headphone',
    '+gramophone 3.2 +jukebox 3.8',
  ],
  [/piano/u, 'dark', 2, '+piano +grand-piano +piano +metronome', '+grand-piano 3.6'],
  [
    /music|guitar|instrument|violin/u,
    'dark',
    3,
    'guitar violin trumpet saxophone banjo drum accordion +acoustic-guitar +ukulele',
    '+cello 3.8 +drum-kit 3.2',
  ],
  [
    /camera|photo/u,
    'dark',
    4,
    'camera video-camera camera-with-flash +instant-camera',
    '+camera-tripod 3.8',
  ],
  [/comic/u, 'rose', 4, '+magazine +notebook open-book books robot', 'robot 3'],
  [
    /candy|sweet/u,
    'rose',
    4,
    'candy lollipop candy chocolate-bar doughnut cookie cupcake +candy-cane +macarons +marshmallows +cotton-candy',
    'lollipop 3.6 +candy-cane 3.6',
  ],
  [
    /chocolate|praline/u,
    'dark',
    4,
    'chocolate-bar cookie candy doughnut +brownie +eclair +chocolate-cake',
    '+chocolate-fountain 3.2',
  ],
  [
    /jewel|gold shop|diamond|\bring\b/u,
    'rose',
    4,
    'ring gem-stone crown +earrings +bracelet +brooch',
    '+bust 3.2 +safe 2.4',
  ],
  [
    /watch|clock/u,
    'wood',
    4,
    'watch mantelpiece-clock alarm-clock +clock +pocket-watch +cuckoo-clock +mantel-clock',
    '+grandfather-clock 4.8',
  ],
  [
    /shoe|sneaker|boot/u,
    'rose',
    4,
    'running-shoe high-heeled-shoe womans-boot mans-shoe hiking-boot womans-sandal flat-shoe ballet-shoes',
    '+stool 1.6 +mirror 4',
  ],
  [/bridal|wedding/u, 'rose', 2, 'dress bouquet wedding ring +mirror +wedding-cake', '+mirror 4.4'],
  [
    /\bhats?\b|milliner/u,
    'rose',
    4,
    'womans-hat top-hat billed-cap +cowboy-hat +beanie',
    '+coat-rack 4',
  ],
  [
    /cloth(?:es|ing)|fashion|boutique|dress|thrift|second ?hand|vintage|charity shop/u,
    'rose',
    3,
    't-shirt dress jeans womans-hat high-heeled-shoe handbag scarf coat womans-clothes necktie +sweater',
    '+mirror 4.4 +coat-rack 4',
  ],
  [
    /antique|junk|pawn|curio|magic shop/u,
    'dark',
    4,
    'amphora framed-picture candle teapot trumpet crown +mantel-clock +candelabra +bust +typewriter +vase +pocket-watch +gramophone',
    '+grandfather-clock 4.8 +suit-of-armour 4.6 +globe 2.8',
  ],
  [
    /\bpets?\b|aquarium shop/u,
    'green',
    3,
    '+fishbowl +birdcage +pet-cage +terrarium +hamster-wheel +fishbowl rabbit hamster parrot turtle',
    '+dog-house 2.4 dog 2',
  ],
  [
    /liquor|wine|spirits|bottle|beer/u,
    'dark',
    4,
    'bottle-with-popping-cork sake wine-glass +bottle +champagne-flute +whisky-glass',
    '+barrel 2.4',
  ],
  [
    /\btea\b|spice/u,
    'wood',
    4,
    'teapot teacup-without-handle jar honey-pot +teacup +jam-jar',
    '+barrel 2.2 +potted-plant 2.6',
  ],
  [/bike|bicycle|cycle/u, 'cool', 2, 'bicycle kick-scooter wheel bicycle +bicycle', '+bicycle 2.8'],
  [
    /sport|ski shop|surf/u,
    'cool',
    4,
    'soccer-ball basketball tennis volleyball skateboard running-shoe american-football +dumbbell',
    '+surfboard 4.6 +exercise-bike 2.8',
  ],
  [
    /optic|glasses|eyewear|eyeglasses/u,
    'cool',
    5,
    'glasses sunglasses glasses goggles',
    '+mirror 4',
  ],
  [
    /souvenir|gift/u,
    'rose',
    4,
    'wrapped-gift teddy-bear ribbon balloon postbox +snow-globe',
    'teddy-bear 2.6',
  ],
  [
    /art suppl|craft|stationery/u,
    'green',
    4,
    'artist-palette paintbrush crayon pencil scissors notebook +crayons +notebook',
    '+easel 3.8',
  ],
  [/carpet|rug/u, 'dark', 2, '+rug +tapestry +rug', '+loom 3.6'],
  [
    /costume|mask/u,
    'rose',
    4,
    '+carnival-mask +wizard-hat +pirate-hat +santa-hat +wig +crown top-hat performing-arts',
    '+mirror 4.2',
  ],
  [
    /weapon|gun|armou?r/u,
    'dark',
    4,
    '+sword +shield +crossbow +bow dagger crossed-swords',
    '+suit-of-armour 4.6',
  ],
]

export function fittingsOf(words: string): ShopFittings {
  const stock = STOCKS.find(([shop]) => shop.test(words))
  if (stock === undefined)
    return { rows: 4, wares: waresOf(words), large: [['prop:barrel', 2.2]], ...TONES.wood }
  const [, tone, rows, wares, large] = stock
  return {
    rows,
    wares: wares.split(' ').map(pictured),
    large: standing(large.split(' ')),
    ...TONES[tone],
  }
}

function standing([name, height, ...more]: readonly string[]): ShopFittings['large'] {
  if (name === undefined) return []
  return [[pictured(name), Number(height)], ...standing(more)]
}
