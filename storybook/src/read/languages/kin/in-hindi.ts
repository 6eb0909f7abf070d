import { lookUp } from '../../../lexicon/look-up.ts'
import { kinDictionary, type KinDictionary, type Spelt } from './kin-dictionary.ts'
import { plainDigits } from './kin-letters.ts'

/** Languages whose sentences are Hindi's, word for word. */
export function isKin(language: string): boolean {
  return /^(?:ur|mr|pa|gu)$/.test(language)
}

/** Words in one name, at most. */
const MOST = 5

/** A prompt in Urdu, Marathi, Punjabi or Gujarati in Hindi words; words that nobody knows are left. */
export function inHindi(text: string, language: string): string {
  const kin = kinDictionary(language)
  const parts = plainDigits(text)
    .replace(/[،؍]/gu, ',')
    .replace(/[۔؟؛]/gu, '.')
    .split(/([^\p{L}\p{M}\p{N}\u200c\u200d]+)/u)
  const told: Told[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [hindi, words] = longestAt(parts, at, { kin, language })
    const behind = at + words * 2 - 1
    told.push({ own: parts.slice(at, behind).join(''), hindi, gap: parts[behind] ?? '' })
    at = behind - 1
  }
  const words = told.map((word, at) => fitted(word, told[at + 1], { kin, language }) + word.gap)
  return agreed(words.join(''), language)
}

/** Some words of a prompt, their Hindi, and what stands behind them. */
interface Told {
  readonly own: string
  readonly hindi: string
  readonly gap: string
}

/** બાંકડા પર, ਗਲੀਚੇ ਉੱਤੇ: before a small word a form of several may be one's. */
const SMALL = /^(?:में|पर|को|का|की|के|से|ने|तक|वाल)(?![क-ह])/u

interface Spoken {
  readonly kin: KinDictionary
  readonly language: string
}

const OLD = /^बूढ़[ाी]$/u

/** A word as it stands before the next one. */
function fitted({ own, hindi, gap }: Told, next: Told | undefined, spoken: Spoken): string {
  const before = gap === ' ' ? next : undefined
  if (SMALL.test(before?.hindi ?? '')) return stemOf(own, spoken) ?? hindi
  if (!OLD.test(hindi) || isNamed(before, spoken)) return hindi
  return `${hindi} ${hindi.endsWith('ी') ? 'औरत' : 'आदमी'}`
}

/** म्हातारी शेकोटीजवळ: who is only called old is a person. Gujarati says old alike of all. */
function isNamed(next: Told | undefined, spoken: Spoken): boolean {
  return spoken.language === 'gu' || stemOf(next?.own ?? '', spoken) !== null
}

function stemOf(word: string, { kin, language }: Spoken): string | null {
  for (const spelt of kin) {
    const stem = spelt.stems.get(spelt.keyOf(word, language))
    if (stem !== undefined) return stem
  }
  return null
}

/** The Hindi of the most words from here on that are known as one, and how many they are. */
function longestAt(parts: readonly string[], at: number, spoken: Spoken): [string, number] {
  let many = 1
  while (many < MOST && /^[ -]$/u.test(parts[at + many * 2 - 1] ?? '')) many++
  for (let words = many; words > 0; words--) {
    const found = meant(
      parts
        .slice(at, at + words * 2 - 1)
        .join('')
        .replaceAll('-', ' '),
      spoken,
    )
    if (found !== null) return [found, words]
  }
  return [parts[at] ?? '', 1]
}

function meant(word: string, { kin, language }: Spoken): string | null {
  for (const spelt of kin) {
    const key = spelt.keyOf(word, language)
    const found = spelt.words.get(key) ?? withEnd(key, spelt)
    if (found !== null) return found
  }
  return null
}

/** झाडाखाली, બગીચામાં: a noun and its small word in one. */
function withEnd(key: string, { ends, stems }: Spelt): string | null {
  for (const [end, hindi] of ends) {
    const noun = key.endsWith(end) ? stems.get(key.slice(0, -end.length)) : undefined
    if (noun !== undefined) return `${noun} ${hindi}`
  }
  return null
}

const BEHIND: Readonly<Record<string, string>> = { आ: 'ता हुआ', ई: 'ती हुई', ए: 'ते हुए' }

/** Words that each were right and do not fit together: के के पास, रहा हैं. */
function agreed(text: string, language: string): string {
  return (
    text
      .replace(/(?<= )(?:का|की|के) (?=(?:के|की) )/gu, '')
      .replace(/(?<=(?:उस|उन)क)[ाीे] के (?=[क-ह])/gu, 'े ')
      .replace(/फूलों (?=तोड़|चुन)/gu, 'फूल ')
      .replace(/ (?:रहा|रही|रहे) हु(आ|ई|ए)/gu, (_, end: string) => lookUp(BEHIND, end) ?? '')
      .replace(/(?:ता हुआ|ते हुए)(?= (?:है|था|हैं|थे|हो))/gu, ' रहा')
      .replace(/ती हुई(?= (?:है|थी|हैं|हो))/gu, ' रही')
      .replace(/ता हुआ हु(?=[एई])/gu, 'ते हु')
      // मांजरीची तीन पिल्ले: the young of a cat are no puppies.
      .replace(
        /(?<=(?:बिल्ली|शेर|बाघ|हाथी|भालू|बत्तख|मुर्गी|पक्षी|हिरण|लोमड़ी) (?:का|की|के) (?:[^ ]+ )?)पिल्ल/gu,
        'बच्च',
      )
      // ਫੁੱਲ ਦੇ ਰਿਹਾ ਹੈ: to give is written as of.
      .replace(/ के(?= रह[ाीे](?![\p{L}\p{M}]))/gu, ' दे')
      .replace(/(?<=काल[ाीे]) (?=सफेद)/gu, ' और ')
      // दोन खडकांमध्ये: in two of them is between them.
      .replace(/(?<=(?:^| )दो (?:[^ ]+ )?[^ ]+ों) में(?= )/gu, ' के बीच')
      .replace(/के ऊपर (?=से (?:नीचे )?(?:फिसल|गिर|लुढ़क|उतर))/gu, '')
      // ਡਿੱਗ ਜਾਂਦਾ ਹੈ: a deed that comes to its end.
      .replace(/(?<=(?:गिर|बदल|भाग|सो|उड़|बैठ|टूट|फट|डूब|मिल|छिप) )जा रह(?=[ाीे])/gu, 'जात')
      .replace(/रहा(?= (?:हैं|थे))/gu, 'रहे')
      .replace(/रहे है(?![\p{L}\p{M}])/gu, language === 'gu' ? 'रहे हैं' : 'रहा है')
  )
}
