import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import type { Shaped } from './geometry.ts'

const SCREENS =
  '(?:televisions?|tv|tvs|tv screen|laptops?|phones?|smartphones?|cell phones?|tablets?|monitors?|computers?|billboards?)'
const IMAGE = '(?:(?:an?|the|its) )?(?:picture|image|photo|photograph|video|footage|drawing) of '
const SHOWS = '(?:(?:that|which) )?(?:is )?(?:display(?:s|ing)|show(?:s|ing)|playing)'
const NAME = '((?:(?!of\\b)[a-z]+ ){0,2}?[a-z]+)'
const WHERE =
  '(?: (?:at night|by night|by day|at sunset))?(?: on (?:it|(?:its|the) (?:screen|display)))?'
const ENDS =
  '(?= *(?:[,.;¦]|$)| (?:in|on|at|and|is|stands|lies|hangs|next|beside|near|under|floats)\\b)'

const SHOWN = new RegExp(
  `\\b(${SCREENS})((?: made of [a-z]+)?) (?:${SHOWS} (?:${IMAGE})?|with ${IMAGE})(?:an? |the )?${NAME}${WHERE}${ENDS}`,
  'g',
)
const BY_NIGHT = /\b(?:cityscape|skyline|city|town)(?: [a-z]+)*? (?:at|by) night\b/
/** Lands and towns as somebody drew them. */
const LANDS: Readonly<Record<string, string>> = {
  mountains: 'mountain',
  skyline: 'cityscape',
  city: 'cityscape',
  'city skyline': 'cityscape',
}
/** Games and programmes fill the whole frame: they are seen as if one sat before it. */
const PROGRAMMES =
  /\b(?:match|game|show|film|movie|news|race|cartoon|static|code|chart|charts|weather|text|words|message|map)$/

/** "A television that displays an image of a cat": the cat is on the screen, and nowhere else. */
export function takeScreens(body: string, keep: (shaped: Shaped) => string): string {
  if (!/\b(?:display|show|play|picture|image|photo|video|footage)/.test(body)) return body
  return body.replace(SHOWN, (match: string, ...[screen = '', of = '', words = '']: string[]) => {
    if (PROGRAMMES.test(words)) return match
    const name = Object.hasOwn(LANDS, words) ? (LANDS[words] ?? words) : singular(words)
    const shape = BY_NIGHT.test(match) ? 'night with stars' : name
    const found = findPicture(shape)
    if (found === null || found.via === 'kin' || found.picture === 'person') return match
    const thing = screen.split(' ').at(-1) ?? screen
    return `${screen.slice(0, screen.length - thing.length)}${keep({ thing, shape: `${shape} print` })}${of}`
  })
}
