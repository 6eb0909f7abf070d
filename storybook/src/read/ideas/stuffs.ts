import type { Shot, Subject } from '../../plan/plan.ts'
import type { Story } from '../story.ts'
import { colourAt } from '../words/colours.ts'

type Row = readonly [stuff: string, place: string, only?: RegExp, within?: RegExp]

/** What has no shape of its own fills the frame: the place that shows it, in which company, and what is named and is part of it. The first that fits wins. */
const ROWS: readonly Row[] = [
  [
    'kaleidoscopes?|kaleidoscopic (?:patterns?|shapes)|mandalas?|fractals?(?: patterns?| shapes)?',
    'mirrored glass',
    /./,
    /\b(?:pieces?|shards?|glass|beads?|patterns?|shapes?|crystals?|gems?)$/,
  ],
  [
    '(?:neon|glowing|laser) (?:lines|shapes|triangles|circles|squares|outlines)|geometric (?:shapes|patterns?|forms|figures|lines)|(?:abstract )?polygons|wireframes?',
    'geometric shapes',
    /./,
    /\b(?:triangle|circle|square|hexagon|shape|line|sphere|cube|pyramid|cone|ball|neon sign)s?$/,
  ],
  [
    '(?:liquid|molten) (?:metal|chrome|gold|silver|mercury|bronze|steel|copper)|quicksilver|mercury|liquid chrome',
    'molten ball',
    /\b(?:liquid|molten|quicksilver|drops?|chrome)\b/,
    /\b(?:sphere|ball|orb|blob|shape|cube|gold|silver|coin|metal|drop)s?$/,
  ],
  [
    'inks?|ink drops?|dyes?|pigments?|food colou?ring|watercolou?rs?',
    'ink cloud',
    /./,
    /\b(?:glass|tank|bowl|jar|aquarium|beaker|vase)$/,
  ],
  [
    'paints?|acrylics?|milk|(?<!ice )cream',
    'ink cloud',
    /\b(?:in|into|under) (?:the |clear )?water\b/,
  ],
  ['paints?|acrylics?', 'liquid folds', /\b(?:mix|swirl|flow|blend|merg|pour|drip|spread|mov)\w*/],
  [
    'milk|(?<!ice )cream|honey|syrup|caramel|chocolate|oil|liquid|liquids|slime|mercury|metal',
    'liquid folds',
    /^[^,.;]*\b(?:flow|swirl|mov|melt|spread|wav)\w*[^,.;]*$/,
  ],
  [
    'smoke',
    'ink cloud',
    /\b(?:background|backdrop|studio|swirl\w*|curl\w*|danc\w*|(?:in|into) the dark)\b/,
  ],
  [
    'powders?|powder explosion|chalk',
    'ink cloud',
    /\b(?:explo\w+|burst\w*|cloud\w*|fly\w*|thrown|colou?r\w*)\b/,
  ],
  [
    'sand|flour|sugar|salt|rice|grains?|soil|cocoa|spices?|turmeric|cinnamon|powder|seeds?',
    'falling grains',
    /\b(?:hands?|fingers?|palms?)\b|\b(?:pour|fall|run|trickl|sift|slip|sprinkl)\w*/,
  ],
  ['sparks?|embers?|glitter|ash|ashes|stardust|fairy dust', 'spark field'],
  ['dust|dust particles?|dust motes?|particles?|motes|specks of dust', 'spark field'],
  [
    'ripples?|water ripples?|(?:water |rain)drops?|water droplets?|water surface|drops? of water',
    'water rings',
    /\b(?:water|pond|surface|puddle|lake|fall\w*)\b/,
  ],
  ['lava|magma', 'lava flow'],
  [
    '(?:hoar)?frost|frost patterns?|ice flowers|frosty window',
    'windowsill',
    /\b(?:windows?|panes?|glass)\b/,
  ],
]

const GOES =
  'dissolv|mix|swirl|flow|fall|pour|slip|run|drip|ris|rose|fly|flies|float|drift|blow|spread|splash|spray|explo|burst|mov|danc|bloom|blend|diffus|drop|scatter|sift|trickl|spill|melt|bubbl|boil|shin|sparkl|glow|glitter|spin|merg|curl|sprinkl|thrown|wav|slid|form|morph|turn|rotat|puls|zoom|connect|shift|fold'

/** Some words before it, and none after it that makes it something else: "sand castle", "ink bottle". */
const HEADS: readonly (readonly [head: RegExp, row: Row])[] = ROWS.map((row) => [
  new RegExp(
    `^(?:(?!in |on |with |under )[a-z-]+ ){0,6}?(?:${row[0]})(?= ?(?:$|[,.;¦])| (?:in|on|into|through|over|under|from|down|off|and|with|at|against|of|across|(?:[a-z]+ly )?(?:${GOES})[a-z]*)\\b)`,
  ),
  row,
])

/** Where something that is poured would be a stage for it; a beach or a desert shows its sand itself. */
const OPEN = /^(?:underwater|water|.*photo studio|table|sky|darkness|dark|air|abstract .*)$/

/** Where lava ends is seen behind it. */
const SEAS = /(?:^| )(?:sea|ocean|lake|water)$/

/** Ice that grows on the pane of a room. */
const FROSTED = {
  place: 'windowsill',
  view: 'snowy forest',
  scenery: ['frost'],
  season: 'winter',
} satisfies Partial<Shot>

/** "Ink dissolves in water", "sand slips through fingers": nobody plays it, the frame is full of it. */
export function withStuff(story: Story, body: string): Story {
  const [shot] = story.shots
  if (shot === undefined || story.shots.length > 1) return story
  const text = body.replace(/^[\s¦,.]+/, '').replace(/\s+/g, ' ')
  const row = HEADS.find(([head, [, , only]]) => head.test(text) && (only?.test(text) ?? true))?.[1]
  if (row === undefined) return story
  const [stuff = ''] = new RegExp(`\\b(?:${row[0]})\\b`).exec(text) ?? []
  const shore = isShore(shot, row)
  const own = new RegExp(`(?:^| )(?:${row[0]})(?: (?:${GOES})[a-z]*)?$`)
  const isPart = ({ noun }: Subject): boolean => own.test(noun) || row[3]?.test(noun) === true
  if (!isFree(shore ? { ...shot, place: null } : shot, isPart)) return story
  const place = shore ? row[1] : `${looksOf(text)}${stuff} ${row[1]}`
  return {
    ...story,
    shots: [{ ...shot, place, ...toldOf(row, shore), subjects: [], relations: [] }],
    misses: [],
    empty: false,
  }
}

function isShore({ place }: Shot, [, fills]: Row): boolean {
  return fills === 'lava flow' && SEAS.test(place ?? '')
}

function toldOf([, fills]: Row, shore: boolean): Partial<Shot> {
  if (shore) return { scenery: ['sea'] }
  return fills === 'windowsill' ? FROSTED : {}
}

function looksOf(text: string): string {
  const hands = /\b(?:hands?|fingers?|palms?)\b/.test(text) ? 'hand ' : ''
  const falls = /\bfall/.test(text) ? 'falling ' : ''
  return `${coloursOf(text)}${hands}${falls}`
}

function isFree({ place, subjects }: Shot, isPart: (each: Subject) => boolean): boolean {
  const free = place === null || OPEN.test(place)
  return free && subjects.every((each) => isPart(each) || isNobody(each))
}

/** What it falls on, and whoever pours unseen, who came with the verb. */
function isNobody({ kind, words, noun }: Subject): boolean {
  if (kind === 'person') return /^(?:|person|hands?|fingers?)$/.test(words)
  return /\b(?:table|food|water|hand|light|beam|liquid|coffee|drop|pane|window)$/.test(noun)
}

function coloursOf(text: string): string {
  if (/\b(?:colou?rful|rainbow|multi-?colou?red|colou?red)\b/.test(text)) return 'colorful '
  const words = text
    .replace(/\b(?:on|against) an? \w+ (?:background|backdrop)\b/, '')
    .split(/[ ,]+/)
  if (/\bcoffee\b/.test(text)) words.push('brown')
  const named = words.flatMap((_, at) => colourAt(words.slice(at, at + 1))?.colour ?? [])
  return [...new Set(named)].map((colour) => `${colour} `).join('')
}
