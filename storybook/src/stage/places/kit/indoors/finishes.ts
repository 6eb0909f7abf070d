import type { PlaceContext } from '../../../place.ts'
import { readColour } from '../../../../cast/colour/read-colour.ts'
import { shellIn } from '../../../../lexicon/places/shells.ts'
import { brightness, darker, mix } from '../colour.ts'
import type { FloorPattern } from '../nature/ground.ts'
import type { Room } from './room-look.ts'
import type { Wall, WallStyle } from './wall.ts'

const WALLS: readonly (readonly [words: RegExp, style: WallStyle, colour: string])[] = [
  [/\bbrick/u, 'brick', '#b5755c'],
  [/\b(?:stone|concrete|rock)\b/u, 'stone', '#a39c92'],
  [/\b(?:wood|wooden|log|timber|plank|panell?ed)\b/u, 'planks', '#b58a5c'],
  [/\btiles?\b|\btiled\b/u, 'tiles', '#dfe6e8'],
  [/\bmarble\b/u, 'panel', '#ece8e2'],
  [/\b(?:metal|steel)\b/u, 'metal', '#9aa4ae'],
  [/\bstriped\b/u, 'stripes', '#d9b8a0'],
]

const FLOORS: readonly (readonly [words: RegExp, pattern: FloorPattern, colour: string])[] = [
  [/\b(?:checkered|chequered|checkerboard|check|chess)/u, 'checks', '#f0ece2'],
  [/\b(?:wood|wooden|parquet|plank|hardwood)\b/u, 'planks', '#b98f66'],
  [/\bmarble\b/u, 'slabs', '#e9e4dc'],
  [/\b(?:stone|concrete)\b/u, 'slabs', '#a8a29a'],
  [/\btiled?s?\b/u, 'tiles', '#d9d4c8'],
  [/\b(?:metal|steel|iron)\b/u, 'slabs', '#8f9aa5'],
  [/\bglass\b/u, 'tiles', '#bfe3ee'],
  [/\bplastic\b/u, 'tiles', '#e98a7c'],
  [/\bcarpet(?:ed)?\b/u, 'plain', '#a86a6a'],
]

/** The paint that the words name, as matt as walls are. */
function paintOf(words: string): string | null {
  const told = words.replace(/ ?(?:walls?|wallpaper|tiles|floors?)$/u, '')
  const named = readColour(told.replaceAll(/\b(?:brick|stone|wooden|wood|marble|tiled)\b/gu, ''))
  if (named === null || named === 'rainbow') return null
  return mix(named, brightness(named) < 0.3 ? '#4c4858' : '#e8e2d8', 0.3)
}

/** "A kitchen with blue tiles", "a room with brick walls and a marble floor": the room in what was told of it. */
export function finished({ scenery = [] }: PlaceContext, look: Room): Room {
  const walls = scenery.find(
    (words) => /(?:^| )(?:walls?|wallpaper|tiles)$/u.test(words) && shellIn([words]) === null,
  )
  const ground = scenery.find((words) => /(?:^| )floors?$/u.test(words))
  return {
    ...look,
    ...(walls === undefined ? {} : { wall: wallOf(walls, look.wall), asked: true }),
    ...(ground === undefined ? {} : { floor: floorOf(ground, look.floor), asked: true }),
  }
}

function wallOf(words: string, own: Wall): Wall {
  const made = WALLS.find(([told]) => told.test(words))
  const colour = paintOf(words) ?? made?.[2] ?? own.colour
  return {
    style: made?.[1] ?? own.style,
    colour,
    accent: darker(colour, 0.1),
    ...(own.dado === undefined ? {} : { dado: own.dado, dadoColour: darker(colour, 0.24) }),
  }
}

function floorOf(words: string, own: Room['floor']): Room['floor'] {
  const made = FLOORS.find(([told]) => told.test(words))
  const colour = paintOf(words) ?? made?.[2] ?? own.colour
  const checks = made?.[1] === 'checks'
  return {
    ...own,
    pattern: made?.[1] ?? own.pattern,
    colour: checks ? '#f0ece2' : colour,
    other: checks ? (paintOf(words) ?? '#4a4a50') : darker(colour, 0.12),
  }
}
