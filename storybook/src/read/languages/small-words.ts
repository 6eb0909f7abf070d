import { lookUp } from '../../lexicon/look-up.ts'
import { folded } from './folded.ts'

/** Small words that give a language away. Words that several of these languages share count for each. */
const STOP_WORDS: Record<string, string> = {
  en: 'but no not there be was were has have it they he she we you who which what when where some all one up down out off the a an and of in on with is are at to from through over under while his her its by for that this as near into towards toward us me away along across around past behind two three',
  es: 'el la los las un una unos y en de del con por que está sobre al su bajo junto mientras hacia detrás dos tres es',
  fr: 'le la les un une des et dans du de avec sur qui est au aux sous près vers pendant son sa deux trois en devant se ses par',
  de: 'der die das ein eine einen einem einer und im in mit auf ist am über unter neben durch von zwei drei den dem vor hinter bei',
  pt: 'o a os as um uma e em no na nos nas de do da com por que está sobre ao sob seu sua dois duas três é à',
  it: 'il lo la i gli le un una uno e in nel nella di del della con su sul sulla che è al sotto mentre verso due tre sta da ai dal dalla alla all dall dei delle si per',
  nl: 'de het een en in op met van is aan door onder over naast voor achter bij twee drie',
  pl: 'w na i z ze jest po pod nad przez dwa trzy obok się do przy przed od dla o za jej jego są',
  sv: 'en ett och i på med är av under över genom två tre den det som vid till från ut upp hon han sin sitt medan bakom mellan längs framför',
  da: 'en et og i på med er af under over gennem to tre den det som ved til fra ud op hun han sin sit mens der bag mellem langs foran',
  nb: 'en et ei og i på med er av under over gjennom to tre den det som ved til fra ut opp hun han sin sitt mens bak mellom langs foran',
  fi: 'ja on ovat yksi kaksi kolme joka jotka kanssa alla päällä vieressä takana edessä läpi kun sekä',
  hu: 'a az egy és van két három alatt mellett mögött kis nagy',
  cs: 'v na a s se je jsou ve za pod nad po do z ze dva dvě tři při kolem jeho své',
  ro: 'un o și în pe cu la de din sub lângă doi două trei care este sunt prin peste',
  et: 'ja on üks kaks kolm all peal kõrval',
  lt: 'ir yra su ant po prie du trys vienas',
  ms: 'dan di yang dengan sedang sebuah seekor seorang dua tiga atas bawah',
  sw: 'na ya wa la cha za katika kwenye juu chini kando mbele nyuma huku mmoja moja wawili mbili watatu yake wake kisha mwenye',
  tl: 'ang ng sa mga isang at na habang dalawang tatlong nasa si ay kanyang kasama may',
  hr: 'u na i s sa je su se pod iza ispred ispod pored kroz iznad dok koji koja dva dvije dve tri po uz kraj svoj svojim',
  ca: 'el la els les un una uns unes i en amb de del dels al als per pel sobre sota mentre que dos dues tres està és són seu seva davant darrere',
  sk: 'v vo na a s so sa je sú za pod nad po do z zo dva dve dvaja tri pri cez pred vedľa ktorý ktorá svoj svojím jeho zatiaľ čo',
  tr: 'bir ve ile iki üç üzerinde altında içinde yanında önünde ediyor eden edip olan',
  vi: 'một và trong trên với đang của hai ba dưới con người',
}

const SMALL_WORDS: readonly (readonly [string, ReadonlySet<string>])[] = Object.entries(
  STOP_WORDS,
).map(([language, words]) => [language, new Set(words.split(' '))] as const)

/** "Mot", "duoi": the same words without the marks that many leave out. */
export const TYPED: typeof SMALL_WORDS = SMALL_WORDS.map(([language, words]) => {
  const typed = [...words].map(folded).filter((word) => word.length > 2)
  return [language, new Set([...words, ...typed])] as const
})

/** Small words of languages without a table of ours: what they bind, or nothing. */
const SMALL: Record<string, string> = Object.fromEntries(
  'a: een en ett et egy egy một sebuah seekor seorang|and: og och ja és ir dan và|with: met med z ze kanssa su dengan với|on: op på na ant trên|in: in i w di trong|under: onder under pod alla all po dưới|two: twee två to dwa kaksi két kaks du dua hai|three: drie tre trzy kolme három kolm trys tiga ba|next to: naast obok mellett kõrval prie|through: door genom gennem gjennom przez|over: over över nad|is: is är er jest on van yra'
    .split('|')
    .flatMap((group) => {
      const [gloss = '', words = ''] = group.split(': ')
      return words.split(' ').map((word): [string, string] => [word, gloss])
    }),
)

/** Languages whose tables have all their small words: what is left says nothing. */
export function hasTable(language: string): boolean {
  return /^(?:fi|sw|tl|hr|ca|sk)$/.test(language)
}

/** The English of a small word in a language that has no table here; null if it is no small word. */
export function stopWord(word: string, language: string): string | null {
  if (!SMALL_WORDS.some(([known, words]) => known === language && words.has(word))) return null
  return hasTable(language) ? '' : (lookUp(SMALL, word) ?? '')
}

const NONE: ReadonlySet<string> = new Set()

/** Those of one language. */
export function smallWordsOf(wanted: string): ReadonlySet<string> {
  return SMALL_WORDS.find(([language]) => language === wanted)?.[1] ?? NONE
}
