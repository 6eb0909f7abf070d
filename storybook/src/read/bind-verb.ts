import type { Action, Kind, Subject } from '../plan/plan.ts'
import { addSubject, somebody, type Binding } from './bind.ts'
import type { Chunk } from './chunks.ts'
import type { VerbPhrase } from './verb-phrase.ts'
import { nearestAction } from './verbs.ts'

/** Verbs that only help another verb or say nothing that could be seen. */
const SILENT =
  /^(?:start|begin|try|continue|keep|want|like|love|need|seem|help|let|use|decide|happen|manage|attempt|feature|contain|include|show|depict|have|wear|enjoy|be|isolate|inspire|base|set|achieve|crop|know|believe|fill|cover|surround|dress|make|decorate|light|lead|create|capture|reveal|add|allow|cause|embody|evoke|convey|reflect|do|get|feel|bring|cast|highlight|emphasize|enhance|blanket|shadow|frame|twist|live|drone|feature|remain|stay)$/

// Done to somebody: "a cat is chased" says nothing about what the cat does.
const DONE_TO =
  /^(?:chase|hug|kiss|catch|eat|hold|carry|throw|kick|hit|feed|pet|ride|read|cut|cook|push|pull|wash|build|milk|plant|photograph|paint|draw|watch|see|attack|follow|drink|pick|fold|clean|write|give|take)$/

/** Gives the verb to whoever acts here. */
export function bindVerb(binding: Binding, verb: VerbPhrase, before: Chunk | undefined): void {
  binding.preposition = null
  if (binding.muted && before?.type !== 'pause') {
    binding.verb = null
    return
  }
  watchOthers(binding, verb)
  const passive = verb.form === 'past' && (binding.auxiliary || before?.type === 'noun')
  binding.auxiliary = false
  const silent = SILENT.test(verb.base) || (passive && DONE_TO.test(verb.base))
  const id = silent ? null : nearestAction(verb.base)
  const placeDoes = binding.role === 'place' && before?.type !== 'pause'
  if (needsSomebody(binding, verb, id) && !placeDoes) {
    if (silent && !/^(?:wear|make|do)$/.test(verb.base)) return
    binding.group = [addSubject(binding, somebody(null)).id]
  }
  binding.verb = verb
  binding.passive = passive
  binding.actions = []
  binding.role = placeDoes ? 'place' : null
  if (id !== null) act(binding, id, binding.pace ?? paceOf(verb.base))
  else if (!silent && !verb.infinitive) binding.misses.push(verb.words)
  binding.pace = null
}

/** "Watching people walk by": the people walk. */
function watchOthers(binding: Binding, verb: VerbPhrase): void {
  const watched =
    binding.actions.some(({ verb: id }) => id === 'look') &&
    verb.form === 'base' &&
    !verb.infinitive
  if (watched && binding.last !== null && binding.role === 'object') binding.group = [binding.last]
}

/** In a place without anybody, mist rises and light flickers by themselves. */
const THINGS_ONLY =
  /^(?:rise|fall|glow|flow|drift|float|shine|wave|melt|burn|drip|pour|bloom|grow|erupt|appear|disappear|swing|shake|strike|spin|rotate)$/

function needsSomebody(binding: Binding, verb: VerbPhrase, id: string | null): boolean {
  return (
    binding.group.length === 0 &&
    binding.subjects.length === 0 &&
    (id !== null || verb.form !== 'past') &&
    !(binding.place !== null && THINGS_ONLY.test(id ?? ''))
  )
}

function act(binding: Binding, id: string, pace: Action['pace']): void {
  for (const subject of actors(binding)) {
    if (subject.kind === 'person' && /^(?:glow|shine|bloom|erupt|drip|flow|burn|melt)$/.test(id))
      continue
    const verb = fitDeed(id, subject)
    const action: Action = { verb, direction: null, target: null, prop: null, pace }
    if (addAction(subject, action)) binding.actions.push(action)
    else binding.actions.push(...subject.actions.filter((other) => other.verb === verb))
  }
}

const ARMED =
  /knight|samurai|viking|gladiator|pirate|ninja|soldier|musketeer|warrior|elf|squire|barbarian/

/** A train that goes drives, a fish that goes swims, a knight fights with a sword. */
function fitDeed(id: string, { kind, person, noun }: Subject): string {
  if (id === 'fight' && person !== null)
    return ARMED.test(person.role ?? '') ? 'sword-fight' : 'box'
  if (id === 'lean' && person === null) return 'stand'
  return fitTravel(id, kind, noun)
}

const GROUND_BIRDS =
  /duck|chick|hen|rooster|goose|turkey|penguin|ostrich|peacock|flamingo|swan|dodo|emu/

function fitTravel(id: string, kind: Kind, noun: string): string {
  const travels = id === 'go' || id === 'walk' || id === 'run' || id === 'glide'
  if (!travels) return id
  if (kind === 'vehicle') return 'drive'
  if (kind === 'boat') return 'sail'
  if (kind === 'aircraft') return 'fly'
  if (id !== 'go') return id
  if (kind === 'fish') return 'swim'
  if ((kind === 'bird' && !GROUND_BIRDS.test(noun)) || kind === 'insect') return 'fly'
  if (kind === 'bird') return 'walk'
  if (kind === 'sky') return 'drift'
  return kind === 'person' || kind === 'animal' || kind === 'creature' ? 'walk' : 'drift'
}

export function actors(binding: Binding): readonly Subject[] {
  return binding.subjects.filter(({ id }) => binding.group.includes(id))
}

/** At most three deeds for a subject in a shot, none of them twice. */
export function addAction(subject: Subject, action: Action): boolean {
  const same = subject.actions.find(({ verb }) => verb === action.verb)
  if (same !== undefined || subject.actions.length >= 3) return false
  subject.actions.push(action)
  return true
}

function paceOf(verb: string): Action['pace'] {
  if (/^(?:stroll|wander|saunter|amble|creep|drift|tiptoe|sneak|limp)$/.test(verb)) return 'slow'
  return /^(?:sprint|dash|rush|speed|race|zoom|bolt|charge|flee|hurry|stampede)$/.test(verb)
    ? 'fast'
    : 'normal'
}
