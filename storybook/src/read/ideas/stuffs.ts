import type { Shot, Subject } from '../../plan/plan.ts'
import type { Story } from '../story.ts'
import { colourAt } from '../words/colours.ts'
import { LIVING } from '../../plan/kinds.ts'
import { formed } from './forming.ts'
import { GOES, ROWS, type Row } from './stuff-rows.ts'

/** Some words before it, and none after it that makes it something else: "sand castle", "ink bottle". */
const HEADS: readonly (readonly [head: RegExp, row: Row])[] = ROWS.map((row) => [
  new RegExp(
    `^(?:(?!in |on |with |under )[a-z-]+ ){0,8}?(?:${row[0]})(?= ?(?:$|[,.;¦])| (?:in|on|into|through|over|under|from|down|off|and|with|at|against|of|across|(?:[a-z]+ly )?(?:${GOES})[a-z]*)\\b)`,
  ),
  row,
])

/** Where something that is poured would be a stage for it; a beach or a desert shows its sand itself. */
const OPEN =
  /^(?:underwater|water|.*photo studio|table|sky|darkness|dark|air|abstract .*|(?:.* )?(?:space|galaxy|tunnel|screen|matrix code|falling letters|hyperspace|wormhole|nebula|universe|network|geometric shapes|sound waves))$/

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
  const shape = formed(text)
  if (shape !== null && isFree(shot, (each) => isLifeless(each) || each.noun.endsWith(shape)))
    return filledWith(story, shot, `${coloursOf(text)}${shape} gathering lights`)
  const row = HEADS.find(([head, [, , only]]) => head.test(text) && (only?.test(text) ?? true))?.[1]
  if (row === undefined) return story
  const [stuff = ''] = new RegExp(`\\b(?:${row[0]})\\b`).exec(text) ?? []
  const shore = isShore(shot, row)
  const own = new RegExp(`(?:^| )(?:${row[0]})(?: (?:${GOES})[a-z]*)?$`)
  const isPart = (each: Subject): boolean =>
    own.test(each.noun) || (row[3]?.test(each.noun) === true && isLifeless(each))
  if (!isFree(shore ? { ...shot, place: null } : shot, isPart)) return story
  const place = shore ? row[1] : `${looksOf(text, row[1])}${stuff} ${row[1]}`
  return filledWith(story, { ...shot, ...toldOf(row, shore) }, place)
}

function filledWith(story: Story, shot: Shot, place: string): Story {
  return {
    ...story,
    shots: [{ ...shot, place, subjects: [], relations: [] }],
    misses: [],
    idle: [],
    leftOut: [],
    empty: false,
  }
}

const isLifeless = ({ kind, count, words }: Subject): boolean =>
  !LIVING.has(kind) ||
  (kind === 'person' && words === '' && count === 1) ||
  /\bcharacters?$/.test(words)

function isShore({ place }: Shot, [, fills]: Row): boolean {
  return fills === 'lava flow' && SEAS.test(place ?? '')
}

function toldOf([, fills]: Row, shore: boolean): Partial<Shot> {
  if (shore) return { scenery: ['sea'] }
  return fills === 'windowsill' ? FROSTED : {}
}

function looksOf(text: string, fills: string): string {
  const hands = /\b(?:hands?|fingers?|palms?)\b/.test(text) ? 'hand ' : ''
  const falls = /\bfall/.test(text) ? 'falling ' : ''
  const morphs =
    fills === 'geometric shapes' && /\b(?:morph|transform|chang)/.test(text) ? 'morphing ' : ''
  const dark = /\b(?:black|dark) (?:background|backdrop|screen|photo studio)\b|\bon black\b/.test(
    text,
  )
  const forms =
    fills === 'spiral galaxy' && /\b(?:form|born|birth|gather)/.test(text) ? 'forming ' : ''
  const zooms = /\bzoom/.test(text) ? 'zooming ' : ''
  return `${coloursOf(text)}${dark ? 'dark ' : ''}${morphs}${forms}${zooms}${hands}${falls}`
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
    .replace(
      /\b(?:(?:on|against) (?:an? )?)?\w+ (?:background|backdrop|screen|photo studio)\b|\bon black\b/g,
      '',
    )
    .split(/[ ,]+/)
  if (/\bcoffee\b/.test(text)) words.push('brown')
  if (/\bglitter\b.*\bform/.test(text)) words.push('gold')
  const named = words.flatMap((word, at) =>
    word === 'golden' ? 'gold' : (colourAt(words.slice(at, at + 1))?.colour ?? []),
  )
  return [...new Set(named)].map((colour) => `${colour} `).join('')
}
