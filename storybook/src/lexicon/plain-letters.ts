/**
 * Letters that are typed in more than one way, in one: Hindi with and without its dots (फ़ or फ, चाँद or चांद), Arabic with
 * and without vowel signs, its last letters and its alif as they come (قطة or قطه, على or علي, أسد or اسد).
 */
export function plainLetters(text: string, language: string): string {
  if (language === 'ar') return plainArabic(text)
  if (DRAVIDIAN.test(language)) return plainDravidian(text)
  if (language !== 'hi') return text
  return text.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')
}

function plainArabic(text: string): string {
  return text
    .replaceAll(/[\u064b-\u0652\u0640]/gu, '')
    .replaceAll(/[أإآ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
}

const DRAVIDIAN = /^(?:ta|te|kn|ml)$/

const LAST_LETTERS: readonly (readonly [string, string])[] = [
  ['\u0d28\u0d4d\u200d', 'ൻ'],
  ['\u0d30\u0d4d\u200d', 'ർ'],
  ['\u0d32\u0d4d\u200d', 'ൽ'],
  ['\u0d33\u0d4d\u200d', 'ൾ'],
  ['\u0d23\u0d4d\u200d', 'ൺ'],
]

/** ന്‍ or ൻ, బీచ్‌లో with the sign that keeps its letters apart, నీళ్ళు or నీళ్లు. */
function plainDravidian(text: string): string {
  return LAST_LETTERS.reduce((rest, [typed, plain]) => rest.replaceAll(typed, plain), text)
    .normalize('NFC')
    .replaceAll(/[\u200b-\u200d]/gu, '')
    .replaceAll('ళ్ళ', 'ళ్ల')
}
