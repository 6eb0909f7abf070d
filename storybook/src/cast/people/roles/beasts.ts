import { wears, type Role } from './role.ts'

/** Beings whose head and coat the cast gives them; what is left for a costume. */
export const BEASTS: Readonly<Record<string, Role>> = {
  'gingerbread man': wears('onesie:#b9733a', { skin: '#b9733a', hair: 'bald' }),
  'toy soldier': wears(
    'tailcoat:#c23b3f, trousers:#f4efe4, boots:black, top hat:#2c2c34, belt:#f2c14a, moustache',
    { age: 'child', skin: '#f7cfb2', hair: 'black crop', gender: 'man' },
  ),
  golem: wears('armour:#8b8880', { skin: '#8b8880', hair: 'bald' }),
  bigfoot: wears('onesie:#6e4a32', { skin: '#c79b74', hair: 'brown long' }),
  yeti: wears('onesie:#f2f6f8', { skin: '#8fb7d6', hair: 'white long' }),
  cyclops: wears('shorts:#7a5a3c', { skin: '#8fae6a', hair: 'bald' }),
  werewolf: wears('vest:#8a4038, jeans, barefoot', { skin: '#8a8f96', hair: 'spiky' }),
  minotaur: wears('shorts:#8a3038, horns, barefoot', { skin: '#7a4f43', hair: 'spiky' }),
  mecha: wears('robot suit:#dfe5ea, kabuto:#3f62b0, boots:#c8403f, belt:#c8403f', {
    skin: '#a9bac4',
    hair: 'bald',
  }),
}
