import type { Garment } from './garment.ts'

/** What animals wear who do what people do: their own fur and feathers. */
export const COATS: Readonly<Record<string, Garment>> = {
  fur: {
    top: { sleeve: 'long', details: ['belly'] },
    legs: { length: 1, loose: 0.5 },
    shoes: 'paws',
    gloves: true,
    colour: '#a58a72',
  },
  feathers: {
    top: { sleeve: 'wide', details: ['belly'] },
    legs: { length: 0.5, loose: 0.9 },
    shoes: 'bare',
    gloves: true,
    colour: '#8a6a4a',
  },
  'belly patch': { top: { details: ['belly'] } },
  icing: { top: { details: ['buttons', 'heart'] } },
}
