import { hindiNoun } from './hindi-forms.ts'

/** Names that are one or many alike, of whom one is not spoken politely. */
const ALIKE =
  'पक्षी|हाथी|बंदर|शेर|बाघ|ऊँट|ऊंट|खरगोश|कबूतर|मोर|हंस|सांप|साँप|हिरण|मेंढक|भालू|उल्लू|सीगल|पेंगुइन|डायनासोर|मगरमच्छ|गिद्ध|सारस|बैल|सूअर|सैनिक|किसान|विद्यार्थी|मजदूर|पर्यटक|खिलाड़ी|नर्तक|मेहमान|रोबोट|एलियन|भूत|राक्षस|जहाज|ट्रक|हेलीकॉप्टर|बादल|पेड़|फूल|दोस्त|मित्र|आदमी|मेहमान|नागरिक|छात्र|मज़दूर'
const NAME = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${ALIKE})(?=(?! (?:में|पर|को|का|की|के|से|ने|तक)(?![\\p{L}\\p{M}]))(?![\\p{L}\\p{M}]))`,
  'u',
)
/** पार करते ऊँट: of one it would be करता. */
const DOING = new RegExp(`(?<=[\\p{L}\\p{M}]ते (?:हुए )?)${NAME.source}`, 'u')
const ONE =
  /(?<![\p{L}\p{M}])(?:एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|कई|कुछ|और|\d+)(?![\p{L}\p{M}])/u
const DONE_BY_MANY = /े हैं\s*$/u

/** पक्षी उड़ रहे हैं: where the name does not tell, the deed tells that they are several. */
export function manyWhoAct(text: string): string {
  return text
    .split(/([.,।]| जबकि | और (?=उस(?:का|के|की) |उन(?:का|के|की) ))/u)
    .map((clause) => {
      if (ONE.test(clause)) return clause
      const many = DONE_BY_MANY.test(clause) ? NAME : DOING
      return clause.replace(many, (name) => hindiNoun(name, 'many-of'))
    })
    .join('')
}
