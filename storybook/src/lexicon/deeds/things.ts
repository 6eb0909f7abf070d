import type { DeedPhrases } from './deed-phrases.ts'

/** What things do by themselves. */
export const THINGS: DeedPhrases = {
  pop: 'pop|pop up|pop out',
  break: 'break|shatter|smash|break into piece|fall and break|crack',
  'break-down':
    'break down|malfunction|overheat|short circuit|short-circuit|conk out|seize up|shut down',
  collapse:
    'collapse|calve|crumble|crumble into dust|fall apart|fall to piece|come crashing down|cave in|disintegrate|demolish|tear down|knock down|crumble to dust|fall into ruin|implode',
  topple: 'topple|topple over|tip over|knock over',
  sizzle: 'sizzle',
  boil: 'boil over|simmer|bubble up',
  fizz: 'fizz|foam',
  overflow: 'overflow|spill over|flow over',
  invert: 'invert|turn inside out|flip inside out|blow inside out|fly inside out|pop inside out',
  split: 'split|split apart|split in two|split in half',
  'whirl-up': 'whirl up',
  hatch: 'hatch|hatch from ~egg',
  tick: 'tick|tick away|tick tock',
  flicker: 'flicker|blink on and off|crackle|smoulder|smolder',
  ring: 'ring|chime|toll|beep',
  rock: 'rock back and forth|rock|creak|groan|rattle',
  open: 'open|open up|swing open|unfold|unlock|open lid',
  'turn-round':
    'turn in wind|turn slowly|turn around and around|go round|go around|go round and round',
  pour: 'pour ~into|pour into',
  grow: 'grow into ~tree|grow into ~flower|grow into ~plant|turn into ~tree|sprout',
  rise: 'float up|float away|rise into sky|drift up',
  'blow-away': 'blow away',
  'wash-away': 'wash away',
  bloom: 'bloom|open petal|blossom|come into bloom|burst into bloom',
  revive: 'unwilt',
  wilt: 'wilt|wither|wither away|droop|shrivel|shrivel up',
  print: 'print|print out|print ~page|print ~document',
  ripen: 'ripen|turn ripe|get ripe',
  rot: 'rot|rot away|decay|spoil|go bad|decompose|turn rotten',
}
