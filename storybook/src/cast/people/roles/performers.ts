import { she, wears, type Role } from './role.ts'

/** Musicians, dancers and the circus. */
export const PERFORMERS: Readonly<Record<string, Role>> = {
  musician: wears('leather jacket, jeans:#3d4560, boots:black', { tool: 'guitar' }),
  singer: wears('gown:#b8456a, earrings', { tool: 'microphone', ...she }),
  rockstar: wears('leather jacket, leggings:black, boots:black, sunglasses', { tool: 'guitar' }),
  rapper: wears('hoodie:#6a4fa0, baggy trousers:charcoal, cap:black, necklace, sneakers', {
    tool: 'microphone',
  }),
  dj: wears('hoodie:#3f8f8b, jeans:black, headphones, sneakers'),
  conductor: wears('tailcoat, shoes:black', { tool: 'wand' }),
  dancer: wears('tank top:#d6455a, leggings:#3d3a4a, sneakers'),
  'flamenco dancer': wears('flamenco dress, flower crown:#d6303f', { hair: 'black bun', ...she }),
  'hula dancer': wears('bikini:#c8703c, grass skirt, lei, flower crown, barefoot', {
    hair: 'black long',
    ...she,
  }),
  'samba dancer': wears(
    'bikini:#e8457a, feather headdress:#f2a03c, wings:#f2c14a, necklace, heels:#f2c14a',
    { skin: 'brown', hair: 'black long', ...she },
  ),
  'belly dancer': wears('choli:#c8406a, long skirt:#c8406a, tiara, barefoot', {
    hair: 'black long',
    ...she,
  }),
  'fire dancer': wears('bare chest, grass skirt, headband, lei, barefoot', {
    tool: 'torch',
    hair: 'black',
  }),
  'irish dancer': wears('dress:#2f7a4f, socks, ballet shoes:black', { hair: 'red curly', ...she }),
  ballerina: wears('tutu, tiara', { hair: 'bun', ...she }),
  actor: wears('doublet:#7a3f6b, leggings:#4a3f58, cape:#b8404a'),
  actress: wears('gown:#a8304a, necklace, heels', { hair: 'bun', ...she }),
  clown: wears('clown suit, clown face, party hat:#4fa3c8', { hair: 'red afro' }),
  jester: wears('clown suit:#7d4fa0, elf hat:#e0b13c, curled shoes:#e0b13c', {}),
  magician: wears('tailcoat, top hat, cape:#4a2f5e, shoes:black', { tool: 'wand' }),
  acrobat: wears('leotard:#c8403f, tights:#f3e6d2, ballet shoes', {}),
  juggler: wears('striped shirt, trousers:#b8404a, bowler', {}),
  mime: wears('striped shirt, trousers:black, beret:black, gloves:white, clown face:#33323a', {}),
}
