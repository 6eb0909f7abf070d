import { createPicture } from '../../cast/create-picture.ts'
import { HOUSEHOLD } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { LAID, LAID_ON } from '../places/rooms/table-above.ts'

/** What things lie on: from above it fills the frame. */
const SURFACES =
  /\b(?:table|desk|counter|countertop|worktop|workbench|board|tablecloth|picnic|rug|carpet|blanket|mat|floor|background|surface|table top|tabletop)$/u

/** "Top-down shot of a desk with a laptop and a cup": nothing stands in a room, all of it lies in the frame. */
export function layFlat(shot: Shot): Shot {
  const { camera, subjects } = shot
  const surface = subjects.find(({ noun }) => SURFACES.test(noun))
  const laid = subjects.filter((each) => each !== surface)
  if (camera.framing !== 'aerial' || !(surface || isNear(shot))) return shot
  const meal = laid.length === 0 ? mealOn(surface?.words ?? shot.place ?? '') : []
  if (laid.length + meal.length === 0 || laid.length > MOST || !laid.every(canLie)) return shot
  return {
    ...shot,
    place: 'table from above',
    // Who flies over them or nears them leaves half of them out of the frame.
    camera: { ...camera, framing: null, move: camera.move === 'aerial' ? 'static' : camera.move },
    subjects: [],
    relations: [],
    scenery: [
      ...laid.map(laidWords),
      ...meal,
      `${LAID_ON} ${surfaceWords(shot, surface)}`.slice(0, 60),
    ],
  }
}

const MEALS: readonly (readonly [table: RegExp, pictures: readonly string[]])[] = [
  [/\bbreakfast\b/u, ['hot-beverage', 'cooking', 'croissant', 'pancakes', 'red-apple']],
  [
    /\b(?:dinner|lunch|supper)\b/u,
    ['spaghetti', 'green-salad', 'bread', 'wine-glass', 'poultry-leg'],
  ],
]

/** A table that is named for a meal is laid for it. */
function mealOn(words: string): string[] {
  const [, pictures = []] = MEALS.find(([table]) => table.test(words)) ?? []
  return pictures.map((picture) => `${LAID} noto:${picture} 1`)
}

/** In a room or nowhere, and so on some table. */
function isNear({ place }: Shot): boolean {
  return place === null || SURFACES.test(place) || findPlace(place)?.indoors === true
}

function surfaceWords({ place }: Shot, surface: Subject | undefined): string {
  if (surface === undefined) return SURFACES.test(place ?? '') ? (place ?? '') : 'wood'
  return `${surface.colour} ${surface.words}`
}

const MOST = 5

/** What a table has room for, in metres: a drone may look down on a Christmas tree. */
const LONGEST = 0.8

function canLie({ kind, actions, picture }: Subject): boolean {
  if (!HOUSEHOLD.has(kind) || actions.length > 0 || picture === null) return false
  return createPicture(picture).metres <= LONGEST
}

function laidWords({ picture, count, colour }: Subject): string {
  return `${LAID} ${picture} ${Math.min(6, count)} ${colour ?? ''}`.trim().slice(0, 60)
}
