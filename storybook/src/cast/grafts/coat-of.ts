import { findCreature } from '../../lexicon/find-creature.ts'
import { bodyColours } from '../colour/body-colours.ts'
import { toHex } from '../colour/oklch.ts'
import { paletteOf } from '../colour/palette.ts'
import { iconBody } from '../noto/icons.ts'
import { findProp } from '../props/find-prop.ts'

/** What grows on a creature: its colour, and the marks on it. */
export interface Coat {
  readonly tone: string
  readonly marks?: 'stripes' | 'spots' | 'patches' | 'scales' | 'suckers'
  readonly ink?: string
}

const COATS: readonly (readonly [RegExp, Coat])[] = [
  [/\bzebra\b/u, { tone: '#f4f2ee', marks: 'stripes', ink: '#2e2b2d' }],
  [/\btiger\b/u, { tone: '#f58a24', marks: 'stripes', ink: '#33241c' }],
  [/\bbee\b/u, { tone: '#f6c52e', marks: 'stripes', ink: '#33291c' }],
  [/\bskunk\b/u, { tone: '#3c3d42', marks: 'stripes', ink: '#f4f2ee' }],
  [
    /\b(?:cheetah|leopard|jaguar|hyena|ocelot|lynx)\b/u,
    { tone: '#eab553', marks: 'spots', ink: '#3b2a20' },
  ],
  [/\bdalmatian\b/u, { tone: '#f7f5f0', marks: 'spots', ink: '#2e2b2d' }],
  [/\bladybug\b|\bladybird\b/u, { tone: '#e5402f', marks: 'spots', ink: '#2a2328' }],
  [/\bgiraffe\b/u, { tone: '#f8cf6a', marks: 'patches', ink: '#b8692c' }],
  [/\bcow\b/u, { tone: '#f6f3ee', marks: 'patches', ink: '#34343a' }],
  [/\bpanda\b/u, { tone: '#f4f2ee', marks: 'patches', ink: '#3d3f44' }],
  [/\boctopus\b|\bsquid\b/u, { tone: '#ef5350', marks: 'suckers', ink: '#ffb3a8' }],
  [/\bsnake\b|\bcobra\b|\bpython\b/u, { tone: '#9dbb3a', marks: 'scales', ink: '#5f7a22' }],
  [/\bdragon\b/u, { tone: '#3f9b56', marks: 'scales', ink: '#226a38' }],
  [
    /\bcrocodile\b|\balligator\b|\blizard\b|\biguana\b/u,
    { tone: '#6f9a3c', marks: 'scales', ink: '#47682a' },
  ],
  [/\bchameleon\b/u, { tone: '#67bf4a', marks: 'scales', ink: '#3a8a34' }],
  [/\bpangolin\b/u, { tone: '#a98256', marks: 'scales', ink: '#75552f' }],
  [
    /\b(?:gold)?fish\b|\bcarp\b|\bkoi\b|\bmermaid\b/u,
    { tone: '#4aa8d8', marks: 'scales', ink: '#1f6fa8' },
  ],
  [/\blion\b/u, { tone: '#f2b63a' }],
  [/\bsheep\b|\blamb\b|\bpolar bear\b|\bswan\b/u, { tone: '#f6f4ee' }],
  [/\b(?:eagle|hawk|falcon|osprey|vulture)\b/u, { tone: '#6b4a35' }],
  [/\b(?:crow|raven|gorilla|panther)\b/u, { tone: '#3c3d44' }],
  [/\bflamingo\b/u, { tone: '#f48fb1' }],
  [/\bparrot\b|\bmacaw\b/u, { tone: '#3fae4a' }],
  [/\bpeacock\b/u, { tone: '#1f8a9a' }],
  [/\bowl\b/u, { tone: '#8d6246' }],
  [/\bbat\b/u, { tone: '#5d4038' }],
  [/\bkangaroo\b/u, { tone: '#d98a5a' }],
  [/\b(?:deer|antelope|gazelle|fawn)\b/u, { tone: '#c9773f' }],
  [/\bhorse\b/u, { tone: '#b9713f' }],
  [/\bgoat\b/u, { tone: '#a98b6c' }],
]

/** The coat of a creature by its name; one that nobody wrote down has the colour of its picture. */
export function coatOf(creature: string): Coat {
  return COATS.find(([named]) => named.test(creature))?.[1] ?? { tone: toneOf(creature) }
}

function toneOf(creature: string): string {
  const picture = findCreature(creature)?.picture ?? ''
  const prop = findProp(picture.replace(/^prop:/u, ''))
  if (prop) return prop.colour
  const body = iconBody(picture.replace(/^noto:/u, ''))
  const middle = body === undefined ? undefined : bodyColours(paletteOf(body))?.middle
  return middle ? toHex(middle) : '#9a7a5c'
}
