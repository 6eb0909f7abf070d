import { lookUp } from '../../lexicon/look-up.ts'
import { LIVING } from '../../plan/kinds.ts'
import { hasPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { CUT, type Text } from './text.ts'

const NOBODY =
  /\b(?:nobody|no[- ]?one|not a soul)\b(?: else)?(?: (?:is|are|in (?:it|sight)|there))?/g

/** "Nobody moves", "no one notices": those who do not are there. */
const UNMOVED =
  /\b(?:nobody|no[- ]?one)(?: else)? (?:(?:moves|stirs|speaks|notices|sees|hears|listens|laughs|claps|cares|believes|helps|answers|dares|blinks|breathes|dances|looks|watches|knows|talks|smiles|says|pays)\b[^.,;]*)/g
/** "Nobody moves except a boy, who …": he does. */
const EXCEPT = new RegExp(
  `${UNMOVED.source.replace('[^.,;]*', '[^.,;]*?')},? (?:except|but) (?:for )?(?=(?:an?|the|one|his|her|two) )`,
  'g',
)

const ENDS =
  '(?:in|on|at|by|with|of|to|from|into|over|under|through|across|near|next|behind|beside|between|above|around|is|are|was|were|has|have|while|as|but|when|then|just|only|that|which|who|it|the|an?|and|or|nor|no|running|walking|standing|sitting|flying)'
const WORD = `(?!${ENDS}\\b)[a-z'-]{2,20}`
const THING = `(?:(?:any|an?|the|other|single|visible|more|kind of|sign of|signs of|trace of) ){0,3}(${WORD}(?: ${WORD}){0,2})`

/** "Without people or cars", "no rain", "instead of a car": the words that say so, and what they keep away. */
const WITHOUT = new RegExp(
  `\\b(?:without|with no|with neither|there (?:is|are) no|and no|but no|neither|(?:do not|don't|never) (?:show|include|add|use|draw)|avoid(?:ing)?|excluding|instead of|rather than|(?:completely |totally )?(?:free|devoid|empty|bereft) (?:of|from)|lacking|(?:hardly|barely) any|not (?:an?|any|the)|no(?! longer| matter| doubt| less| more| camera)|but not|minus) ${THING}((?:,? (?:and|or|nor|and no|or any|nor any)|, no) ${THING}){0,4}`,
  'g',
)

/** "Neither the king nor the queen smiles": they are there, but do not. */
const NEITHER_DOES =
  /\bneither ((?:the|an?|his|her|their|my) [a-z]+) nor ((?:the|an?|his|her|their|my) [a-z]+) ((?:is |are )?[a-z]+(?:s|ing))\b/g

/** "Isn't black", "does not bark", "not sad": what is not so. */
const NOT_SO =
  /\b(?:(?:that|who|which) )?(?:(?:is|are|was|were|does|do|did|has|have|could|will|would)(?:n't| not)|can(?:'t|not| not)|won't|never|(?<=, )not)\b(?! (?:only|just|too))((?: (?!and\b|but\b|while\b|who\b|that\b)[a-z'-]+){1,4})/g

const DENIES =
  /\bno|n't|\bcan(?:'t|not)|\bn[eo]|without|never|avoid|instead|rather|\bfree|devoid|empty|bereft|lacking|hardly|barely|minus|exclud/

/** A clear sky has no cloud, whatever else is said of it. */
const CLEAR_SKY =
  /\b(?:clear|cloudless|unclouded)(?:,? (?!of\b)[a-z]+){0,2}? (?:sk(?:y|ies)|heavens?)\b|\bcloudless\b/

/** Cuts out whatever the text wants absent and gives the words for it, in the singular. */
export function takeAbsent(text: Text): readonly string[] {
  const absent = CLEAR_SKY.test(text.body) ? ['cloud'] : []
  // Most prompts want nothing absent; the patterns are only compiled for those that do.
  if (!DENIES.test(text.body)) return absent
  const keepAway = (match: string): string => {
    text.taken.push(match.trim())
    return CUT
  }
  text.body = text.body
    .replace(NEITHER_DOES, '$1 and $2')
    .replace(EXCEPT, '')
    .replace(UNMOVED, keepAway)
    .replace(NOBODY, (match) => {
      absent.push('person')
      return keepAway(match)
    })
    .replace(WITHOUT, (match: string) => {
      const [things, deed] = untilVerb(match)
      absent.push(...thingsIn(things))
      const pause = keepAway(things)
      return deed === '' ? pause : deed
    })
    .replace(NOT_SO, keepAway)
  return [...new Set(absent)]
}

/** "Without a leash runs in a park": what is absent ends where somebody acts. */
function untilVerb(match: string): [things: string, deed: string] {
  const words = match.split(' ')
  const at = words.findIndex((word, index) => index > 1 && isThirdPerson(word))
  return at < 0 ? [match, ''] : [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

function isThirdPerson(word: string): boolean {
  const base = word.endsWith('s') ? baseVerb(word) : null
  if (base === null || base === word || hasPicture(singular(word))) return false
  return frequencyOf(base, 'verb') > frequencyOf(singular(word), 'noun')
}

/** What a negative prompt names, in the singular; words of praise and blame for pictures name nothing. */
export function readNegative(prompt: string): readonly string[] {
  const parts = prompt
    .slice(0, 4000)
    .toLowerCase()
    .split(/[,.;\n]|\b(?:and|or)\b/)
  return [...new Set(parts.flatMap((part) => thingsIn(part)))]
}

const SMALL =
  /^(?:without|with|no|not|there|is|are|and|but|or|nor|neither|do|don't|never|show|include|add|use|draw|avoid|avoiding|excluding|instead|rather|than|free|devoid|empty|bereft|of|from|completely|totally|lacking|hardly|barely|any|a|an|the|other|single|visible|more|kind|sign|signs|trace|minus)$/

function thingsIn(phrase: string): string[] {
  const words = phrase
    .split(/,|\b(?:and|or|nor)\b/)
    .map((part) => part.split(' ').filter((word) => word !== '' && !SMALL.test(word)))
  return words.flatMap((part) => {
    const last = part.at(-1)
    return last === undefined ? [] : [...new Set([singular(last), part.map(singular).join(' ')])]
  })
}

const KINDS_OF: Readonly<Record<string, RegExp>> = {
  person: /^person$/,
  human: /^person$/,
  animal: /^(?:animal|bird|fish|insect)$/,
  vehicle: /^vehicle$/,
  boat: /^boat$/,
  bird: /^bird$/,
  life: /^(?:person|animal|bird|fish|insect)$/,
}

/** Whether the prompt wants this subject absent: by its name, or as one of a kind. */
export function isAbsent({ noun, kind, words }: Subject, absent: readonly string[]): boolean {
  return absent.some((word) => {
    if (noun === word || noun.split(' ').at(-1) === word) return true
    // "A girl …, no people": nobody but her.
    if (words !== '' && LIVING.has(kind)) return false
    return lookUp(KINDS_OF, word)?.test(kind) ?? false
  })
}

/** "A tree without leaves". */
const isBared = ({ noun, kind }: Subject, absent: readonly string[]): boolean =>
  kind === 'plant' &&
  /(?:^| )(?:tree|oak|maple|birch|willow)$/.test(noun) &&
  absent.includes('leaf')

/** A shot without what the prompt wants absent: actors, weather, the hour, lettering, and things of the place. */
export function withoutAbsent(shot: Shot, absent: readonly string[]): Shot {
  if (absent.length === 0) return shot
  const present = shot.subjects.filter((subject) => !isAbsent(subject, absent))
  const ids = new Set(present.map(({ id }) => id))
  const aimed = ({ target, ...action }: Action): Action => ({
    ...action,
    target: target !== null && ids.has(target) ? target : null,
  })
  const has = (...words: readonly (string | null)[]): boolean =>
    words.some((word) => word !== null && absent.includes(word))
  return {
    ...shot,
    subjects: present.map((subject) => ({
      ...(isBared(subject, absent) ? { ...subject, noun: 'bare tree', picture: null } : subject),
      actions: subject.actions.map(aimed),
    })),
    relations: shot.relations.filter(({ from, to }) => ids.has(from) && ids.has(to)),
    weather: has(shot.weather, shot.weather === 'fog' ? 'mist' : null) ? 'clear' : shot.weather,
    time: has(shot.time) ? null : shot.time,
    season: has(shot.season) ? null : shot.season,
    without: [...new Set([...shot.without, ...absent])].slice(0, 20),
    lettering: has('text', 'lettering', 'letter', 'caption', 'word') ? [] : shot.lettering,
  }
}
