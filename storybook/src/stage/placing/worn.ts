import type { Actor, Grip } from '../../cast/actor.ts'
import type { Subject } from '../../plan/plan.ts'
import { GROWN } from './sizes.ts'

type Worn = 'hat' | 'glasses' | 'neckwear' | 'pack' | 'shoes' | 'garment'

/** How a thing is worn by who is no puppet. */
export function wornAs({ name }: Actor): Worn {
  if (/skate$|skates$|shoe|boot|sneaker|sandal|slipper/u.test(name)) return 'shoes'
  if (/turtle-shell|backpack|cape|wings/u.test(name)) return 'pack'
  if (/scarf|collar|:bow-tie|necklace|medal|bandana|garland|:lei/u.test(name)) return 'neckwear'
  if (/hat|cap|helmet|antlers|horn$|crown|bow|ribbon|wreath|headphone|beanie|beret/u.test(name))
    return 'hat'
  return /glass|goggle|mask|beard|eyepatch/u.test(name) ? 'glasses' : 'garment'
}

/** A scarf goes round the neck, however short or long it was said to be, and does not hide the face. */
const ROUND_NECK = { least: 0.88, most: 1.2 }

/** How tall a garment is in its wearer's heights: a tiny crown is a tiny one. */
export function wornSize(garment: Actor, wearer: Actor, size: Subject['size']): number {
  const round = wornAs(garment) === 'neckwear'
  const { least, most } = round ? ROUND_NECK : { least: 0, most: Infinity }
  return Math.min(most, Math.max(least, GROWN[size])) * wornHeight(garment, wearer)
}

/** How tall at most and how wide a shoe is, in heights and widths of who stands in it. */
const SHOE = { tallest: 0.2, wide: 0.5 }

/** Hats and glasses are as wide as a head; a head is about a third of a body. */
function wornHeight(garment: Actor, wearer: Actor): number {
  const [neck, eyes] = [wearer.neck?.({}), wearer.eyes?.({})]
  const as = wornAs(garment)
  if (as === 'neckwear' && neck) return (1.12 * neck.width) / garment.aspect
  if (as === 'glasses' && eyes) return eyes.width / garment.aspect
  if (as === 'neckwear') return (0.3 * Math.max(0.7, wearer.aspect)) / garment.aspect
  if (as === 'shoes') return Math.min(SHOE.tallest, (SHOE.wide * wearer.aspect) / garment.aspect)
  if (as === 'garment') return Math.min(0.62, (0.85 * wearer.aspect) / garment.aspect)
  // A shell covers the whole back, and wings would carry their owner.
  const cover = /turtle-shell/u.test(garment.name) ? 0.72 : 0.9
  if (/turtle-shell|wings/u.test(garment.name))
    return (cover * Math.max(0.8, wearer.aspect)) / garment.aspect
  const head = Math.min(0.42, 0.4 * Math.max(0.7, wearer.aspect))
  return head / Math.max(0.9, garment.aspect)
}

/** What goes round the neck and hangs down from there: how far from its foot the neck is, in its heights. */
export function neckOf({ name }: Actor): number {
  return /scarf|bandana/u.test(name) ? 0.78 : 0.5
}

export const WORN_ON: Readonly<Record<Worn, Grip>> = {
  hat: 'head',
  glasses: 'mouth',
  neckwear: 'middle',
  pack: 'back',
  shoes: 'feet',
  garment: 'middle',
}
