import { he, she, wears, type Role } from './role.ts'

/** Trades that are seldom met, old ones and new ones. */
export const CRAFTS: Readonly<Record<string, Role>> = {
  'lighthouse keeper': wears(
    'coat:#2f4a66, trousers:#4a4038, captain hat:#2f4a66, beard, boots:#3d3128',
    { tool: 'lantern', age: 'old', hair: 'white short', ...he },
  ),
  'chimney sweep': wears(
    'jacket:#3a363c, trousers:#34323c, top hat:#2f2c33, scarf:#c8403f, boots:black',
    { tool: 'chimney brush', ...he },
  ),
  falconer: wears('doublet:#6b5238, trousers:#4a4038, flat cap:#5a6b45, boots, gloves:#7a4f30'),
  alchemist: wears('robe:#6b3f5f, fez:#6b3f5f, long beard', {
    tool: 'flask',
    age: 'old',
    hair: 'white long',
    ...he,
  }),
  cartographer: wears('shirt:#f0e6d0, vest:#7a5a3c, trousers:#4a4038, glasses', { tool: 'quill' }),
  glassblower: wears('tee:#b8c4cc, trousers:#4a4a55, apron:#6b4a34, goggles, boots'),
  clockmaker: wears('shirt:white, vest:#6b4a34, trousers:#4a4038, apron:#8a6a45, glasses', {
    age: 'old',
    hair: 'white balding',
    ...he,
  }),
  watchmaker: wears('shirt:white, vest:#4a5a6b, trousers:#4a4038, monocle, apron:#8a6a45'),
  bookbinder: wears('shirt:#e8dcc4, trousers:#4a4038, apron:#6b4a34, glasses'),
  cobbler: wears('shirt:#c9b492, trousers:#5a4a3c, apron:#7a5236, glasses', { tool: 'hammer' }),
  shoemaker: wears('shirt:#c9b492, trousers:#5a4a3c, apron:#7a5236, glasses', { tool: 'hammer' }),
  weaver: wears('blouse:#d9b98a, long skirt:#7a4f5f, bandana:#b8543f', she),
  jeweler: wears('shirt:white, vest:#34323c, trousers:#34323c, monocle'),
  locksmith: wears('jumpsuit:#4b6584, cap:#4b6584, boots', { tool: 'screwdriver' }),
  luthier: wears('plaid shirt:#8a6a4a, jeans, apron:#6b4a34, glasses'),
  toymaker: wears('shirt:#c8403f, vest:#4f7a4a, trousers:#5a4a3c, apron:#e0c08a, moustache', {
    age: 'old',
    hair: 'white balding',
    ...he,
  }),
  stonemason: wears('tee:#b9a78a, trousers:#6b6055, apron:#8a7a66, boots', { tool: 'hammer' }),
  florist: wears('blouse:#f0d0c8, jeans, apron:#4f7a4a', { tool: 'bouquet' }),
  fishmonger: wears('striped shirt, trousers:#34405e, apron:white, boots:#4f6b3f'),
  pharmacist: wears('lab coat, trousers:#4b6584, glasses, shoes'),
  architect: wears('shirt:#e9e2d2, trousers:#4a4d55, hard hat:white, glasses', {
    tool: 'blueprint',
  }),
  astronomer: wears('robe:#34406b, long beard, wizard hat:#34406b', { age: 'old', ...he }),
  inventor: wears('lab coat, trousers:#6b5a4a, goggles, bow tie', { hair: 'white spiky' }),
  paramedic: wears('uniform:#2f6f8f, safety vest:#f2c14a, sneakers:black, backpack:#d6303f'),
  'window cleaner': wears('jumpsuit:#5f8fb8, cap:#5f8fb8, boots', { tool: 'squeegee' }),
  'street sweeper': wears('jumpsuit:#e0702f, cap:#e0702f, safety vest:#f2c14a, boots', {
    tool: 'broom',
  }),
  'garbage collector': wears('jumpsuit:#e0702f, safety vest:#f2c14a, gloves:#4a4a55, boots', {
    tool: 'trash bag',
  }),
  'delivery rider': wears(
    'jacket:#2fa38f, trousers:#34363f, bike helmet:#2fa38f, backpack:#2fa38f',
  ),
  bellhop: wears('uniform:#b3273d, fez:#b3273d, shoes:black, gloves:white', { tool: 'suitcase' }),
  doorman: wears('coat:#7a2f3a, trousers:#34323c, captain hat:#7a2f3a, gloves:white'),
  'train conductor': wears('uniform:#27375c, police cap:#27375c, shoes:black', { ...he }),
  'bus driver': wears('shirt:#8fb3d9, vest:#27375c, trousers:#27375c, police cap:#27375c'),
  'taxi driver': wears('shirt:#e9d9bd, leather jacket:#7a5236, trousers:#4a4038, flat cap'),
  'park ranger': wears('uniform:#7a7a4a, sun hat:#8a6a45, boots, belt'),
  zookeeper: wears('uniform:#7a7a4a, sun hat:#8a6a45, boots, belt'),
  'safari guide': wears('short-sleeved shirt:khaki, shorts:#9a8a5f, pith helmet, boots'),
  youtuber: wears('hoodie:#d65a8a, jeans, headphones, sneakers', { tool: 'phone' }),
  streamer: wears('hoodie:#6a4fa0, jeans:black, headphones, sneakers'),
  vlogger: wears('tee:#f2c14a, denim jacket:#4d6c99, jeans, sneakers', { tool: 'phone' }),
  motorcyclist: wears('leather jacket, jeans:#3d4560, bike helmet:#3a3d46, boots:black'),
  biker: wears('leather jacket, jeans:#3d4560, bandana:#34323c, sunglasses, boots:black, beard'),
  hipster: wears('plaid shirt:#5f7a6b, jeans:#34405e, beanie:#b8624f, glasses, beard, boots', he),
  punk: wears('leather jacket, tights:#8a2f4f, boots:black, necklace:#c3ccd4', {
    hair: 'green mohawk',
  }),
  cheerleader: wears('tank top:#d6303f, mini skirt:#d6303f, sneakers, socks:white', {
    tool: 'pom pom',
    hair: 'ponytail',
    age: 'teen',
    ...she,
  }),
  'cat burglar': wears('ninja suit:#2f2f38, balaclava:#2f2f38, backpack:#4a4440', {
    tool: 'flashlight',
  }),
}
