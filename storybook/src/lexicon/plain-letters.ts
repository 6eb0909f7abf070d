/** Hindi is typed with and without its dots: फ़ or फ, चाँद or चांद. */
export function plainLetters(text: string, language: string): string {
  if (language !== 'hi') return text
  return text.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')
}
