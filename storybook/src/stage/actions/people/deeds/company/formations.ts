import type { ActionContext } from '../../../action.ts'
import type { Deeds, PartnerScore, Score, Strand } from '../../score.ts'
import type { Keys } from '../../keys.ts'
import { posture } from '../../posture.ts'
import { TAU } from '../../track.ts'

/** How many take part in a deed of many. */
const headsIn = ({ partner, fellows = [] }: ActionContext): number =>
  1 + (partner ? 1 : 0) + fellows.length

/** All but the first, each as its number says. */
function others(one: (index: number) => PartnerScore): Pick<Score, 'partner' | 'fellows'> {
  return {
    partner: one(1),
    fellows: (count) => Array.from({ length: count }, (_, index) => one(index + 2)),
  }
}

const FRONT = { view: 'front', face: 'happy' } as const

interface Slot {
  readonly x: number
  readonly row: number
  readonly top: boolean
}

/** How far apart they are who stand on each other's shoulders, and how much higher the next row is. */
const [BESIDE, SHOULDERS] = [0.46, 0.8]

/** Three below, two on their shoulders, one on top: each but the lowest between two others. */
function pyramid(count: number): readonly Slot[] {
  let base = 1
  while ((base * (base + 1)) / 2 < count) base++
  const slots: Slot[] = []
  for (let row = 0; slots.length < count; row++) {
    const here = Math.min(base - row, count - slots.length)
    for (let column = 0; column < here; column++)
      slots.push({ x: (column - (here - 1) / 2) * BESIDE, row, top: slots.length === count - 1 })
  }
  return slots
}

/** The lowest stand firm, those above them balance, who is on top throws up the arms. */
function onShoulders({ row, top }: Slot): Keys {
  const at = [0, row * SHOULDERS] as const
  const sway = 0.012 * (row + 1)
  const arms = top
    ? 'ra -2.6 0, la 2.6 0'
    : row === 0
      ? 'ra -0.5 -0.9, la 0.5 0.9'
      : 'ra -1.2 0, la 1.2 0'
  const stance = posture(`hip 0 0.46, rf -0.13 0, lf 0.13 0, ${arms}`)
  return {
    0: { ...stance, at: [at[0] - sway, at[1]], mouth: 0.3 },
    0.5: { ...stance, at: [at[0] + sway, at[1]], mouth: top ? 0.9 : 0.1 },
  }
}

function humanPyramid(context: ActionContext): Score {
  const [first, ...rest] = pyramid(headsIn(context))
  const middle = first?.x ?? 0
  const one = (slot: Slot | undefined): PartnerScore => ({
    ...FRONT,
    x: (slot?.x ?? 0) - middle,
    z: 0.02 * (slot?.row ?? 0),
    faces: 1,
    keys: slot ? onShoulders(slot) : {},
  })
  return {
    ...FRONT,
    seconds: 2.4,
    costume: 'acrobat',
    keys: first ? onShoulders(first) : {},
    ...others((index) => one(rest[index - 1])),
  }
}

/** Up from the seat with both arms, and down again. */
const RISES: Keys = {
  0: posture('at 0 -0.05, hip 0 0.4, ra -0.4 -0.4, la 0.4 0.4, mouth 0.2'),
  0.3: posture('at 0 -0.05, hip 0 0.4, ra -0.4 -0.4, la 0.4 0.4, mouth 0.2'),
  0.5: posture('at 0 0.1, hip 0 0.47, ra -2.8 0, la 2.8 0, mouth 1'),
  0.7: posture('at 0 -0.05, hip 0 0.4, ra -0.4 -0.4, la 0.4 0.4, mouth 0.4'),
}

/** One foot out and the hands on whoever is ahead. */
const KICKS: Keys = {
  0: posture('hip 0 0.46, rh 0.42 0.74, lh 0.44 0.7, rf 0 0, lf -0.04 0, torso 0.04'),
  0.25: posture('hip 0.02 0.46, rf 0.22 0.12, lf -0.02 0, torso -0.06, neck 0.1, mouth 0.8'),
  0.5: posture('hip 0 0.46, rf 0.04 0, lf 0 0, torso 0.04, mouth 0.3'),
  0.75: posture('hip -0.02 0.46, rf 0 0, lf 0.2 0.12, torso -0.06, neck -0.1, mouth 0.8'),
}

/** Rows of at most so many, each a head higher than the one before it. */
const [IN_A_RANK, HIGHER, ABREAST] = [5, 0.34, 0.42]

function inRanks(context: ActionContext): Score {
  const count = headsIn(context)
  const ranks = Math.ceil(count / IN_A_RANK)
  const wide = Math.ceil(count / ranks)
  const one = (index: number): PartnerScore => {
    const rank = Math.floor(index / wide)
    return {
      ...FRONT,
      // Every other rank looks over the shoulders of the one before it.
      x: ((index % wide) + (rank % 2) * 0.5) * ABREAST,
      z: 0.06 * rank,
      faces: 1,
      keys: poses(rank),
    }
  }
  return { ...FRONT, seconds: 2.6, keys: poses(0), ...others(one) }
}

const poses = (rank: number): Keys => ({
  0: { ...posture('hip 0 0.465, ra -0.1 0, la 0.1 0, mouth 0.5'), at: [0, rank * HIGHER] },
  0.5: { ...posture('hip 0.01 0.465, neck 0.08, mouth 0.8'), at: [0, rank * HIGHER] },
})

const DOWN = { lean: Math.PI, at: [0, 0.44] } as const

/** Heads below, all legs out of the water at once: together, apart, bent and together again. */
const LEGS_UP: Keys = {
  0: { ...posture('hip 0 0.465, rf -0.04 0, lf 0.04 0, ra -0.3 0, la 0.3 0'), ...DOWN },
  0.3: { ...posture('hip 0 0.465, rf -0.26 0.12, lf 0.26 0.12, ra -0.3 0, la 0.3 0'), ...DOWN },
  0.6: { ...posture('hip 0 0.465, rf -0.04 0, lf 0.08 0.26, ra -0.3 0, la 0.3 0'), ...DOWN },
}

/** Sitting low over the water on a sliding seat, the feet on the boards, all with one stroke. */
const STROKE: Keys = {
  0: posture('hip 0 0.12, torso 0.5, rf 0.3 0.04, lf 0.33 0.04, rh 0.42 0.34, lh 0.42 0.32'),
  0.5: posture(
    'hip -0.12 0.12, torso -0.3, rf 0.3 0.04, lf 0.33 0.04, rh 0.06 0.4, lh 0.06 0.38, mouth 0.4',
  ),
  0.75: posture('hip -0.06 0.12, torso 0.1, rf 0.3 0.04, lf 0.33 0.04, rh 0.2 0.3, lh 0.2 0.28'),
}
const SEAT = 0.44

/** A long thin shell, and an oar for everybody. */
function shellAndOars(count: number, phase: number, k: number): readonly Strand[] {
  const [bow, stern] = [0.5, -(count - 1) * SEAT - 0.6]
  const dip = Math.cos(phase * TAU)
  const hull: Strand = {
    points: [
      { x: stern * k, y: 0.09 * k },
      { x: (stern + 0.3) * k, y: 0.045 * k },
      { x: (bow - 0.3) * k, y: 0.045 * k },
      { x: (bow + 0.25) * k, y: 0.1 * k },
    ],
    colour: '#f3ead8',
    width: 0.09,
    z: -0.05,
  }
  const stripe: Strand = { ...hull, colour: '#c8453a', width: 0.02, z: -0.055 }
  const oars = Array.from({ length: count }, (_, index): Strand => {
    const x = -index * SEAT
    const blade = {
      x: (x + 0.2 + 0.42 * dip) * k,
      y: (-0.14 + (Math.sin(phase * TAU) > 0 ? 0.02 : 0.1)) * k,
    }
    return {
      points: [
        { x: (x + 0.22 + 0.12 * dip) * k, y: 0.34 * k },
        { x: (x + 0.2) * k, y: 0.13 * k },
        blade,
      ],
      colour: '#8a5a30',
      width: 0.022,
      z: -0.06,
    }
  })
  return [hull, stripe, ...oars]
}

function rowTogether(context: ActionContext): Score {
  const count = headsIn(context)
  return {
    seconds: 1.9,
    glides: true,
    costume: 'athlete',
    keys: STROKE,
    ...others((index) => ({ x: -index * SEAT, z: 0.01, faces: 1, keys: STROKE })),
    strands: ({ beat, body }) => shellAndOars(count, beat.phase, body),
    effects: [
      { name: 'splash', at: [0, 0.02], from: 0.1, until: 0.4, strength: 0.5 },
      { name: 'wake', at: [-1.6, 0.02] },
    ],
  }
}

/** Formations of many: each knows its place among the others. */
export const FORMATIONS: Deeds = {
  'human-pyramid': { needs: { place: 'circus', company: 10 }, by: humanPyramid },
  'do-the-wave': {
    ...FRONT,
    seconds: 3.2,
    needs: { place: 'stadium', company: 9 },
    keys: RISES,
    ...others((index) => ({
      ...FRONT,
      x: 0.46 * index,
      z: 0.01 * (index % 2),
      faces: 1,
      guest: true,
      keys: RISES,
      late: 0.09 * index,
    })),
    effects: [{ name: 'confetti', at: [1.6, 1.4], strength: 0.4 }],
  },
  conga: {
    seconds: 1.3,
    face: 'happy',
    glides: true,
    needs: { place: 'ballroom', company: 7, way: 0.2 },
    keys: KICKS,
    ...others((index) => ({
      x: -0.5 * index,
      z: 0.01 * index,
      faces: 1,
      face: 'happy',
      guest: true,
      keys: KICKS,
    })),
    effects: [{ name: 'notes', at: [0, 1.2], strength: 0.5 }],
  },
  // Everybody by themselves: what is below the water is hidden of each performer, and not of companions.
  'swim-in-unison': {
    ...FRONT,
    seconds: 4,
    costume: 'swimmer',
    needs: { place: 'swimming-pool', ground: 'water' },
    keys: LEGS_UP,
    effects: [{ name: 'splash', at: [0, 0.04], strength: 0.7 }],
  },
  'group-photo': { needs: { company: 15 }, by: inRanks },
  'row-together': {
    needs: { place: 'river', ground: 'water', way: 0.25, company: 8 },
    by: rowTogether,
  },
}
