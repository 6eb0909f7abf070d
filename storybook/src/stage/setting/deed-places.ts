import type { Shot } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'

/** Where a deed is done in places that are named by a wider word. */
const RULES: readonly (readonly [place: string, words: RegExp, deeds: RegExp, better: string])[] = [
  // Stones are thrown over a river from its bank.
  ['river', /./u, /^skip-stone$/u, 'riverbank'],
  // Not every arena is under the open sky.
  ['stadium', /\barena$/u, /^(?:dunk|dribble|shoot-basketball)/u, 'gymnasium'],
  ['stadium', /\barena$/u, /^(?:play-volleyball|spike)/u, 'volleyball court'],
  ['stadium', /\barena$/u, /^(?:ice-skate|pirouette|play-hockey)/u, 'ice arena'],
  ['stadium', /\barena$/u, /^(?:box|wrestle|knock-out)/u, 'boxing ring'],
  // Pool is not only what one swims in.
  ['outdoor-swimming-pool', /./u, /^billiards$/u, 'pool hall'],
  ['indoor-swimming-pool', /./u, /^billiards$/u, 'pool hall'],
  // A studio in which one dances has a barre and mirrors.
  [
    'music-studio',
    /^(?:[a-z]+ )?studio$/u,
    /^(ballet|dance|pirouette|yoga|stretch|spin|twirl|tutu|leotard|pointe shoes)$/u,
    'dance studio',
  ],
]

/** A place that suits what its lead does there better than the one its words mean; null if none does. */
export function placeOfDeed(
  place: string,
  { place: words, scenery = [], subjects: [lead] }: Shot,
): string | null {
  if (isBare(place, { words, scenery })) return 'bare-apartment'
  const worn = lead?.person?.wears.map(({ garment }) => garment) ?? []
  const verbs = [...(lead?.actions.map(({ verb }) => verb) ?? []), ...worn]
  const rule = RULES.find(
    ([at, named, deeds]) =>
      at === place && named.test(words ?? '') && verbs.some((verb) => deeds.test(verb)),
  )
  return rule?.[3] ?? null
}

const LIVED_IN = /\b(apartment|flat|room|house|home|loft|bedroom|studio)\b/u
const LEFT_BARE = /\b(empty|vacant|unfurnished|bare|abandoned|derelict)\b/u

/** Of a home that is empty or left, the furniture is gone too; a classroom without people keeps its desks. */
function isBare(
  place: string,
  { words, scenery }: { words: string | null; scenery: readonly string[] },
): boolean {
  const home = /^(living-room|bedroom)$/u.test(place) && LIVED_IN.test(words ?? '')
  return home && LEFT_BARE.test([...scenery, words].join(' '))
}

/** A canyon with a rope bridge is seen from the bridge. */
export function overBridge(place: string, { scenery = [] }: Shot): string | null {
  const wild = /^(canyon|jungle|forest|river|waterfall|mountain|valley|snow-canyon)$/u.test(place)
  // What floats under it is seen on its water.
  const below = scenery.some((words) => words.endsWith('on the water'))
  const bridge = scenery.some((words) => findPlace(words)?.id === 'country-bridge') && !below
  return wild && bridge ? 'country-bridge' : null
}
