import type { Subject } from '../../plan/plan.ts'

/** Things that wishes show by light, air and water instead of a cut-out. */
export const ELEMENTS =
  /^(clouds?|sky|water|waves?|sea|ocean|lake|river|pond|stream|ripples?|waterfall|fountain|reflections?|foliage|lea(f|ves)|trees?|grass|branch(es)?|bush(es)?|plants?|flowers?|lamps?|lights?|headlights?|lanterns?|windows?|candles?|neon.*|bulbs?|torch(es)?|stars?|sun|((full|new|half|crescent) )?moon|rises?|sunlight|fires?|flames?|campfires?|bonfire|fireplace|embers?|sparks?|ash|petals?|blossoms?|cherry blossoms?|firefl(y|ies)|dust|pollen|particles?|bubbles?|confetti|party poppers?|confetti balls?|rain|raindrops?|snow|snowflakes?|fog|mist|haze|smoke|steam|auroras?|northern lights?|fireworks?|rainbows?|starlight|milky way|glints?|lightning bolts?|wind|breeze|air|lightning|rays?|sunbeams?|light rays?|bokeh|shadows?|scene|photo|picture|image|background|camera|hair|dress(es)?|skirt|cape|cloak|veil|scarf|robe|cloth(es|ing)?|laundry|flags?|banners?|curtains?|drapes?|sails?|chimneys?|eyes?|faces?|smiles?|subjects?|motion|steam|brook|creek|cascade|horizon|landscape|mountains?|hills?|beach|forest|city|street|room|house|building|sunset|sunrise|night|glitter|drift|sway|flicker|glow|shimmer|sparkle|ripple|zoom|life|motion|movement|animation|style|look|mood|weather|storm|day|dawn|dusk|morning|evening)$/u

/** Whether light, air and water show it, so that nobody plays it. */
export function isElement({ noun }: Pick<Subject, 'noun'>): boolean {
  return ELEMENTS.test(noun.toLowerCase())
}
