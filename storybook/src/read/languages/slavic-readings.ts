import { lookUp } from '../../lexicon/look-up.ts'
import type { ItemKind } from './item.ts'
import type { Reading } from './reading.ts'

/** Endings and what names have instead: `ama a+` is of many, `e a?` of many unless a small word before it asks for that case. */
const NOUNS: Readonly<Record<string, string>> = {
  hr: 'ovima + evima + cima k+,ac+,ica+ ama a+ ima +,o+,e+,i ovi + ove + ova + evi + eve + eva + etom e,o etu e,o eta e,o enu e ena e aca ca+,ac+ aka ka+ cem ac ca ac cu ac ci k+,ac+,ka,ca zi g+,ga si h+,ha ce ac+ om ,a,o em ,e im e ju  e a?,+ i +,a, u ,a,o,e a ,o,e',
  sk: 'atami a+ atách a+ atá a+ aťom a aťu a aťa a ovia + ovi  ami a+,+,y,i iam e+,e iach ia+,e ách a+,y ám a+,y iec ica+ ých ý+ och + ou a com ec cov ec+ ca ec cu ec ci k?,ec?,ka,c? ov + mi + om ,o,e li ľ,ľa ni ň,ňa,eň ti ť,ťa,+ di ď le ľ+ ne ň+,eň+,ňa te ť+ ku ok,ek,ka ka ok,ek kom ok,ek ka ko ia +,e+ ám o+ á o+ í + y a?,+ ke ka he ha te ta de da re ra ím ie iu ie í ie e a?,,o,e i a,?,e u ,a,o a ,o,e',
  bg: 'ците к+,ец+ ци к+,ец+ зите г+ си х+ овете + ове + етата е+ ета е+,о+ енцата енце+ енца енце+ ищата ище+ ища ище+ ите а+,+,я+,о+ ът  ят ,й та  то  ата о+ те + та + и а+,+,я+,й+ я ,й а ,о+',
}

const ADJECTIVES: Readonly<Record<string, readonly [endings: RegExp, base: readonly string[]]>> = {
  hr: [/(?:ima|oga|omu|og|om|oj|im|ih|em|eg|i|a|o|e|u)$/, ['', 'i']],
  sk: [
    /(?:ieho|iemu|ého|ému|eho|emu|ých|ými|ych|ymi|ím|ich|imi|ej|ou|om|ým|ym|ia|iu|ie|ý|á|é|ú|í|y|a|e|u|i)$/,
    ['ý', 'y', 'í', 'i'],
  ],
  bg: [/(?:ият|ия|ата|ото|ите|ият|а|о|и|я|ята|ите)$/, ['', 'ки']],
}

/** Zlatn-, черн-, малк-: a vowel that only the bare form has. */
const FLEETING: Readonly<Record<string, (stem: string) => readonly string[]>> = {
  hr: (stem) => [
    stem.replace(/([^aeiou])([nrklv])$/, '$1a$2'),
    stem.replace(/([^aeiou])l$/, '$1ao'),
    stem.replace(/l$/, 'o'),
  ],
  sk: () => [],
  bg: (stem) => [
    stem.replace(/([^аеиоуъ])(н)$/, '$1е$2'),
    stem.replace(/([^аеиоуъ])([кргл])$/, '$1ъ$2'),
    stem.replace(/е([^аеиоуъ]+)$/, 'я$1'),
  ],
}

interface Rule {
  readonly ending: string
  readonly base: string
  readonly many: boolean | null
}

const rules = new Map<string, readonly Rule[]>()

function rulesOf(language: string): readonly Rule[] {
  let own = rules.get(language)
  if (own === undefined) {
    own = readRules(lookUp(NOUNS, language) ?? '')
    rules.set(language, own)
  }
  return own
}

function readRules(text: string): readonly Rule[] {
  return [...text.matchAll(/(\S+) ([^ ]*)(?: |$)/g)].flatMap(([, ending = '', bases = '']) =>
    bases.split(',').map((base) => ({
      ending,
      base: base.replace(/[+?]$/, ''),
      many: base.endsWith('?') ? null : base.endsWith('+'),
    })),
  )
}

/** Lesom, kladivom: without a small word, the way or with what. */
const MEANS = /^(?:om|em|cem|com|kom|ou|ami|ima|ama)$/

/** Small words behind which -e, -y of one is as likely as of many. */
const GOVERNS =
  /(?:^| )(?:iz|od|do|kod|pored|kraj|pokraj|iza|ispred|ispod|iznad|između|preko|oko|bez|blizu|duž|usred|poslije|nakon|z|zo|okolo|vedľa|bez|uprostred|pozdĺž|po|v|vo|na|pri|o) (?:\p{L}+ )?$/u

/** What an inflected word of Croatian, Serbian, Slovak or Bulgarian may be, behind what is written before it. */
export function slavicReadings(word: string, language: string, before: string): readonly Reading[] {
  const nouns = rulesOf(language).flatMap(({ ending, base, many }) => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return []
    const lemma = word.slice(0, word.length - ending.length) + base
    const means = MEANS.test(ending) && language !== 'bg' ? { before: 'means' } : {}
    return [{ lemma, kind: 'noun' as ItemKind, many: many ?? !GOVERNS.test(before), ...means }]
  })
  return [...looks(word, language), ...nouns]
}

function looks(word: string, language: string): readonly Reading[] {
  const [endings, bases] = lookUp(ADJECTIVES, language) ?? [/$^/, []]
  const stem = word.replace(endings, '')
  if (stem === word || stem.length < 2) return []
  const forms = [...bases.map((base) => stem + base), ...(lookUp(FLEETING, language)?.(stem) ?? [])]
  return forms.map((lemma) => ({ lemma, kind: 'adjective' as const }))
}
