import { he, she, wears, type Role } from './role.ts'

/** Boys and girls in uniform, with the neckerchief. */
const SCOUT = wears(
  'shirt:#b9a36b, shorts:#6f6a45, scarf:#c8403f, straw hat:#8a6f4a, belt, socks:#6f6a45, backpack',
  { age: 'child' },
)

/** On the road, at sea and in service. */
export const SERVICES: Readonly<Record<string, Role>> = {
  driver: wears('shirt:#e9d9bd, vest:#5a4a6a, trousers:#4a4038, shoes', {}),
  'racing driver': wears('jumpsuit:#d6453f, helmet:#d6453f', {}),
  pilot: wears('suit:#2d3550, pilot cap, sunglasses', { tool: 'briefcase' }),
  aviator: wears('leather jacket:#7d5336, trousers:#6b5a45, aviator cap, scarf:white, boots', {}),
  'flight attendant': wears('suit:#3f5fae, scarf:#d6453f, heels', { ...she }),
  sailor: wears('sailor suit, sailor cap, shoes:black', {}),
  captain: wears('uniform:#27375c, captain hat, beard, shoes:black', {}),
  postman: wears('uniform:#3f6fa8, police cap:#3f6fa8, backpack:#8a5f3c', { tool: 'letter' }),
  courier: wears('jacket:#d98a35, trousers:#4a4d55, cap:#d98a35, backpack:#d98a35, sneakers', {
    tool: 'parcel',
  }),
  'pizza courier': wears(
    'jacket:#c8402f, trousers:#34323c, cap:#c8402f, backpack:#c8402f, sneakers',
    {
      tool: 'pizza box',
    },
  ),
  cleaner: wears('overalls:#7fb0c8, gloves:#f2c14a, bandana:#f2c14a', { tool: 'mop' }),
  maid: wears('dress:#34323c, apron:white, headband:white, shoes:black', {
    tool: 'duster',
    ...she,
  }),
  butler: wears('tailcoat, shoes:black, gloves:white', { tool: 'tray', ...he }),
  servant: wears('doublet:#b98a45, trousers:#6b523a, sandals', {}),
  hairdresser: wears('tee:#d68aa3, jeans:black, apron:#34323c', { tool: 'scissors' }),
  tailor: wears('shirt:white, vest:#5a4a6b, trousers:#54473b, glasses', { tool: 'scissors' }),
  thief: wears('striped shirt, trousers:#34323c, hero mask:#2b2830, gloves:#34323c', {
    tool: 'sack',
  }),
  prisoner: wears('striped shirt:#e9e4d8, trousers:#8a8d94, cap:#8a8d94', {}),
  'salon client': wears('bathrobe:#eef2f4, trousers:#6b6f80', {}),
  patient: wears('pyjamas:#cfe3ea, socks', {}),
  referee: wears('striped shirt:#f4f4f0, trousers:black, sneakers:black', {}),
  coach: wears('jumpsuit:#3f6fa8, cap:#3f6fa8, sneakers', {}),
  villager: wears('blouse:#c9b492, long skirt:#6b5a4a, apron:#e9d9bd, headband:#b8543f', {}),
  scout: SCOUT,
  'boy scout': { ...SCOUT, ...he },
  'girl scout': { ...SCOUT, wears: SCOUT.wears.replace('shorts', 'skirt'), ...she },
  shopkeeper: wears('shirt:#6b9a7a, trousers:#54473b, apron:#a8683c', {}),
}
