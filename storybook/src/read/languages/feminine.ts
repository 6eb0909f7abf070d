import { lookUp } from '../../lexicon/look-up.ts'
import { findPicture } from '../../lexicon/find-picture.ts'

/** Endings and articles by which a language tells that a trade is a woman's. */
interface Feminine {
  readonly ending?: RegExp
  readonly article?: RegExp
}

const FEMININE: Readonly<Record<string, Feminine>> = {
  es: { ending: /(?:er|or|in|nd)as?$|triz$/, article: /(?<!\p{L})(?:una|unas|la|las) $/u },
  pt: { ending: /(?:eir|or)as?$|triz$/, article: /(?<!\p{L})(?:uma|umas|as) $/u },
  fr: { ending: /(?:ère|euse|trice|ienne|anne)s?$/, article: /(?<!\p{L})une $/u },
  it: {
    ending: /(?:iera|ai[ae]|in[ae])$|tric[ei]$|ess[ae]$/,
    article: /(?<!\p{L})(?:una|un'|le) $/u,
  },
  de: { ending: /.{3}in(?:nen)?$/ },
  nl: { ending: /(?:.{3}ster|eres|ares|euse|rin)(?:s|sen|nen)?$/ },
  sv: { ending: /(?:inn|ersk)(?:a|an|or|orna)$/ },
  da: { ending: /inde(?:n|r|rne)?$/ },
  nb: { ending: /inne(?:n|r|ne)?$/ },
  pl: { ending: /(?:[^aio]k(?:a|ę|i|ą|om|ami)|czyn(?:i|ię|ią))$/ },
  ru: { ending: /иц(?:а|у|ей|ы|е)$|[^аиоуяы]к(?:а|у|ой|и|е)$/ },
  uk: { ending: /иц(?:я|ю|ею|і)$|[^аиоуяі]к(?:а|у|ою|и)$/ },
  el: { article: /(?<!\p{L})(?:η|μια|μία|την|οι δύο) $/u },
  ar: { ending: /ة$/u },
}
/** Whoever has a sex by their name, or is called so whatever it is. */
const NAMED =
  /^female|man$|men$|woman|women|girl|boy|lady|mother|father|grand|sister|brother|wife|husband|bride|groom|queen|king$|prince|nun$|monk|priest|witch|wizard|mermaid|fair|ballerina|waitress|nurse|person|people|child|kid|baby|guard|crowd|couple|family|friend|ghost|police|twins|guide|teenager|students$|aunt|uncle|daughter|son$|niece/

/** "Eine Bäckerin", "une pilote", «учительница»: the gloss of a trade, with the sex that the word has. */
export function asFeminine(
  gloss: string,
  [text, before]: readonly [string, string],
  language: string,
): string {
  const { ending, article } = lookUp(FEMININE, language) ?? {}
  if (ending?.test(text) !== true && article?.test(before) !== true) return gloss
  if (NAMED.test(gloss) || findPicture(gloss)?.kind !== 'person') return gloss
  return `female ${gloss}`
}
