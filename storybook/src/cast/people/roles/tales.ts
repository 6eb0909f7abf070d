import { he, she, wears, type Role } from './role.ts'

/** Children on Halloween, with what they collect sweets in. */
const TREATED = { tool: 'pumpkin bucket', age: 'child' } as const

/** Kings, wizards, heroes and monsters. */
export const TALES: Readonly<Record<string, Role>> = {
  king: wears('royal robe, crown, cape:#a8303f, beard, boots:#6b4a34', { tool: 'sceptre', ...he }),
  queen: wears('gown:#7d4fa0, crown, cape:#a8303f, necklace', { tool: 'sceptre', ...she }),
  prince: wears('doublet, trousers:white, crown, cape:#5f7fc8, boots:#5d4132', he),
  princess: wears('princess dress, tiara', { hair: 'long', ...she }),
  knight: wears('armour, knight helm', { tool: 'sword' }),
  musketeer: wears('doublet:#3f5f9f, cape:#3f5f9f, sun hat:#5a4632, boots:#5d4132, moustache', {
    tool: 'sword',
    hair: 'wavy',
    ...he,
  }),
  squire: wears('tee:#8a6a4a, leggings:#5a5148, belt, boots', {}),
  wizard: wears('robe:#4a55a8, wizard hat, long beard', {
    tool: 'staff',
    age: 'old',
    hair: 'white long',
    ...he,
  }),
  witch: wears('robe:#463a5e, witch hat, boots:black', {
    tool: 'broomstick',
    hair: 'red wavy',
    ...she,
  }),
  sorceress: wears('gown:#4a3f8f, cape:#2f2a55, tiara', { tool: 'staff', ...she }),
  fairy: wears('sundress:#9fd3a8, wings, flower crown, barefoot', { tool: 'wand', ...she }),
  'fairy godmother': wears('gown:#8fa8e0, cape:#c9b8ea, wings, tiara', {
    tool: 'wand',
    age: 'old',
    hair: 'white bun',
    ...she,
  }),
  elf: wears('tee:#4f9d5d, leggings:#7a5a3c, elf hat, belt, curled shoes', {}),
  dwarf: wears('plaid shirt:#7a4a34, trousers:#4a4038, belt, boots, long beard, elf hat:#b8404a', {
    tool: 'pickaxe',
    ...he,
  }),
  gnome: wears('tee:#3f6fb0, trousers:#7a5a3c, elf hat:#c8403f, long beard, boots', {
    age: 'old',
    ...he,
  }),
  angel: wears('robe:#f7f3ea, wings, halo, barefoot', { hair: 'blond wavy' }),
  devil: wears('suit:#a8283a, horns, cape:#4a1f2f', { tool: 'pitchfork', skin: '#c9564a' }),
  mermaid: wears('bikini:#b58ad3, mermaid tail, flower crown:#f0a38a', {
    hair: 'red long',
    ...she,
  }),
  superhero: wears('super suit, cape, hero mask', {}),
  'iron man': wears('iron suit, iron mask', he),
  ninja: wears('ninja suit, ninja hood', { tool: 'sword' }),
  samurai: wears('samurai armour, kabuto', { tool: 'katana', hair: 'topknot' }),
  'wuxia hero': wears('hanfu:#ece8dd, boots:#34323c', {
    tool: 'sword',
    hair: 'black topknot',
    skin: 'asian',
  }),
  taoist: wears('hanfu:#6f86a0, boots:#34323c, long beard', {
    hair: 'gray topknot',
    skin: 'asian',
    ...he,
  }),
  'tribal warrior': wears('toga:#c8303f, necklace, sandals, headband:#e0a04a', {
    tool: 'spear',
    skin: 'dark',
    hair: 'crop',
  }),
  'maori warrior': wears(
    'bare chest, mini skirt:#8a6f42, headband:#7a2f2f, necklace:#4f8f6a, barefoot, face paint',
    { skin: 'tan', hair: 'black bun', ...he },
  ),
  'zulu warrior': wears('bare chest, mini skirt:#b0763f, headband:#e0a04a, necklace, barefoot', {
    tool: 'spear',
    skin: 'dark',
    hair: 'crop',
    ...he,
  }),
  'aztec warrior': wears(
    'bare chest, mini skirt:#2f8f8b, feather headdress, necklace:#e0b04a, sandals',
    { tool: 'spear', skin: 'tan', hair: 'black', ...he },
  ),
  'mongol warrior': wears('robe:#7a4a34, armour:#6b5238, ushanka, boots:black, moustache', {
    tool: 'bow',
    skin: 'asian',
    hair: 'black',
    ...he,
  }),
  'lion dancer': wears(
    'tee:#f4c64a, trousers:#d2322f, belt:#f4c64a, headband:#d2322f, sneakers',
    {},
  ),
  viking: wears('tank top:#7a5a3c, trousers:#5a4a3c, horned helmet, cape:#7a6250, boots, beard', {
    tool: 'axe',
    hair: 'red long',
    ...he,
  }),
  gladiator: wears('bare chest, mini skirt:#a8303f, belt:#b8853f, sandals, roman helmet', {
    tool: 'sword',
    ...he,
  }),
  caveman: wears('tank top:#b0763f, mini skirt:#b0763f, barefoot, beard', {
    tool: 'club',
    hair: 'spiky',
    ...he,
  }),
  cowboy: wears('plaid shirt, leather jacket:#8a5f3c, jeans, cowboy hat, boots, scarf:#c8403f', {
    tool: 'lasso',
    ...he,
  }),
  cowgirl: wears('plaid shirt, mini skirt:#8a5f3c, cowboy hat, boots', { tool: 'lasso', ...she }),
  sheriff: wears('shirt:#b09a6b, jeans, cowboy hat, badge, belt, boots, moustache', he),
  pirate: wears(
    'striped shirt, coat:#7a2f3a, trousers:#4a3f3a, pirate hat, eyepatch, belt, boots:black, beard',
    { tool: 'sword' },
  ),
  explorer: wears('shirt:khaki, shorts:#9a8a5f, pith helmet, boots, backpack', { tool: 'map' }),
  vampire: wears('tailcoat, cape:#8a1f2f, fangs, shoes:black', {
    skin: '#dfe3e0',
    hair: 'black crop',
  }),
  zombie: wears('shirt:#8a8f7a, trousers:#5a5a55, stitches, barefoot', {
    skin: '#9dbb86',
    hair: 'spiky',
  }),
  ghost: wears('robe:#f4f4f7, barefoot', { skin: '#e8edf2', hair: 'white long' }),
  mummy: wears('gi:#e5dcc3, swim cap:#e5dcc3, stitches', { skin: '#dccfae', hair: 'bald' }),
  skeleton: wears('ninja suit:#2f2f38', { skin: '#f3efe2', hair: 'bald' }),
  frankenstein: wears('suit:#4a4a44, boots:black, stitches', {
    skin: '#8fb07a',
    hair: 'black crop',
    ...he,
  }),
  alien: wears('jumpsuit:#9aa8d3, boots:silver', { skin: '#8fd08a', hair: 'bald' }),
  'one-eyed alien': wears('jumpsuit:#9aa8d3', { skin: '#8fd08a', hair: 'bald' }),
  'three-eyed alien': wears('jumpsuit:#9aa8d3', { skin: '#8fd08a', hair: 'bald' }),
  robot: wears('robot suit, robot head', { hair: 'bald', skin: '#a9bac4' }),
  android: wears('robot suit:#dfe6ea, robot head:#dfe6ea', { hair: 'bald', skin: '#dfe6ea' }),
  santa: wears('santa suit, santa hat, long beard, belt:black, boots:black', {
    tool: 'sack',
    age: 'old',
    hair: 'white short',
    ...he,
  }),
  'witch child': wears('dress:#463a5e, witch hat, tights:#ee8a2a, boots:black', {
    ...TREATED,
    hair: 'red wavy',
    ...she,
  }),
  'ghost child': wears('hooded cloak:#f4f4f7', TREATED),
  'skeleton child': wears('skeleton suit', { ...TREATED, skin: '#f3efe2', hair: 'bald', ...he }),
  'pumpkin child': wears('pumpkin suit, tights:#5f8f3c', { ...TREATED, ...she }),
  'vampire child': wears('tailcoat, cape:#8a1f2f, fangs, shoes:black', { ...TREATED, ...he }),
}
