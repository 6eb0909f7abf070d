import { attentionTo } from '../framing/attention.ts'
import { edgeAware } from '../depth/edge-aware.ts'
import {
  masked,
  blur,
  mapField,
  meanOf,
  meanWithin,
  product,
  resampled,
  step,
  stepped,
  stretched,
  type Field,
} from '../field.ts'
import { halfLook, type Look } from '../look.ts'
import { barrierFrom, type Edge } from './barrier.ts'
import { colourModel, kindsOf, type Kinds } from './colour-model.ts'
import { withoutHung } from './hung.ts'
import { isBareHead, isClear, isThing, skinShare } from './is-thing.ts'
import { maskOf, patchesOf, withoutHoles, type Patch } from './patches.ts'
import { isTopless, shadesOf, wholeOutline } from './whole-outline.ts'

/** One thing that stands clear of all that is around it: a person, a pet, a cup, a tree. */
export interface Subject {
  /** 1 inside, 0 outside, soft at its outline. */
  readonly mask: Field
  readonly patch: Patch
}

const MOST = 4
/** Things stand out more or less, so they are looked for at several levels, the largest first. */
const LEVELS = [0.24, 0.34, 0.45, 0.58, 0.7] as const

/** The things that draw the eye and stand clear; none in landscapes, on walls and in crowds. */
export function findSubjects(look: Look, sky: Field | null): Subject[] {
  // Half the size is enough to find things, and four times as fast.
  const small = halfLook(look)
  const found = findIn(small, sky && resampled(sky, small))
  if (found.length === 0) return []
  const shades = shadesOf(look)
  return found
    .map(({ mask }) => enlarged(mask, look))
    .filter((mask) => !patchesOf(mask, 0.5).some((patch) => isBareHead(patch, look)))
    .flatMap((mask) => {
      const outlined = wholeOutline(mask, shades, sky)
      return apart(sky ? outlined : withoutHung(outlined, look))
    })
    .filter((each) => !isTopless(each, shades, sky))
    .slice(0, MOST)
}

/** A thing of which less is sky touches one, and a thing of which more is sky is the sun or a cloud. */
const TAKEN_FOR_SKY = { least: 0.15, most: 0.75 } as const

/** A sky without the white horses, sails and shirts that it took in: pale things end softly before it. A rough look is enough. */
export function withoutThings(sky: Field, look: Look): Field {
  const things = findIn(halfLook(halfLook(look)), null)
    .map(({ mask }) => resampled(mask, look))
    .filter((mask) => {
      const share = meanWithin(sky, mask)
      return share > TAKEN_FOR_SKY.least && share < TAKEN_FOR_SKY.most
    })
  return things.reduce((rest, mask) => {
    return mapField(rest, (value, at) => (mask.data[at]! > 0.5 ? 0 : value))
  }, sky)
}

/** Those who stand beside each other, each by themselves. */
function apart(mask: Field): Subject[] {
  return patchesOf(mask, 0.02).flatMap((soft) => {
    const part = maskOf(mask, [soft])
    const own = product(mask, part)
    const [patch] = patchesOf(own, 0.5)
    return patch ? [{ mask: own, patch }] : []
  })
}

/** The outline follows the finer picture. */
function enlarged(mask: Field, look: Look): Field {
  const smooth = edgeAware(resampled(mask, look), look.bright, { radius: 2, softness: 0.002 })
  return stepped(smooth, 0.3, 0.7)
}

function findIn(look: Look, sky: Field | null): Subject[] {
  const attention = attentionTo(look)
  const standing = standingOut(look, attention)
  const refining = { look, kinds: kindsOf(look), standing, sky }
  const subjects: Subject[] = []
  const taken = new Uint8Array(standing.data.length)
  const tried = new Set<string>()
  for (const level of LEVELS) {
    for (const patch of patchesOf(withoutHoles(standing, level), level).slice(0, 4)) {
      if (isRepeated(patch, tried)) continue
      if (!isThing(patch, look) || patch.pixels.some((at) => taken[at])) continue
      const subject = whole(patch, refining)
      if (!subject || isBareHead(subject.patch, look)) continue
      if (subject.patch.pixels.some((at) => taken[at])) continue
      subjects.push(subject)
      for (const at of subject.patch.pixels) taken[at] = 1
    }
  }
  const least = LEAST_WHOLE[sky ? 'outdoors' : 'close']
  return wholeOnes(subjects, { look, attention, standing, least })
    .toSorted((a, b) => b.patch.pixels.length - a.patch.pixels.length)
    .slice(0, MOST)
}

/** In a close-up, a smaller part than this of what draws the eye is no thing by itself: an eye, a wing, a sleeve. */
const LEAST_WHOLE = { close: 0.3, outdoors: 0.04 } as const

interface Scale {
  readonly look: Look
  readonly attention: Field
  readonly standing: Field
  readonly least: number
}

/** Things that are not a part of a larger one, nor a cloud. */
function wholeOnes(subjects: readonly Subject[], scale: Scale): Subject[] {
  const { look, attention, standing, least } = scale
  const mean = meanOf(attention)
  const spread = Math.sqrt(meanOf(mapField(attention, (value) => (value - mean) ** 2)))
  const drawing = patchesOf(attention, mean + 0.5 * spread)
  return subjects.filter(({ mask, patch }) => {
    const shared = (other: Patch): number =>
      other.pixels.reduce((sum, at) => sum + (mask.data[at]! > 0.5 ? 1 : 0), 0)
    const [around] = drawing.toSorted((a, b) => shared(b) - shared(a))
    const share = around && shared(around) > 0 ? patch.pixels.length / around.pixels.length : 1
    const isPart = share <= least && !isAlone(mask, standing)
    return !isPart && !isCloud(patch, look)
  })
}

/** What is around an eye or a sleeve stands out, too; around a cake on a table it does not. */
function isAlone(mask: Field, standing: Field): boolean {
  const [near, far] = [blur(mask, 2), blur(mask, 5)]
  const ring = mapField(mask, (_, at) => (near.data[at]! < 0.02 && far.data[at]! > 0.02 ? 1 : 0))
  return meanWithin(standing, ring) < MOST_AROUND * meanWithin(standing, mask)
}

/** Measured: a cake 0.19, firs in the snow 0.09 to 0.23, windows 0.25, sleeves and wings 0.36 and more. */
const MOST_AROUND = 0.2

/** White, and high above the ground. */
function isCloud({ pixels, bottom }: Patch, { bright, colourful, height }: Look): boolean {
  const mean = ({ data }: Field): number =>
    pixels.reduce((sum, at) => sum + data[at]!, 0) / pixels.length
  return bottom < height * 0.55 && mean(colourful) < 0.18 && mean(bright) > 0.7
}

/** At the next level most things come again, hardly smaller. */
function isRepeated({ left, right, top, bottom }: Patch, tried: Set<string>): boolean {
  const box = [left, right, top, bottom].map((side) => Math.round(side / 5)).join(' ')
  if (tried.has(box)) return true
  tried.add(box)
  return false
}

/** A head comes with its body, however unlike their colours are. */
function whole(patch: Patch, refining: Refining): Subject | null {
  const { look, standing } = refining
  const found = refined(maskOf(look, [patch]), refining)
  if (!found || skinShare(found.patch, look) < 0.12 || found.patch.bottom >= look.height - 2) {
    return found
  }
  const { left, right, top, bottom } = found.patch
  const wide = (right - left) * 0.4
  // Shoulders begin beside the neck: what is left of them behind would come off when the camera moves.
  const shoulders = bottom - Math.max(2, 0.2 * (bottom - top))
  const body = mapField(found.mask, (value, at, y) => {
    const x = at % look.width
    const below = y >= shoulders && x > left - wide && x < right + wide
    return value > 0.5 || (below && standing.data[at]! > 0.1) ? 1 : 0
  })
  const rough = refined(body, refining)
  const dressed = rough && (refined(rough.mask, refining) ?? rough)
  const grown = dressed !== null && dressed.patch.pixels.length > found.patch.pixels.length * 1.1
  return grown ? dressed : found
}

/** Subjects may go on below the picture, as portraits do. */
const EDGES: readonly Edge[] = ['left', 'right', 'top']

/** How much each place differs from all that leads to the edges, of three colour channels. */
function standingOut(look: Look, attention: Field): Field {
  const { red, green, blue: b } = look
  const opponent = mapField(red, (value, at) => (value - green.data[at]!) * 1.4)
  const warm = mapField(red, (value, at) => (value + green.data[at]!) / 2 - b.data[at]!)
  const barriers = [look.bright, opponent, warm].flatMap((channel) => [
    barrierFrom(EDGES, channel),
    barrierFrom([...EDGES, 'bottom'], channel),
  ])
  const drawn = mapField(attention, (value, at) => {
    const sum = barriers.reduce((total, { data }, i) => total + data[at]! * (i % 2 ? 0.3 : 0.7), 0)
    return sum * (0.55 + 0.45 * value)
  })
  return stretched(blur(drawn, 1))
}

interface Refining {
  readonly look: Look
  readonly kinds: Kinds
  readonly standing: Field
  readonly sky: Field | null
}

/** The thing with the outline that its colours give it; null when they do not tell it from its surroundings. */
function refined(core: Field, { look, kinds, standing, sky }: Refining): Subject | null {
  const reach = Math.max(3, Math.round(Math.max(look.width, look.height) / 28))
  const around = masked(blur(core, reach), 0.02)
  const likely = colourModel(kinds, { inside: core, around })
  const told = mapField(likely, (value, at) => {
    if (!around.data[at] || (sky?.data[at] ?? 0) > 0.5) return 0
    const prior = 0.25 + 0.5 * step(0.1, 0.6, standing.data[at]!) + 0.25 * core.data[at]!
    return value * prior + 0.35 * core.data[at]! * prior
  })
  const smooth = edgeAware(told, look.bright, { radius: 2, softness: 0.002 })
  const [patch] = patchesOf(withoutHoles(smooth, 0.45), 0.45)
  if (!patch || !isThing(patch, look) || !isClear(patch, look, likely)) return null
  const mask = stepped(blur(maskOf(look, [patch]), 1), 0.25, 0.75)
  return { mask, patch }
}
