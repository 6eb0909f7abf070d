/** A letter of Hangul on a square of 0 to 10, as the path of a broad pen. */
const JAMO: Readonly<Record<string, string>> = {
  ㄱ: 'M1 2H9C9 5 8.4 7.4 7.6 9',
  ㄴ: 'M1.4 1V8.4H9',
  ㄷ: 'M9 1.6H1.4V8.4H9',
  ㄹ: 'M1.4 1H8.6V4.8H1.4V8.8H9',
  ㅁ: 'M1.6 1.4H8.4V8.6H1.6Z',
  ㅂ: 'M1.6 1V8.8H8.4V1M1.6 5H8.4',
  ㅅ: 'M5 1C5 5 3.6 7.6 1 9M5 3.4C5.6 6 7 8 9 9',
  ㅇ: 'M5 1.2A3.8 3.8 0 1 0 5 8.8A3.8 3.8 0 1 0 5 1.2Z',
  ㅈ: 'M1.2 1.6H8.8M5 1.6C5 5.2 3.6 7.8 1 9M5 4C5.6 6.4 7 8.2 9 9',
  ㅊ: 'M3.6 .4H6.4M1.2 2.6H8.8M5 2.6C5 5.6 3.6 8 1 9.2M5 4.8C5.6 6.8 7 8.4 9 9.2',
  ㅋ: 'M1 1.6H8.8C8.8 5 8.2 7.4 7.4 9.2M1.2 5H8.2',
  ㅌ: 'M9 1.2H1.4V8.8H9M1.4 5H8.4',
  ㅍ: 'M1 1.6H9M1 8.6H9M3.4 1.6V8.6M6.6 1.6V8.6',
  ㅎ: 'M3.4 .4H6.6M1.2 2.6H8.8M5 4.2A2.6 2.5 0 1 0 5 9.2A2.6 2.5 0 1 0 5 4.2Z',
  ㅏ: 'M4 0V10M4 5H8',
  ㅑ: 'M4 0V10M4 3.4H8M4 6.6H8',
  ㅓ: 'M6 0V10M2 5H6',
  ㅕ: 'M6 0V10M2 3.4H6M2 6.6H6',
  ㅣ: 'M5 0V10',
  ㅗ: 'M0 7H10M5 2V7',
  ㅛ: 'M0 7H10M3.4 2V7M6.6 2V7',
  ㅜ: 'M0 3H10M5 3V8.4',
  ㅠ: 'M0 3H10M3.4 3V8.4M6.6 3V8.4',
  ㅡ: 'M0 5H10',
}

const LEADS = 'ㄱ,ㄱㄱ,ㄴ,ㄷ,ㄷㄷ,ㄹ,ㅁ,ㅂ,ㅂㅂ,ㅅ,ㅅㅅ,ㅇ,ㅈ,ㅈㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ'.split(',')
/** Under the lead and beside it. */
const VOWELS =
  '/ㅏ,/ㅏㅣ,/ㅑ,/ㅑㅣ,/ㅓ,/ㅓㅣ,/ㅕ,/ㅕㅣ,ㅗ/,ㅗ/ㅏ,ㅗ/ㅏㅣ,ㅗ/ㅣ,ㅛ/,ㅜ/,ㅜ/ㅓ,ㅜ/ㅓㅣ,ㅜ/ㅣ,ㅠ/,ㅡ/,ㅡ/ㅣ,/ㅣ'.split(
    ',',
  )
const TAILS =
  ',ㄱ,ㄱㄱ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅅㅅ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ'.split(
    ',',
  )

const FIRST = 0xac_00
const LAST = 0xd7_a3

/** A letter and the part of the syllable's square that it fills. */
export interface PlacedJamo {
  readonly path: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The letters of a Korean syllable where they stand on a square of 10; undefined for anything else. */
export function syllableOf(character: string): PlacedJamo[] | undefined {
  const letters = lettersOf(character)
  if (!letters) return undefined
  const { lead, under, beside, tail } = letters
  const height = tail ? 6.2 : 10
  const width = 10 - beside.length * (beside.length === 1 ? 3.8 : 2.3)
  const leadHeight = under ? height * 0.56 : height
  const margin = under ? 1 : 0
  return [
    ...inRow(lead, { left: margin, top: 0, width: width - margin * 2, height: leadHeight }),
    ...inRow(under, { left: 0, top: leadHeight, width, height: height - leadHeight }),
    ...inRow(beside, { left: width, top: 0, width: 10 - width, height }),
    ...inRow(tail, { left: 1, top: height + 0.5, width: 8, height: 9.5 - height }),
  ]
}

interface Letters {
  readonly lead: string
  /** The vowel's parts: below the lead, and right of it. */
  readonly under: string
  readonly beside: string
  readonly tail: string
}

function lettersOf(character: string): Letters | undefined {
  const code = character.codePointAt(0) ?? 0
  if (code < FIRST || code > LAST) return undefined
  const index = code - FIRST
  const vowel = VOWELS[Math.floor(index / TAILS.length) % VOWELS.length] ?? ''
  const [under = '', beside = ''] = vowel.split('/')
  return {
    lead: LEADS[Math.floor(index / (VOWELS.length * TAILS.length))] ?? '',
    under,
    beside,
    tail: TAILS[index % TAILS.length] ?? '',
  }
}

/** Letters side by side in a part of the square. */
function inRow(letters: string, part: Omit<PlacedJamo, 'path'>): PlacedJamo[] {
  if (letters === '') return []
  const width = part.width / letters.length
  return Array.from(letters, (letter, index) => ({
    ...part,
    path: JAMO[letter] ?? '',
    left: part.left + index * width,
    width,
  }))
}
