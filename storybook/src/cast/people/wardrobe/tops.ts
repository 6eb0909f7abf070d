import { top, type Garment } from './garment.ts'

/** Shirts, coats and suits. */
export const TOPS: Readonly<Record<string, Garment>> = {
  tee: top('short'),
  shirt: top('long', ['collar', 'buttons']),
  'short-sleeved shirt': top('short', ['collar', 'buttons']),
  'plaid shirt': top('long', ['plaid', 'collar', 'buttons'], '#c2453f'),
  'striped shirt': top('long', ['stripes'], '#f7f3ea'),
  blouse: top('long', ['ruff'], '#f5e9d0'),
  sweater: top('long', ['knit']),
  hoodie: top('long', ['hood', 'pocket']),
  jacket: { top: { sleeve: 'long', details: ['zip', 'collar'] } },
  'leather jacket': { top: { sleeve: 'long', details: ['zip', 'lapels'] }, colour: '#3a3338' },
  vest: { top: { sleeve: 'none', details: ['lapels', 'buttons'] }, colour: '#7a5238' },
  'safety vest': { top: { sleeve: 'none', details: ['zip', 'reflect'] }, colour: '#ec8b3a' },
  /** Only what is printed on it, over whatever is worn. */
  emblem: { top: {} },
  coat: {
    top: { sleeve: 'long', details: ['lapels', 'buttons'] },
    skirt: { length: 0.52, flare: 0.25, open: true },
  },
  'lab coat': {
    top: { sleeve: 'long', details: ['lapels', 'pocket'], inner: '#8fbfe4' },
    skirt: { length: 0.5, flare: 0.2, open: true },
    colour: '#f4f4f2',
  },
  suit: {
    top: { sleeve: 'long', details: ['lapels', 'tie'], inner: '#f7f3ea' },
    legs: { length: 1, loose: 0.25 },
    colour: '#3d4763',
  },
  tuxedo: {
    top: { sleeve: 'long', details: ['lapels', 'bow-tie'], inner: '#f7f3ea' },
    legs: { length: 1, loose: 0.2 },
    colour: '#2d2d38',
  },
  tailcoat: {
    top: { sleeve: 'long', details: ['lapels', 'bow-tie'], inner: '#f7f3ea' },
    legs: { length: 1, loose: 0.2 },
    skirt: { length: 0.4, flare: 0.1, open: true },
    colour: '#2d2d38',
  },
  'tank top': top('none'),
  jersey: top('short', ['number', 'stripes']),
  singlet: { top: { sleeve: 'none' }, legs: { length: 0.3, loose: 0 }, colour: '#c8403f' },
  uniform: {
    top: { sleeve: 'long', details: ['collar', 'buttons', 'badge'] },
    legs: { length: 1, loose: 0.25 },
    colour: '#34508a',
  },
  'school uniform': {
    top: { sleeve: 'long', details: ['lapels', 'tie'], inner: '#f7f3ea' },
    legs: { length: 0.48, loose: 0.3, colour: '#6f747e' },
    colour: '#27375c',
  },
  'schoolgirl uniform': {
    top: { sleeve: 'long', details: ['lapels', 'tie'], inner: '#f7f3ea' },
    skirt: { length: 0.46, flare: 0.45, pattern: 'pleats', colour: '#6f747e' },
    colour: '#27375c',
  },
  scrubs: {
    top: { sleeve: 'short', details: ['vee', 'pocket'] },
    legs: { length: 1, loose: 0.35 },
    colour: '#58a7a4',
  },
  'chef jacket': top('long', ['double-buttons', 'collar'], '#f7f3ea'),
  overalls: {
    top: { sleeve: 'long', details: ['bib'] },
    legs: { length: 1, loose: 0.35 },
    colour: '#4d6c99',
  },
  jumpsuit: {
    top: { sleeve: 'long', details: ['zip', 'pocket'] },
    legs: { length: 1, loose: 0.35 },
    colour: '#5b708c',
  },
  tracksuit: {
    top: { sleeve: 'long', details: ['zip', 'stripes', 'collar'] },
    legs: { length: 1, loose: 0.4 },
    shoes: 'sneakers',
    colour: '#3f6fa8',
  },
  'fringe jacket': top('long', ['tassels', 'collar'], '#9c6b3f'),
  'fire coat': {
    top: { sleeve: 'long', details: ['reflect', 'zip'] },
    legs: { length: 1, loose: 0.45 },
    colour: '#c89b3c',
  },
}
