/** How many a form of a noun names, and whether a small word stands behind it. */
export type Number = 'one' | 'many' | 'one-of' | 'many-of'

/** चिड़िया, राजा: names that keep their last vowel. */
const KEPT =
  /(?:[िी]या|राजा|पिता|माता|दादा|नाना|चाचा|मामा|हवा|दवा|गुफा|शाला|कक्षा|शाखा|माला|पूजा|यात्रा|योद्धा|पांडा|पिज़्ज़ा|पिज्जा|रिक्शा)$/u

/** The last letters of a noun, and those of several: before no small word, and before one. */
type Forms = readonly [last: RegExp, many: string, manyOf: string]

const SEVERAL: readonly Forms[] = [
  [/ी$/u, 'ियाँ', 'ियों'],
  [/या$/u, 'यों', 'यों'],
  [/ू$/u, 'ुओं', 'ुओं'],
  [/(?<=[क-ह]़?)$/u, 'ों', 'ों'],
]
const MALE: Forms = [/ा$/u, 'े', 'ों']

/** A Hindi noun in the form that its kin has: लड़का, लड़के, लड़कों. */
export function hindiNoun(noun: string, number: Number): string {
  const male = noun.endsWith('ा') && !KEPT.test(noun)
  if (number === 'one') return noun
  if (number === 'one-of') return male ? noun.replace(/ा$/u, 'े').replace(' का ', ' के ') : noun
  const forms = male ? MALE : SEVERAL.find(([end]) => end.test(noun))
  return forms === undefined || isFixed(noun) ? noun : inSeveral(noun, forms, number)
}

function inSeveral(noun: string, [last, many, manyOf]: Forms, number: Number): string {
  return noun.replace(last, number === 'many' ? many : manyOf).replace(' का ', ' के ')
}

/** पुलिस स्टेशन: names of two words are known as they stand. */
function isFixed(noun: string): boolean {
  return noun.includes(' ') && !/[ाी]$/u.test(noun)
}
