import { kinDictionary } from './kin-dictionary.ts'
import { keyOf } from './kin-letters.ts'

const MARATHI =
  /^(?:आहेत?|आणि|होत[ेंयी]+|होत्या|नाही|मध्ये|दोन|पाच|सहा|एका|आपल्या|त्याच्या|तिच्या|त्याला|तिला|त्यांना|मुलगा|मुलगी|मुले|मुलं|मांजर|कुत्रा|रात्री|सकाळी|संध्याकाळी|दुपारी|.+(?:च्या|मध्ये|खाली|जवळ|समोर|ावर|ीवर|ेवर|ांना|ाला|ीला|ात|ेत|ीत|ताना|तात|ऊन|लेल[ाीे]|लेल्या|णार[ाीे]|णाऱ्या))$/u
const HINDI =
  /^(?:हैं?|में|और|का|की|को|से|रह[ाीे]|था|थी|थे|पर|ने|वाल[ाीे]|हु[आईए]|बिल्ली|कुत्ता|लड़क[ाीे]|बच्च[ाेी]|औरत|बात|रात|साथ|हाथ|[पन]ील[ाे]|गीला)$/u

/** काळी मांजर झोपली आहे: Devanagari whose small words and endings are not those of Hindi. */
export function isMarathi(text: string): boolean {
  const words = (text.normalize('NFC').match(/[\u0900-\u097f\u200d]+/gu) ?? []).slice(0, 60)
  const told = (signs: RegExp): number => words.filter((word) => signs.test(word)).length
  const hindi = told(HINDI)
  const marathi = words.filter((word) => !HINDI.test(word) && MARATHI.test(word)).length
  const lettered = /ळ|ऱ|ॲ|र्\u200d/u.test(text) ? 1 : 0
  if (hindi !== marathi + lettered) return hindi < marathi + lettered
  return hindi === 0 && onlyMarathi(words)
}

/** लाल फुगा: names that only Marathi has. */
function onlyMarathi(words: readonly string[]): boolean {
  const meant = (word: string): string | undefined =>
    kinDictionary('mr')
      .map(({ words: known, keyOf: key }) => known.get(key(word, 'mr')))
      .find((found) => found !== undefined)
  const own = words.filter((word) => keyOf(meant(word) ?? word, 'mr') !== keyOf(word, 'mr'))
  const theirs = words.filter((word) => meant(word) === word)
  return own.length > theirs.length
}
