import { urduKey, urduSpelling } from './urdu-letters.ts'

/** ਬਿੱਲੀ, બિલાડી: the signs of both scripts stand where those of Devanagari do. */
const SHIFTED: readonly (readonly [first: number, last: number, by: number])[] = [
  [0x0a01, 0x0a6f, 0x100],
  [0x0a81, 0x0aef, 0x180],
]

/** A word of Gurmukhi or Gujarati letters in those of Devanagari; others are left. */
export function inDevanagariSigns(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/[\u200c\u200d]/gu, '')
    .replace(/\u0a71([\u0a15-\u0a39])/gu, '$1\u0a4d$1')
    .replaceAll('\u0a71', '')
    .replace(/\u0a70/gu, '\u0a02')
    // ਪੜ੍ਹ, ਕਿਲ੍ਹਾ: an h that is hardly heard.
    .replace(/(?<=\u0a32|\u0a28|\u0a2e)\u0a4d\u0a39/gu, '')
  const shifted = plain.replace(/[\u0a01-\u0aef]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const by = SHIFTED.find(([first, last]) => code >= first && code <= last)?.[2] ?? 0
    return String.fromCodePoint(code - by)
  })
  return shifted.normalize('NFD')
}

/** Signs that one language writes where its kin write another: पाणी and पानी, काळा and काला, ट्रॅक्टर and ट्रैक्टर. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\u200c|\u200d/gu, ''],
  [/ड\u093c?्ह/gu, 'ढ'],
  [/\u093c|ः/gu, ''],
  [/ँ|[ङञणनम]्(?=[क-ह])/gu, 'ं'],
  [/्/gu, ''],
  [/ी/gu, 'ि'],
  [/ई/gu, 'इ'],
  [/ू/gu, 'ु'],
  [/ऊ/gu, 'उ'],
  [/[ैॅ]/gu, 'े'],
  [/[ऐॲऍ]/gu, 'ए'],
  [/[ौॉ]/gu, 'ो'],
  [/[औऑ]/gu, 'ओ'],
  [/ण/gu, 'न'],
  [/ळ/gu, 'ल'],
  [/ऱ/gu, 'र'],
  [/ष/gu, 'श'],
  [/([क-ह])\1/gu, '$1'],
  [/क(?=ख)|च(?=छ)|ट(?=ठ)|त(?=थ)|द(?=ध)/gu, ''],
]

/** A word as it is spelt, of whatever letters. */
export function spellingOf(word: string, language: string): string {
  if (language === 'ur') return urduSpelling(word)
  return inDevanagariSigns(word)
    .replace(/[\u093c\u200c\u200d]/gu, '')
    .replaceAll('ँ', 'ं')
}

/** What is left of a word when all of them spell it alike. */
export function keyOf(word: string, language: string): string {
  if (language === 'ur') return urduKey(word)
  return ALIKE.reduce((text, [signs, by]) => text.replace(signs, by), inDevanagariSigns(word))
}

/** २, ੨, ૨, ۲: 2. */
export function plainDigits(text: string): string {
  return text.replace(
    /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0a66-\u0a6f\u0ae6-\u0aef]/gu,
    (digit) => {
      const code = digit.codePointAt(0) ?? 0
      return String((code < 0x0700 ? code : code - 6) % 16)
    },
  )
}
