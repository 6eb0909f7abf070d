const INSTRUMENTS: readonly (readonly [string, RegExp])[] = [
  ['play-cello', /cello|double bass|contrabass/],
  ['play-guitar', /guitar|banjo|ukulele|\blute|mandolin|\bbass\b/],
  ['play-piano', /piano|keyboard|organ|synthesi[sz]er|harpsichord/],
  ['play-violin', /violin|fiddle|viola/],
  ['play-trumpet', /trumpet|trombone|tuba|horn|bugle|cornet/],
  ['play-saxophone', /saxophone|\bsax\b/],
  ['play-clarinet', /clarinet|oboe/],
  ['play-flute', /flute|recorder|piccolo|pan ?pipe/],
  ['play-xylophone', /xylophone|marimba|vibraphone|glockenspiel/],
  ['play-tambourine', /tambourine/],
  ['play-bongos', /bongo|conga|djembe/],
  ['play-drums', /drum|cymbal|percussion/],
  ['play-harp', /\bharp\b|\blyre\b/],
  ['play-accordion', /accordion|concertina/],
  ['play-harmonica', /harmonica/],
  ['play-maracas', /maraca/],
]

/** How an instrument is played, or null if the noun is none. */
export function instrumentDeed(noun: string): string | null {
  return INSTRUMENTS.find(([, pattern]) => pattern.test(noun))?.[0] ?? null
}
