import { masked, blur, mapField, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { patchesOf, shareOf, type Share } from '../regions/patches.ts'
import { findSky } from '../regions/sky.ts'
import { findSubjects, type Subject } from '../regions/subject.ts'
import { salientBox } from './attention.ts'
import type { CropHints, Paper } from './crop.ts'

/** Who draws the eye less than this beside the first is no part of a group. */
const LEAST_DRAWN = 0.3
/** What draws the eye over more than this of the picture is no subject. */
const MOST_SPREAD = 0.8
/** Hair and ears draw the eye less than the face below them. */
const HAIR = 0.05

/** What of the picture a crop must keep: the things that stand clear, and what draws the eye to where they are. */
export function subjectsIn(look: Look, attention: Field): Pick<CropHints, 'all' | 'subject'> {
  const weight = ({ patch }: Subject): number =>
    patch.pixels.reduce((sum, at) => sum + attention.data[at]!, 0)
  const found = findSubjects(look, findSky(look, false)).toSorted((a, b) => weight(b) - weight(a))
  const [first] = found
  const salient = salientBox(attention)
  const drawn = isSpread(salient) ? null : { ...salient, top: Math.max(0, salient.top - HAIR) }
  if (!first) return { all: null, subject: drawn }
  const group = found.filter((each) => weight(each) > LEAST_DRAWN * weight(first))
  const [subject, ...others] = group.map(({ patch }) => shareOf(patch, attention))
  const hair = drawn && isIn(subject!, drawn) ? Math.min(subject!.top, drawn.top) : subject!.top
  const whole = { ...subject!, top: hair }
  return { all: others.length > 0 ? others.reduce(around, whole) : whole, subject: whole }
}

function isSpread({ left, right, top, bottom }: Share): boolean {
  return right - left > MOST_SPREAD || bottom - top > MOST_SPREAD
}

function isIn({ left, right, top, bottom }: Share, box: Share): boolean {
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  return u > box.left && u < box.right && v > box.top && v < box.bottom
}

function around(one: Share, other: Share): Share {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

/** How unlike the paper the light of a lamp makes it, how much of the rim must be paper, and how much of all. Measured: rims of paper 0.97 and more, of snow 0.64. */
const UNLIKE = 0.1
const LEAST_PAPER = { rim: 0.86, whole: 0.65 } as const
/** How unlike the paper ink is. */
const INK = 0.16

/** Light paper that goes around most of what is drawn, or lies, on it. */
export function paperOf(look: Look): Paper | null {
  const { width, height, red, green, blue } = look
  const rim: number[] = []
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) rim.push(y * width, y * width + width - 1)
  const tones = [red, green, blue].map(({ data }) => {
    const sorted = rim.map((at) => data[at]!).toSorted((a, b) => a - b)
    return sorted[sorted.length >> 1]!
  })
  const [low, high] = [Math.min(...tones), Math.max(...tones)]
  if (low < 0.62 || high - low > 0.1) return null
  const unlike = mapField(red, (_, at) =>
    Math.max(...[red, green, blue].map(({ data }, i) => Math.abs(data[at]! - tones[i]!))),
  )
  const isRim = rim.filter((at) => unlike.data[at]! < UNLIKE).length > LEAST_PAPER.rim * rim.length
  const paper = unlike.data.reduce((sum, value) => sum + (value < UNLIKE ? 1 : 0), 0)
  if (!isRim || paper < LEAST_PAPER.whole * width * height) return null
  return {
    colour: `rgb(${tones.map((tone) => Math.round(tone * 255)).join(', ')})`,
    ink: inkIn(unlike),
  }
}

/** The box around all that is unlike the paper; specks of it do not count. */
function inkIn(unlike: Field): Share {
  const inked = masked(blur(unlike, 1), INK)
  const parts = patchesOf(inked, 0.5)
    .filter(({ pixels }) => pixels.length > SPECK)
    .map((patch) => shareOf(patch, unlike))
  return parts.length > 0 ? parts.reduce(around) : { left: 0, right: 1, top: 0, bottom: 1 }
}

/** In pixels of the look. */
const SPECK = 4
