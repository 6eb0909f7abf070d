import type { StyleName } from '../../plan/plan.ts'
import { anime } from './anime.ts'
import { clay } from './clay.ts'
import { comic, popArt } from './comic.ts'
import { cinematic, monochrome, vintage } from './film-stock.ts'
import { cyberpunk, neon } from './neon.ts'
import { oil } from './oil.ts'
import { paper, silhouette } from './paper-style.ts'
import { pastel } from './pastel.ts'
import { pencil } from './pencil.ts'
import { pixel } from './pixel.ts'
import type { Style } from './style.ts'
import { surreal } from './surreal.ts'
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
}
