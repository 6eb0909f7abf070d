import { findPlace } from '../../places/finding/find-place.ts'
import type { Place } from '../../place.ts'

/** What one sees from a window, by the words for it; the first that fits. */
const VIEWS: readonly (readonly [words: RegExp, place: string])[] = [
  [/\b(mars|martian)\b/u, 'mars'],
  [/\blunar\b/u, 'moon'],
  // Who looks at the moon is not on it.
  [
    /^(?:(?:the|a|full|crescent|rising|bright|pale|new|half|big|huge|glowing|yellow|silver) )*moon(?: (?:is )?(?:shin|glow|ris|hang|gleam|stand|hover)[a-z]*(?: (?!on\b)[a-z]+){0,4})?$/u,
    'valley',
  ],
  [/\b(polar|antarctica?|icebergs?|glaciers?)\b/u, 'glacier'],
  [/\b(desert|dunes)\b/u, 'desert'],
  [
    /\b(earth|planets?|galax\w+|nebula\w*|space|asteroids?|comets?|cosmos|universe|black hole)\b/u,
    'space',
  ],
  [
    /\b(underwater|fish|fishes|whales?|sharks?|jellyfish|coral|reef|deep sea|octopus)\b/u,
    'underwater',
  ],
  [/\b(times square)\b/u, 'times-square'],
  [/(?<!paper )\b(?:(?:air)?planes?|airliners?|jets|aircraft|runway)\b/u, 'airport'],
  [/\b(eiffel|paris)\b/u, 'eiffel-tower'],
  [
    /\b(city|cities|skyline|skyscrapers?|metropolis|downtown|buildings|manhattan|new york|tokyo|hong kong|shanghai|dubai|city ?scape|neon|city lights)\b/u,
    'skyscraper',
  ],
  [/\b(roofs|rooftops?|chimneys)\b/u, 'village'],
  [/\b(traffic|cars|street|road|passers-?by|pedestrians|people|crowds?|taxis|trams?)\b/u, 'street'],
  [/\b(sea|ocean|waves|coast|ships?|boats?|sailboats?|lighthouse|beach)\b/u, 'beach'],
  [/\b(alps|mountains?|peaks?|matterhorn)\b/u, 'mountain'],
  [/\b(forest|woods|trees|pines)\b/u, 'forest'],
  [/\b(cherry blossoms?|sakura)\b/u, 'cherry-grove'],
  [/\b(hills?|countryside|fields?|valley|landscape|meadows?|green)\b/u, 'valley'],
  [/\b(garden|flowers|lawn|backyard)\b/u, 'garden'],
  [/\b(clouds?|sky|wing)\b/u, 'sky'],
  [/\b(houses|village|town|neighbou?rhood)\b/u, 'village'],
]

/** The place behind the window of a room, or null when the words say nothing of it. */
export function viewPlace(words: string, room?: string): Place | null {
  const aloft = room === 'spaceship' && /\bmoon$/u.test(words) ? 'moon' : null
  const known = aloft ?? VIEWS.find(([pattern]) => pattern.test(words))?.[1]
  const found = findPlace(known ?? words)
  return found && !found.indoors ? found : null
}
