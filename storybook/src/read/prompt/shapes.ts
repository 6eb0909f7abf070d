import { lookUp } from '../../lexicon/look-up.ts'
import { takeGeometry, type Shaped } from './geometry.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import { LIVING } from '../../plan/kinds.ts'
import { takePrints } from './prints-on-things.ts'
import { takeScreens } from './shown-on-screens.ts'
import { MATERIALS, STUFFS } from '../words/describing-words.ts'

const SHAPED =
  /\b((?:an?|the|one|two|three|four|five|six|some|several|many) )?((?:[a-z]+ ){0,2}?)([a-z]+) (?:(?:that |which )?(?:is |are )?)?(?:shaped like|shaped as|in the (?:shapes?|forms?) of|(?:form|mak|creat)(?:e|es|s|ing)? the (?:shape|outline) of|cut like|looks? like) (?:an? |the )?([a-z]+(?: [a-z]+)??)(?=[,.;¦]| (?:in|on|at|over|above|with|and|that|which|is|are|drifts?|floats?|flies|fly|rises?|stands?|sits?|glows?|hangs?|soars?|sails?|glides?|bobs?|lies|rolls?|drives?|melts?|shines?|lands?|looms?|towers?|walks?|runs?|moves?|dances?|swims?|looks?|watches|jumps?|hops?|crosses|appears?|emerges?|explodes?|marches|wanders|looming|towering|walking|running|dancing|hovers?|hovering|drifting|floating|flying|sitting|standing|soaring|sailing|to|from|inside|near|made|being|hanging|mounted|leaning|by|next|under|beside|behind|against|across|through|while|as)\b|\s*$)/g
const DASHED =
  /\b((?:hot )?[a-z]+)-shaped (hot[- ]air balloon|(?:pedal|paddle|swan|rowing) ?boat|(?:swimming )?pool|[a-z]+)\b/g

/** Kites that are called by what they look like. */
const KITE =
  /\b(dragon|fish|carp|koi|butterfly|bird|eagle|owl|bat|shark|octopus|phoenix|whale|parrot|bee|swan|dolphin|snake|star|heart|plane|ship|ladybug|dragonfly|crane|tiger|cat|unicorn) (?=kites?\b)/g

/** "Trims a hedge into the shape of an elephant": what it is to be, it is already. */
const CLIPPED =
  /\b(?:trim|cut|prun|shap|clip|sculpt|carv)(?:s|es|e|ing|ting|ming|ping)? (an?|the|his|her) (hedge|bush|shrub|topiary|tree) (?:in)?to (?:the (?:shape|form) of )?(an? [a-z]+)(?! of\b)/g

/** "Holds a photo of a dog": the photo is a thing, and the dog is on it. A prompt that begins so is only told how the film looks. */
const PICTURED =
  /(^|\b(?:holds?|holding|shows?|showing|carr(?:y|ies|ying)|(?:look|star|gaz|point|smil)(?:s|es|e|ing)? at|admir(?:es?|ing)|hang(?:s|ing)?|with|sees|hugs|hugging|gives|giving|receives|brings|lifts|raises|kisses|finds|frames|tears|rips|burns|sells|buys|steals|behind|under|beside|near|next to|past|and) (?:(?!tak|snap|shoot)[a-z]+ )??)((?:an?|the|his|her|their|its|my|two|three|some) (?:(?:old|small|big|large|huge|framed|little|tiny|beautiful|faded|torn|oil|watercolou?r|acrylic|pastel|charcoal|pencil|ink) )*(?:drawing|sketch|doodle|painting|portrait|photo|photograph|picture|poster)s?) of (?:an?|the|his|her|their|its|my|our) (?=[a-z]+(.*))/g

function asPictured(match: string, ...[lead, image, rest]: readonly string[]): string {
  // "A sweater with a picture of a snowman on it": it is printed on the wool.
  if (/^(?: [a-z]+)? on (?:it|the (?:front|chest|back))\b/.test(rest ?? '')) return match
  const hung =
    /\bframed /.test(image ?? '') ||
    /^(?: [a-z]+){0,2} (?:hangs|hanging|is pinned|pinned|leans|covers|lies|stands)\b/.test(
      rest ?? '',
    )
  const named = image?.replace(MEDIA, '').replace('portrait', 'painting')
  return lead === '' && !hung ? match : `${lead}${named} shaped like a `
}

/** A painting in oil on a wall makes no film in oil. */
const MEDIA = /\b(?:oil|watercolou?r|acrylic|pastel|charcoal|pencil|ink) /g

/** "A boat that is a banana": a thing that is another one, and goes by both names. */
const BOTH =
  /\b([a-z]+) (?:that|which) (?:is|are)(?: also| really| actually| secretly)? an? ((?:[a-z]+ )??[a-z]+)(?=[,.;¦]| (?:with|in|on|at|over|and|under|by|near|[a-z]+(?:s|ing))\b|\s*$)/g

/** What one lives in or goes by stays what it is; the other one is what it looks like. */
const HOMES = /^(?:building|vehicle|boat|aircraft|furniture)$/

function asBoth(match: string, first: string, second: string): string {
  const [one, other] = [findPicture(first), findPicture(second)]
  if (one === null || other === null || LIVING.has(one.kind) || LIVING.has(other.kind)) return match
  const [thing, shape] =
    HOMES.test(one.kind) || !HOMES.test(other.kind) ? [first, second] : [second, first]
  return `${thing} shaped like a ${shape}`
}

/** What stuff a thing is of that is nothing but its shape. */
const STUFF_OF: Readonly<Record<string, string>> = {
  balloon: 'rubber',
  sculpture: 'stone',
  constellation: 'constellation',
  star: 'constellation',
  firework: 'light',
  drone: 'light',
  flame: 'fire',
  puddle: 'water',
  object: 'plastic',
  item: 'plastic',
  trash: 'plastic',
  waste: 'plastic',
  litter: 'plastic',
  garbage: 'plastic',
}

/** Things that others may be made of, and that have shapes of their own. */
const BAKED = /^(?:cak|cake|cooki|cookie|biscuit|bread|marshmallow|lollipop|lego)$/

/** What is cut into a shape, under the name of what it is. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  topiary: 'hedge',
  topiaries: 'hedges',
  shrub: 'bush',
  pedalo: 'pedal boat',
}

/** "Starlings form a heart": the flock does, all together. */
const FLOCKED =
  /\b(birds|starlings|swallows|butterflies|bees|fireflies|fish|fishes|doves|pigeons|geese|bats|crows|ravens|parrots|ladybugs|dragonflies|moths|sardines|gulls|seagulls|jellyfish|cranes|swans) (?:(?:fly|swim|gather|come) together (?:to|and) )?(?:form|make|draw)s? (?:up |into )?an? (?:(?:big|giant|huge|perfect|large|red|great) )?(heart|star|arrow|circle|ring|triangle|diamond)(?: shape)?\b(?! (?:with|around|of) )/g

export interface Shapes {
  readonly body: string
  readonly shaped: readonly Shaped[]
}

/** "A cloud shaped like an elephant" is an elephant of cloud; a house shaped like a shoe stays a house. */
export function readShapes(body: string): Shapes {
  if (
    body.search(FRUITY) < 0 &&
    !/shap|cub|square|spher|conical|cylind|pyramid|triang|hexag|looks? like|(?:ing|sketch|doodle|portrait|photo|photograph|picture|poster)s? of |in the form|cut like|forms? an?|make an?|kite|hedge|bush|shrub|topiary|(?:that|which) (?:is|are)| on it|on them| (?:silhouette|sticker|decal|motif|logo|print|cartoon)|stripes|union jack|(?:with|bearing) [a-z ]*flag|\b(?:flag|banner|shield)s? with|\b(?:displa|showing|shows)/.test(
      body,
    )
  )
    return { body, shaped: [] }
  const shaped: Shaped[] = []
  const screened = takeScreens(body, (each) => keep(shaped, each))
  const printed = takePrints(screened, (each) => keep(shaped, each))
  const plain = takeGeometry(printed, shaped)
    .replace(FRUITY, '$1-shaped ')
    .replace(PICTURED, asPictured)
    .replace(FLOCKED, '$1 form the shape of a $2')
    .replace(BOTH, asBoth)
    .replace(CLIPPED, 'trims $1 $2 shaped like $3')
    .replace(KITE, '$1-shaped ')
    .replace(DASHED, (_match, shape: string, thing: string) =>
      stuffOf(thing) === undefined
        ? keep(shaped, { thing, shape })
        : `${thing} shaped like a ${shape}`,
    )
  return { body: plain.replace(SHAPED, (...found: string[]) => asStuff(found, shaped)), shaped }
}

/** "A pumpkin car", "an avocado armchair": a heap of them would be none. A carriage of a pumpkin is drawn as one, and a lemon car may be as yellow. */
const FRUITY =
  /\b(pumpkin|strawberry|banana|watermelon|pineapple|avocado|pear|cherry|carrot|cucumber|eggplant|hot dog|hamburger|burger|cupcake|teapot|shoe|acorn|tomato|broccoli) (?=(?:car|bus|truck|van|train|boat|ship|house|cottage|castle|submarine|rocket|tank|chair|armchair|sofa|lamp|clock|bag|handbag|backpack|phone|guitar)s?\b)/g

function asStuff(found: readonly string[], shaped: Shaped[]): string {
  const [match = '', count = '', look = '', thing = '', shape = ''] = found
  const stuff = /\bhot air /.test(look) ? undefined : stuffOf(thing)
  // The heart of a latte art is the art.
  if (/\blatte $/.test(look)) return `${count}${look}${thing}`
  if (stuff === undefined)
    // "Looks like" alone is a comparison, and no shape.
    return / looks? like /.test(match) ? match : `${count}${look}${keep(shaped, { thing, shape })}`
  return `${count}${ofStuff(look, count === '' ? inNumberOf(thing, shape) : shape, stuff)}`
}

/** "An ice sculpture in the shape of a swan" is a swan of ice. */
function ofStuff(look: string, shape: string, stuff: string): string {
  const own = look.split(' ').find(isStuff)
  const rest = look.replace(
    own === undefined ? /\b(?:disposable|everyday|household) /g : `${own} `,
    '',
  )
  return `${rest}${shape} made of ${own ?? stuff}`
}

function inNumberOf(thing: string, shape: string): string {
  // "Clouds in the shape of a whale" are one whale together.
  if (/^(?:clouds|stars|flames|objects|items)$/.test(thing)) return `a ${shape}`
  return thing.endsWith('s') && !shape.endsWith('s') ? `${shape}s` : shape
}

function isStuff(word: string): boolean {
  return STUFFS.has(word) || MATERIALS.has(word)
}

function keep(shaped: Shaped[], { thing, shape }: Shaped): string {
  const name = lookUp(OTHER_NAMES, thing) ?? thing
  shaped.push({ thing: name, shape })
  return name
}

function stuffOf(thing: string): string | undefined {
  const one = thing.replace(/(?:es|s)$/, '')
  const named =
    lookUp(STUFF_OF, thing) ?? lookUp(STUFF_OF, thing.replace(/s$/, '')) ?? lookUp(STUFF_OF, one)
  if (named !== undefined) return named
  return BAKED.test(one) ? undefined : [thing, thing.replace(/s$/, '')].find(isStuff)
}
