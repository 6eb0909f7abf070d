import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, type Binding } from './binding.ts'

/** What shows something that is not there itself. */
const SCREENS =
  /(?:^| )(?:computer|laptop|screen|tv|television|monitor|phone|smartphone|tablet|billboard|poster|painting|picture|photo|photograph|mural|postcard|map|hologram|projector|newspaper|crystal ball)$/

/** "His computer shows a beach": nobody is on a beach. */
export function isOnScreen(binding: Binding, noun: NounPhrase): boolean {
  if (!/^(?:show|display|depict)$/.test(binding.verb?.base ?? '')) return false
  const shown = binding.lastNoun?.head ?? ''
  const screens = actors(binding).map((each) => each.noun)
  if (!SCREENS.test(shown) && !screens.some((name) => SCREENS.test(name))) return false
  binding.leftOut.push(noun.words)
  binding.told.add(noun.words)
  return true
}
