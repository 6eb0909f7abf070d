import { pairs } from '../../../../scene/rows.ts'
import type { Ink } from '../../ink.ts'
import { driven, type MovingPiece } from '../../prop.ts'
import { COAL, WHITE } from '../../tones.ts'
import type { Breed, Build } from './breed.ts'
import { drawGape, drawLid } from './lid.ts'
import { patternsOf, thirdOf, toneOf } from './second-tone.ts'

/** A cat's face looks at us: ears, mask and whiskers tell the breed. */
export function catHead(breed: Breed, { head, skull }: Build): MovingPiece[] {
  const [x, y] = head
  const at = [x + skull * 0.5, y + skull * 0.7] as const
  const face: MovingPiece = {
    ...driven('bow', at),
    draw: (ink) =>
      ink.moved({ x, y, scale: skull / 20 }, () => {
        drawEars(ink, breed)
        if (breed.fluffy)
          for (const side of [-1, 1]) ink.oval([side * 15, 9, 10, 8], ink.light, side * 0.5)
        ink.oval([0, 0, 22, 19], ink.main)
        drawMarks(ink, breed)
        drawFeatures(ink, breed)
      }),
  }
  return [
    face,
    { by: 'lids', at, draw: (ink) => shutEyes(ink, breed, { head, skull }) },
    {
      ...driven('gape', at),
      draw: (ink) => ink.moved({ x, y, scale: skull / 20 }, () => drawGape(ink, [0, 15.4, 7.4])),
    },
  ]
}

function shutEyes(ink: Ink, breed: Breed, { head, skull }: Pick<Build, 'head' | 'skull'>): void {
  ink.moved({ x: head[0], y: head[1], scale: skull / 20 }, () => {
    for (const side of [-1, 1])
      drawLid(ink, [side * 9, -1, 5.6], breed.coat === 'points' ? toneOf(ink, breed) : ink.main)
  })
}

function drawEars(ink: Ink, breed: Breed): void {
  if (breed.ears === 'round') {
    for (const side of [-1, 1]) {
      ink.disc([side * 16, -15, 8], ink.dark)
      ink.disc([side * 15.4, -13.6, 4.8], '#e8bfa2')
    }
    return
  }
  const tall = breed.ears === 'small' ? -20 : -27
  for (const side of [-1, 1]) {
    const tone =
      breed.coat === 'points' || (patternsOf(ink, breed).includes('patches') && side < 0)
        ? toneOf(ink, breed)
        : ink.dark
    ink.shape(
      `M${side * 21} -4Q${side * 23} ${tall} ${side * 19} ${tall}Q${side * 8} ${tall + 6} ${side * 5} -15Z`,
      tone,
    )
    ink.shape(
      `M${side * 18.4} -10Q${side * 19.6} ${tall + 5} ${side * 17.4} ${tall + 6}Q${side * 11} ${tall + 10} ${side * 9} -13Z`,
      '#f0b6a6',
    )
    if (breed.ears === 'tufted')
      ink.line(`M${side * 19} ${tall + 2}L${side * 22} ${tall - 8}`, 2.6, COAL)
  }
}

function drawMarks(ink: Ink, breed: Breed): void {
  const tone = toneOf(ink, breed)
  if (breed.coat === 'points')
    ink.shape('M0 -9Q14 -8 13 6Q10 19 0 19Q-10 19 -13 6Q-14 -8 0 -9Z', tone)
  if (patternsOf(ink, breed).includes('patches')) {
    ink.shape('M-21 -3Q-18 -17 -4 -18.6Q0 -8 -6 0Q-14 5 -21.6 2Z', tone)
    ink.shape('M21 -3Q18 -17 5 -18.6Q4 -8 8 -2Q14 2 21.4 1Z', thirdOf(ink))
  }
  // A wild cat's spots go with a pale muzzle and the dark lines of tears.
  if (breed.coat === 'spots') {
    ink.shape('M0 4Q12 4 12 11Q10 19 0 19Q-10 19 -12 11Q-12 4 0 4Z', ink.pale)
    for (const side of [-1, 1]) ink.line(`M${side * 5.6} 3Q${side * 7} 9 ${side * 10} 14`, 2, tone)
    for (const [spot, high] of pairs('-8 -13, 0 -15, 8 -13, -15 -7, 15 -7'))
      ink.disc([spot, high, 1.6], tone)
  }
  if (breed.coat === 'stripes')
    for (const [from, to] of pairs('-7 -5, 0 0, 7 5')) ink.line(`M${from} -17.4L${to} -9`, 3, tone)
  if (breed.coat === 'bib' || breed.coat === 'mask')
    ink.shape('M0 -8Q3 2 13 6Q14 17 0 19Q-14 17 -13 6Q-3 2 0 -8Z', tone)
}

function drawFeatures(ink: Ink, breed: Breed): void {
  const iris = breed.coat === 'points' ? '#5aa9e0' : '#9ab84a'
  for (const side of [-1, 1]) {
    ink.oval([side * 9, -1, 4.6, 5], iris)
    ink.oval([side * 9, -1, 2.4, 4.4], COAL)
    ink.disc([side * 9 - 1.2, -3, 1.2], WHITE)
    for (const drop of [0, 3.4])
      ink.line(`M${side * 11} ${8 + drop}L${side * 25} ${6.4 + drop * 1.8}`, 0.9, '#cfc6b8')
  }
  ink.shape('M-3 6Q0 4.6 3 6L0 9.4Z', '#d9788a')
  ink.line(
    'M0 9.4V11.4M-4.6 13Q-1.6 14.6 0 11.4Q1.6 14.6 4.6 13',
    1.4,
    breed.coat === 'points' ? '#2b2320' : '#6b4f45',
  )
}
