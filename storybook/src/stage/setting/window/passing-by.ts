import { findPicture } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import type { Kind } from '../../../plan/plan.ts'
import type { Piece } from '../../../scene/scene.ts'
import { aurora } from '../../effects/aurora.ts'
import { fireworks } from '../../effects/fireworks.ts'
import { meteors } from '../../effects/meteors.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, passing } from '../../places/kit/alive.ts'
import { thing } from '../../places/kit/thing.ts'
import { extentAt } from '../../places/kit/plane.ts'

/** How high above the horizon what passes by a window is, in u at its depth, and how tall. */
const FLYING = { up: 5.4, height: 2.6, speed: 1.2, z: 14 }
const GOING = { up: -1.6, height: 2.4, speed: 1.5, z: 12 }

const PASSES: Readonly<Partial<Record<Kind, typeof FLYING>>> = {
  bird: { ...FLYING, height: 1.6 },
  aircraft: FLYING,
  insect: { ...FLYING, height: 0.8 },
  fish: { ...FLYING, height: 4, speed: 1.1, up: -0.6 },
  creature: { ...FLYING, height: 4 },
  animal: { ...GOING, height: 2 },
  vehicle: GOING,
  boat: { ...GOING, z: 18, speed: 0.5, up: -1.2 },
}

/** They fill the pane, and so they come slowly. */
const HUGE = /^(?:whale|shark|dragon|orca|airship|zeppelin|sea monster|squid|kraken)$/u

/** They are as tall as the pane from which one sees them. */
const BIG = /^(?:elephant|giraffe|mammoth|dinosaur|rhino|hippo|bison|camel|horse|moose|bear)$/u

const GLOBES = /\b(earth|globe)\b/u
const HUNG: readonly (readonly [words: RegExp, picture: string, height: number])[] = [
  [GLOBES, 'noto:globe-showing-europe-africa', 19],
  [/\b(?:saturn|ringed planet|gas giant)\b/u, 'noto:ringed-planet', 15],
  [/\b(?:full |huge |giant )moon\b/u, 'noto:full-moon', 9],
]

/** What the words for a view name besides the place: the earth hangs there, birds and ships pass by. */
export function passingBy(context: PlaceContext, words: string): Piece[] {
  const shows = [
    ...(/\bfireworks?\b/u.test(words) ? [fireworks({ seed: SHOW, box: context.box })] : []),
    ...(/\b(aurora|northern lights)\b/u.test(words)
      ? [aurora({ seed: SHOW, box: context.box })]
      : []),
    ...(/\b(meteors?|shooting stars?|comets?)\b/u.test(words)
      ? [meteors({ seed: SHOW, box: context.box })]
      : []),
  ]
  return [...shows, ...hung(context, words), ...passers(context, words)]
}

const SHOW = 11

function hung(context: PlaceContext, words: string): Piece[] {
  const z = 32
  const { half, crown, low } = extentAt(context.box, z)
  return HUNG.filter(([pattern]) => pattern.test(words)).map(([, picture, height]) =>
    cutOut(
      context,
      {
        name: picture,
        at: [-half * 0.36, low + (crown - low) * 0.5 - height / 2, z],
        size: [height, height],
        tint: 0.2,
        haze: 0,
        shadow: 0,
        drift: (t) => ({ x: t * 0.12, y: 0 }),
      },
      (ink) => thing(ink, picture, { x: 0, height, shadow: 0 }),
    ),
  )
}

/** Words that name the place itself, or nothing that could pass by. */
const NOT_PASSING =
  /^(?:full|crescent|fish tank|sea|star|light|cloud|wing|sun|moon|rain|snow|leaf|tree|flower|earth|ship deck)$/u

function passers(context: PlaceContext, words: string): Piece[] {
  const nouns = new Set((words.match(/[a-z]+/gu) ?? []).map((word) => singular(word)))
  return [...nouns].flatMap((noun, index) => {
    const found = NOT_PASSING.test(noun) ? null : findPicture(noun)
    const usual = found ? PASSES[found.kind] : undefined
    const way = usual && wayOf(noun, usual)
    if (!found || !way || !/^(?:name|synonym)$/u.test(found.via)) return []
    return [0, 1, 2].slice(0, words.includes(`${noun}s`) ? 3 : 1).map((i) =>
      passing(
        context,
        {
          name: `${noun} ${i}`,
          y: way.up + context.box.height * 0.26 + i * 0.7,
          z: way.z + i,
          size: [way.height * 2, way.height],
          speed: way.speed,
          start: startFor(context, way, i + index),
        },
        (ink) => thing(ink, found.picture, { x: 0, height: way.height, turn: 1 }),
      ),
    )
  })
}

function wayOf(noun: string, usual: typeof FLYING): typeof FLYING {
  if (HUGE.test(noun)) return { ...FLYING, height: 6.5, speed: 1.4, up: 1, z: 9 }
  return BIG.test(noun) ? { ...GOING, height: 4.6, speed: 0.9, up: -1.4, z: 7 } : usual
}

/** Early enough to be before the window in the middle of a film. */
function startFor(
  { box }: PlaceContext,
  { speed, z, height }: typeof FLYING,
  place: number,
): number {
  const range = extentAt(box, z).half * 1.35 + height * 2
  return (-speed * 2.5 - place * height * 1.6) / range
}
