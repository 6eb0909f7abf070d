import type { HeadWear, Look } from '../outfit.ts'
import { type Draw, dome, brim } from './hats/shapes.ts'
import { helmets } from './helmets.ts'
import {
  cap,
  beanie,
  toque,
  peaked,
  nurse,
  beret,
  mortarboard,
  chullo,
  deerstalker,
} from './hats/caps.ts'
import { crown, tiara, halo, party, bunny, flowers, horns, snakes } from './hats/royal.ts'
import {
  cowboy,
  witch,
  wizard,
  tricorn,
  topHat,
  wideHat,
  santa,
  cone,
  elf,
} from './hats/brimmed-hats.ts'
import { turban, hijab, veil, headband, bandana, wig } from './hats/cloths.ts'
import { balaclava, beeVeil, furHood, hood, nemes } from './hats/hoods.ts'
import { batCowl, darkHelm, spiderMask } from './hats/comic-masks.ts'
import { fencingMask, gasMask, paperBag, plagueMask, vrHeadset, weldingMask } from './hats/masks.ts'
import {
  catEars,
  feathers,
  fez,
  flatCap,
  horned,
  laurel,
  mitre,
  pithHelmet,
  roman,
  ushanka,
} from './hats/worldly.ts'
import { piece } from './head-sketch.ts'
import { shade } from '../drawing/tone.ts'
import type { View } from '../body/skeleton.ts'
import type { Part } from '../body/part.ts'
import { inHead } from './head.ts'

const HATS: Readonly<Record<HeadWear, Draw>> = {
  ...helmets,
  cap,
  beanie,
  toque,
  crown,
  tiara,
  'cowboy-hat': cowboy,
  'witch-hat': witch,
  'wizard-hat': wizard,
  tricorn,
  'top-hat': topHat,
  'straw-hat': wideHat({ half: 0.78, top: -1.2, band: '#c8553f' }),
  'sun-hat': wideHat({ half: 0.9, top: -1.16, band: '#e08aa3' }),
  'santa-hat': santa,
  'peaked-cap': peaked,
  'nurse-cap': nurse,
  beret,
  turban,
  hijab,
  veil,
  headband,
  halo,
  'sailor-cap': (sketch) => {
    piece(sketch, dome(-1.1, -0.78))
    piece(sketch, 'M-0.5 -0.96Q0 -1.02 0.5 -0.96L0.46 -0.74Q0 -0.8 -0.46 -0.74Z')
  },
  'party-hat': party,
  mortarboard,
  fedora: wideHat({ half: 0.68, top: -1.22, band: '#2f2a30' }),
  bandana,
  'bunny-ears': bunny,
  'flower-crown': flowers,
  bowler: (sketch) => {
    piece(sketch, dome(-1.24, -0.74))
    piece(sketch, brim(0.6, -0.73, 0.07), shade(sketch.colour, 0.1))
  },
  'cone-hat': cone,
  'elf-hat': elf,
  horns,
  'snake-hair': snakes,
  chullo,
  wig,
  deerstalker,
  hood,
  'fur-hood': furHood,
  'welding-mask': weldingMask,
  'vr-headset': vrHeadset,
  'gas-mask': gasMask,
  'plague-mask': plagueMask,
  'paper-bag': paperBag,
  'bee-veil': beeVeil,
  balaclava,
  fez,
  laurel,
  nemes,
  'flat-cap': flatCap,
  'pith-helmet': pithHelmet,
  ushanka,
  feathers,
  'cat-ears': catEars,
  'bat-cowl': batCowl,
  'spider-mask': spiderMask,
  'dark-helm': darkHelm,
  'roman-helmet': roman,
  'horned-helmet': horned,
  'fencing-mask': fencingMask,
  mitre,
}

/** Head wear that hides the hair on top, so that it is not drawn through it. */
export const COVERS: ReadonlySet<HeadWear> = new Set([
  'space-helmet',
  'knight-helm',
  'ninja-hood',
  'swim-cap',
  'robot-head',
  'hijab',
  'turban',
  'iron-mask',
  'trooper-helmet',
  'bat-cowl',
  'spider-mask',
  'dark-helm',
  'kabuto',
  'aviator-cap',
  'wig',
  'balaclava',
  'nemes',
  'fencing-mask',
  'paper-bag',
])

/** Head wear that presses the hair flat: big hair would stick out through it. */
export const PRESSES: ReadonlySet<HeadWear> = new Set([
  'cap',
  'beanie',
  'toque',
  'cowboy-hat',
  'witch-hat',
  'wizard-hat',
  'tricorn',
  'top-hat',
  'straw-hat',
  'sun-hat',
  'santa-hat',
  'hard-hat',
  'fire-helmet',
  'peaked-cap',
  'sailor-cap',
  'bike-helmet',
  'fedora',
  'bowler',
  'bandana',
  'elf-hat',
  'chullo',
  'deerstalker',
  'mortarboard',
  'cone-hat',
  'beret',
  'hood',
  'fur-hood',
  'bee-veil',
  'fez',
  'flat-cap',
  'pith-helmet',
  'ushanka',
  'feathers',
  'plague-mask',
  'roman-helmet',
  'horned-helmet',
  'mitre',
])

export function headWear(look: Look, view: View): Part | null {
  const { hat } = look.outfit
  if (!hat) return null
  return inHead(look, { x: -1.2, y: -2.15, width: 2.4, height: 3.4 }, (ctx) =>
    HATS[hat.style]({ ctx, view, colour: hat.colour, x: view === 'side' ? -0.01 : 0 }),
  )
}
