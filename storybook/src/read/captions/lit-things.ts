import { singular } from '../../lexicon/morphology.ts'
import { findPicture } from '../../lexicon/find-picture.ts'

/** Things that are named where a caption only tells what light falls on, or what the camera looks at. */
const FALLS_ON =
  /(?:\bcast(?:s|ing)? (?:[a-z-]+,? ){0,6}?(?:glow|light|hues?)|\b(?:camera|shot|view|angle|perspective)\b[^.;]{0,60}?, looking (?:up|down)) (?:on|onto|over|across|upon|at) (?:the |an? )((?:[a-z-]+ ){0,3}?[a-z]+)(?=[,.;]| and | with | below| around|$)/g

const LANDS =
  /\b(?:scene|face|faces|room|ground|floor|wall|walls|pavement|flowers|landscape|area|street|city|sky|water|surroundings|frame|image|table|viewer|camera|world|horizon)$/

/** What a caption names only in what it says of light and camera: it is there all the same. */
export function onlyNamedThere(caption: string, told: string): readonly string[] {
  return [...caption.matchAll(FALLS_ON)].flatMap(([, thing = '']) => {
    const noun = thing.split(' ').at(-1) ?? ''
    const known = new RegExp(`\\b${singular(noun)}`).test(told)
    return known || LANDS.test(thing) || findPicture(noun) === null ? [] : [thing]
  })
}
