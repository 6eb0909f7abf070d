import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, addSubject, doerOf, isAlive, type Binding, type Preposition } from './binding.ts'
import { deedWith } from './object-deed.ts'
import { renameDeed } from './rename-deed.ts'
import { wear } from './wear.ts'

/** What one does to clothes that one has on. */
const SETTLES =
  /^(?:adjust|do|loosen|straighten|zip|unzip|button|unbutton|fasten|smooth|tighten|tuck|buckle|unbuckle|fix|tie|untie|lace|tug|tip|pin|strap|fit)(?: up)?$/
/** … and those of another. */
const SHINES = /^(?:shine|polish|buff|check|clip)$/
/** What is on a body, and no garment. */
const GEAR =
  /(?:^| )(?:harness|shoelace|lace|button|zipper|seat ?belt|ribbon|life ?jacket|parachute|bib)$/

/** "Loosens his tie": it is on him, and in no hand. */
export function isSettled(binding: Binding, noun: NounPhrase, base: string): boolean {
  const own = /^(?:his|her|their) /.test(noun.words) && noun.garment !== null
  if (!own || noun.wearer || !SETTLES.test(base) || !actors(binding).some(isPerson)) return false
  wear(binding, noun)
  settle(binding, noun, base)
  return true
}

/** "Ties his son's shoes": they are on the son, who is there. */
export function isOnOther(binding: Binding, noun: NounPhrase, base: string): boolean {
  const wearer = noun.wearer ?? (GEAR.test(noun.head) ? noun.owner : null)
  const meant = SETTLES.test(base) || SHINES.test(base)
  if (!meant || !wearer?.found || !isAlive(wearer.found) || !actors(binding).some(isPerson))
    return false
  const other = addSubject(binding, { ...wearer, words: noun.words })
  settle(binding, noun, base)
  dress(other, noun)
  aimAt(binding, other)
  binding.told.add(noun.words).add(wearer.words)
  return true
}

function dress({ person }: Subject, { garment, traits }: NounPhrase): void {
  if (garment !== null) person?.wears.push({ garment, colour: traits.colour })
}

function aimAt(binding: Binding, { id }: Subject): void {
  for (const action of binding.actions) action.target ??= id
  binding.last = id
}

const PUTS =
  /^(?:put|place|apply|rub|spread|smear|dab|pin|hang|fasten|slip|strap|wrap|tie|set|do-?cpr|perform-?cpr|cpr|give|perform|do)$/
const PUT_ON = /^(?:makeup|apply-cream|bandage|cpr)$/
const HUNG = /(?:^| )(?:medal|lei|wreath|badge|sash|necklace)$/

/** "Puts a hat on her son", "makeup on her daughter": it is on that one, and the hands are there. */
export function isPutOn(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const thing = binding.lastNoun
  const on = /^(?:on|onto|around|over)$/.test(word) && noun.found?.kind === 'person'
  if (!on || thing === null || !isPutting(binding)) return false
  const cared = binding.actions.some((action) => PUT_ON.test(action.verb))
  if (!cared && thing.garment === null && !HUNG.test(thing.head)) return false
  const words = cared ? noun.words : `${noun.head}'s ${thing.head}`
  const other = addSubject(binding, { ...noun, words })
  if (!cared) dressOther(binding, thing, other)
  aimAt(binding, other)
  return true
}

function isPutting(binding: Binding): boolean {
  const [base = ''] = binding.verb?.base.split(' ') ?? []
  return PUTS.test(base) && actors(binding).some(isPerson)
}

/** What was taken for the doer's own is the other's. */
function dressOther(binding: Binding, thing: NounPhrase, other: Subject): void {
  for (const { person } of actors(binding)) {
    const at = person?.wears.findLastIndex(({ garment }) => garment === thing.garment) ?? -1
    if (at >= 0) person?.wears.splice(at, 1)
  }
  dress(other, thing)
  renameDeed(binding, 'adjust-clothes')
  for (const action of binding.actions) action.prop ??= thing.head.slice(0, 60)
}

function settle(binding: Binding, noun: NounPhrase, base: string): void {
  renameDeed(binding, deedWith(base, noun, doerOf(binding)) ?? 'adjust-clothes')
  for (const action of binding.actions) action.prop ??= noun.head.slice(0, 60)
}

const isPerson = ({ person }: { readonly person: unknown }): boolean => person !== null
