import { lookUp } from '../../lexicon/look-up.ts'

type Forms = (verb: string) => readonly string[]

/** The other forms of a deed that a table has as one does it. */
const FORMS: Readonly<Record<string, Forms>> = {
  fi: finnish,
  hr: croatian,
  sk: slovak,
  bg: bulgarian,
  ca: catalan,
}

export function agreeingFurther(phrase: string, language: string): readonly string[] {
  const forms = lookUp(FORMS, language)
  const verb = /^\p{L}+(?![\p{L}*[])/u.exec(phrase)?.[0] ?? ''
  if (forms === undefined || verb.length < 2) return []
  const rest = phrase.slice(verb.length)
  return forms(verb).map((form) => form + rest)
}

/** Nukkuu, nukkuvat, nukkuva, nukkumassa; pelaa, pelaavat; syö, syövät. */
function finnish(verb: string): readonly string[] {
  const back = /[aou]/.test(verb)
  const a = back ? 'a' : 'ä'
  const long = /(?:aa|ää|ee|ii|uu|yy|oo|öö)$/.test(verb)
  const stems = long ? [verb.slice(0, -1), verb] : [verb]
  const did = long ? [past(verb)] : []
  return [
    ...stems.flatMap((stem) => [
      `${stem}v${a}t`,
      `${stem}v${a}`,
      `${stem}m${a}ss${a}`,
      `${stem}v${a}n`,
    ]),
    ...did.flatMap((form) => [form, `${form}v${a}t`]),
  ].filter((form) => form !== verb)
}

/** Istui, juoksi, leikki, pelasi. */
function past(verb: string): string {
  if (/(?:uu|yy|oo|öö)$/.test(verb)) return `${verb.slice(0, -1)}i`
  if (/(?:ee|ii)$/.test(verb)) return `${verb.slice(0, -2)}i`
  return `${verb.slice(0, -1)}si`
}

/** Spava, spavaju, spavajući; trči, trče; pije, piju. */
function croatian(verb: string): readonly string[] {
  const stem = verb.slice(0, -1)
  if (verb.endsWith('a'))
    return [`${verb}ju`, `${verb}jući`, `${verb}ti`, `${verb}o`, `${verb}la`, `${verb}li`]
  if (verb.endsWith('i'))
    return [`${stem}e`, `${stem}eći`, `${verb}ti`, `${verb}o`, `${verb}la`, `${verb}li`]
  return verb.endsWith('e') ? [`${stem}u`, `${stem}ući`] : []
}

/** Spí, spia, spiaci; hrá, hrajú; pije, pijú; nesie, nesú; stojí, stoja. */
function slovak(verb: string): readonly string[] {
  const stem = verb.slice(0, -1)
  if (/[áa]$/.test(verb)) return ['ajú', 'ajúci', 'ajúca', 'ajúce'].map((end) => stem + end)
  if (verb.endsWith('ojí')) return [`${stem}a`, `${stem}aci`, `${stem}aca`, `${stem}ace`]
  if (verb.endsWith('í')) return ['ia', 'iaci', 'iaca', 'iace'].map((end) => stem + end)
  if (verb.endsWith('ie')) return ['ú', 'úci', 'úca'].map((end) => verb.slice(0, -2) + end)
  return verb.endsWith('e') ? ['ú', 'u', 'úci', 'úca', 'úce'].map((end) => stem + end) : []
}

/** Спи, спят, спящ; тича, тичат, тичащ; яде, ядат; пие, пият. */
function bulgarian(verb: string): readonly string[] {
  const stem = verb.slice(0, -1)
  if (/[ая]$/.test(verb))
    return ['т', 'щ', 'ща', 'що', 'щи', 'щия', 'щата'].map((end) => verb + end)
  if (verb.endsWith('и')) return ['ят', 'ящ', 'яща', 'ящо', 'ящи', 'ат'].map((end) => stem + end)
  return verb.endsWith('е') ? ['ат', 'ят', 'ящ', 'яща', 'ящо'].map((end) => stem + end) : []
}

const CATALAN: readonly (readonly [ending: RegExp, many: string])[] = [
  [/ja$/, 'gen'],
  [/ga$/, 'guen'],
  [/ca$/, 'quen'],
  [/ça$/, 'cen'],
  [/[ae]$/, 'en'],
]

/** Camina, caminen, caminant; menja, mengen; dorm, dormen, dormint; llegeix, llegint. */
function catalan(verb: string): readonly string[] {
  const [ending, many] = CATALAN.find(([end]) => end.test(verb)) ?? [/$/, 'en']
  const several = verb.replace(ending, many)
  if (verb.endsWith('a')) return [several, `${verb}nt`]
  if (verb.endsWith('e')) return [several, `${verb}nt`]
  if (verb.endsWith('eix')) return [several, verb.replace(/eix$/, 'int')]
  return [several, `${verb}int`, verb.replace(/u$/, 'vent'), verb.replace(/iu$/, 'ient')]
}
