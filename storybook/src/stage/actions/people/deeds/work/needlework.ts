import { readColour } from '../../../../../cast/colour/read-colour.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { DESK, STOOL } from '../../furniture.ts'

const ROSE = '#d6707a'

const RAINBOW = ['#d6453f', '#f08a3c', '#f5cf4a', '#5fae5b', '#4a86cf', '#8a5bb0']
const STRIPED = [ROSE, '#f7efe2']

/** The wools of what is knitted, one for each colour that is named. */
function woolsOf(thing: string): readonly string[] {
  if (readColour(thing) === 'rainbow') return RAINBOW
  const named = thing.split(' and ').flatMap((part) => readColour(part) ?? [])
  const [only, ...more] = named
  if (!only) return /\bstrip(?:ed|y)\b/u.test(thing) ? STRIPED : [ROSE]
  const plain = more.length === 0 && /\bstrip(?:ed|y)\b/u.test(thing)
  return plain ? [only, '#f7efe2'] : named
}

/** In the colours of what is to become of it; scarves and blankets hang down to the floor. */
function knitting(thing: string): Score {
  const wools = woolsOf(thing)
  const wool = wools.join(',')
  const work = /\b(?:long|scarf|blanket|shawl)\b/u.test(thing) ? 'long knitting' : 'knitting'
  return {
    seconds: 0.9,
    holds: [
      { thing: `${work} in ${wool}`, grip: 'bothHands', angle: 0, layer: 'body' },
      { thing: 'knitting needle', angle: 0.9 },
      { thing: 'knitting needle', grip: 'leftHand', angle: -0.7 },
    ],
    set: [
      { thing: 'rocking chair', x: -0.06, z: 0.04, height: 0.6 },
      { thing: `yarn in ${wool}`, x: 0.42, z: -0.05, height: 0.09 },
    ],
    keys: {
      0: { ...SIT, rh: [0.18, 0.54], lh: [0.27, 0.53], neck: 0.24 },
      0.5: { rh: [0.22, 0.56], lh: [0.25, 0.52], neck: 0.2 },
    },
    strands: ({ at, body }) => [
      {
        points: [
          at('leftHand'),
          { x: 0.36 * body, y: 0.3 * body },
          { x: 0.42 * body, y: 0.08 * body },
        ],
        colour: wools[0] ?? ROSE,
        width: 0.007,
      },
    ],
  }
}

const TAPE = '#f2c230'

/** A tape from hand to hand. */
const TAPING: Score = {
  seconds: 2.4,
  keys: {
    0: { rh: [0.42, 0.6], lh: [0.18, 0.6], torso: 0.04, neck: 0.1 },
    0.5: { rh: [0.46, 0.62], lh: [0.12, 0.6], neck: 0.14 },
  },
  strands: ({ at, body }) => [
    {
      points: [
        { x: at('leftHand').x - 0.02 * body, y: at('leftHand').y - 0.16 * body },
        at('leftHand'),
        at('rightHand'),
        { x: at('rightHand').x + 0.02 * body, y: at('rightHand').y - 0.12 * body },
      ],
      colour: TAPE,
      width: 0.022,
      z: -0.08,
    },
  ],
}

/** Along the arm of a customer who stands with both held out. */
const FITTING: Score = {
  ...TAPING,
  face: 'happy',
  keys: {
    0: { rh: [0.6, 0.78], lh: [0.3, 0.73], torso: 0.08, neck: 0.02 },
    0.35: { rh: [0.6, 0.78], lh: [0.3, 0.73], mouth: 0.3 },
    0.6: { rh: [0.62, 0.72], lh: [0.6, 0.46], torso: 0.16, neck: 0.12 },
    0.9: { rh: [0.62, 0.72], lh: [0.6, 0.46], neck: 0.14 },
  },
  partner: {
    guest: true,
    x: 0.72,
    z: 0.03,
    view: 'front',
    face: 'happy',
    keys: {
      0: { rh: [-0.4, 0.74], lh: [0.4, 0.74] },
      0.5: { rh: [-0.4, 0.75], lh: [0.4, 0.75], neck: 0.03 },
    },
  },
}

/** A small thing in one hand, looked at closely. */
const jewelling = (thing: string): Score => ({
  seconds: 1.6,
  needs: { place: 'workshop', framing: 'close-up' },
  holds: [
    { thing, grip: 'leftHand', angle: 0, height: 0.26 },
    { thing: 'screwdriver', angle: 2, height: 0.13, layer: 'hand' },
  ],
  set: [STOOL, DESK],
  costume: 'tailor',
  keys: {
    0: { ...SIT, lh: [0.38, 0.54], rh: [0.26, 0.66], torso: 0.14, neck: 0.22 },
    0.5: { rh: [0.3, 0.62], neck: 0.28 },
    0.75: { rh: [0.25, 0.68] },
  },
  effects: [{ name: 'stars', at: [0.36, 0.56], strength: 0.5 }],
})

const TRINKETS = /watch|clock|ring|bracelet|locket|crown|gem|diamond/u

/** What is larger than a ring stands on the desk under the screwdriver. */
function onTheDesk(context: ActionContext, thing: string): Score {
  const actor = context.find(thing)
  const score = jewelling('necklace')
  if (!actor) return score
  const height = Math.min(0.26, 0.34 / actor.aspect)
  const work = { thing, actor, x: 0.5, y: 0.42, z: -0.06, height }
  return { ...score, holds: (score.holds ?? []).slice(1), set: [...(score.set ?? []), work] }
}

const SEW: Score = {
  seconds: 1,
  set: [STOOL, DESK, { thing: 'sewing machine', x: 0.5, y: 0.42, z: -0.06, height: 0.24 }],
  keys: {
    0: { ...SIT, rh: [0.3, 0.46], lh: [0.36, 0.48], torso: 0.16, neck: 0.24 },
    0.7: { rh: [0.4, 0.46], lh: [0.42, 0.48], torso: 0.22 },
  },
}

/** No larger than a hand, whatever else is cut to the size of a table. */
const NOTIONS =
  /\b(?:buttons?|patch(?:es)?|beads?|badges?|sequins?|zippers?|pockets?|labels?|ribbons?)$/u

/** What is sewn hangs from the needle over the edge of the table. */
function sewing(context: ActionContext): Score {
  const { object } = context
  const actor = object === null ? null : context.find(object)
  if (object === null || !actor) return SEW
  const widest = NOTIONS.test(object) ? 0.1 : 0.36
  const height = Math.min(0.4, widest / actor.aspect)
  const cloth = { thing: object, actor, x: 0.62, y: 0.5 - height, z: -0.08, height, shadow: false }
  return { ...SEW, set: [...(SEW.set ?? []), cloth] }
}

/** Threads and beads. */
export const NEEDLEWORK: Deeds = {
  knit: {
    needs: { place: 'living-room', framing: 'medium' },
    by: ({ object }) => knitting(object ?? ''),
  },
  measure: { needs: {}, by: ({ partner }) => (partner ? FITTING : TAPING) },
  sew: { needs: { place: 'workshop', framing: 'medium' }, by: sewing },
  'make-jewelry': {
    needs: { place: 'workshop', framing: 'close-up' },
    by: (context) => {
      const { object } = context
      if (object === null || /necklace|jewel|bead/u.test(object)) return jewelling('necklace')
      return TRINKETS.test(object) ? jewelling('?watch') : onTheDesk(context, object)
    },
  },
}
