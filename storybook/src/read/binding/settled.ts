import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, addSubject, doerOf, isAlive, type Binding } from './binding.ts'
import { deedWith } from './object-deed.ts'
import { aimAt } from './put-on-others.ts'
import { renameDeed } from './rename-deed.ts'
import { wear } from './wear.ts'

/** What one does to clothes that one has on. */
const SETTLES =
  /^(?:adjust|do|loosen|straighten|zip|unzip|button|unbutton|fasten|smooth|tighten|tuck|buckle|unbuckle|fix|tie|untie|lace|tug|tip|pin|strap|fit)(?: up)?$/
/** … and those of another. */
const SHINES = /^(?:shine|polish|buff|check|clip|clean|brush|wipe|dust)$/
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

function settle(binding: Binding, noun: NounPhrase, base: string): void {
  renameDeed(binding, deedWith(base, noun, doerOf(binding)) ?? 'adjust-clothes')
  for (const action of binding.actions) action.prop ??= noun.head.slice(0, 60)
}

const isPerson = ({ person }: { readonly person: unknown }): boolean => person !== null
