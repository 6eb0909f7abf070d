import type { Inflection } from './inflection.ts'

/** 'tatmak' is left out: what lies ('yatmak') or sells ('satmak') has another stem. */
const SOFTENED = /(?:^| )(e|gi|seyre|gü)t$/

const PARTICIPLES =
  'y?[ae]n(?:l[ae]r)?|y?[ae]r[ae]k|y?[ıiuü]p|m[ae]kt[ae](?:d[ıi]r)?|y?[ıiuü]nc[ae]|y?[ae]c[ae][kğ][ıi]?|y?[ae]l[ıi]m|m[ıiuü]ş(?:t[ıiuü]r?)?|s[ıi]n'
const AORIST = '[aeıiuü]?r(?:l[ae]r|ken)?'
const GOES_ON = '[ıiuü]yor(?:du|muş|lar|um|lard[ıi]|ken)?'
const DID = '[ıiuü](?:l[ae]r|ğ[ıi](?:nd[ae])?|k[ç][ae])?'

const BEHIND_HARD = new RegExp(`^(?:${PARTICIPLES}|${AORIST}|${GOES_ON}|t${DID})$`)
const BEHIND_SOFT = new RegExp(`^(?:${PARTICIPLES}|${AORIST}|${GOES_ON}|d${DID})$`)
const BEHIND_VOWEL = new RegExp(`^(?:${PARTICIPLES}|${AORIST}|d${DID})$`)
const BEHIND_LOST_VOWEL = new RegExp(`^(?:${GOES_ON})$`)
const BEFORE_VOWEL = new RegExp(`^(?:[ae]n(?:l[ae]r)?|[ae]r[ae]k|[ıiuü]p|${AORIST}|${GOES_ON})$`)

/** Atmak: atıyor, atan, atarak, atıp, atarken; beklemek: bekliyor, bekleyen; dans etmek: dans eden. */
export function turkishVerb(word: string): readonly Inflection[] {
  const stem = /^(.*\p{L}{2})m[ae]k$/u.exec(word)?.[1]
  if (stem === undefined) return []
  if (/[aeıioöuü]$/.test(stem)) return afterVowel(stem)
  const hard = /[fstkçşhp]$/.test(stem)
  const kept = { word: `${stem}*`, ends: hard ? BEHIND_HARD : BEHIND_SOFT }
  const soft = SOFTENED.test(stem)
  return soft ? [kept, { word: `${stem.slice(0, -1)}d*`, ends: BEFORE_VOWEL }] : [kept]
}

/** Yemek: yiyor, yiyen; oynamak: oynuyor. */
function afterVowel(stem: string): readonly Inflection[] {
  const eats = /(?:^| )(?:y|d)e$/.test(stem)
  return [
    { word: `${stem}*`, ends: BEHIND_VOWEL },
    { word: `${stem.slice(0, -1)}*`, ends: BEHIND_LOST_VOWEL },
    ...(eats
      ? [{ word: `${stem.slice(0, -1)}i*`, ends: /^y(?:or.*|en(?:ler)?|erek|ip|ince)$/ }]
      : []),
  ]
}
