import { lookUp } from '../../lexicon/look-up.ts'
/** Endings that the nouns of a language take, and the vowels that the names of things end in instead. */
interface Endings {
  readonly taken: RegExp
  readonly names?: readonly string[]
  /** Consonants that soften before an ending. */
  readonly hard?: Readonly<Record<string, string>>
}

const LATIN = ['', 'o', 'a', 'e']
const ENDINGS: Readonly<Record<string, Endings>> = {
  es: { taken: /(?:es|s|itos?|itas?)$/ },
  pt: { taken: /(?:(?<=.{4})(?:zinh|u?inh)[oa]s?|ões|es|s)$/ },
  fr: { taken: /(?:s|x|es|e)$/ },
  de: { taken: /(?:en|er|n|e|s|em)$/ },
  it: { taken: /[eiao]?$/, names: ['o', 'a', 'e'] },
  ru: {
    taken:
      /(?:ами|ями|ого|его|ому|ему|ой|ей|ом|ем|ам|ям|ах|ях|ов|ев|ий|ый|ая|яя|ы|и|а|я|у|ю|е|о|ь)$/,
    names: ['', 'а', 'я', 'ь', 'о', 'е', 'й'],
  },
  uk: {
    taken: /(?:ами|ями|ого|ому|ою|ой|ом|ем|ам|ям|ах|ях|ів|ий|а|я|у|ю|і|и|е|о|ь)$/,
    names: ['', 'а', 'я', 'ь', 'о', 'е', 'й'],
  },
  nl: { taken: /(?:en|s|tje|jes)$/ },
  pl: { taken: /(?:ami|ach|om|ów|em|ie|a|y|i|u|ę|ą|e)$/ },
  sv: { taken: /(?:arna|erna|orna|ar|er|or|en|et|n)$/ },
  da: { taken: /(?:erne|ene|er|en|et|e|n|t)$/ },
  nb: { taken: /(?:ene|er|en|et|a|e|n|t)$/ },
  ko: {
    taken: /(?:들이|들은|들을|에서|에게|으로|이랑|하고|이|가|은|는|을|를|에|의|와|과|로|도|들)$/,
  },
  tr: {
    taken:
      /(?:l[ae]r)?(?:(?:[sn]?[ıiuü])?n?[dt][ae](?:n|ki)?|[yn]?[ıiuüae]|n?[ıiuü]n|y?l[ae]|l[ıiuü]|s[ıiuü])?$/,
    names: [''],
    hard: { ğ: 'k', b: 'p', c: 'ç', d: 't' },
  },
  hi: { taken: /(?:ियाँ|ियां|ियों|ाओं|ाएँ|ाएं|ें|ों|े|ी)$/, names: ['', 'ा', 'ी', 'ि'] },
  cs: {
    taken: /(?:ami|emi|ách|ích|ům|ou|em|ům|ů|y|i|í|a|e|ě|u|o)$/,
    names: ['', 'a', 'e', 'o', 'ka', 'ek'],
  },
  ro: {
    taken: /(?:ului|elor|ilor|ele|ile|ul|le|ei|ii|i|a|e|ă|u)$/,
    names: ['', 'ă', 'e', 'u', 'a'],
  },
  hu: {
    taken:
      /(?:[aáeéoö]?k)?(?:b[ae]n|b[ae]|r[ae]|[oeö]?n|v[ae]l|nál|nél|b[óő]l|r[óő]l|[aáeéoö]?t|[aáeéoö])?$/,
    names: ['', 'a', 'e'],
  },
  bn: { taken: /(?:টি|টা|গুলি|গুলো|রা)?(?:কে|ে|তে|য়|র|ের)?$/u, names: [''] },
  fa: { taken: /\u200c?(?:های|ها|ان|ای|ی|ش)$/u, names: [''] },
  he: { taken: /(?:ים|ות|ת)$/, names: ['', 'ה'] },
  el: {
    taken: /(?:ους|ων|ες|οι|ας|ης|ος|ον|ου|α|η|ο|ι|ς)$/,
    names: ['', 'ος', 'α', 'η', 'ο', 'ι', 'ας', 'ης'],
  },
  ar: { taken: /^(?:وال|بال|لل|ال|و)|(?:ات|ين|ان)$/, names: ['', 'ه'] },
}

/** The word as written, and without its ending, with the endings that names usually have. */
export function formsOf(phrase: string, language: string): readonly string[] {
  const endings = lookUp(ENDINGS, language)
  if (endings === undefined || phrase.length < 3) return [phrase]
  const stem = phrase.replace(endings.taken, '')
  if (stem === phrase && language !== 'it') return [phrase]
  const last = stem.at(-1) ?? ''
  const hard = endings.hard?.[last]
  const stems = hard === undefined ? [stem] : [stem, stem.slice(0, -1) + hard]
  const forms = stems.flatMap((start) => (endings.names ?? LATIN).map((vowel) => start + vowel))
  return [phrase, ...forms.filter((form) => form.length > 2 || language === 'ko')]
}

/** "Coelhinho", "pajarito": a small one, by its ending alone. */
export function isDiminutive(word: string, name: string, language: string): boolean {
  const ending = language === 'pt' ? /inh[oa]s?$/ : language === 'es' ? /it[oa]s?$/ : null
  return ending?.test(word) === true && !ending.test(name)
}
