import { he, she, wears, type Role, girl, oldMan } from './role.ts'

/** Heroes and villains of comics and films, known by the colours of what they wear. */
const OF_COMICS: Readonly<Record<string, Role>> = {
  superman: wears('super suit:#2f5fb3, shorts:#c8303f, cape:#c8303f, boots:#c8303f, belt:#e8b93c', {
    skin: 'light',
    hair: 'black side-part',
    ...he,
  }),
  supergirl: wears('super suit:#2f5fb3, mini skirt:#c8303f, cape:#c8303f, boots:#c8303f', {
    skin: 'light',
    hair: 'blonde long',
    ...she,
  }),
  batman: wears(
    'super suit:#4d5058, cape:#24242c, bat cowl, boots:#24242c, gloves:#24242c, belt:#e8b93c',
    { skin: 'light', ...he },
  ),
  catwoman: wears('jumpsuit:#24242c, cat ears, hero mask:#24242c, gloves:#24242c, boots:#24242c', {
    hair: 'black long',
    ...she,
  }),
  'spider-man': wears(
    'super suit:#c8303f, trousers:#2f5fb3, spider mask, gloves:#c8303f, boots:#c8303f',
    he,
  ),
  'wonder woman': wears(
    'swimsuit:#c8303f, mini skirt:#2f5fb3, tiara, boots:#c8303f, belt:#e8b93c, bracelet',
    { hair: 'black long', ...she },
  ),
  'captain america': wears(
    'super suit:#2f5fb3, hero mask:#2f5fb3, gloves:#c8303f, boots:#c8303f, belt:#c8303f',
    { skin: 'light', hair: 'blonde short', ...he },
  ),
  hulk: wears('bare chest, shorts:#6b4a9a, barefoot', {
    skin: '#6fae4a',
    hair: 'black short',
    ...he,
  }),
  'the joker': wears('suit:#6b3f9a, clown face, shoes:#34323c', {
    skin: '#f4f0ea',
    hair: 'green wavy',
    ...he,
  }),
  'dark lord': wears('super suit:#24242c, cape:#1c1c22, dark helm, boots:#1c1c22', {
    tool: 'lightsaber',
    ...he,
  }),
  'jedi knight': wears('gi:#d9c9a0, cape:#7a5a3c, boots:#6b4a34, belt', { tool: 'lightsaber' }),
}

/** Heroes of games, cartoons and films for children. */
const OF_SCREENS: Readonly<Record<string, Role>> = {
  'jumping plumber': wears(
    'tee:#c8303f, overalls:#2f5fb3, cap:#c8303f, moustache, gloves:white, boots:#6b4a34',
    { skin: 'light', hair: 'brown short', ...he },
  ),
  'green plumber': wears(
    'tee:#3f9a4a, overalls:#2f4fa3, cap:#3f9a4a, moustache, gloves:white, boots:#6b4a34',
    { skin: 'light', hair: 'brown short', ...he },
  ),
  'ice queen': wears('gown:#8fd0ee, cape:#d5effa', { skin: 'light', hair: 'blonde braid', ...she }),
  'pink princess': wears('princess dress:#f08fb4, crown', {
    skin: 'light',
    hair: 'blonde long',
    ...she,
  }),
  'wizard boy': wears('robe:#34323c, glasses:#34323c, scarf:#a8303f, scar, shoes:black', {
    tool: 'wand',
    skin: 'light',
    hair: 'black short',
    age: 'teen',
    ...he,
  }),
  'wizard girl': wears('robe:#34323c, scarf:#a8303f, shoes:black', {
    tool: 'wand',
    skin: 'light',
    hair: 'brown wavy',
    age: 'teen',
    ...she,
  }),
  'grey wizard': wears('robe:#8f9298, wizard hat:#7f828a, long beard, boots', {
    tool: 'staff',
    hair: 'grey long',
    ...oldMan,
  }),
  minion: wears('tee:#f4cf3c, overalls:#3f6fb3, goggles:#9aa0a8, gloves:black, shoes:black', {
    skin: '#f4cf3c',
    hair: 'bald',
    age: 'child',
  }),
  smurf: wears('bare chest, tights:white, elf hat:white', {
    skin: '#5f9fe0',
    hair: 'bald',
    age: 'child',
  }),
  'yellow father': wears('tee:white, trousers:#4f7fc0, shoes:#5a5a5a, stubble', {
    skin: '#f7d23c',
    hair: 'bald',
    ...he,
  }),
  'yellow boy': wears('tee:#e0702f, shorts:#3f6fc0, sneakers:#3f6fc0', {
    skin: '#f7d23c',
    hair: '#f7d23c spiky',
    age: 'child',
    ...he,
  }),
  'striped traveller': wears('striped shirt:#c8303f, jeans, beanie:#c8303f, glasses', {
    skin: 'light',
    hair: 'brown short',
    ...he,
  }),
  'doll of fashion': wears('sundress:#f06fa8, heels:#f06fa8, necklace, earrings', {
    skin: 'light',
    hair: 'blonde long',
    ...she,
  }),
  'orange ninja': wears('jumpsuit:#ee8a2a, headband:#3f5f9a, sandals:#3f5f9a', {
    skin: 'light',
    hair: 'blonde spiky',
    age: 'teen',
    ...he,
  }),
  'toy cowboy': wears('plaid shirt:#e8c24a, jeans, cowboy hat:#8a5a34, boots:#8a5a34, bandana', {
    skin: 'light',
    hair: 'brown short',
    ...he,
  }),
  'island girl': wears('blouse:#d9603f, grass skirt:#d9c49a, necklace, barefoot', {
    skin: 'brown',
    hair: 'black wavy',
    ...girl,
  }),
}

/** Men and women whom everybody has seen in pictures. */
const OF_PICTURES: Readonly<Record<string, Role>> = {
  'charlie chaplin': wears('suit:#34323c, bowler, moustache, shoes:black', {
    tool: 'cane',
    skin: 'light',
    hair: 'black short',
    ...he,
  }),
  'albert einstein': wears('sweater:#8a8578, trousers:#5a5650, moustache, shoes:#5a4632', {
    skin: 'light',
    hair: 'white on-end',
    ...oldMan,
  }),
  'abraham lincoln': wears('tailcoat:#2b2830, top hat, beard, shoes:black', {
    skin: 'light',
    hair: 'black short',
    ...he,
  }),
  'marilyn monroe': wears('sundress:#f7f3ea, heels:#f7f3ea, lip paint, earrings', {
    skin: 'light',
    hair: 'blonde wavy',
    ...she,
  }),
  'michael jackson': wears(
    'jacket:#2b2830, tee:white, trousers:#2b2830, fedora:#2b2830, shoes:black',
    {
      tool: 'microphone',
      skin: 'light',
      hair: 'black long',
      ...he,
    },
  ),
  gandhi: wears('toga:#f7f3ea, glasses, moustache, sandals', {
    tool: 'cane',
    skin: 'brown',
    hair: 'bald',
    ...oldMan,
  }),
  napoleon: wears('tailcoat:#2f3f6f, trousers:white, pirate hat:#24242c, boots:black', {
    skin: 'light',
    hair: 'brown short',
    ...he,
  }),
  'van gogh': wears('coat:#3f6f8a, trousers:#5a4632, straw hat, beard', {
    tool: 'paintbrush',
    skin: 'light',
    hair: 'red short',
    ...he,
  }),
  'steve jobs': wears('sweater:#24242c, jeans, glasses, beard, sneakers:#8f9298', {
    skin: 'light',
    hair: 'grey crop',
    ...he,
  }),
  'donald trump': wears('suit:#24304f, tie:#c8303f, shoes:black', {
    skin: 'light',
    hair: 'blonde side-part',
    ...oldMan,
  }),
  'barack obama': wears('suit:#24304f, tie:#3f5fa8, shoes:black', {
    skin: 'brown',
    hair: 'black crop',
    ...he,
  }),
}

/** Those whose name alone says what they look like. */
export const HEROES: Readonly<Record<string, Role>> = {
  ...OF_COMICS,
  ...OF_SCREENS,
  ...OF_PICTURES,
}
