import { FAMOUS_WORKS } from './famous-works.ts'
import { WORDS_OF_DEEDS } from './words-of-deeds.ts'
import { WORDS_OF_SIGHTS } from './words-of-sights.ts'
import { WORDS_OF_FANCY } from './words-of-fancy.ts'
import { WORDS_OF_PHOTOS } from './words-of-photos.ts'
import { WORDS_OF_SPORT } from './words-of-sport.ts'
import { WORDS_OF_THINGS } from './words-of-things.ts'
import { WORDS_OF_VIDEOS } from './words-of-videos.ts'

/** Rows of `other-words.ts` that are told by what they speak of. */
export const WORDS_BY_THEME: readonly string[] = [
  WORDS_OF_FANCY,
  WORDS_OF_VIDEOS,
  WORDS_OF_PHOTOS,
  WORDS_OF_SPORT,
  WORDS_OF_DEEDS,
  WORDS_OF_SIGHTS,
  WORDS_OF_THINGS,
  FAMOUS_WORKS,
]
