import type { Turn } from './turn.ts'

/** Who is about to fight, and the ring they are in. */
export const FIGHT_TURNS: readonly Turn[] = [
  // Without it the face of boxers would be the one that is seen.
  [
    'face square faces',
    /\b(boxers|(?:sumo )?wrestlers|fighters|samurai|ninjas|knights|gladiators|warriors|swordsmen|vikings|pirates|duell?ists) (?:face|square) (?:off|up|each other|one another)(?: against each other)?\b/g,
    '$1 fight',
  ],
  [
    'face',
    /\b((?:two|three|both|the|four) (?:[a-z]+ ){0,2}[a-z]+s) (?:face|square) (?:off|each other|one another)\b/g,
    '$1 facing each other',
  ],
  [
    'ring',
    /\b((?:box|wrestl|fight)(?:ers?|ing)\b[^.,]{0,30}?)\b(?:in|inside) (?:a|the) ring\b/g,
    '$1in a boxing ring',
  ],
]
