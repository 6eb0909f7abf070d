import type { Turn } from './turn.ts'

const PLACES =
  '(?:city|cities|cityscape|streets?|alleys?|alleyway|tunnels?|bars?|clubs?|nightclub|corridors?|rooms?|skyline|district|town|markets?|arcades?|diner|shops?|store|stage|highway|road|bridge|downtown|tokyo|night|nights|hallway|rooftop|garage|station|subway|metropolis|future|sky|world|landscape|crosswalk|intersection|plaza|square|park|restaurant|cafe|casino|lounge|studio|backdrop|background)'

/** What is of a time to come, and things with tubes of light on them; a street that is lit by neon is another matter. */
export const NEON_TURNS: readonly Turn[] = [
  [
    'futuristic sci-fi sci fi',
    /\b(?:futuristic|sci[- ]?fi|cyberpunk) (?:highway|road|freeway|bridge|avenue|boulevard|downtown|district|metropolis|plaza|skyline|megacity)\b/g,
    'futuristic street',
  ],
  [
    'neon',
    new RegExp(
      `\\bneon[- ](?:lit|trimmed|outlined|edged|accented|rimmed) (?=[a-z])(?!(?:[a-z-]+ ){0,3}${PLACES}\\b)`,
      'g',
    ),
    'neon-edged ',
  ],
]
