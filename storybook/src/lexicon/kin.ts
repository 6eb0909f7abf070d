import { lookUp } from './look-up.ts'
import type { Kind } from '../plan/plan.ts'
import type { Found } from './found.ts'
import { toPerson } from './people-words.ts'
import type { Field } from './wordnet.ts'

/** For the upper words of WordNet: the everyday thing that looks most like all that is below them. */
const MEANINGS: Readonly<Record<string, string>> = Object.fromEntries(
  `
mustelid: otter|musteline mammal: otter|viverrine: raccoon|procyonid: raccoon|primate: monkey|rodent: mouse|lemur: monkey
marsupial: kangaroo|monotreme: beaver|pinniped mammal: seal|even-toed ungulate: deer|ungulate: deer|edentate: sloth
insectivore: hedgehog|canine: dog|feline: cat|big cat: leopard|equine: horse|bovine: ox|antelope: deer|cetacean: whale
carnivore: dog|mammal: raccoon|placental: raccoon|wading bird: flamingo|waterfowl: duck|aquatic bird: duck|seabird: dove
bird of prey: eagle|game bird: turkey|passerine: bird|oscine: bird|ratite: dodo|amphibian: frog|reptile: lizard|saurian: lizard
crustacean: crab|mollusk: snail|gastropod: snail|cephalopod: octopus|arachnid: spider|insect: beetle|invertebrate: worm
food fish: fish|bony fish: fish|teleost fish: fish|spiny-finned fish: fish|ray: fish|elasmobranch: shark
percussion instrument: drum|wind instrument: trumpet|woodwind: flute|brass: trumpet|free-reed instrument: accordion
stringed instrument: guitar|bowed stringed instrument: violin|keyboard instrument: piano|musical instrument: guitar
pasta: pasta|soup: soup|stew: stew|bread: bread|cake: cake|cookie: cookie|salad: salad|sandwich: sandwich|cheese: cheese
edible fruit: apple|fruit: apple|berry: blueberries|citrus: orange|vegetable: carrot|root vegetable: potato|dish: stew
beverage: juice|alcohol: wine|wine: wine|beer: beer|confectionery: candy|sweet: candy|dessert: custard|meat: meat|nut: chestnut
condiment: jar|sauce: jar|dairy product: milk|cereal: bowl|delicacy: sushi|baked goods: bread|pastry: pie|foodstuff: jar
conifer: pine|tree: tree|shrub: bush|flower: flower|herb: herb|vine: herb|grass: herb|fern: herb|moss: herb|fungus: mushroom
houseplant: potted plant|succulent: cactus|aquatic plant: lotus|vascular plant: herb|cereal grass: wheat
motor vehicle: car|truck: truck|wheeled vehicle: cart|self-propelled vehicle: car|sailing vessel: boat|warship: ship|vessel: ship
ship: ship|craft: boat|lighter-than-air craft: balloon|heavier-than-air craft: airplane|aircraft: airplane|military vehicle: tractor
public transport: bus|railcar: train|sled: sled|carriage: cart|armored vehicle: tractor|spacecraft: rocket|missile: rocket
house: house|dwelling: house|housing: house|outbuilding: hut|place of worship: church|skyscraper: skyscraper|tower: tower
structure: building|construction: building|building: building|bridge: bridge|monument: monument|fortification: castle|shelter: tent|mill: windmill|column: monument
memorial: monument|obstruction: brick|barrier: brick|wall: brick|fence: fence|roof: house|arch: monument
seat: chair|table: table|bed: bed|cabinet: wardrobe|furniture: chair|bedroom furniture: bed|shelf: bookshelf|lamp: lamp
source of illumination: lamp|light: lamp|bedclothes: bed|cushion: cushion|curtain: curtain|floor cover: carpet|mirror: mirror
footwear: shoe|shoe: shoe|hat: hat|headdress: hat|coat: coat|dress: dress|trouser: jeans|garment: shirt|clothing: shirt|jewelry: ring
jewellery: ring|adornment: ring|handwear: gloves|neckwear: scarf|eyeglasses: glasses|underwear: briefs|bag: handbag|suit: coat
cutlery: fork|knife: knife|edge tool: knife|hand tool: hammer|garden tool: shovel|power tool: drill|tool: hammer|cutter: saw
weapon: sword|gun: gun|firearm: gun|sword: sword|missile weapon: bow and arrow|explosive device: bomb|armor: shield
kitchen utensil: frying pan|cooking utensil: frying pan|pan: frying pan|pot: pot|bottle: bottle|vessel container: jar|jar: jar
glass: glass|cup: cup|bowl: bowl|plate: plate|crockery: plate|dish container: bowl|basket: basket|box: box|can: bucket|bin: trash can
container: box|home appliance: washing machine|white goods: refrigerator|kitchen appliance: toaster|computer: laptop
digital computer: laptop|electronic device: radio|telephone: phone|camera: camera|clock: clock|timepiece: clock|television: tv
musical organization: band|ball: ball|racket: tennis racket|game equipment: ball|sports equipment: ball|toy: teddy bear
plaything: teddy bear|doll: doll|puppet: doll|sports implement: tennis racket|board: wood|optical instrument: telescope
measuring instrument: ruler|medical instrument: syringe|drug: pill|medicine: pill|writing implement: pen|book: book
publication: book|document: paper|paper: paper|money: money|coin: coin|painting: painting|sculpture: statue|statue: statue
picture: painting|flag: flag|fabric: fabric|rope: rope|machine: machine|mechanism: gear|mechanical device: gear|lock: lock
fastener: nut and bolt|fire: fire|star: star|planet: planet|celestial body: planet|mountain: mountain|hill: mountain
geological formation: mountain|natural elevation: mountain|rock: rock|gem: diamond|crystal: diamond|ice: ice|body of water: wave
island: island|shell: shell|egg: egg|nest: nest|bone: bone|feather: feather|imaginary being: ghost|mythical being: dragon
monster: dragon|mythical monster: dragon|spiritual being: angel|hypothetical creature: alien|robot: robot|fictional animal: dragon
`
    .trim()
    .split(/[\n|]/)
    .map((pair) => pair.split(': ') as [string, string]),
)

const FIELDS: Partial<Record<Field, { picture: string; kind: Kind }>> = {
  'noun.animal': { picture: 'noto:raccoon', kind: 'animal' },
  'noun.artifact': { picture: 'noto:package', kind: 'thing' },
  'noun.food': { picture: 'noto:pot-of-food', kind: 'food' },
  'noun.plant': { picture: 'noto:herb', kind: 'plant' },
  'noun.object': { picture: 'noto:rock', kind: 'nature' },
}

/** The everyday word to look up for an upper word of WordNet, or null. */
export function kinOfMeaning(word: string): string | null {
  return lookUp(MEANINGS, word) ?? null
}

/** The last resort for a thing that exists: the plainest picture of its field. */
export function kinOf(concept: string, field: Field): Found | null {
  if (field === 'noun.person') {
    const person = toPerson({ role: concept.slice(0, 40) })
    return { picture: 'person', concept, kind: 'person', via: 'kin', person }
  }
  const kin = FIELDS[field]
  return kin === undefined ? null : { ...kin, concept, via: 'kin' }
}
