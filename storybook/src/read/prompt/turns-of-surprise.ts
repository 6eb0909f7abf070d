import type { Turn } from './turn.ts'

const CITY =
  '(?:an?|the|our|downtown|whole|entire|modern|big|busy|small|crowded|helpless|tall|city|office|new york|tokyo|los angeles)'
const BUILT =
  '(?:city|town|village|metropolis|downtown|skyline|skyscrapers?|buildings?|houses|streets?|high-rises|capital)'

/** What comes suddenly: giants in a town, heads out of the snow. */
export const SURPRISE_TURNS: readonly Turn[] = [
  [
    'destroy attack smash crush wreck trampl stomp demolish terrori ravag invad raz level tear',
    new RegExp(
      `\\b(?:is |are )?(?:destroy|attack|smash|crush|wreck|trampl|stomp|demolish|terrori[sz]|ravag|invad|raz|tear|ripp?)(?:s|es|e|ing)?(?: (?:apart|down|up|through|over|on|into|across))? (?:(?:its|his|her) way through )?((?:${CITY} )*)${BUILT}\\b(?! (?:hall|bus|park|light|lights|dog|cat)\\b)`,
      'g',
    ),
    'rampages in a city',
  ],
]
