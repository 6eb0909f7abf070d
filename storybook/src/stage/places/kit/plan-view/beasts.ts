import { blot } from '../../../../scene/blot.ts'
import { pairs } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cast, onFours } from './shadows.ts'
import { slab, wake, type Look } from './wheels.ts'

interface Beast {
  readonly words: RegExp
  readonly colour: string
  /** Its body, its head, and how far the head is ahead, in u. */
  readonly body: readonly [long: number, deep: number]
  readonly head: readonly [long: number, deep: number]
  readonly neck?: number
  readonly mark?: 'wool' | 'stripes' | 'patches' | 'ears' | 'humps' | 'horns' | 'shell'
  /** The head, when it has a colour of its own. */
  readonly face?: string
}

const BEASTS: readonly Beast[] = [
  {
    words: /elephant|mammoth/u,
    colour: '#9a979c',
    body: [1.5, 0.86],
    head: [0.56, 0.5],
    mark: 'ears',
  },
  { words: /rhino|hippo/u, colour: '#8d898c', body: [1.3, 0.7], head: [0.6, 0.42] },
  {
    words: /sheep|lamb|ewe|ram\b/u,
    colour: '#f4f0e6',
    body: [0.8, 0.56],
    head: [0.26, 0.22],
    mark: 'wool',
    face: '#4a4044',
  },
  { words: /goat/u, colour: '#e4dccd', body: [0.76, 0.42], head: [0.28, 0.22], mark: 'horns' },
  {
    words: /zebra/u,
    colour: '#f4f1ea',
    body: [1.05, 0.46],
    head: [0.4, 0.24],
    neck: 0.2,
    mark: 'stripes',
  },
  {
    words: /giraffe/u,
    colour: '#e2b45c',
    body: [1, 0.5],
    head: [0.36, 0.22],
    neck: 0.7,
    mark: 'patches',
  },
  {
    words: /camel|dromedary/u,
    colour: '#d09a5a',
    body: [1.2, 0.5],
    head: [0.36, 0.22],
    neck: 0.34,
    mark: 'humps',
  },
  {
    words: /buffalo|bison|wildebeest|\box(en)?$|bull\b/u,
    colour: '#5b4438',
    body: [1.1, 0.58],
    head: [0.38, 0.34],
    mark: 'horns',
  },
  {
    words: /cow|cattle|calf/u,
    colour: '#f2ece0',
    body: [1.1, 0.54],
    head: [0.38, 0.3],
    mark: 'patches',
  },
  {
    words: /deer|reindeer|antelope|gazelle|elk|moose|caribou|impala/u,
    colour: '#b0794a',
    body: [0.9, 0.38],
    head: [0.32, 0.2],
    neck: 0.16,
    mark: 'horns',
  },
  {
    words: /horse|pony|stallion|mare|mustang|donkey/u,
    colour: '#8a5636',
    body: [1.15, 0.44],
    head: [0.44, 0.24],
    neck: 0.26,
  },
  { words: /wolf|wolves/u, colour: '#8f9299', body: [0.8, 0.32], head: [0.32, 0.24] },
  {
    words: /dog|puppy|fox|husky|huskies/u,
    colour: '#b5763f',
    body: [0.7, 0.32],
    head: [0.28, 0.26],
  },
  { words: /polar bear/u, colour: '#f6f2e6', body: [1.1, 0.6], head: [0.42, 0.34] },
  { words: /bear/u, colour: '#6b4a34', body: [1.1, 0.62], head: [0.42, 0.36] },
  {
    words: /lion|tiger|leopard|cheetah/u,
    colour: '#d9a04a',
    body: [1.05, 0.42],
    head: [0.38, 0.36],
  },
  { words: /penguin/u, colour: '#2b2e3a', body: [0.46, 0.44], head: [0.22, 0.22], face: '#2b2e3a' },
  {
    words: /turtle|tortoise/u,
    colour: '#6f8f4a',
    body: [0.9, 0.76],
    head: [0.3, 0.24],
    mark: 'shell',
  },
]
const ANY: Beast = { words: /./u, colour: '#a37a52', body: [0.85, 0.42], head: [0.32, 0.26] }

function find(noun: string): Beast {
  return BEASTS.find(({ words }) => words.test(noun)) ?? ANY
}

/** How long it is from head to tail. */
export function beastLength(noun: string): number {
  const { body, head, neck = 0 } = find(noun)
  return body[0] + head[0] + neck
}

export function beastColour(noun: string): string {
  return find(noun).colour
}

/** Any animal on four legs, from straight above. */
export function beast(look: Look): void {
  const { ctx, colour, tone, t, noun } = look
  const { body, head, neck = 0, mark } = find(noun)
  const [long, deep] = body
  const nod = 0.04 * Math.sin(t * 5)
  const facing = Math.cos(look.angle) < 0 ? -1 : 1
  cast(look, (c) => onFours(c, { long, tall: long * 0.6, neck, step: Math.sin(t * 6), facing }))
  for (const [end, side] of pairs('1 1, 1 -1, -1 1, -1 -1'))
    slab(ctx, darker(colour, 0.2), [
      end * long * 0.28 + end * side * 0.1 * Math.sin(t * 6),
      side * deep * 0.42,
      0.26,
      0.14,
      0.06,
    ])
  slab(ctx, darker(colour, 0.15), [-long * 0.6, 0.05 * Math.sin(t * 4), 0.3, 0.06, 0.03])
  const ahead = long / 2 + neck + head[0] * 0.32
  if (neck > 0)
    slab(ctx, colour, [long / 2 + neck / 2 - 0.1, nod / 2, neck + 0.4, head[1] * 0.7, 0.1])
  if (mark === 'ears')
    for (const side of [-1, 1])
      blot(ctx, tone('#aeabaf'), [ahead - 0.16, side * 0.4 + nod, 0.16, 0.28])
  blot(ctx, colour, [0, 0, long / 2, deep / 2])
  if (mark !== undefined) MARKINGS[mark]?.(look, body)
  drawHead(look, [ahead, nod])
}

function drawHead({ ctx, colour, tone, noun }: Look, [x, y]: readonly [number, number]): void {
  const { head, mark, face } = find(noun)
  blot(ctx, face ? tone(face) : lighter(colour, 0.08), [x, y, head[0] / 2, head[1] / 2])
  if (mark === 'ears') slab(ctx, colour, [x + 0.42, y, 0.5, 0.13, 0.06])
  if (mark === 'horns')
    for (const side of [-1, 1])
      slab(ctx, tone('#e2d6c0'), [x - 0.02, y + side * (head[1] / 2 + 0.08), 0.08, 0.26, 0.04])
}

type Marking = (look: Look, body: readonly [long: number, deep: number]) => void

const MARKINGS: Readonly<Partial<Record<NonNullable<Beast['mark']>, Marking>>> = {
  wool: ({ ctx, colour }, [long, deep]) => {
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2
      const at = [Math.cos(a) * long * 0.38, Math.sin(a) * deep * 0.36, 0.16, 0.15] as const
      blot(ctx, i % 2 ? colour : darker(colour, 0.06), at)
    }
  },
  stripes: ({ ctx, tone }, [long, deep]) => {
    for (let i = -3; i <= 3; i++)
      slab(ctx, tone('#26252c'), [i * long * 0.13, 0, 0.07, deep * (0.98 - 0.08 * i * i), 0.03])
  },
  patches: ({ ctx, tone, index }, [long, deep]) => {
    const colour = tone(index % 3 === 1 ? '#8a5636' : '#4a3a34')
    for (let i = 0; i < 5; i++)
      blot(ctx, colour, [
        (i - 2) * long * 0.17,
        (i % 2 ? 0.24 : -0.2) * deep,
        long * 0.09,
        deep * 0.15,
      ])
  },
  humps: ({ ctx, colour }) => {
    for (const x of [-0.2, 0.22]) blot(ctx, lighter(colour, 0.22), [x, 0, 0.2, 0.18])
  },
  shell: ({ ctx, colour }, [long, deep]) => {
    blot(ctx, darker(colour, 0.2), [0, 0, long * 0.4, deep * 0.4])
    blot(ctx, lighter(colour, 0.1), [0, 0, long * 0.25, deep * 0.25])
  },
}

const SWIMMERS: readonly (readonly [words: RegExp, colour: string, long: number, deep: number])[] =
  [
    [/orca/u, '#26252c', 2.4, 0.8],
    [/whale/u, '#3f6690', 3.4, 0.95],
    [/dolphin|porpoise/u, '#6f8ba0', 1.5, 0.42],
    [/shark/u, '#6d7780', 1.8, 0.46],
    [/manta|ray\b/u, '#3a4a5c', 1.2, 2],
    [/turtle/u, '#6f8f4a', 0.9, 0.76],
    [/crocodile|alligator/u, '#5f7a45', 1.9, 0.34],
    [/hippo|manatee/u, '#8d898c', 1.4, 0.62],
    [/koi|carp|goldfish/u, '#f0762e', 1.5, 0.46],
  ]

export function finColour(noun: string): string | null {
  return SWIMMERS.find(([words]) => words.test(noun))?.[1] ?? null
}

const KOI = /koi\b/u
/** Too small to draw the water after them. */
const KEPT = /koi|carp|goldfish/u
const KOI_COLOURS = ['#f0762e', '#fbf4e8', '#f2b23a', '#fbf4e8', '#e8532c'] as const

/** No two koi are alike. */
export function koiColour(noun: string, index: number): string | null {
  return KOI.test(noun) ? (KOI_COLOURS[index % KOI_COLOURS.length] ?? null) : null
}

/** White fish with red, red fish with white. */
function scales({ ctx, tone, index }: Look, long: number, deep: number): void {
  const pale = KOI_COLOURS[index % KOI_COLOURS.length] === '#fbf4e8'
  const colour = tone(pale ? '#e8532c' : '#fbf4e8')
  blot(ctx, colour, [long * 0.26, 0, long * 0.1, deep * 0.26])
  blot(ctx, colour, [-long * 0.08, deep * 0.06, long * 0.12, deep * 0.24])
}

/** A back just under the surface, with its flippers and a tail that beats. */
export function fin(look: Look): void {
  const { ctx, colour, t, noun } = look
  const [, , long, deep] = SWIMMERS.find(([words]) => words.test(noun)) ?? [null, '', 1.6, 0.5]
  blot(ctx, clear('#0a2c44', 0.3), [-0.1, 0.25, long * 0.52, deep * 0.5])
  if (!KEPT.test(noun)) wake(look, [long * 0.8, deep])
  const beat = 0.16 * Math.sin(t * 3)
  for (const side of [-1, 1]) {
    ctx.fillStyle = darker(colour, 0.12)
    ctx.beginPath()
    ctx.moveTo(long * 0.2, side * deep * 0.36)
    ctx.quadraticCurveTo(long * 0.05, side * deep * 1.1, -long * 0.12, side * deep * 1.05)
    ctx.lineTo(0, side * deep * 0.4)
    ctx.fill()
    ctx.beginPath()
    ctx.moveTo(-long * 0.46, beat)
    ctx.quadraticCurveTo(
      -long * 0.56,
      side * deep * 0.5 + beat,
      -long * 0.68,
      side * deep * 0.66 + beat,
    )
    ctx.lineTo(-long * 0.58, beat)
    ctx.fill()
  }
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(long / 2, 0)
  ctx.quadraticCurveTo(long * 0.4, -deep * 0.62, 0, -deep * 0.46)
  ctx.quadraticCurveTo(-long * 0.4, -deep * 0.2, -long * 0.56, beat)
  ctx.quadraticCurveTo(-long * 0.4, deep * 0.2, 0, deep * 0.46)
  ctx.quadraticCurveTo(long * 0.4, deep * 0.62, long / 2, 0)
  ctx.fill()
  if (KOI.test(noun)) scales(look, long, deep)
  blot(ctx, clear(lighter(colour, 0.35), 0.5), [long * 0.12, -deep * 0.12, long * 0.26, deep * 0.1])
}
