import { eye } from '../creature-parts.ts'
import type { Ink } from '../../ink.ts'
import { driven, type MovingPiece } from '../../prop.ts'
import { COAL } from '../../tones.ts'
import type { Breed, Build } from './breed.ts'
import { drawGape, drawLid } from './lid.ts'
import { patternsOf, toneOf } from './second-tone.ts'

/** A dog's head in profile, with the ear that we see; it bows and nods about the neck. */
export function dogHead(breed: Breed, { head, skull }: Build): MovingPiece[] {
  const [x, y] = head
  const at = [x + skull * 0.5, y + skull * 0.7] as const
  const lid = [x - skull * 0.36, y - skull * 0.16, skull * 0.22] as const
  const face: MovingPiece = {
    ...driven('bow', at),
    draw: (ink) => {
      if (breed.ears === 'prick' || breed.ears === 'bat')
        ink.shape(farEar(breed, { x, y, skull }), ink.deep)
      ink.disc([x, y, skull], ink.main)
      drawMuzzle(ink, breed, { x, y, skull })
      drawEar(ink, breed, { x, y, skull })
      eye(ink, [x - skull * 0.36, y - skull * 0.16, skull * 0.17])
      if (breed.fluffy)
        ink.oval([x + skull * 0.5, y + skull * 0.78, skull * 0.5, skull * 0.4], ink.main)
    },
  }
  return [
    face,
    {
      ...driven('lids', at),
      draw: (ink) => drawLid(ink, lid, breed.coat === 'mask' ? toneOf(ink, breed) : ink.main),
    },
    {
      ...driven('gape', at),
      draw: (ink) =>
        drawGape(ink, [x - skull * 0.86 - breed.muzzle * 0.2, y + skull * 0.7, skull * 0.36]),
    },
  ]
}

interface Skull {
  readonly x: number
  readonly y: number
  readonly skull: number
}

function drawMuzzle(ink: Ink, breed: Breed, { x, y, skull }: Skull): void {
  const tip = x - skull - breed.muzzle
  const [over, under] = [y - skull * 0.02, y + skull * 0.74]
  const pale = breed.coat === 'bib' || breed.coat === 'mask'
  const dark = breed.coat === 'points'
  const tone = pale || dark ? toneOf(ink, breed) : ink.main
  if (breed.coat === 'mask')
    ink.shape(
      `M${x - skull * 0.94} ${y - skull * 0.3}Q${x - skull * 0.5} ${y - skull * 0.72} ${x - skull * 0.1} ${y - skull * 0.36}Q${x + skull * 0.3} ${y + skull * 0.5} ${x - skull * 0.1} ${y + skull * 0.98}Q${x - skull * 0.9} ${y + skull * 0.8} ${x - skull * 0.94} ${y - skull * 0.3}Z`,
      tone,
    )
  ink.shape(
    `M${x - skull * 0.4} ${y - skull * 0.3}Q${x - skull} ${over - 2} ${tip + 5} ${over + 1}Q${tip - 1} ${over + 3} ${tip + 1} ${(over + under) / 2 + 1}` +
      `Q${tip + 3} ${under} ${x - skull * 0.7} ${under + 1}Q${x - skull * 0.1} ${under} ${x - skull * 0.2} ${y + skull * 0.2}Z`,
    tone,
  )
  ink.line(
    `M${tip + 4} ${(over + under) / 2 + 3}Q${x - skull * 0.8} ${under - 1} ${x - skull * 0.42} ${under - 4}`,
    1.5,
    COAL,
  )
  ink.oval([tip + 3, over + 3, 4.2, 3.4], COAL, -0.2)
  ink.disc([tip + 2, over + 2, 0.9], '#8f949b')
}

/** Of bat ears both are seen, one beside the other. */
function farEar({ ears }: Breed, { x, y, skull }: Skull): string {
  const bat = ears === 'bat'
  return upEar([bat ? x - skull * 0.5 : x + 1, y], skull, bat ? 1.2 : 1)
}

function upEar([x, y]: readonly [number, number], skull: number, wide: number): string {
  const tip = wide > 1 ? 1.84 : 1.56
  return (
    `M${x - skull * 0.3} ${y - skull * 0.72}Q${x - skull * 0.16} ${y - skull * 1.3} ${x + skull * 0.1} ${y - skull * tip}` +
    `Q${x + skull * 0.74 * wide} ${y - skull * 1.16} ${x + skull * 0.72 * wide} ${y - skull * 0.5}Z`
  )
}

/** Coats whose ears have the second colour. */
const MARKED = new Set<Breed['coat']>(['points', 'spots', 'patches'])

function drawEar(ink: Ink, breed: Breed, { x, y, skull }: Skull): void {
  const tone = patternsOf(ink, breed).some((coat) => MARKED.has(coat))
    ? toneOf(ink, breed)
    : ink.dark
  if (breed.ears === 'prick' || breed.ears === 'bat') {
    const wide = breed.ears === 'bat' ? 1.3 : 1
    ink.shape(upEar([x + 5, y + 2], skull, wide), breed.coat === 'points' ? tone : ink.main)
    ink.moved({ x: x + 6.5, y: y + 0.6, scale: 0.62 }, () =>
      ink.shape(upEar([0, -skull * 0.42], skull, wide), '#e9a893'),
    )
    return
  }
  const long = { drop: 1.25, fold: 0.66, small: 0.5, round: 0.5, tufted: 0.5 }[breed.ears]
  ink.shape(
    `M${x - skull * 0.1} ${y - skull * 0.82}Q${x + skull * 0.9} ${y - skull * 1.02} ${x + skull * 0.98} ${y - skull * 0.1}` +
      `Q${x + skull * 1.04} ${y + skull * (long - 0.2)} ${x + skull * 0.62} ${y + skull * (long - 0.36)}Q${x + skull * 0.16} ${y + skull * (long - 0.66)} ${x + skull * 0.2} ${y - skull * 0.3}Z`,
    tone,
  )
}
