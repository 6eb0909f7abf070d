import { singular } from '../../lexicon/morphology.ts'
import { nameSet } from '../../lexicon/word-set.ts'
import type { Subject } from '../../plan/plan.ts'

/** Things that wishes show by light, air and water instead of a cut-out, and words about the picture itself. */
const ELEMENTS = nameSet(
  'cloud, sky, star, stars, shooting star, shooting stars, falling star, falling stars, meteor, meteor shower, sun, moon, full moon, new moon, half moon, crescent moon, milky way, starlight, sunlight',
  'sunset, sunrise, night, day, break, dawn, dusk, morning, evening, rise, horizon, aurora, northern light, rainbow',
  'water, wave, sea, ocean, lake, river, pond, stream, brook, creek, cascade, waterfall, fountain, ripple, reflection',
  'foliage, leaf, tree, grass, branch, bush, plant, flower, petal, blossom, cherry blossom, pollen, firefly',
  'lamp, light, headlight, lantern, sign, letter, window, candle, bulb, torch, ray, sunbeam, light ray, bokeh, glint, shadow',
  'fire, flame, campfire, bonfire, fireplace, ember, spark, ash, chimney, smoke, steam, fog, mist, haze, dust',
  'heart, sparkles, musical note, music note, fairy dust, feather',
  'particle, bubble, confetti, party popper, confetti ball, firework, fireworks, rain, raindrop, snow, snowflake, storm',
  'lightning, lightning bolt, wind, breeze, air, weather, heat, hot air, heat shimmer, mirage',
  'hair, dress, skirt, cape, cloak, veil, scarf, robe, cloth, clothes, clothing, laundry, flag, banner',
  'curtain, drape, sail, eye, face, smile',
  'landscape, mountain, hill, beach, forest, city, street, room, house, building',
  'glitter, drift, sway, flicker, glow, shimmer, sparkle, zoom, life, motion, movement, animation',
  'scene, photo, picture, image, background, camera, subject, style, look, mood, loop, cinemagraph',
)

/** Whether light, air and water show what has this name, so that nobody plays it. */
export function isElementName(name: string): boolean {
  const one = name.replace(/\S+$/u, singular)
  const isKindOf =
    /\b(waves?|clouds?|rays?|breeze|reflections?|shimmer|haze|chimneys?|lamps?)$/u.test(name)
  return ELEMENTS.has(name) || ELEMENTS.has(one) || isKindOf || name.startsWith('neon')
}

/** Whether light, air and water show it, so that nobody plays it. */
export function isElement({ noun }: Pick<Subject, 'noun'>): boolean {
  return isElementName(noun.toLowerCase())
}
