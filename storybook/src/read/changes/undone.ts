import { BE, SLOWLY, type Change } from './change.ts'

const BUILT =
  '((?:an?|the) (?:[a-z]+ ){0,3}?(?:skyscraper|tower|building|house|wall|castle|bridge|statue|temple|church|hut|dam))'
const HEAP =
  '(?:(?:an?|the|some) )?(?:(?:pile|heap|mound)s? of )?(?:small |tiny |loose |scattered )*(?:rubble|ruins|blocks|bricks|stones|debris|pieces|dust|particles|rocks|sand|cubes)'
const FALLS = new RegExp(
  `^${BUILT} ${BE}${SLOWLY}(?:collaps|crumbl|fall|break|disintegrat|dissolv|demolish)(?:e?s|ing|e|ed)? (?:apart |down )?(?:in)?to ${HEAP}$`,
)
const RISES = new RegExp(
  `^${HEAP} ${BE}${SLOWLY}(?:construct|assembl|build|turn|form|reassembl|rebuil[dt]|transform|built|put together)(?:e?s|ing|ed|)? (?:back )?(?:in)?to ${BUILT}$`,
)

/** "A tower collapses into rubble"; rubble that is built into a tower is seen to fall, from its end to its beginning. */
export function undone(clause: string): Change | null {
  const [, falls] = FALLS.exec(clause) ?? []
  if (falls !== undefined) return [`${falls} collapses`]
  const [, rises] = RISES.exec(clause) ?? []
  return rises === undefined ? null : [`${rises} collapses, played in reverse`]
}
