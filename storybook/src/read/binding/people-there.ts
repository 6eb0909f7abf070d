import type { RelationName, Subject } from '../../plan/plan.ts'
import type { Binding } from './binding.ts'
import { MOUNTS } from './done-from.ts'

/** "Two boys on bicycles race": they ride. */
function mount({ actions }: Binding, subject: Subject): void {
  for (const action of actions) {
    if (!/^(?:race|run|go|walk|drive)$/.test(action.verb)) continue
    Object.assign(action, { verb: 'ride', target: action.target ?? subject.id })
  }
}

/** Who cooks in a wok is not in it. */
const UTENSILS =
  /(?:^| )(?:wok|pan|pot|bowl|cup|glass|oven|saucepan|skillet|mug|kettle|notebook|book|mirror|sink)$/

/** "Jazz on the radio", "a man on the phone": nobody stands on these. */
const SOUNDING = /(?:^| )(?:radio|stereo|gramophone|record player|speaker|jukebox)$/

const CALLS = /(?:^| )(?:tele|cell |smart|mobile )?phone$/

/** "Carries water in a bucket": whoever does so has the bucket in hand, and is not in it. */
const BORNE = /^(?:carry|bring|fetch|take|collect|gather|catch|haul|transport)$/

const HAND_VESSELS = /(?:^| )(?:bag|sack|jar|box|basket|bucket|pail|jug|can|bowl|net|bottle|crate)$/

function isBorneIn({ verb }: Binding, { noun }: Subject): boolean {
  return BORNE.test(verb?.base ?? '') && HAND_VESSELS.test(noun)
}

/** Nobody is in a pot or a handbag: one looks into it, or has it in hand. */
function withinFor(binding: Binding, subject: Subject): RelationName | null {
  if (UTENSILS.test(subject.noun)) return null
  if (binding.verb?.base === 'rummage') return 'facing'
  return isBorneIn(binding, subject) ? 'holding' : 'inside'
}

/** What is on a plate is served there; only who stands, lies or dances on one is there too. */
const SERVED_ON = /(?:^| )(?:plate|dish|saucer|platter|tie|button|keyboard|monitor|screen)$/
const IS_THERE =
  /^(?:stand|sit|lie|sleep|dance|walk|run|jump|hop|climb|crawl|land|balance|step|slip|kneel|perch|ride|skate|surf|swim|float|live)\b/

function isServedOn({ verb }: Binding, { noun, kind }: Subject): boolean {
  const own = SERVED_ON.test(noun) || kind === 'clothing'
  return own && verb !== null && !IS_THERE.test(verb.base)
}

/** People ride what can be ridden. */
export function ofPeople(
  binding: Binding,
  name: RelationName | null,
  subject: Subject,
): RelationName | null {
  if (name === 'inside') return withinFor(binding, subject)
  if (name === 'on' && SOUNDING.test(subject.noun)) return null
  if (name === 'on' && isServedOn(binding, subject)) return null
  if (name === 'on' && CALLS.test(subject.noun)) return 'holding'
  if (name !== 'on' || !MOUNTS.test(subject.noun)) return name
  mount(binding, subject)
  return 'riding'
}
