import type { Deeds } from '../../score.ts'
import { atOneTable } from './one-table.ts'

const dish = (thing: string, x: number, height: number) =>
  ({ thing, x, y: 0.4, z: -0.06, height }) as const

/** What all eat of; a pizza is a whole one. */
function inTheMiddle(object: string | null) {
  if (/pizza/u.test(object ?? '')) return dish('pizza on board', 0.58, 0.07)
  return dish(object !== null && !MEALS.test(object) ? '?pot of food' : 'pot of food', 0.58, 0.16)
}

const COOKED = /\b(?:soup|stew|curry|porridge|pasta|spaghetti|rice|dinner|lunch|meal|food)$/u
const ON_TRAYS = /\b(?:cookies?|biscuits?|gingerbread|dough|pastry|pastries|table)$/u

/** What comes of it lies between them. */
function made(object: string | null) {
  if (object === null || ON_TRAYS.test(object)) return dish('cookie tray', 0.58, 0.07)
  if (/pizza/u.test(object)) return dish('pizza on board', 0.58, 0.07)
  return COOKED.test(object) ? dish('pot of food', 0.58, 0.16) : dish('?cookie tray', 0.58, 0.16)
}

/** Companies at one table. */
export const TABLES: Deeds = {
  dine: {
    needs: { place: 'kitchen', company: 6 },
    by: ({ object }) => ({
      needs: { place: 'kitchen', company: 6 },
      ...atOneTable({
        seconds: 2.6,
        laid: true,
        face: 'happy',
        holds: [{ thing: 'spoon', angle: 2.2, upright: false }],
        set: [dish('plate', 0.26, 0.03), dish('plate', 0.9, 0.03), inTheMiddle(object)],
        ends: {
          0: { rh: [0.32, 0.52], lh: [0.24, 0.44], torso: 0.1, neck: 0.1 },
          0.35: { rh: ['mouth', 0.1, -0.03], mouth: 0.8 },
          0.45: { rh: ['mouth', 0.11, -0.035], mouth: 0.1 },
          0.7: { mouth: 0.3, neck: -0.02 },
        },
        behind: {
          0: { hip: [0, 0.34], rh: [-0.1, 0.5], lh: [0.12, 0.48], neck: 0.04 },
          0.35: { rh: ['mouth', -0.08, -0.04], mouth: 0.7 },
          0.45: { rh: ['mouth', -0.09, -0.05], mouth: 0.1 },
          0.7: { hip: [0, 0.34], mouth: 0.4, neck: -0.06 },
        },
        effects: [{ name: 'steam', at: [0.58, 0.54], strength: 0.5 }],
      }),
    }),
  },
  confer: {
    needs: { place: 'office', company: 6 },
    ...atOneTable({
      seconds: 2,
      holds: [],
      set: [dish('teacup', 0.3, 0.08), dish('teacup', 0.58, 0.08)],
      ends: {
        0: { rh: [0.26, 0.5], lh: [0.22, 0.43], torso: 0.06, mouth: 0.2 },
        0.3: { rh: [0.4, 0.66], torso: 0.2, mouth: 0.9, right: 'point' },
        0.6: { rh: [0.36, 0.46], torso: 0.16, mouth: 0.5 },
      },
      behind: {
        0: { hip: [0, 0.34], rh: [-0.14, 0.48], lh: [0.14, 0.48], mouth: 0.2 },
        0.4: { rh: [-0.2, 0.66], lh: [0.2, 0.62], mouth: 0.9, neck: 0.06 },
        0.7: { rh: [-0.14, 0.5], mouth: 0.4, neck: -0.06 },
      },
    }),
  },
  'study-together': {
    needs: { place: 'living-room', company: 4 },
    ...atOneTable({
      seconds: 2.6,
      face: 'happy',
      holds: [{ thing: 'pencil', angle: 2.2, upright: false }],
      set: [dish('open book', 0.44, 0.07), dish('open book', 0.76, 0.07)],
      ends: {
        0: { rh: [0.36, 0.47], lh: [0.24, 0.43], torso: 0.16, neck: 0.2 },
        0.3: { rh: [0.42, 0.46], torso: 0.2 },
        0.6: { rh: [0.34, 0.46], neck: -0.02, mouth: 0.5 },
      },
      behind: {
        0: { hip: [0, 0.34], rh: [-0.1, 0.48], lh: [0.12, 0.48], neck: 0.04 },
        0.5: { hip: [0, 0.34], rh: [-0.06, 0.46], mouth: 0.4 },
      },
    }),
  },
  'say-grace': {
    needs: { place: 'living-room', company: 6 },
    by: ({ object }) => ({
      needs: { place: 'living-room', company: 6 },
      ...atOneTable({
        seconds: 4,
        laid: true,
        holds: [],
        set: [dish('plate', 0.26, 0.03), dish('plate', 0.9, 0.03), inTheMiddle(object)],
        ends: {
          0: { rh: [0.25, 0.58], lh: [0.26, 0.57], torso: 0.06, neck: 0.3, blink: 1 },
          0.5: { neck: 0.34, blink: 1, mouth: 0.2 },
        },
        behind: {
          0: { hip: [0, 0.34], rh: [-0.02, 0.56], lh: [0.02, 0.56], neck: 0.14, blink: 1 },
          0.5: { neck: 0.18, blink: 1 },
        },
      }),
    }),
  },
  'dine-by-candle': {
    needs: { place: 'restaurant', company: 2 },
    by: ({ object }) => ({
      needs: { place: 'restaurant', company: 2 },
      ...atOneTable({
        seconds: 3,
        close: true,
        face: 'happy',
        holds: [{ thing: 'fork', angle: 2.2, upright: false }],
        set: [
          dish('candle', 0.34, 0.2),
          dish('candle', 0.62, 0.2),
          dish('wine glass', 0.24, 0.12),
          dish('wine glass', 0.72, 0.12),
          { ...inTheMiddle(object), x: 0.48 },
        ],
        ends: {
          0: { rh: [0.3, 0.5], lh: [0.24, 0.43], torso: 0.08, neck: 0.06 },
          0.3: { rh: ['mouth', 0.1, -0.03], mouth: 0.7 },
          0.42: { rh: ['mouth', 0.11, -0.035], mouth: 0.1 },
          0.7: { rh: [0.3, 0.5], mouth: 0.5, neck: -0.02 },
        },
        behind: [],
        effects: [{ name: 'hearts', at: [0.48, 0.95], strength: 0.25 }],
      }),
    }),
  },
  'tea-party': {
    needs: { place: 'garden', company: 6 },
    ...atOneTable({
      seconds: 3,
      face: 'happy',
      holds: [{ thing: 'teacup', angle: 0, height: 0.1 }],
      set: [dish('teapot', 0.5, 0.2), dish('cupcake', 0.74, 0.1), dish('cupcake', 0.86, 0.1)],
      ends: {
        0: { rh: [0.3, 0.54], lh: [0.24, 0.44], torso: 0.06, neck: 0.04 },
        0.3: { rh: ['mouth', 0.09, -0.04], torso: 0, neck: -0.06, mouth: 0.3 },
        0.5: { rh: ['mouth', 0.09, -0.03], neck: -0.12, blink: 1 },
        0.7: { rh: [0.3, 0.56], neck: 0, mouth: 0.6, blink: 0 },
      },
      behind: {
        0: { hip: [0, 0.34], rh: [-0.1, 0.54], lh: [0.12, 0.48], neck: 0.04 },
        0.35: { rh: ['mouth', -0.08, -0.05], mouth: 0.3 },
        0.5: { rh: ['mouth', -0.08, -0.04], blink: 1 },
        0.7: { hip: [0, 0.34], rh: [-0.1, 0.54], mouth: 0.6, neck: -0.06, blink: 0 },
      },
      effects: [{ name: 'steam', at: [0.5, 0.62], strength: 0.5 }],
    }),
  },
  'bake-together': {
    needs: { place: 'kitchen', company: 6 },
    by: ({ object }) => ({
      costume: 'home cook',
      ...atOneTable({
        seconds: 1.8,
        standing: true,
        face: 'happy',
        holds: [],
        set: [dish('rolling pin', 0.24, 0.06), made(object), dish('mixing bowl', 0.92, 0.12)],
        ends: {
          0: { rh: [0.22, 0.47], lh: [0.28, 0.47], torso: 0.16, neck: 0.16 },
          0.5: { rh: [0.32, 0.46], lh: [0.37, 0.46], torso: 0.28, mouth: 0.3 },
        },
        behind: {
          0: { rh: [-0.1, 0.5], lh: [0.1, 0.5], neck: 0.05 },
          0.5: { rh: [-0.05, 0.48], lh: [0.07, 0.52], neck: -0.05, mouth: 0.5 },
        },
        effects: [{ name: 'dust', at: [0.3, 0.48], from: 0.3, until: 0.45, strength: 0.4 }],
      }),
    }),
  },
  'cut-cake': {
    needs: { place: 'ballroom', company: 4 },
    ...atOneTable({
      seconds: 3,
      standing: true,
      face: 'happy',
      holds: [{ thing: 'knife', angle: 1.9, height: 0.16, upright: false }],
      set: [dish('birthday cake', 0.58, 0.3)],
      ends: {
        0: { rh: [0.3, 0.66], lh: [0.26, 0.56], torso: 0.1, neck: 0.1 },
        0.5: { rh: [0.38, 0.5], lh: [0.34, 0.5], torso: 0.22, mouth: 0.4 },
      },
      behind: {
        0: { rh: [-0.1, 0.56], lh: [0.1, 0.56] },
        0.5: { rh: [-0.04, 0.6], lh: [0.05, 0.6], mouth: 0.6 },
      },
      effects: [{ name: 'hearts', at: [0.58, 1], strength: 0.3 }],
    }),
  },
  'play-cards': {
    needs: { place: 'living-room', company: 6 },
    ...atOneTable({
      seconds: 2.8,
      face: 'happy',
      holds: [{ thing: 'playing cards', grip: 'leftHand', height: 0.14 }],
      set: [dish('playing cards', 0.58, 0.09)],
      ends: {
        0: { lh: [0.26, 0.52], rh: [0.26, 0.56], torso: 0.04, neck: 0.1 },
        0.3: { rh: [0.44, 0.47], torso: 0.16 },
        0.5: { rh: [0.3, 0.56], torso: 0.04 },
        0.75: { rh: ['chin', 0.03, -0.012], mouth: 0.3, neck: 0.02 },
      },
      behind: {
        0: { hip: [0, 0.34], lh: [0.07, 0.54], rh: [-0.06, 0.52], neck: 0.04 },
        0.4: { rh: [-0.06, 0.46], mouth: 0.3 },
        0.7: { rh: ['chin', -0.02, -0.02], neck: -0.05 },
      },
    }),
  },
}

const MEALS = /breakfast|lunch|dinner|supper|meal|food|brunch|table/u
