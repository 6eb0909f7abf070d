import { lookUp } from '../../lexicon/look-up.ts'
import { endsOpen } from './korean-verbs.ts'

/** How a deed goes on: it tells of the noun that follows, leads to the next deed of whoever does it, or is told of whom it is done to. */
export type VerbForm = 'describing' | 'linking' | 'undergoing'

const LINKING: Readonly<Record<string, RegExp>> = {
  ja: /(?:[てで]|ながら|つつ)$/,
  ko: /(?:고|며|면서|아|어|서|해|채|다가)$/,
  tr: /(?:[ıiuü]p|[ae]r[ae]k|ken)$/,
  hi: /(?:कर|करके|के)$/,
  ta: /(?:ி|ந்து|த்து|ட்டு|ண்டு|ன்று|ற்று|ய்து|ாமல்|படி|படியே|கொண்டே|வாறு)$/,
  te: /(?:ూ|(?<!ంద|ాయ|న్నద)ి)$/,
  kn: /(?:ಾ|ಿ|ಕುಳಿತು|(?<!ಿತ|ದನ|ದಳ|ದರ|ದವ)ು)$/,
  ml: /(?:ി|ന്ന്|ട്ട്|ച്ച്|ത്ത്|(?<!ന്നു)ണ്ട്|ഞ്ഞ്|ിട്ട്)$/,
}
const DESCRIBING: Readonly<Record<string, RegExp>> = {
  ja: /[たるうくすつぬむぐぶだ]$/,
  de: /ende[rsnm]?$/,
  nl: /ende$/,
  sv: /[ae]nde$/,
  da: /ende$/,
  nb: /ende$/,
  ru: /(?:[уюая]щ|вш)(?:ий|ая|ее|ие|его|ей|их|ую|им|ими)(?:ся)?$/,
  pl: /ąc(?:[yae]|ego|emu|ej|ych|ym)$/,
  tr: /(?:[ae]n|m[ıiuü]ş|d[ıi]ğ[ıi])$/,
  // किताब पढ़ती लड़की; बैठी हुई, जलते हुए: respelt as one word.
  hi: /(?:हु(?:ए|ई|आ)|त[ाीे]|ने वाल[ाीे])$/,
  ta: /(?:கிற|கின்ற|ும்|ந்த|த்த|ட்ட|ண்ட|ன்ற|ற்ற|ிய|ய்த|ுள்ள|ான)$/,
  te: /(?:న్న|ిన|ే)$/,
  kn: /[ವದಡಟತ]$/,
  ml: /(?:ന്ന|ിയ|ച്ച|ത്ത|ട്ട|ഞ്ഞ|ണ്ട|ുള്ള)$/,
}

/** Hinahabol, kinakain, nilalaro, iniinom: of these deeds, ang tells what they are done to and ng who does them. */
const UNDERGOING = /^(?:[bcdfghjklmprstwy]?in[aeiou]|ni[lrwyh]|ipin|ini|ibin|isin|itin|idin)/

/** The form of a verb by its ending; null where endings do not tell. */
export function verbForm(text: string, language: string): VerbForm | null {
  if (language === 'tl') return UNDERGOING.test(text) ? 'undergoing' : null
  if (lookUp(LINKING, language)?.test(text) === true) return 'linking'
  if (language === 'ko' && endsOpen(text)) return 'linking'
  const describes = language === 'ko' ? endsInN(text) : lookUp(DESCRIBING, language)?.test(text)
  return describes === true ? 'describing' : null
}

/** 달리는, 입은, 달린: a last syllable that ends in n tells of the next noun. */
function endsInN(text: string): boolean {
  const code = (text.codePointAt(text.length - 1) ?? 0) - 0xac00
  return code >= 0 && code % 28 === 4
}

const DONE_BY_MANY: Readonly<Record<string, RegExp>> = {
  es: /\p{L}{2}[ae]n(?= |$)/u,
  pt: /\p{L}{2}[aeo]m(?= |$)/u,
  it: /\p{L}[ao]no(?= |$)/u,
  pl: /\p{L}ą(?= |$)/u,
  ru: /\p{L}[уюая]т(?:ся)?(?= |$)/u,
  uk: /\p{L}[уюая]ть(?:ся)?(?= |$)/u,
  ar: /\p{L}{2}[وا]ن(?= |$)/u,
}

const DONE_BY_HER: Readonly<Record<string, RegExp>> = {
  ar: /^ت/u,
  hi: /(?:ती|रही|ई|ी)(?: है| हैं)?$/u,
  ta: /ாள்$/u,
  kn: /ಾಳೆ$/u,
}

/** تبتسم, मुस्कुराती है: whether she does it, by its form; undefined where forms do not tell. */
export function byHer(text: string, language: string): boolean | undefined {
  return lookUp(DONE_BY_HER, language)?.test(text)
}

/** Whether several do it, by the ending; undefined where endings do not tell. */
export function byMany(text: string, language: string): boolean | undefined {
  // Çocuklar gülüyor: of many, too, a Turkish deed may go without its ending.
  if (language === 'tr') return /(?:yor|[aeıiuü]r)l[ae]r$/.test(text) || undefined
  return lookUp(DONE_BY_MANY, language)?.test(text)
}
