import type { Turn } from '../turn.ts'

const FLOWS =
  '(?:sand )?dunes|clouds|sands|waves|mists?|fog|shadows|leaves|petals|snowflakes|ripples|dust'
const MOVES =
  '(?:shift|mov|sway|drift|swirl|whirl|flow|undulat|twirl|glid|spin|ripple)(?:e?s|e|ing)?'

/** Nobody is on stage when dunes dance; and what pelts a car is the weather. */
export const AS_IF_DANCING_TURNS: readonly Turn[] = [
  [
    'dance waltz ballet',
    new RegExp(
      `\\b(${FLOWS}) ((?:[a-z]+ly )?${MOVES}(?: [a-z]+ly)?) (?:in|like|as in|performing) an? (?:[a-z]+ ){0,2}(?:dance|waltz|ballet|choreography)\\b`,
      'g',
    ),
    '$1 $2',
  ],
  [
    'dunes sands',
    /\b(?:the )?(?:sand )?(?:dunes|sands) (?:[a-z]+ly )?(?:shift|mov|sway|drift|swirl|flow|undulat|ripple|danc|waltz)(?:e?s|e|ing)?\b/g,
    'wind blows over the sand dunes',
  ],
  [
    'clouds mist fog',
    /\b(clouds|mists?|fog) (?:[a-z]+ly )?(?:danc|waltz)(?:e?s|e|ing)? (?=across|over|through|in|around|above|past)/g,
    '$1 drift ',
  ],
  [
    'hail rain sleet snow',
    /\b(?:(?:large|heavy|big|huge|fat|cold|icy|small) )*(hail|rain|sleet|snow)(?:stones?|drops?|flakes?|storms?)? (?:pelt|lash|batter|hammer|pound|pummel|beat|drum|drench|soak|strik|smash)(?:e?s|e|ing)? (?:down |against |on |onto |upon |into )*((?:an?|the|some|two|three|his|her|old) (?:[a-z]+ ){0,4}?[a-z]+)(?= *(?:[.,;¦]|$)| (?:in|on|at|while|as|by|near|under|parked|and)\b)/g,
    'in the $1 , $2',
  ],
]
