import type { Canvas } from '@napi-rs/canvas'
import { nightCity, street, tower, wall } from './city.ts'
import { badge, document, drawing, screenshot } from './flat.ts'
import { beach, field, forest, lake, panorama, winter } from './landscapes.ts'
import { candle, coffee, park, petOnSofa, portrait, product } from './subjects.ts'

/** Pictures of the kinds that people send, all made here; photographs come as JPEG with their artefacts. */
export const CORPUS: Readonly<Record<string, () => Canvas>> = {
  'lake.jpg': lake,
  'beach.jpg': beach,
  'forest.jpg': forest,
  'winter.jpg': winter,
  'field.jpg': field,
  'panorama.jpg': panorama,
  'night-city.jpg': nightCity,
  'street.jpg': street,
  'tower.jpg': tower,
  'wall.jpg': wall,
  'portrait.jpg': portrait,
  'park.jpg': park,
  'pet.jpg': petOnSofa,
  'candle.jpg': candle,
  'coffee.jpg': coffee,
  'product.jpg': product,
  'drawing.png': drawing,
  'screenshot.png': screenshot,
  'document.png': document,
  'badge.png': badge,
}
