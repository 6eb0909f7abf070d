import type { Garment } from './garment.ts'

/** Festive dress of many countries. */
export const FOLK_DRESS: Readonly<Record<string, Garment>> = {
  kilt: { skirt: { length: 0.5, flare: 0.3, pattern: 'plaid' }, shoes: 'boots', colour: '#a8303f' },
  hanbok: {
    top: { sleeve: 'wide', details: ['cross'] },
    skirt: { length: 0.97, flare: 0.85, colour: '#d65a7a' },
    colour: '#f4e3c8',
  },
  // Crossed over the breast, wide in the sleeves, its skirt to the ground and of another colour.
  hanfu: {
    top: { sleeve: 'wide', details: ['cross', 'sash'] },
    skirt: { length: 0.98, flare: 0.5, pattern: 'border' },
    colour: '#a9cbbf',
  },
  'mamian skirt': {
    skirt: { length: 0.96, flare: 0.55, pattern: 'border' },
    colour: '#b8303f',
  },
  qipao: {
    top: { sleeve: 'short', details: ['flowers', 'cross'] },
    skirt: { length: 0.9, flare: 0.05, pattern: 'flowers' },
    shoes: 'heels',
    colour: '#b8303f',
  },
  'tang suit': {
    top: { sleeve: 'long', details: ['collar', 'buttons'] },
    legs: { length: 1, loose: 0.5, colour: '#34323c' },
    colour: '#a8303f',
  },
  'ao dai': {
    top: { sleeve: 'long', details: ['collar'] },
    skirt: { length: 0.85, flare: 0.1, open: true },
    legs: { length: 1, loose: 0.7, colour: '#f7f3ea' },
    colour: '#f0a0b4',
  },
  kurta: {
    top: { sleeve: 'long', details: ['collar', 'buttons'] },
    skirt: { length: 0.5, flare: 0.15, open: true },
    legs: { length: 1, loose: 0.4, colour: '#f4ecd8' },
    colour: '#e0a04a',
  },
  thobe: {
    top: { sleeve: 'wide', details: ['collar', 'buttons'] },
    skirt: { length: 0.97, flare: 0.15 },
    shoes: 'sandals',
    colour: '#f7f4ec',
  },
  // Drawn close about the shoulders, down to the knees.
  'blanket wrap': {
    top: { sleeve: 'wide', details: ['plaid', 'cross'] },
    skirt: { length: 0.8, flare: 0.7, pattern: 'plaid' },
    colour: '#b0684c',
  },
  poncho: {
    top: { sleeve: 'wide', details: ['stripes'] },
    skirt: { length: 0.3, flare: 0.75, open: true, pattern: 'stripes' },
    colour: '#c8553f',
  },
  'flamenco dress': {
    top: { sleeve: 'short', details: ['dots', 'ruff'] },
    skirt: { length: 0.95, flare: 0.75, pattern: 'dots' },
    shoes: 'heels',
    colour: '#c8303f',
  },
  dirndl: {
    top: { sleeve: 'short', details: ['lacing', 'ruff'] },
    skirt: { length: 0.62, flare: 0.6 },
    extra: 'apron',
    colour: '#4f7a5f',
  },
  lederhosen: {
    top: { details: ['bib'] },
    legs: { length: 0.5, loose: 0.35, colour: '#7a5236' },
    shoes: 'boots',
    colour: '#7a5236',
  },
  'grass skirt': {
    top: { sleeve: 'none' },
    skirt: { length: 0.6, flare: 0.6, colour: '#b8a24a', pattern: 'pleats' },
    shoes: 'bare',
    colour: '#c8553f',
  },
  dashiki: {
    top: { sleeve: 'wide', details: ['vee', 'plaid'] },
    legs: { length: 1, loose: 0.5, colour: '#4a4038' },
    colour: '#e0943c',
  },
  'eskimo coat': {
    top: { sleeve: 'long', details: ['hood', 'yoke'] },
    skirt: { length: 0.35, flare: 0.3, open: true },
    legs: { length: 1, loose: 0.4, colour: '#5a4630' },
    gloves: true,
    shoes: 'boots',
    colour: '#8a5f3c',
  },
}
