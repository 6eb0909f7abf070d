import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { keyed } from '../../track.ts'
import { STUDIO } from '../../settings.ts'
import { DESK, STOOL } from '../../furniture.ts'

const PAINT: Score = {
  seconds: 2,
  needs: STUDIO,
  costume: 'painter',
  holds: [
    { thing: 'paintbrush', angle: 1.5, at: [0.5, 0.8] },
    { thing: 'palette', grip: 'leftHand', layer: 'body', height: 0.12 },
  ],
  set: [{ thing: 'easel', x: 0.5, height: 0.95 }],
  keys: {
    0: { rh: [0.26, 0.72], lh: [0.16, 0.56], neck: 0.02 },
    0.25: { rh: [0.3, 0.62] },
    0.5: { rh: [0.27, 0.66], torso: -0.04, neck: -0.05 },
    0.75: { rh: [0.3, 0.76], torso: 0.05 },
  },
  face: 'happy',
}

/** What is on the canvas and not beside it: tools of the trade and words for any picture are no motif. */
const NO_MOTIF =
  /\b(?:picture|painting|portrait|landscape|scene|scenery|view|canvas|easel|art(?:work)?|masterpiece|paint|watercolou?rs?|oils?|colou?rs?|brush(?:es)?|paintbrush|palette|sketch|sketchbook|paper|crayons?|pencils?|wall|pictures|paintings|self-portrait)$/u
/** The canvas of an easel, in adult heights: its middle, and what has room on it. */
const CANVAS = { x: 0.49, y: 0.585, width: 0.34, height: 0.44 }

function motifOf(context: ActionContext): readonly SetPiece[] | null {
  const { object } = context
  const actor = object === null || NO_MOTIF.test(object) ? null : context.find(object)
  if (object === null || !actor) return null
  const height = Math.min(CANVAS.height, CANVAS.width / actor.aspect)
  const y = CANVAS.y - height / 2
  return [
    { thing: 'blank easel', x: 0.5, height: 0.95 },
    { thing: object, actor, x: CANVAS.x, y, z: 0.045, height, shadow: false },
  ]
}

/** What is painted is on the easel. */
function painting(context: ActionContext): Score {
  return { ...PAINT, set: motifOf(context) ?? PAINT.set ?? [] }
}

const PENCIL = { thing: 'pencil', upright: true, height: 0.15 } as const

const DRAW: Score = {
  seconds: 1.2,
  holds: [{ ...PENCIL, angle: 0.5, at: [0.5, 0.55] }],
  set: [STOOL, DESK, { thing: 'paper sheet', x: 0.4, y: 0.42, z: -0.06, height: 0.06 }],
  keys: {
    0: { ...SIT, rh: [0.32, 0.52], lh: [0.38, 0.48], torso: 0.24, neck: 0.26 },
    0.25: { rh: [0.37, 0.51] },
    0.5: { rh: [0.34, 0.53] },
    0.75: { rh: [0.4, 0.52], neck: 0.2 },
  },
}

/** A sheet on a desk is too flat to be looked at: what is drawn stands on an easel. */
function drawing(context: ActionContext): Score {
  const set = motifOf(context)
  if (!set) return DRAW
  return { seconds: 1.6, holds: [{ ...PENCIL, angle: 1.5, at: [0.5, 0.8] }], set, keys: PAINT.keys }
}

const SCULPT: Score = {
  seconds: 1,
  holds: [
    {
      thing: 'hammer',
      angle: 0,
      swing: keyed([
        [0, -0.3],
        [0.45, 1.3],
      ]),
      layer: 'hand',
    },
    { thing: 'screwdriver', grip: 'leftHand', angle: 1.6 },
  ],
  set: [{ thing: '?sculpture', x: 0.5, z: 0.04, height: 0.9 }],
  keys: {
    0: { lh: [0.32, 0.68], rh: [0.1, 0.8], rw: 0.5, torso: 0.02 },
    0.45: { rh: [0.22, 0.68], rw: 0, torso: 0.1, neck: 0.1 },
  },
  effects: [{ name: 'crumbs', at: [0.4, 0.68], from: 0.42, until: 0.55 }],
}

/** A lion under the chisel is of marble, of bronze, or else of stone, and never a lion that stands still for it. */
function sculpting(context: ActionContext): Score {
  const { object } = context
  const thing = object === null || / of /u.test(object) ? object : `${object} of stone`
  if (thing === null || !context.find(thing)) return SCULPT
  return { ...SCULPT, set: [{ thing, x: 0.5, z: 0.04, height: 0.9 }] }
}

/** Pictures, pots and statues. */
export const ART: Deeds = {
  pottery: {
    seconds: 1.6,
    needs: { place: 'art-studio' },
    costume: 'potter',
    set: [
      { ...STOOL, x: -0.06 },
      { thing: 'potter wheel', x: 0.34, z: 0.03, height: 0.34 },
      {
        thing: 'clay pot',
        x: 0.34,
        y: 0.32,
        z: -0.02,
        height: 0.2,
        move: ({ t, phase }) => ({
          height: 0.19 + Math.sin(phase * Math.PI * 2) * 0.02,
          lean: Math.sin(t * 14) * 0.02,
        }),
      },
    ],
    keys: {
      0: {
        ...SIT,
        rf: [0.1, 0],
        lf: [0.16, 0],
        rh: [0.27, 0.44],
        lh: [0.41, 0.44],
        torso: 0.3,
        neck: 0.2,
        right: 'open',
        left: 'open',
      },
      0.5: { rh: [0.28, 0.5], lh: [0.4, 0.5], torso: 0.26 },
    },
    effects: [{ name: 'water', at: [0.34, 0.42], strength: 0.2 }],
  },
  sculpt: { needs: STUDIO, by: sculpting },
  paint: { needs: STUDIO, by: painting },
  'paint-canvas': { needs: STUDIO, by: painting },
  'paint-view': { ...PAINT, set: [{ thing: '?easel', x: 0.5, height: 0.95 }] },
  'draw-portrait': {
    seconds: 2,
    needs: STUDIO,
    holds: [{ thing: 'pencil', angle: 1.5, at: [0.5, 0.8], height: 0.15 }],
    set: [
      { thing: 'portrait easel', x: 0.5, height: 0.95 },
      { ...STOOL, x: 1.2 },
    ],
    keys: {
      0: { rh: [0.26, 0.72], la: [0.1, 0.4], neck: 0.02 },
      0.25: { rh: [0.3, 0.62] },
      0.5: { rh: [0.27, 0.66], torso: -0.04, neck: -0.05 },
      0.75: { rh: [0.3, 0.76], torso: 0.05 },
    },
    face: 'happy',
    partner: {
      x: 1.17,
      guest: true,
      face: 'happy',
      keys: {
        0: { ...SIT, rh: [0.15, 0.33], lh: [0.18, 0.33] },
        0.5: { torso: -0.03, neck: -0.03 },
      },
    },
  },
  draw: { needs: STUDIO, by: drawing },
}
