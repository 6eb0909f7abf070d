import type { Person } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { Garment } from './wardrobe/garment.ts'
import type { Detail, Outfit } from './outfit.ts'
import type { Age } from './body/proportions.ts'
import { blend } from './drawing/tone.ts'

/** Details of garments that are worn over another top, which shows. */
const OVER: ReadonlySet<Detail> = new Set(['bib', 'lapels', 'zip'])

const TROUSERS = { colour: '#3f4a66', length: 1, loose: 0.25 }

/** An outfit that is still being put on. */
export type Draft = { -readonly [Part in keyof Outfit]: Outfit[Part] }

/** Who is dressed. */
export interface Dresser {
  readonly age: Age
  readonly gender: 'woman' | 'man'
  readonly hair: string
  readonly colour: string | null
  /** Worn instead of an ordinary day's clothes. */
  readonly coat?: Person['wears'] | undefined
  /** Those of one film whose ranks differ wear other colours; without one chance decides. */
  readonly rank?: number | undefined
  readonly random: Random
}

/** A garment with the colour it gets, and who puts it on. */
interface Fitting {
  readonly colour: string | undefined
  readonly who: Dresser
}

export function wear(draft: Draft, garment: Garment, fitting: Fitting): void {
  const colour = fitting.colour ?? garment.colour
  wearTop(draft, garment, colour)
  wearLegs(draft, garment, colour)
  wearSkirt(draft, garment, colour)
  wearSmall(draft, garment, fitting)
}

function wearTop(draft: Draft, { top, skirt }: Garment, colour: string | undefined): void {
  if (!top) return
  const added = top.details ?? []
  if (top.sleeve === undefined) {
    const details: Detail[] = [...draft.top.details, ...added]
    const print = top.print ?? draft.top.print
    draft.top = { ...draft.top, details, inner: colour ?? draft.top.inner, print }
    return
  }
  const shows = added.some((detail) => OVER.has(detail)) && draft.top.colour !== ''
  draft.top = {
    colour: colour ?? draft.top.colour,
    inner: top.inner ?? (shows ? draft.top.colour : draft.top.inner),
    sleeve: top.sleeve,
    details: added,
    bare: top.bare ?? false,
    print: top.print,
  }
  if (!skirt) takeOffSkirt(draft)
}

/** Who wears a hoodie instead of a dress has trousers on. */
function takeOffSkirt(draft: Draft): void {
  if (draft.skirt && draft.legs.length === 0) draft.legs = { ...TROUSERS }
  draft.skirt = null
}

function wearLegs(draft: Draft, garment: Garment, colour: string | undefined): void {
  const { legs } = garment
  if (!legs) return
  const own = legs.colour ?? (colour || draft.legs.colour)
  draft.legs = { colour: own, length: legs.length ?? 1, loose: legs.loose ?? 0.2 }
  if (!garment.skirt && !garment.top && !draft.skirt?.open) draft.skirt = null
}

function wearSkirt(draft: Draft, garment: Garment, colour: string | undefined): void {
  const { skirt } = garment
  if (!skirt) return
  const { length, flare, open = false, pattern = null } = skirt
  const own = skirt.colour ?? colour ?? draft.top.colour
  draft.skirt = { colour: own, length, flare, open, pattern }
  if (!garment.legs && !open) draft.legs = { colour: '', length: 0, loose: 0 }
}

/** Shoes, gloves, hats and extras. */
function wearSmall(draft: Draft, garment: Garment, fitting: Fitting): void {
  const colour = fitting.colour ?? garment.colour ?? ''
  if (garment.shoes) draft.shoes = { style: garment.shoes, colour: shoeColour(garment, fitting) }
  if (garment.gloves) draft.gloves = gloveColour(garment, colour)
  if (garment.boxing) draft.boxing = true
  if (garment.hat) draft.hat = { style: garment.hat, colour: colour || '#8a5a3c' }
  if (garment.extra)
    draft.extras = new Map(draft.extras).set(garment.extra, colour || fitting.who.hair)
  if (garment.extra === 'apron') draft.apron = garment.print ?? null
}

/** Gloves that belong to a suit are a shade darker than it. */
function gloveColour({ top }: Garment, colour: string): string {
  return top ? blend(colour || '#888888', '#2a2230', 0.25) : colour || '#8a5a3c'
}

function shoeColour(garment: Garment, fitting: Fitting): string {
  const colour = fitting.colour ?? garment.colour
  if (!garment.top) return colour ?? '#4a3832'
  if (garment.shoes === 'ballet' || garment.shoes === 'socks') return colour ?? '#f2a5b8'
  if (garment.shoes === 'paws') return blend(colour ?? '#8a6a4a', '#2a2230', 0.16)
  return blend(colour ?? '#4a3832', '#2a2230', 0.45)
}
