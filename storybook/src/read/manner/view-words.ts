import { lookUp } from '../../lexicon/look-up.ts'
import { CUT } from '../prompt/text.ts'

/** A window that a take speaks of, when everybody is behind it. */
export interface WindowSeen {
  /** What is seen through it, in the prompt's words; empty when it does not say. */
  readonly view: string
  /** Things stand on its sill. */
  readonly sill: boolean
  /** The room or vehicle that has it. */
  readonly room: string | null
  /** Only light falls through it: nobody is said to look out, and a room that is named shows itself. */
  readonly only: 'light' | null
  readonly open?: true
}

/** What is far larger than a room. */
export const SCENIC =
  'sea|ocean|waves?|mountains?|valley|city(?: lights)?|skyline|river|lake|forest|fields?|street|garden|traffic|rooftops?|rain|snow|(?:snow|thunder)?storm|blizzard|clouds?|stars|earth|moon|sunset|sunrise|landscape|countryside|lights|houses|hills|desert|jungle|village|town|leaves|fireworks|lightning|thunder|birds|cars|trees|wind|fog|night|people|pedestrians|passers-?by|crowds?|children|boats|ships|ferries|trams?|taxis|trains?|petals|snowflakes|raindrops|skyscrapers|palm trees|neon signs|world|planets?|waterfall'
/** "…, leaves falling outside": behind the window, once there is one. */
export const OUT_THERE = new RegExp(
  `(?<lead>^|[,.;¦]|\\b(?:and|with|while|as)\\b) *(?<view>(?:[a-z'-]+ ){0,3}?(?:${SCENIC})(?: [a-z]+){0,4}? )outside(?= *(?:[,.;¦]|$))`,
  'gu',
)
/** Hours and weathers within what is seen: the whole take has them. */
const KEPT =
  /\b(?:wind|rain\w*|snow\w*|storm\w*|thunder\w*|blizzard|fog\w*|mist\w*|hail|sunset|sunrise|nights?|dusk|dawn|twilight|moonlight|moonlit|starry|winter|autumn|spring|summer|morning|evening|neon|leaves)\b/gu

const PLAINER: Readonly<Record<string, string>> = {
  snow: 'snowfall',
  thunder: 'thunderstorm',
  leaves: 'autumn',
}

export const plainly = (word: string): string => lookUp(PLAINER, word) ?? word

/** Snow that falls is no waterfall. */
export function sightOf(view: string): string {
  return view
    .replace(/\b(snow|snowflakes|rain|leaves|hail|petals) fall(?:s|ing)?\b/u, '$1')
    .replace(/^(?:it(?: is|'s)? )?(rain|snow|storm|hail)(?:s|ing)/u, '$1')
    .replace(/^(?:it(?: is|'s)? )?pour(?:s|ing)/u, 'rain')
}

const BY_NIGHT =
  /\b(?:shooting stars?|stars|(?:city|town|street|neon) lights|meteors?|fireworks|northern lights|aurora|milky way)\b/u

/** What of a view the whole take has: its weather and its hour, which stars tell, too. */
export function keptOf(view: string): string {
  const said = sightOf(view).match(KEPT) ?? []
  const hour = BY_NIGHT.test(view) ? ['night'] : []
  return [...said, ...hour].map(plainly).join(CUT)
}
