import { he, she, wears, type Role } from './role.ts'

/** People of other ages and of fairy tales. */
export const AGES_PAST: Readonly<Record<string, Role>> = {
  'plague doctor': wears(
    'coat:#34323c, trousers:#2f2c33, plague mask, gloves:#34323c, boots:black',
    { tool: 'cane' },
  ),
  centurion: wears('armour:#b8853f, mini skirt:#a8303f, cape:#a8303f, sandals, roman helmet', {
    tool: 'sword',
    ...he,
  }),
  'roman soldier': wears(
    'armour:#b8853f, mini skirt:#a8303f, cape:#a8303f, sandals, roman helmet',
    { tool: 'spear', ...he },
  ),
  spartan: wears('armour:#b8853f, mini skirt:#7a2f2f, cape:#b3273d, sandals, roman helmet', {
    tool: 'spear',
    ...he,
  }),
  'roman emperor': wears('robe:#f4ecd8, cape:#7a2f8f, laurel wreath, sandals', {
    age: 'old',
    ...he,
  }),
  matador: wears(
    'doublet:#d6a03c, leggings:#d6a03c, pirate hat:black, socks:#e0708a, shoes:black',
    { tool: 'red cape', ...he },
  ),
  ringmaster: wears('tailcoat:#c8303f, trousers:white, top hat, boots:black, moustache', {
    tool: 'cane',
    ...he,
  }),
  strongman: wears('singlet:#d9a45a, belt, boots:black, moustache', { hair: 'bald', ...he }),
  'snake charmer': wears('robe:#f4ecd8, turban, barefoot', { tool: 'flute', ...he }),
  maharaja: wears('kurta:#b3273d, turban:#e0b13c, necklace, curled shoes:#e0b13c', he),
  sultan: wears('royal robe:#3f5f8f, turban, beard, curled shoes:#e0b13c', he),
  genie: wears('bare chest, baggy trousers:#b3273d, belt:#e0b13c, turban:#e0b13c, curled shoes', {
    skin: '#6f9fd6',
    hair: 'bald',
    ...he,
  }),
  druid: wears('robe:#5f7a4a, hood:#5f7a4a, long beard', { tool: 'staff', age: 'old', ...he }),
  shaman: wears('poncho:#a8683c, feather headdress, necklace, barefoot', { tool: 'staff' }),
  chief: wears(
    'leather jacket:#a8763f, trousers:#8a5f3c, feather headdress, necklace, face paint',
    { tool: 'spear', skin: 'brown', hair: 'black long' },
  ),
  'grim reaper': wears('robe:#2b2830, hood:#2b2830', { tool: 'scythe', skin: '#ece6d8' }),
  'red riding hood': wears('dress:#c9b492, cape:#c8303f, hood:#c8303f, boots', {
    tool: 'basket',
    age: 'child',
    ...she,
  }),
  'little red riding hood': wears('dress:#c9b492, cape:#c8303f, hood:#c8303f, boots', {
    tool: 'basket',
    age: 'child',
    ...she,
  }),
  'robin hood': wears('doublet:#4f7a4a, leggings:#6b5238, elf hat:#4f7a4a, boots, quiver', {
    tool: 'bow',
    ...he,
  }),
  'fortune teller': wears('robe:#5f3f7a, bandana:#b3273d, earrings, necklace', {
    hair: 'black wavy',
    ...she,
  }),
  philosopher: wears('robe:#f0e8d8, sandals, long beard', {
    age: 'old',
    hair: 'white short',
    ...he,
  }),
  'peking opera singer': wears('hanfu:#c8303f, tiara, earrings', {
    hair: 'black long',
    skin: 'asian',
    ...she,
  }),
  'opera singer': wears('gown:#7a2f4f, necklace, tiara', she),
  elvis: wears('jumpsuit:#f4f2ec, sunglasses, shoes:white, belt:#e0b13c', {
    tool: 'microphone',
    hair: 'black side-part',
    ...he,
  }),
  pope: wears('robe:#f7f3ea, mitre', { age: 'old', ...he }),
  bishop: wears('robe:#7a2f8f, mitre', { tool: 'staff', age: 'old', ...he }),
  rabbi: wears('coat:black, trousers:black, fedora:black, beard, shoes:black', he),
  aristocrat: wears('coat:#5f7fb8, blouse:white, leggings:white, wig, shoes:black'),
}
