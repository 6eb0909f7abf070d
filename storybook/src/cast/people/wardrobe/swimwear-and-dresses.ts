import type { Garment } from './garment.ts'

/** Suits for water and space, dresses and skirts. */
export const DRESSES: Readonly<Record<string, Garment>> = {
  spacesuit: {
    top: { sleeve: 'long', details: ['panel'] },
    legs: { length: 1, loose: 0.6 },
    gloves: true,
    shoes: 'boots',
    colour: '#eef0f2',
  },
  wetsuit: {
    top: { sleeve: 'long', details: ['panel'] },
    legs: { length: 1, loose: 0 },
    shoes: 'bare',
    colour: '#30394d',
  },
  swimsuit: {
    top: { sleeve: 'none' },
    legs: { length: 0.08, loose: 0 },
    shoes: 'bare',
    colour: '#d6455a',
  },
  'swim trunks': {
    top: { sleeve: 'none', bare: true },
    legs: { length: 0.42, loose: 0.3 },
    shoes: 'bare',
    colour: '#3f72b8',
  },
  bikini: {
    top: { sleeve: 'none' },
    legs: { length: 0.06, loose: 0 },
    shoes: 'bare',
    colour: '#f0806a',
  },
  choli: {
    top: { sleeve: 'none', details: ['midriff'] },
    legs: { length: 0.06, loose: 0 },
    shoes: 'bare',
    colour: '#c8406a',
  },
  'boxing trunks': {
    top: { sleeve: 'none', bare: true },
    legs: { length: 0.45, loose: 0.5 },
    colour: '#c8403f',
  },
  leotard: { top: { sleeve: 'none' }, legs: { length: 0.06, loose: 0 }, colour: '#e07a8f' },
  tutu: {
    top: { sleeve: 'none', details: ['lacing'] },
    skirt: { length: 0.26, flare: 1 },
    legs: { length: 1, loose: 0, colour: '#f6d9d6' },
    shoes: 'ballet',
    colour: '#f2a5b8',
  },
  dress: { top: { sleeve: 'short' }, skirt: { length: 0.58, flare: 0.4 } },
  sundress: { top: { sleeve: 'none', details: ['dots'] }, skirt: { length: 0.55, flare: 0.5 } },
  gown: {
    top: { sleeve: 'none', details: ['pearls'] },
    skirt: { length: 0.97, flare: 0.6 },
    shoes: 'heels',
    colour: '#a8446a',
  },
  'princess dress': {
    top: { sleeve: 'short', details: ['lacing', 'pearls'] },
    skirt: { length: 0.97, flare: 0.9 },
    colour: '#f095ab',
  },
  'wedding dress': {
    top: { sleeve: 'short', details: ['pearls'] },
    skirt: { length: 0.98, flare: 0.95 },
    shoes: 'heels',
    colour: '#f8f4ee',
  },
  skirt: { skirt: { length: 0.5, flare: 0.4 } },
  'mini skirt': { skirt: { length: 0.3, flare: 0.3 } },
  'long skirt': { skirt: { length: 0.92, flare: 0.45 } },
}
