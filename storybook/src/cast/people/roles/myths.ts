import { he, she, wears, type Role } from './role.ts'

/** Beings of old belief: of woods, springs, rainbows and nights. */
export const MYTHS: Readonly<Record<string, Role>> = {
  goblin: wears('vest:#6b4a34, shorts:#5a4632, barefoot', { skin: '#86a94c', hair: 'bald' }),
  ogre: wears('vest:#7a5238, shorts:#5a4632, barefoot', { skin: '#9aa85a', hair: 'bald' }),
  giant: wears('tank top:#9a6b42, trousers:#5f5244, belt, boots, beard', {
    hair: 'red long',
    ...he,
  }),
  'frost giant': wears('bare chest, mini skirt:#8fb2cc, boots:#5f7f98, cape:#e8f2f8, beard', {
    skin: '#9cc6e4',
    hair: 'white long',
    ...he,
  }),
  god: wears('toga:#f7f3ea, laurel wreath:#d9b24a, sandals, long beard', {
    hair: 'white long',
    ...he,
  }),
  goddess: wears('gown:#f7f3ea, laurel wreath:#d9b24a, belt:#d9b24a, sandals', {
    hair: 'long',
    ...she,
  }),
  'sea god': wears('bare chest, mermaid tail:#3f8f9a, crown, long beard', {
    tool: 'spear',
    hair: 'white long',
    ...he,
  }),
  'thunder god': wears('armour:#6f7a8a, cape:#b8303a, boots, beard', {
    tool: 'sledgehammer',
    hair: 'blond long',
    ...he,
  }),
  nymph: wears('gown:#9fd0b8, flower crown, barefoot', { hair: 'long', ...she }),
  dryad: wears('gown:#6f9a4a, flower crown:#f2d27a, barefoot', {
    skin: '#b98a5e',
    hair: 'green long',
    ...she,
  }),
  banshee: wears('gown:#d5e2e6, barefoot', { skin: '#dfeaec', hair: 'white long', ...she }),
  siren: wears('bikini:#4f9bb0, mermaid tail', { hair: 'black long', ...she }),
  satyr: wears('bare chest, trousers:#7a5236, horns:#d8c49a, shoes:#4a3426, beard', {
    hair: 'brown wavy',
    ...he,
  }),
  harpy: wears('feathers:#8a6a4a, wings:#8a6a4a, barefoot', { hair: 'black long', ...she }),
  medusa: wears('robe:#5f8f7a, sandals, snake hair', { skin: '#b7cf9a', hair: 'bald', ...she }),
  cupid: wears('toga:#f7f3ea, wings, barefoot', { tool: 'bow', age: 'child', hair: 'blond wavy' }),
  leprechaun: wears(
    'tailcoat:#2f8f46, trousers:#2f7a3e, top hat:#2f8f46, beard, belt, shoes:black',
    { hair: 'red short', ...he },
  ),
  'tooth fairy': wears('princess dress:#bfe3f2, wings, tiara', { tool: 'wand', ...she }),
  'easter bunny': wears('vest:#8fb6e8, bow tie:#e58ab0', { tool: 'basket' }),
}
