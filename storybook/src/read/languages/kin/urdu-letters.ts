/** Letters of Arabic that Urdu says alike, as the commonest of them: طوطا, فیل, خرگوش. */
const SAID_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ح/gu, 'ہ'],
  [/ع(?=[ہے](?!\p{L})|ون)/gu, ''],
  [/ع/gu, 'ا'],
  [/ط/gu, 'ت'],
  [/[صث]/gu, 'س'],
  [/[زذضظژ]/gu, 'ج'],
  [/خ/gu, 'کھ'],
  [/غ/gu, 'گ'],
  [/ق/gu, 'ک'],
  [/ف/gu, 'پھ'],
]

/** Letters that are typed in more than one way. */
const TYPED_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u064b-\u0652\u0670\u0640\u200c\u200d]/gu, ''],
  [/[يىۍې]/gu, 'ی'],
  [/ك/gu, 'ک'],
  [/[هۂۀةۃ]/gu, 'ہ'],
  [/[أإآٱ]/gu, 'ا'],
  [/(?<=[اویے])ئ|ء/gu, ''],
  [/ؤ/gu, 'و'],
  [/ۓ/gu, 'ے'],
  [/ں/gu, 'ن'],
]

const LETTERS: ReadonlyMap<string, string> = new Map(
  'क ک ख کھ ग گ घ گھ च چ छ چھ ज ج झ جھ ट ٹ ठ ٹھ ड ڈ ढ ڈھ ण ن त ت थ تھ द د ध دھ न ن प پ फ پھ ब ب भ بھ म م य ی र ر ल ل ळ ل व و श ش ष ش स س ह ہ अ ا आ ا इ ا ई ای उ ا ऊ او ए ای ऐ ای ओ او औ او ऑ ا ऋ ر ा ا ी ی ू و े ی ै ی ो و ौ و ृ ر ॉ ا ं ن ँ ن ङ ن ञ ن'
    .split(' ')
    .flatMap((letter, at, all): [string, string][] =>
      at % 2 === 0 ? [[letter, all[at + 1] ?? '']] : [],
    ),
)

/** Vowels behind a vowel: साइकिल, चिड़िया, आओ. */
const WITHIN: ReadonlyMap<string, string> = new Map([
  ['इ', 'ی'],
  ['ई', 'ی'],
  ['ए', 'ے'],
  ['ओ', 'و'],
  ['उ', 'و'],
  ['ऊ', 'و'],
  ['औ', 'و'],
])

/** How Urdu writes a Hindi word: short vowels and doubled letters are not written. */
export function inUrduLetters(hindi: string): string {
  return hindi
    .normalize('NFC')
    .replace(/ड़|ड\u093c/gu, 'ڑ')
    .replace(/ढ़|ढ\u093c/gu, 'ڑھ')
    .normalize('NFD')
    .replace(/\u093c/gu, '')
    .replace(/े(?![\p{L}\p{M}])/gu, 'ے')
    .replace(
      /([क-ह])\u094d\1|क\u094d(?=ख)|च\u094d(?=छ)|ट\u094d(?=ठ)|त\u094d(?=थ)|द\u094d(?=ध)/gu,
      '$1',
    )
    .replace(/(?<=[क-हڑھ])(?=[ईए])/gu, 'ئ')
    .replace(/(?<=[\p{L}\p{M}])[इईएओउऊऔ]/gu, (vowel) => WITHIN.get(vowel) ?? '')
    .replace(/[\u0900-\u097f]/gu, (sign) => LETTERS.get(sign) ?? '')
}

/** An Urdu word as it is spelt, or a Hindi one as Urdu would spell it. */
export function urduSpelling(word: string): string {
  const text = /[\u0900-\u097f]/u.test(word) ? inUrduLetters(word) : word
  return TYPED_ALIKE.reduce((rest, [letters, by]) => rest.replace(letters, by), text)
}

/** What is left of an Urdu word when everybody spells it alike. */
export function urduKey(word: string): string {
  return SAID_ALIKE.reduce((rest, [letters, by]) => rest.replace(letters, by), urduSpelling(word))
    .replace(/(?<=[^اویے\s]{2}|[ایو][^اویے\s])ہ(?!\p{L})/gu, 'ا')
    .replace(/ے(?=\p{L})/gu, 'ی')
}
