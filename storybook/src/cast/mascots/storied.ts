import type { Person, Subject } from '../../plan/plan.ts'
import type { Puppet } from '../people/puppet.ts'
import { createPicture } from '../create-picture.ts'
import { onLegs } from './enlivened.ts'
import { createMascot } from './mascot.ts'
import { STORIED_CHARACTERS, type Storied } from './storied-characters.ts'

/** Parts that are played by no person but by a being with a head of its own. */
const STORIED: Readonly<Record<string, Storied>> = {
  ...STORIED_CHARACTERS,
  robot: { face: 'robot', metres: 1.3 },
  mecha: { face: 'mecha', metres: 6 },
  'gingerbread man': { face: 'gingerbread-man', metres: 0.3 },
  golem: { face: 'golem', metres: 2.6 },
  yeti: { face: 'yeti', metres: 2.3 },
  bigfoot: { face: 'bigfoot', metres: 2.3 },
  ghost: { face: 'ghost', metres: 1.5 },
  alien: { face: 'alien', metres: 1.3 },
  'one-eyed alien': { face: 'one-eyed-alien', metres: 1.3 },
  'three-eyed alien': { face: 'three-eyed-alien', metres: 1.3 },
  cyclops: { face: 'cyclops', metres: 2.6, wears: [{ garment: 'shorts', colour: '#7a5a3c' }] },
  werewolf: {
    face: 'wolf',
    metres: 1.9,
    wears: [
      { garment: 'vest', colour: '#8a4038' },
      { garment: 'jeans', colour: null },
    ],
  },
  goblin: {
    face: 'story-goblin',
    metres: 1.1,
    wears: [
      { garment: 'vest', colour: '#6b4a34' },
      { garment: 'shorts', colour: '#5a4632' },
    ],
  },
  ogre: {
    face: 'story-ogre',
    metres: 2.5,
    wears: [
      { garment: 'vest', colour: '#7a5238' },
      { garment: 'shorts', colour: '#5a4632' },
    ],
  },
  'easter bunny': {
    face: 'rabbit',
    metres: 1.5,
    wears: [
      { garment: 'vest', colour: '#7fa8e0' },
      { garment: 'bow tie', colour: '#e58ab0' },
    ],
  },
  minotaur: { face: 'bison', metres: 2.2, wears: [{ garment: 'shorts', colour: '#8a3038' }] },
}

/** What machines are made of, where the plan names no colour. */
const METALS: readonly (readonly [RegExp, string])[] = [
  [/\bgold(?:en)?\b/u, '#e0b040'],
  [/\b(?:copper|bronze)\b/u, '#c07a45'],
  [/\b(?:silver|chrome|steel)\b/u, '#c3ccd4'],
]

/** The colour of "a blue robot" is written on its clothes, as people's is. */
const CLOTHES = 'outfit'

const GROWN = 1.65

/** Whoever plays a being of stories; null for people. */
export function createStoried(
  { colour, words }: Subject,
  person: Person,
  seed: number,
): Puppet | null {
  if (person.role === 'skeleton') return createSkeleton(colour, person, seed)
  const storied = STORIED[person.role ?? '']
  if (!storied) return null
  const { face, wears = [], colour: own = null } = storied
  const said = person.wears.find(({ garment }) => garment === CLOTHES)?.colour
  const tone = colour ?? said ?? METALS.find(([metal]) => metal.test(words))?.[1] ?? own
  const clothes = person.wears.filter(({ garment }) => garment !== CLOTHES)
  // A robot in a waiter's clothes is as tall as waiters are.
  const metres = clothes.length > 2 ? Math.max(storied.metres, GROWN) : storied.metres
  const puppet = createMascot(face, { seed, colour: tone, metres, wears: [...wears, ...clothes] })
  return { ...puppet, metres }
}

const BONE = { colour: '#efe9d8', metres: 1.6, shoulders: 0.15 } as const

/** Skull, ribs and bones: as thin as only they are. */
function createSkeleton(colour: string | null, { wears }: Person, seed: number): Puppet {
  const bones = createPicture('prop:skull-and-ribs', { colour })
  const limbs = colour ?? BONE.colour
  const puppet = onLegs(bones, bones, {
    seed,
    limbs,
    wears: wears.filter(({ garment }) => garment !== CLOTHES),
    slim: BONE.shoulders,
  })
  return { ...puppet, metres: BONE.metres }
}
