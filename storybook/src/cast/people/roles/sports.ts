import { wears, type Role } from './role.ts'

/** Athletes of every kind. */
export const SPORTS: Readonly<Record<string, Role>> = {
  'rugby player': wears('striped shirt:#2f5f9f, shorts:white, socks, boots:black', {}),
  athlete: wears('singlet:#d6453f, headband, sneakers', {}),
  runner: wears('tank top:#f2a03c, shorts:#34405e, headband, sneakers:#e0573f', {}),
  footballer: wears('jersey:#3f7fc8, shorts:white, sneakers:black, socks', { tool: 'football' }),
  goalkeeper: wears('jersey:#8fc046, shorts:black, gloves:white, sneakers:black', {}),
  'basketball player': wears('tank top:#e0703a, shorts:#e0703a, headband:white, sneakers', {
    tool: 'basketball',
  }),
  'baseball player': wears('jersey:white, trousers:#e9e4d8, cap:#b8303a, sneakers:black', {
    tool: 'baseball bat',
  }),
  'american footballer': wears('jersey:#3f5fae, leggings:#e2d7b0, helmet:#3f5fae, sneakers', {}),
  'hockey player': wears('jersey:#c8403f, baggy trousers:#34405e, helmet:#34405e, ice skates', {
    tool: 'hockey stick',
  }),
  'tennis player': wears('polo:white, shorts:white, headband:white, sneakers', {
    tool: 'tennis racket',
  }),
  golfer: wears('polo:#5fa38f, trousers:#d9c79f, cap:white, shoes:white', { tool: 'golf club' }),
  'volleyball player': wears('tank top:#f2c14a, shorts:#3f5fae, sneakers', {}),
  boxer: wears('boxing trunks, boxing gloves, boots:#f4f2ec', {}),
  wrestler: wears('singlet, boots:black', {}),
  gymnast: wears('leotard:#7a4fb0, barefoot', { hair: 'bun' }),
  weightlifter: wears('singlet:#3f5fae, belt:#5d3b2a, sneakers', {}),
  swimmer: wears('swimsuit, swim cap, barefoot', {}),
  bather: wears('swimsuit, barefoot', {}),
  surfer: wears('swim trunks:#f0806a, necklace, barefoot', { hair: 'blond wavy' }),
  diver: wears('wetsuit, snorkel, flippers, air tank', {}),
  lifeguard: wears('swim trunks:#d6453f, sunglasses, sandals', {}),
  skier: wears('ski suit, goggles, scarf:#f2c14a, gloves', { tool: 'ski pole' }),
  snowboarder: wears('ski suit:#7d5fbf, beanie:#58bfd3', {}),
  'ice skater': wears('leotard:#58a7d3, mini skirt:#58a7d3, tights:#f3d9c8, ice skates', {
    hair: 'bun',
  }),
  'speed skater': wears('leggings:#2f5fa8, jersey:#2f5fa8, helmet:#d6453f, ice skates', {}),
  skateboarder: wears('tee:#f2c14a, baggy trousers:#4b5573, cap:#d6455a, sneakers:#33323a', {
    age: 'teen',
  }),
  cyclist: wears('cycling kit, bike helmet, sneakers', {}),
  jockey: wears('jersey:#c8407a, leggings:white, helmet:#c8407a, boots:black', {}),
  climber: wears('tank top:#4fa38f, trousers:#7a6a55, helmet:#f2b632, shoes', {}),
  hiker: wears('shirt:#c8703c, shorts:khaki, boots, backpack, cap:#6b7a45', {
    tool: 'walking stick',
  }),
  karateka: wears('gi, belt:black, barefoot', {}),
  fencer: wears('jacket:white, leggings:white, fencing mask, gloves:white, sneakers', {
    tool: 'foil',
  }),
  archer: wears('tee:#4f7a4a, trousers:#6b5238, boots, quiver', { tool: 'bow' }),
}
