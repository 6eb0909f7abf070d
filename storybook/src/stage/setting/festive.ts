import { pairs, plotted } from '../../scene/rows.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { cut, stroke, type Ink } from '../places/kit/paper.ts'
import { plane } from '../places/kit/plane.ts'

const COLOURS = ['#e05f5a', '#f0b24e', '#5aa9dd', '#7cc46b', '#a56fbf', '#f08aa8']

const HATS = /^(party|santa) hat$/u
const FEASTS = /\b(cake|party table|birthday table|christmas tree)$/u
const MERRY = /^(dance|toast|celebrate|party-cheer)$/u

/** A band that marches. */
const isParade = ({ subjects }: Shot): boolean =>
  subjects.some(
    ({ person, actions }) =>
      person?.role === 'musician' && actions.some(({ verb }) => verb.startsWith('march')),
  )

/** Party hats and a cake, or people who dance in them; or a parade. */
export function isParty(shot: Shot): boolean {
  const { subjects } = shot
  if (isParade(shot) || shot.scenery?.includes('party') === true) return true
  const hats = ({ noun, person }: Subject): boolean =>
    HATS.test(noun) || (person?.wears ?? []).some(({ garment }) => HATS.test(garment))
  const merry = ({ noun, person, actions }: Subject): boolean =>
    FEASTS.test(noun) || (person !== null && actions.some(({ verb }) => MERRY.test(verb)))
  return subjects.some(hats) && subjects.some(merry)
}

/** Where there is a party there are garlands and balloons. */
export function festive(set: PlaceSet, _place: Place, context: PlaceContext): PlaceSet {
  if (!context.party) return set
  const garlands = plane(context, { name: 'garlands', z: 4, tint: 0.4 }, (ink) => {
    for (let i = -2; i < 2; i++) bunting(ink, i)
    for (const side of [-1, 1]) bunch(ink, side * ink.half * 0.86)
  })
  return { ...set, pieces: [...set.pieces, ...garlands] }
}

/** A string of pennants that hangs between two points under the top of the frame. */
function bunting(ink: Ink, index: number): void {
  const wide = ink.half * 0.56
  const [left, top] = [index * wide, ink.crown * 0.94]
  const y = (share: number): number => top + 1.1 * Math.sin(share * Math.PI)
  stroke(ink, '#7a6a5c', 0.06).shape((ctx) => {
    for (let i = 0; i <= 12; i++) ctx.lineTo(left + (wide * i) / 12, y(i / 12))
  })
  for (let i = 1; i < 8; i++) {
    const [x, hang] = [left + (wide * i) / 8, y(i / 8)]
    cut(ink, COLOURS[(i + index + 6) % COLOURS.length] ?? '#e05f5a', 0.06).polygon(
      ...plotted({ x, y: hang }, '-0.28 0, 0.28 0, 0 0.7'),
    )
  }
}

function bunch(ink: Ink, x: number): void {
  for (const [i, [dx, y]] of pairs('-0.6 -4.6, 0.6 -4.8, 0 -5.6').entries()) {
    stroke(ink, '#8a7a6c', 0.04).line([x + dx, y + 0.6], [x, -1])
    cut(ink, COLOURS[(i * 2) % COLOURS.length] ?? '#e05f5a', [0.12, 0.3]).oval(
      x + dx,
      y,
      [0.55, 0.7],
    )
  }
}
