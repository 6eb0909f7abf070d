import type { Ink } from '../ink.ts'
import { metresLong, type Prop } from '../prop.ts'
import { COAL } from '../tones.ts'

type Ears = 'pointed' | 'round' | 'long' | 'leaf'
type Marks = 'stripes' | 'spots' | 'mask' | 'panda' | 'bandit' | 'spines' | 'none'

/** What tells one curled beast from another. */
interface Curled {
  readonly beast: string
  readonly colour: string
  /** Muzzle, cheeks and the inside of the ears. */
  readonly pale: string
  readonly ears: Ears
  /** How thick the tail is that lies round it; 0: none to be seen. */
  readonly tail: number
  readonly tip?: string
  readonly rings?: string
  readonly marks?: Marks
  /** The colour of the mane about its face. */
  readonly mane?: string
  readonly long?: number
}

const BEASTS: readonly Curled[] = [
  {
    beast: 'fox',
    colour: '#f4640f',
    pale: '#fbeee0',
    ears: 'pointed',
    tail: 22,
    tip: '#fbeee0',
    long: 0.6,
  },
  {
    beast: 'wolf',
    colour: '#7d8796',
    pale: '#dfe3e8',
    ears: 'pointed',
    tail: 18,
    tip: '#4c5460',
    long: 0.9,
  },
  { beast: 'bear', colour: '#7a5548', pale: '#c9a27f', ears: 'round', tail: 0, long: 1.3 },
  { beast: 'polar-bear', colour: '#e9eef2', pale: '#ffffff', ears: 'round', tail: 0, long: 1.5 },
  {
    beast: 'panda',
    colour: '#f4f1ec',
    pale: '#ffffff',
    ears: 'round',
    tail: 0,
    marks: 'panda',
    long: 1.1,
  },
  {
    beast: 'red-panda',
    colour: '#b8532b',
    pale: '#fbeee0',
    ears: 'round',
    tail: 20,
    rings: '#e0a06a',
    marks: 'mask',
    long: 0.55,
  },
  {
    beast: 'raccoon',
    colour: '#8b8f96',
    pale: '#f0f1f2',
    ears: 'round',
    tail: 19,
    rings: '#454a52',
    marks: 'bandit',
    long: 0.55,
  },
  {
    beast: 'lion',
    colour: '#e0aa55',
    pale: '#f6dfae',
    ears: 'round',
    tail: 8,
    tip: '#8a5a2c',
    long: 1.3,
  },
  {
    beast: 'maned-lion',
    colour: '#f8bd3c',
    pale: '#ffe2a0',
    ears: 'round',
    tail: 8,
    tip: '#7d5548',
    mane: '#7d5548',
    long: 1.3,
  },
  {
    beast: 'tiger',
    colour: '#f29b3a',
    pale: '#fff3e0',
    ears: 'round',
    tail: 11,
    rings: '#3a2c26',
    marks: 'stripes',
    long: 1.3,
  },
  {
    beast: 'leopard',
    colour: '#f0bd57',
    pale: '#fff3d8',
    ears: 'round',
    tail: 11,
    rings: '#6b4a26',
    marks: 'spots',
    long: 1.1,
  },
  { beast: 'deer', colour: '#c98a5a', pale: '#f3ddc4', ears: 'leaf', tail: 0, long: 0.9 },
  {
    beast: 'fawn',
    colour: '#c98a5a',
    pale: '#f8ead8',
    ears: 'leaf',
    tail: 0,
    marks: 'spots',
    long: 0.6,
  },
  { beast: 'rabbit', colour: '#dcdad6', pale: '#f6a6ad', ears: 'long', tail: 0, long: 0.4 },
  {
    beast: 'squirrel',
    colour: '#b5652d',
    pale: '#f3dcc0',
    ears: 'pointed',
    tail: 28,
    tip: '#d08a4c',
    long: 0.3,
  },
  {
    beast: 'mouse',
    colour: '#c9c6c4',
    pale: '#f3a9ae',
    ears: 'round',
    tail: 4,
    tip: '#e8a0a4',
    long: 0.14,
  },
  { beast: 'hamster', colour: '#e5b06d', pale: '#fff1dc', ears: 'round', tail: 0, long: 0.14 },
  { beast: 'koala', colour: '#9aa1a8', pale: '#e9edf0', ears: 'round', tail: 0, long: 0.6 },
  { beast: 'otter', colour: '#7d5a44', pale: '#d8bfa4', ears: 'round', tail: 13, long: 0.7 },
  {
    beast: 'hedgehog',
    colour: '#7a6250',
    pale: '#e5c8a4',
    ears: 'round',
    tail: 0,
    marks: 'spines',
    long: 0.25,
  },
]

const EARS: Readonly<Record<Ears, (ink: Ink, beast: Curled) => void>> = {
  pointed: (ink, { pale }) => {
    ink.shape('M16 56Q8 31 15 22Q34 33 40 48Z', ink.dark)
    ink.shape('M18 54Q10 32 16 24Q32 34 38 48Z', ink.main)
    ink.shape('M20 48Q16 36 18 31Q28 38 32 46Z', pale)
    ink.shape('M44 46Q55 24 68 22Q70 44 64 60Z', ink.dark)
    ink.shape('M46 46Q56 26 66 24Q68 44 62 58Z', ink.main)
    ink.shape('M52 46Q58 34 63 31Q63 42 60 50Z', pale)
  },
  round: (ink, { pale, marks }) => {
    const tone = marks === 'panda' ? COAL : ink.main
    for (const x of [19, 60]) {
      ink.disc([x, 46, 10], marks === 'panda' ? COAL : ink.dark)
      ink.disc([x, 46, 9], tone)
      ink.disc([x, 47, 5], marks === 'panda' ? COAL : pale)
    }
  },
  long: (ink, { pale }) => {
    ink.shape('M44 50Q70 24 98 26Q100 40 58 60Z', ink.main)
    ink.shape('M54 48Q74 32 92 30Q88 40 60 54Z', pale)
    ink.shape('M30 48Q52 16 82 12Q86 26 46 54Z', ink.light)
  },
  leaf: (ink, { pale }) => {
    ink.shape('M22 58Q2 46 2 32Q22 34 34 50Z', ink.main)
    ink.shape('M20 52Q8 44 6 36Q18 40 28 49Z', pale)
    ink.shape('M52 50Q66 34 84 34Q80 52 60 60Z', ink.main)
    ink.shape('M58 50Q68 40 78 38Q74 48 62 55Z', pale)
  },
}

function coat(ink: Ink, { marks }: Curled): void {
  if (marks === 'panda') {
    ink.shape('M52 94Q40 60 62 30Q74 22 90 20Q84 60 96 96Z', COAL)
    ink.shape('M112 98Q118 74 142 68Q146 98 124 98Z', COAL)
  }
  if (marks === 'stripes')
    for (const x of [66, 84, 102, 120])
      ink.line(`M${x} ${18 + Math.abs(x - 88) * 0.24}Q${x + 8} 34 ${x + 2} 52`, 5, '#3a2c26')
  if (marks === 'spots')
    for (let i = 0; i < 16; i++)
      ink.disc([66 + ((i * 23) % 70), 30 + ((i * 17) % 44), 3.6], ink.own ? ink.deep : ink.pale)
  if (marks === 'spines')
    for (let i = 0; i < 34; i++) {
      const [x, y] = [34 + ((i * 31) % 104), 24 + ((i * 19) % 62)]
      ink.line(`M${x} ${y}L${x + 9} ${y - 10}`, 2.6, i % 2 ? ink.pale : ink.deep)
    }
}

function face(ink: Ink, { pale, marks }: Curled): void {
  ink.shape('M6 76Q2 48 38 44Q72 44 74 72Q72 98 40 98Q10 98 6 76Z', ink.dark)
  ink.shape('M8 76Q4 50 38 46Q70 46 72 72Q70 96 40 97Q12 97 8 76Z', ink.main)
  ink.shape('M12 84Q22 72 38 80Q56 72 68 82Q60 97 40 97Q18 97 12 84Z', pale)
  if (marks === 'panda' || marks === 'bandit') {
    ink.oval([25, 70, 10, 7.4], COAL, -0.4)
    ink.oval([54, 70, 10, 7.4], COAL, 0.4)
  }
  if (marks === 'mask') {
    ink.oval([24, 62, 6, 3.4], pale)
    ink.oval([55, 62, 6, 3.4], pale)
  }
  const lash = marks === 'panda' || marks === 'bandit' ? '#f4f1ec' : COAL
  ink.line('M18 70Q25 77 32 70M47 70Q54 77 61 70', 2.8, lash)
  ink.shape('M34 82Q39 79 44 82Q41 88 39 88T34 82Z', COAL)
}

const LOCKS = 16

/** Locks of hair all round the face. */
function maneOf(ink: Ink, { mane }: Curled): void {
  if (mane === undefined) return
  const tone = ink.own ? mane : ink.deep
  for (let lock = 0; lock < LOCKS; lock++) {
    const angle = (lock / LOCKS) * Math.PI * 2
    ink.disc([40 + 34 * Math.cos(angle), Math.min(90, 68 + 27 * Math.sin(angle)), 10], tone)
  }
  ink.oval([40, 68, 36, 29], tone)
}

function tailOf(ink: Ink, { tail, tip, rings }: Curled): void {
  if (tail === 0) return
  const low = 98 - tail / 2
  ink.line(`M138 70Q142 ${low} 108 ${low}T70 ${low - 1}`, tail + 2, ink.deep)
  ink.line(`M138 70Q142 ${low} 108 ${low}T70 ${low - 1}`, tail, ink.main)
  if (tip !== undefined && ink.own) ink.line(`M80 ${low}L${68 - tail / 8} ${low - 1}`, tail, tip)
  if (rings !== undefined)
    for (const x of [78, 92, 106, 120])
      ink.line(`M${x} ${low - tail / 2}V${low + tail / 2}`, 5, ink.own ? rings : ink.deep)
}

/** Four-legged beasts asleep, rolled up with the tail round them; they stand in for their pictures through `guises.ts`. */
export const CURLED: readonly Prop[] = BEASTS.map((beast) => ({
  name: `${beast.beast}-curled`,
  words: [`curled up ${beast.beast.replace('-', ' ')}`],
  ...metresLong(beast.long ?? 0.6, 150, beast.colour),
  faces: 'left',
  build: 'quadruped',
  grips: { mouth: [0.22, 0.84], head: [0.26, 0.46] },
  draw: (ink) => {
    ink.shape('M24 98Q8 70 30 42Q56 14 96 18Q142 28 146 72Q146 98 124 98Z', ink.dark)
    ink.shape('M26 97Q10 70 32 44Q56 17 95 20Q139 30 143 71Q143 97 123 97Z', ink.main)
    coat(ink, beast)
    ink.line('M100 94Q88 66 116 52', 2.4, ink.dark)
    tailOf(ink, beast)
    maneOf(ink, beast)
    EARS[beast.ears](ink, beast)
    face(ink, beast)
  },
}))
