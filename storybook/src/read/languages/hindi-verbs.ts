import type { Inflection } from './inflection.ts'

const BEHIND_STEM = /^(?:त[ािीे]ं?|कर(?:के)?|के|[ाीेए]|या|यी|ये|ई)$/u
/** खाता, खाकर, खाने, खाया; a stem that ends in a consonant takes a vowel of its own. */
const BEHIND_VOWEL = /^(?:त[ािीे]ं?|कर(?:के)?|के|या|यी|ये|ए|ई)$/u

/** What goes with a deed and tells how it goes on: खा रहा, खा लेता, भाग गया. */
const HELPERS = 'रह ले लि दे दि जा गय चुक डाल पड़'.split(' ')

/** फेंकना: फेंकता, फेंक रहा, फेंककर, फेंकने वाला, फेंक देता. */
export function hindiVerb(word: string): readonly Inflection[] {
  const stem = /^(.+)ना$/u.exec(word)?.[1]
  if (stem === undefined) return []
  const open = /[ािीुूेैोौआईऊएओ]$/u.test(stem)
  return [
    { word: `${stem}*`, ends: open ? BEHIND_VOWEL : BEHIND_STEM },
    { word: `${stem}ने वाल*`, ends: /^[ाीे]$/u },
    { word: `${stem} कर`, ends: /^$/ },
    ...HELPERS.map((helper) => ({ word: `${stem} ${helper}*`, ends: HELPED })),
  ]
}

const HELPED = /^(?:[ािीेई]|ए|त[ाीे]|न[ाेी]|ँ|कर|या|ये|यी)*$/u
