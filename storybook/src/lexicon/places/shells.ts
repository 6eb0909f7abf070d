/** What a room can be built in or built like, by the words for it: "a treehouse library", "a kitchen inside an igloo". */
const WORDS = {
  ice: 'igloo|ice|icy|ice palace|ice castle|ice hotel|ice cave|snow fort|snow palace|snow castle|frozen palace|frozen castle|frozen',
  treehouse:
    'treehouse|tree house|treetop|tree top|elven|elf|fairy|tree hollow|hollow tree|tree trunk',
  submarine: 'submarine|undersea base|underwater base|diving bell|u-boat|bathysphere',
  spaceship:
    'spaceship|space ship|space station|space colony|space base|starship|spacecraft|orbital|moon base|lunar base|lunar|mars base|mars colony|martian|alien ship|alien spaceship|ufo|space|rocket',
  ship: 'ship|pirate ship|boat|houseboat|yacht|galleon|cruise ship|steamboat|riverboat|pirate|sailing ship|viking ship|ferry',
  train:
    'train|train car|train carriage|steam train|railway|bus|school bus|caravan|camper van|camper|trailer|wagon|tram',
  castle:
    'castle|medieval|fortress|dungeon|castle dungeon|castle tower|gothic|monastery|abbey|crypt|stone|catacomb|hogwarts|dwarven|dwarf|stone tower|tower|camelot|knight',
  barn: 'barn|stable|farm|farmhouse|hayloft|rustic|western|wild west|cowboy|ranch|country|countryside',
  cabin:
    'log cabin|cabin|viking|alpine|lodge|ski lodge|hut|log|mountain hut|wooden|norse|chalet|mountain cabin|forest cabin',
  attic: 'attic|loft|garret',
  cellar: 'basement|cellar|underground|bunker|subterranean|sewer|warehouse',
  burrow:
    'burrow|underground den|hobbit|hobbit hole|hobbit house|hobbit home|rabbit hole|rabbit burrow|mole|mole hill|anthill|ant|den|badger|mouse hole|mousehole',
  mushroom:
    'mushroom|mushroom village|mushroom house|mushroom kingdom|mushroom forest|toadstool|smurf|gnome',
  candy:
    'candy|candy kingdom|candy land|candyland|gingerbread|gingerbread house|candy house|chocolate|sugar|lollipop|sweets|marshmallow|cake',
  victorian:
    'victorian|edwardian|baroque|rococo|georgian|regency|steampunk|1800s|19th century|belle epoque',
  deco: 'art deco|1920s|twenties|roaring twenties|1930s|gatsby|speakeasy',
  marble:
    'roman|ancient roman|greek|ancient greek|olympus|mount olympus|marble|roman villa|olympian',
  tomb: 'egyptian|ancient egyptian|pyramid|tomb|pharaoh|temple|jungle temple|mayan|aztec|desert temple|ancient temple|ruined temple',
  tent: 'tent|circus tent|yurt|bedouin|nomad|big top|canvas',
  crystal: 'crystal|crystal palace|crystal castle|diamond|amethyst|crystal cave',
  haunted:
    'haunted|haunted house|haunted mansion|spooky|creepy|witch|vampire|ghostly|dracula|ghost|eerie',
} as const

export type ShellName = keyof typeof WORDS

const BY_WORDS: ReadonlyMap<string, ShellName> = new Map(
  Object.entries(WORDS).flatMap(([name, words]) =>
    words.split('|').map((each): [string, ShellName] => [each, name as ShellName]),
  ),
)

/** The shell that these words are for, or null. */
export const shellOf = (words: string): ShellName | null => BY_WORDS.get(words) ?? null

/** "Igloo walls": how a plan's scenery tells that a room is built so. */
const BUILT = / walls$/u

/** What the walls of a room are those of, by what is said of it. */
export function shellIn(scenery: readonly string[] = []): ShellName | null {
  for (const words of scenery) {
    const shell = BUILT.test(words) ? shellOf(words.replace(BUILT, '')) : null
    if (shell !== null) return shell
  }
  return null
}

const PAINT =
  /^(?:(?:pastel|pale|light|bright|dark|deep) )?(?:red|pink|orange|yellow|green|mint|teal|turquoise|blue|purple|lilac|lavender|violet|white|black|gr[ae]y|beige|gold|golden|crimson)$/u

/** Whether a room can be painted in this: "a pink hotel lobby". */
export const isPaint = (words: string): boolean => PAINT.test(words)
