import { ROLES as COSTUMES } from '../cast/people/roles/roles.ts'
import type { Person } from '../plan/plan.ts'
import { genderOfName } from './names/first-names.ts'
import { sensesOf } from './wordnet.ts'

type Trait = Partial<Pick<Person, 'role' | 'gender' | 'age' | 'hair' | 'skin'>>

/** People who are nobody in particular: gender and age only. */
const ANYBODY: Record<string, Trait> = {
  person: {},
  human: {},
  'human being': {},
  somebody: {},
  someone: {},
  individual: {},
  adult: { age: 'adult' },
  man: { gender: 'man', age: 'adult' },
  guy: { gender: 'man', age: 'adult' },
  dude: { gender: 'man', age: 'adult' },
  fellow: { gender: 'man', age: 'adult' },
  bloke: { gender: 'man', age: 'adult' },
  gentleman: { gender: 'man', age: 'adult' },
  male: { gender: 'man' },
  husband: { gender: 'man', age: 'adult' },
  boyfriend: { gender: 'man', age: 'adult' },
  father: { gender: 'man', age: 'adult' },
  dad: { gender: 'man', age: 'adult' },
  daddy: { gender: 'man', age: 'adult' },
  brother: { gender: 'man' },
  uncle: { gender: 'man', age: 'adult' },
  woman: { gender: 'woman', age: 'adult' },
  lady: { gender: 'woman', age: 'adult' },
  female: { gender: 'woman' },
  wife: { gender: 'woman', age: 'adult' },
  girlfriend: { gender: 'woman', age: 'adult' },
  mother: { gender: 'woman', age: 'adult' },
  mom: { gender: 'woman', age: 'adult' },
  mum: { gender: 'woman', age: 'adult' },
  mommy: { gender: 'woman', age: 'adult' },
  sister: { gender: 'woman' },
  aunt: { gender: 'woman', age: 'adult' },
  boy: { gender: 'man', age: 'child' },
  son: { gender: 'man', age: 'child' },
  girl: { gender: 'woman', age: 'child' },
  daughter: { gender: 'woman', age: 'child' },
  child: { age: 'child' },
  kid: { age: 'child' },
  kiddo: { age: 'child' },
  toddler: { age: 'child' },
  schoolboy: { gender: 'man', age: 'child', role: 'student' },
  schoolgirl: { gender: 'woman', age: 'child', role: 'student' },
  baby: { age: 'baby' },
  infant: { age: 'baby' },
  newborn: { age: 'baby' },
  teenager: { age: 'teen' },
  teen: { age: 'teen' },
  youth: { age: 'teen' },
  youngster: { age: 'teen' },
  grandmother: { gender: 'woman', age: 'old' },
  grandma: { gender: 'woman', age: 'old' },
  granny: { gender: 'woman', age: 'old' },
  nana: { gender: 'woman', age: 'old' },
  grandfather: { gender: 'man', age: 'old' },
  grandpa: { gender: 'man', age: 'old' },
  granddad: { gender: 'man', age: 'old' },
  elder: { age: 'old' },
  pensioner: { age: 'old' },
  senior: { age: 'old' },
  friend: {},
  stranger: {},
  neighbour: {},
  neighbor: {},
  pedestrian: {},
  passerby: {},
  lover: {},
  blonde: { gender: 'woman', hair: 'blonde' },
  brunette: { gender: 'woman', hair: 'brown' },
  redhead: { hair: 'red' },
  'football fan': {},
  'sports fan': {},
  'soccer fan': {},
  rider: {},
  customer: {},
  guest: {},
  bystander: {},
  onlooker: {},
  buddy: {},
  companion: {},
  colleague: {},
  partner: {},
}

/** Several people under one word: how many, and who. */
export const GROUPS_OF_PEOPLE: Record<string, { count: number; who: string }> = {
  people: { count: 3, who: 'person' },
  folk: { count: 3, who: 'person' },
  folks: { count: 3, who: 'person' },
  humans: { count: 3, who: 'person' },
  couple: { count: 2, who: 'person' },
  crowd: { count: 9, who: 'person' },
  audience: { count: 9, who: 'person' },
  family: { count: 4, who: 'person' },
  team: { count: 5, who: 'person' },
  band: { count: 4, who: 'musician' },
  choir: { count: 6, who: 'singer' },
  orchestra: { count: 7, who: 'musician' },
  army: { count: 9, who: 'soldier' },
  police: { count: 2, who: 'police officer' },
  twins: { count: 2, who: 'child' },
  trio: { count: 3, who: 'person' },
  triplets: { count: 3, who: 'child' },
  siblings: { count: 2, who: 'child' },
  friends: { count: 2, who: 'friend' },
  duo: { count: 2, who: 'person' },
  gang: { count: 5, who: 'person' },
  class: { count: 6, who: 'student' },
  newlyweds: { count: 2, who: 'person' },
  spectators: { count: 8, who: 'person' },
  pedestrians: { count: 5, who: 'person' },
  tourists: { count: 4, who: 'tourist' },
  commuters: { count: 5, who: 'person' },
  shoppers: { count: 4, who: 'person' },
  passengers: { count: 4, who: 'person' },
}

/** `role: other words for it`; `role/man` and `role/woman` fix the gender, `role/old` and `role/child` the age. */
const ROLES = `
chef: cook|baker|pastry chef|sushi chef|pizzaiolo
astronaut: cosmonaut|spaceman|taikonaut|space man
police officer: policeman/man|policewoman/woman|cop|police|sheriff|officer|guard|security guard
firefighter: fireman/man|firewoman/woman
doctor: physician|surgeon|dentist|vet|veterinarian|medic
nurse: nurses
scientist: chemist|researcher|professor|biologist|physicist|inventor|mad scientist
teacher: tutor|lecturer
student: pupil|schoolchild|graduate
farmer: peasant|shepherd|gardener|rancher|harvester
cowboy: cowgirl/woman|gunslinger|rancher
builder: construction worker|builder|workman/man|labourer|laborer|carpenter|engineer|worker|bricklayer|mario/man|super mario/man|luigi/man
mechanic: repairman/man|plumber|electrician|technician
artist: painter|sculptor|potter|illustrator
singer: vocalist|pop star|rock star|rockstar|diva/woman
musician: bass player|keyboard player|saxophone player|guitar player|piano player|violin player|drum player|cello player|accordion player|harp player|flute player|trumpet player|guitarist|pianist|drummer|violinist|cellist|trumpeter|flautist|saxophonist|conductor|dj|harpist|bassist|busker
dancer: ballet dancer|ballerina/woman|breakdancer|flamenco dancer|tango dancer|belly dancer/woman
clown: jester|mime|harlequin
magician: illusionist|conjurer
wizard: mage|sorcerer|merlin/man|warlock|gandalf/man|harry potter/man|dumbledore/man
witch: sorceress/woman|enchantress/woman
king: emperor/man|monarch|sultan/man|pharaoh/man
queen: empress/woman|elsa/woman|cleopatra/woman
prince: young king/man
princess: cinderella/woman|snow white/woman|rapunzel/woman
knight: crusader|templar|paladin
viking: vikings|barbarian|gladiator|spartan
pirate: buccaneer|captain hook/man|jack sparrow/man
ninja: assassin|shinobi
samurai: ronin|shogun
soldier: trooper|warrior|fighter|marine soldier|infantryman|general
sailor: lighthouse keeper/old|seaman/man|captain|skipper|mariner
pilot: aviator|airman/man|aviatrix/woman
diver: scuba diver|snorkeler|frogman/man
detective: sherlock holmes/man|spy|private eye|investigator|james bond/man
superhero: superman/man|batman/man|spiderman/man|spider man/man|wonder woman/woman|supergirl/woman|captain america/man|hero|gwen stacy/woman|superheroine/woman|thor/man|hulk/man
iron man: armoured hero|iron man|ironman|power armor
villain: supervillain|joker|bad guy
storm trooper: stormtrooper|storm troopers|stormtroopers|darth vader|clone trooper|mandalorian
robot: android|cyborg|humanoid robot|terminator|robots|c 3po|transformer|mech|optimus prime
alien: extraterrestrial|martian|aliens
zombie: undead|zombies|walking dead
vampire: dracula/man|vampires
mummy: mummies
skeleton: skeletons
angel: cherub|angels
devil: demon|satan
elf: elves|legolas/man|hobbit|gnome|dwarf
santa: santa claus/man|father christmas/man|saint nicholas/man|santa clause/man
monk: buddhist monk|friar|priest|pope/man|nun/woman|bishop
bride: brides
groom: bridegroom/man
businessman: businessperson|businessman/man|businesswoman/woman|office worker|banker|lawyer|manager|boss|politician|president|ceo|executive|obama/man|trump/man|elon musk/man|biden/man|accountant|secretary
waiter: waitress/woman|bartender|barista|server person|butler/man|flight attendant
hairdresser: barber|hairdresser|stylist|hair stylist
tailor: seamstress/woman|dressmaker
fisherman: fisher|angler
hunter: archer|robin hood/man|woodcutter|lumberjack/man
athlete: runner|sprinter|gymnast|acrobat|player|sportsman/man|sportswoman/woman|jogger|marathon runner|trapeze artist
footballer: soccer player|footballer|football player|goalkeeper|messi/man|ronaldo/man|striker
basketball player: michael jordan/man|lebron james/man
boxer: kickboxer|wrestler|sumo wrestler/man|martial artist|karate master|kung fu master|bruce lee/man|karateka
skier: skiers
snowboarder: snowboarders
surfer: surfers
skateboarder: skater
cyclist: biker|bicyclist|motorcyclist
swimmer: lifeguard
climber: mountaineer|alpinist|hiker|backpacker|explorer|tourist|traveller|traveler|adventurer|indiana jones/man|park ranger|ranger|guide|tour guide|mountain guide
judge: magistrate
photographer: cameraman/man|paparazzo
reporter: journalist|newsreader|presenter
model: fashion model|supermodel|fashionista
geisha: maiko
professor: scholar|philosopher/old|wise man/old|hermit/old|sage/old
postman: mail carrier|postman/man|mailman/man|courier
cleaner: janitor|cleaner|housekeeper|maid/woman|sweeper
driver: chauffeur|taxi driver|racer|race driver
caveman: cavewoman/woman|neanderthal
beggar: nomad|bedouin|beggar|hobo|tramp
`

/** Names that mean a person of a certain look. */
const NAMES: Record<string, Trait> = {
  einstein: { gender: 'man', age: 'old', hair: 'white', role: 'scientist' },
  'albert einstein': { gender: 'man', age: 'old', hair: 'white', role: 'scientist' },
  'van gogh': { gender: 'man', age: 'adult', hair: 'red', role: 'artist' },
  'vincent van gogh': { gender: 'man', age: 'adult', hair: 'red', role: 'artist' },
  'mona lisa': { gender: 'woman', age: 'adult', hair: 'brown' },
  'taylor swift': { gender: 'woman', age: 'adult', hair: 'blonde', role: 'singer' },
  'marilyn monroe': { gender: 'woman', age: 'adult', hair: 'blonde' },
  'charlie chaplin': { gender: 'man', age: 'adult', hair: 'black' },
  'michael jackson': { gender: 'man', age: 'adult', hair: 'black', role: 'singer' },
  'elvis presley': { gender: 'man', age: 'adult', hair: 'black', role: 'singer' },
  'gwen stacy': { gender: 'woman', age: 'adult', hair: 'blonde' },
  barbie: { gender: 'woman', age: 'adult', hair: 'blonde' },
  'albert camus': { gender: 'man', age: 'adult' },
  gandhi: { gender: 'man', age: 'old' },
  newton: { gender: 'man', age: 'adult', hair: 'white', role: 'scientist' },
  beethoven: { gender: 'man', age: 'adult', hair: 'grey', role: 'musician' },
  mozart: { gender: 'man', age: 'adult', hair: 'white', role: 'musician' },
  napoleon: { gender: 'man', age: 'adult', role: 'soldier' },
  shakespeare: { gender: 'man', age: 'adult', hair: 'brown' },
  'steve jobs': { gender: 'man', age: 'adult' },
  'little red riding hood': { gender: 'woman', age: 'child' },
  'hatsune miku': { gender: 'woman', age: 'teen', hair: 'blue', role: 'singer' },
  naruto: { gender: 'man', age: 'teen', hair: 'blonde', role: 'ninja' },
}

const GENDERS: Record<string, Person['gender']> = {
  witch: 'woman',
  queen: 'woman',
  princess: 'woman',
  bride: 'woman',
  geisha: 'woman',
  king: 'man',
  prince: 'man',
  groom: 'man',
  santa: 'man',
}

const PEOPLE: ReadonlyMap<string, Trait> = new Map([
  ...Object.keys(COSTUMES).map((role): [string, Trait] => [role, costumed(role)]),
  ...ROLES.trim().split('\n').flatMap(readRole),
  ...Object.entries(ANYBODY),
  ...Object.entries(NAMES),
])

/** What a word says about a person, or null if it is not a word for a person. */
export function personTraits(word: string): Trait | null {
  return PEOPLE.get(word) ?? namedTraits(word)
}

/** "Anna", "Emma Watson": somebody with a first name; a second word that means something else is no surname. */
function namedTraits(phrase: string): Trait | null {
  const [first = '', surname, ...more] = phrase.split(' ')
  // "Queen Elizabeth" is a queen.
  if (surname !== undefined && genderOfName(surname) !== null && PEOPLE.has(first)) {
    return more.length > 0 ? null : { gender: genderOfName(surname), ...PEOPLE.get(first) }
  }
  const gender = genderOfName(first)
  if (gender === null || more.length > 0) return null
  const named = surname === undefined || isSurname(surname)
  return named ? { gender, age: 'adult' } : null
}

function isSurname(word: string): boolean {
  if (word.length < 4 || word.endsWith('ing') || PEOPLE.has(word)) return false
  if (/^(?:with|from|into|onto|over|under|near|while|when|then|that|this|their|both)$/.test(word))
    return false
  const others = (['verb', 'adjective', 'adverb'] as const).flatMap((part) => sensesOf(word, part))
  return others.length === 0 && sensesOf(word, 'noun').every(({ field }) => field === 'noun.person')
}

/** A person of whom nothing is known but these traits. */
export function toPerson(traits: Trait): Person {
  return { role: null, gender: null, age: null, hair: null, skin: null, wears: [], ...traits }
}

function costumed(role: string): Trait {
  const { gender, age } = COSTUMES[role] ?? {}
  return {
    role,
    ...(gender === undefined ? {} : { gender }),
    ...(age === undefined ? {} : { age }),
  }
}

function readRole(line: string): [string, Trait][] {
  const [role = '', others = ''] = line.split(': ')
  const own: Trait = GENDERS[role] === undefined ? { role } : { role, gender: GENDERS[role] }
  const entries: [string, Trait][] = [[role, own]]
  for (const other of others.split('|')) {
    const [word = '', mark] = other.split('/')
    // A surgeon is played as a surgeon where there is a costume for one, else as a doctor.
    const trait: Trait = Object.hasOwn(COSTUMES, word) ? { ...own, role: word } : { ...own }
    if (mark === 'man' || mark === 'woman') trait.gender = mark
    if (mark === 'old' || mark === 'child') trait.age = mark
    entries.push([word, trait])
  }
  return entries
}
