import { he, she, wears, type Role, girl, oldMan } from './role.ts'

const boy = { age: 'child', ...he } as const

/** Heroes of books and tales whom everybody knows by their clothes. */
const OF_BOOKS: Readonly<Record<string, Role>> = {
  pinocchio: wears('shirt:#e0b13c, shorts:#c8303f, cone hat:#e0b13c, bow tie:#3f6fb3, long nose', {
    skin: '#dba86e',
    hair: 'black crop',
    ...boy,
  }),
  cinderella: wears('princess dress:#8fb8e8, tiara', { hair: 'blond bun', ...she }),
  'snow white': wears('princess dress:#f0cf5a, headband:#c8303f', {
    skin: 'light',
    hair: 'black bob',
    ...she,
  }),
  rapunzel: wears('princess dress:#b58ad3', { hair: 'blond braid', ...she }),
  'snow queen': wears('gown:#cfe8f7, crown:#dff1fa, cape:#f4fbff', {
    skin: 'light',
    hair: 'white long',
    ...she,
  }),
  goldilocks: wears('dress:#6fa8d9, apron, socks:white, shoes:black', {
    hair: 'blond wavy',
    ...girl,
  }),
  peterpan: wears('doublet:#5f9a4a, leggings:#4f7a4a, elf hat:#5f9a4a, boots', {
    hair: 'red short',
    ...boy,
  }),
  'don quixote': wears('armour:#a8a49c, roman helmet:#c9a45a, beard, boots', {
    tool: 'spear',
    hair: 'grey short',
    ...oldMan,
  }),
  'sancho panza': wears('shirt:#d9c9a0, vest:#7a5238, baggy trousers:#8a6a48, beanie:#7a3f3a', he),
  zorro: wears('shirt:black, trousers:black, cape:#2b2830, hero mask:#2b2830, boots:black, belt', {
    tool: 'sword',
    hair: 'black short',
    ...he,
  }),
  mowgli: wears('bare chest, shorts:#c8403f, barefoot', {
    skin: 'brown',
    hair: 'black long',
    ...boy,
  }),
  'petit prince': wears('coat:#5f8fb3, trousers:white, scarf:#e0b13c, boots:#5d3b2a', {
    hair: 'blond wavy',
    ...boy,
  }),
  'robinson crusoe': wears('fur:#8a6a48, trousers:#8a6a48, long beard, barefoot', {
    hair: 'brown long',
    ...he,
  }),
  'tom sawyer': wears('shirt:white, overalls:#4f6f9a, straw hat, barefoot', boy),
  'mad hatter': wears('tailcoat:#3f7a5f, trousers:#c9a45a, top hat:#3f7a5f, bow tie:#e0708a', {
    tool: 'teacup',
    hair: 'red curly',
    ...he,
  }),
  'willy wonka': wears('tailcoat:#7a3f8f, trousers:#8a7a5f, top hat:#5d3b2a, bow tie:#e0b13c', {
    tool: 'cane',
    hair: 'brown wavy',
    ...he,
  }),
  'mary poppins': wears('coat:#3f4f7a, long skirt:#34323c, sun hat:#2b2830, scarf:#c8303f', {
    tool: 'umbrella',
    hair: 'black bun',
    ...she,
  }),
  'pippi longstocking': wears('dress:#e0b13c, tights:#7a5238, shoes:black, freckles', {
    hair: 'red pigtails',
    ...girl,
  }),
  'pied piper': wears('doublet:#c8303f, leggings:#e0b13c, elf hat:#c8303f, cape:#e0b13c', {
    tool: 'flute',
    ...he,
  }),
  scrooge: wears('pyjamas:#ece6d8, santa hat:#ece6d8, socks:white', {
    tool: 'lantern',
    hair: 'white short',
    ...oldMan,
  }),
  'masked phantom': wears('tuxedo:black, cape:#2b2830, hero mask:white, shoes:black', he),
}

/** Men and women of history and of old stories. */
const OF_HISTORY: Readonly<Record<string, Role>> = {
  moses: wears('robe:#b3543f, sandals, long beard', {
    tool: 'staff',
    hair: 'white long',
    ...oldMan,
  }),
  jesus: wears('robe:#f4ecd8, cape:#b3543f, sandals, beard', { hair: 'brown long', ...he }),
  'virgin mary': wears('robe:#f4ecd8, hijab:#4f7fb3, sandals', she),
  'saint joan': wears('armour:#b8bcc4, boots:#8f959f', {
    tool: 'sword',
    hair: 'brown crop',
    ...she,
  }),
  columbus: wears('doublet:#7a2f3a, tights:#34323c, beret:#2b2830, cape:#5d3b2a, boots', he),
  leonardo: wears('robe:#7a3f3a, beret:#7a3f3a, long beard', {
    tool: 'paintbrush',
    hair: 'white long',
    ...oldMan,
  }),
  'frida kahlo': wears('blouse:#c8303f, long skirt:#3f7a5f, flower crown, necklace, earrings', {
    hair: 'black bun',
    ...she,
  }),
  aladdin: wears('vest:#7a3f8f, baggy trousers:#f4ecd8, fez:#c8303f, curled shoes:#e0b13c', {
    skin: 'brown',
    hair: 'black short',
    ...he,
  }),
  sinbad: wears('vest:#c8703c, baggy trousers:#f4ecd8, turban:#f4ecd8, belt:#c8303f, beard', {
    skin: 'brown',
    ...he,
  }),
  mulan: wears('samurai armour:#8f3f3a, trousers:#34323c, boots', {
    tool: 'sword',
    hair: 'black bun',
    ...she,
  }),
  icarus: wears('toga:#f4ecd8, wings, sandals', { hair: 'brown wavy', ...he }),
  'monkey king': wears('fur:#b3773c, armour:#e0b13c, crown:#e0b13c, cape:#c8303f', {
    tool: 'staff',
    skin: '#e8c9a0',
    ...he,
  }),
}

/** Those whose name alone says what they wear. */
export const CHARACTERS: Readonly<Record<string, Role>> = { ...OF_BOOKS, ...OF_HISTORY }
