import type { StyleName } from '../../plan/plan.ts'
import { anime } from './anime.ts'
import { clay, render3d } from './clay.ts'
import { comic, manga, popArt } from './comic.ts'
import { cinematic, monochrome, noir, vintage } from './techniques/film-stock.ts'
import { cyberpunk } from './cyberpunk.ts'
import { neon } from './neon.ts'
import { oil } from './oil.ts'
import { paper, silhouette } from './paper-style.ts'
import { crayon, pastel } from './pastel.ts'
import { charcoal, pencil } from './pencil.ts'
import { pixel } from './pixel.ts'
import type { Style } from './style.ts'
import { artDeco, bauhaus, flat, travelPoster } from './poster.ts'
import { blueprint } from './blueprint.ts'
import { bricks } from './bricks.ts'
import { cavePainting } from './cave-painting.ts'
import { chalk } from './chalk.ts'
import { cubist } from './cubist.ts'
import { doubleExposure } from './double-exposure.ts'
import { embroidery } from './embroidery.ts'
import { engraving } from './engraving.ts'
import { felt } from './felt.ts'
import { graffiti } from './graffiti.ts'
import {
  duotone,
  infrared,
  muted,
  nightVision,
  pale,
  thermal,
  vibrant,
  xRay,
} from './false-colour.ts'
import { impressionist, pointillist } from './impressionist.ts'
import { inkWash } from './ink-wash.ts'
import { kaleidoscope } from './kaleidoscope.ts'
import { lowPoly } from './low-poly.ts'
import { golden, mosaic } from './mosaic.ts'
import { stainedGlass } from './stained-glass.ts'
import { steampunk, vaporwave } from './techniques/tinted.ts'
import { tapestry } from './tapestry.ts'
import { vhs } from './vhs.ts'
import { surreal } from './surreal.ts'
import { tiltShift } from './tilt-shift.ts'
import { ukiyoE } from './ukiyo-e.ts'
import { vanGogh } from './van-gogh.ts'
import { watercolour } from './watercolour.ts'

export const STYLE_WORKS: Readonly<Record<StyleName, Style>> = {
  paper,
  watercolour,
  oil,
  'van-gogh': vanGogh,
  'ukiyo-e': ukiyoE,
  pixel,
  monochrome,
  cyberpunk,
  anime,
  comic,
  pencil,
  clay,
  vintage,
  surreal,
  'pop-art': popArt,
  silhouette,
  pastel,
  neon,
  cinematic,
  noir,
  vaporwave,
  steampunk,
  ink: inkWash,
  charcoal,
  chalk,
  crayon,
  engraving,
  impressionist,
  pointillist,
  cubist,
  'stained-glass': stainedGlass,
  mosaic,
  golden,
  'art-deco': artDeco,
  bauhaus,
  'low-poly': lowPoly,
  'render-3d': render3d,
  bricks,
  embroidery,
  blueprint,
  vhs,
  manga,
  vibrant,
  muted,
  pale,
  'tilt-shift': tiltShift,
  thermal,
  'x-ray': xRay,
  infrared,
  'night-vision': nightVision,
  felt,
  graffiti,
  'travel-poster': travelPoster,
  tapestry,
  'cave-painting': cavePainting,
  flat,
  duotone,
  'double-exposure': doubleExposure,
  kaleidoscope,
}
