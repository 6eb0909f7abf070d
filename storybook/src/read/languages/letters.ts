export function isLetter(letter: string): boolean {
  return letter !== '' && /[\p{L}\p{M}\p{N}]/u.test(letter)
}

/** The word that begins here. */
export function wordAt(body: string, at: number, language: string): string {
  if (language === 'zh' || language === 'ja' || language === 'th') {
    const [first] = new Intl.Segmenter(language, { granularity: 'word' }).segment(
      body.slice(at, at + 12),
    )
    return first?.segment ?? body.charAt(at)
  }
  return /^[\p{L}\p{M}\p{N}'_-]+/u.exec(body.slice(at, at + 60))?.[0] ?? body.charAt(at)
}
