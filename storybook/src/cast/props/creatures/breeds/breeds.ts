import type { ListedProp, MovingPiece, Prop } from '../../prop.ts'
import { buildOf, type Breed, type Build } from './breed.ts'
import { CAT_BREEDS } from './cat-breeds.ts'
import { catHead } from './cat-head.ts'
import { DOG_BREEDS } from './dog-breeds.ts'
import { dogHead } from './dog-head.ts'
import { drawBody } from './draw-body.ts'
import { legsOf, tailOf } from './draw-limbs.ts'
import { drawJersey } from './jersey.ts'
import { WILD_CATS, WILD_DOGS } from './wild-breeds.ts'

/** "A corgi puppy" is a corgi, too: the noun makes it small. */
function withYoung(breed: Breed, young: string): Breed {
  const { words } = breed
  const grown = words.filter((word) => !word.endsWith(young))
  const named = grown.map((word) => `${word.replace(/ (cat|dog)$/u, '')} ${young}`)
  return { ...breed, words: [...new Set([...words, ...named])] }
}

function petOf(breed: Breed, headOf: (breed: Breed, build: Build) => MovingPiece[]): Prop {
  const build = buildOf(breed)
  const { head, skull, front, back, top, width } = build
  const nose = headOf === dogHead ? head[0] - skull - breed.muzzle * 0.6 : head[0]
  return {
    name: breed.name,
    words: breed.words,
    tall: breed.tall,
    colour: breed.colour,
    width,
    faces: 'left',
    build: 'quadruped',
    home: 'ground',
    eyes: [(head[0] - skull * 0.3) / width, (head[1] - skull * 0.16) / 100, (skull * 1.3) / 100],
    neck: [(head[0] + skull * 0.3) / width, (head[1] + skull * 0.95) / 100, (skull * 1.5) / 100],
    grips: {
      mouth: [nose / width, (head[1] + skull * 0.5) / 100],
      head: [head[0] / width, (head[1] - skull * 0.8) / 100],
      back: [(front + back) / 2 / width, top / 100],
      seat: [(front + back) / 2 / width, top / 100],
    },
    moving: [tailOf(breed, build), ...legsOf(breed, build), ...headOf(breed, build)],
    draw: (ink) => drawBody(ink, breed, build),
  }
}

const DRAWN = [...DOG_BREEDS, ...CAT_BREEDS, ...WILD_DOGS, ...WILD_CATS]

/** The same animal in a jersey; undefined for those who are no dogs or cats. */
export function inJersey(prop: ListedProp, colour: string): ListedProp | undefined {
  const breed = DRAWN.find(({ name }) => name === prop.name)
  if (!breed) return undefined
  const draw: Prop['draw'] = (ink) => {
    prop.draw(ink)
    drawJersey(ink, buildOf(breed), colour)
  }
  return { ...prop, draw }
}

/** Dogs and cats by breed, and their wild kin. */
export const BREEDS: readonly Prop[] = [
  ...DOG_BREEDS.map((breed) => petOf(withYoung(breed, 'puppy'), dogHead)),
  ...CAT_BREEDS.map((breed) => petOf(withYoung(breed, 'kitten'), catHead)),
  ...WILD_DOGS.map((breed) => petOf(breed, dogHead)),
  ...WILD_CATS.map((breed) => petOf(breed, catHead)),
]
