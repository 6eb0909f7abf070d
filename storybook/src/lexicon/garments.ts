import { GARMENT_WORDS } from '../cast/people/wardrobe/garment-words.ts'
import { GARMENTS } from '../cast/people/wardrobe/garments.ts'

/** Words that mostly mean something else than what the wardrobe has for them. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  'top bag shades braces fins horns eyes wrinkles fur feathers quiver cane stitches fangs halo skates slacks mantle polo jumper robe tights stubble beard moustache mustache freckles barefoot tee cloak badge clogs pendant pearls satchel headset pipe scar septum'.split(
    ' ',
  ),
)

/** Everything that the wardrobe has something for, by name. */
export const GARMENT_NAMES: ReadonlySet<string> = new Set(
  [...Object.keys(GARMENTS), ...Object.keys(GARMENT_WORDS)].filter((name) => !AMBIGUOUS.has(name)),
)
