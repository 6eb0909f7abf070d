/**
 * Letters that are typed in more than one way, in one: Hindi with and without its dots (फ़ or फ, चाँद or चांद), Arabic with
 * and without vowel signs, its last letters and its alif as they come (قطة or قطه, على or علي, أسد or اسد).
 */
export function plainLetters(text: string, language: string): string {
  if (language === 'ar') return plainArabic(text)
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
