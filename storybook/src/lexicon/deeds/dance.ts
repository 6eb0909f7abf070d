import type { DeedPhrases } from './deed-phrases.ts'

/** Dances, alone and together. */
export const DANCE: DeedPhrases = {
  dance:
    'twerk|come-to-life|come-alive|spring-to-life|disco-dance|square-dance|hip hop dance|street-dance|folk-dance|zumba-dance|zumba|dance hip hop',
  ballet: 'do-ballet|perform-ballet|practice-ballet|dance-ballet|ballet-dance',
  pirouette: 'pirouette|do-pirouette|perform-pirouette|spin on ice',
  'ice-spin':
    'skate+with+spin|figure skate with spin|do spin on ice|spin on skates|spin on ice skates|figure skate spin|perform spin on ice',
  'robot-dance': 'do robot dance|do robot|dance robot|do the robot|dance like robot|pop and lock',
  breakdance: 'spin on head|spin on back|breakdance|break-dance|headspin|head-spin',
  'tap-dance': 'tap-dance|irish-dance|step-dance|clog-dance|jumpstyle-dance',
  'belly-dance': 'belly-dance|do belly dance|perform belly dance',
  hula: 'hula-dance|dance-hula',
  moonwalk: 'moonwalk|moon-walk',
  macarena: 'dance-macarena|macarena|country line dance|line-dance',
  gangnam: 'gangnam-style|dance gangnam style',
  krump: 'krump',
  hopak: 'hopak|dance-hopak|cossack-dance',
  haka: 'haka|do-haka|perform-haka|dance-haka|war-dance|perform-war-dance',
  'dragon-dance': 'perform-dragon-dance|do-dragon-dance',
  'lion-dance': 'perform-lion-dance|do-lion-dance',
  capoeira: 'capoeira',
  cheerlead: 'cheerlead|wave pom pom|shake pom pom|shake pompom|wave pompom',
  flamenco: 'flamenco|dance-flamenco|flamenco-dance',
  tango: 'tango|dance-tango|tango-dance',
  waltz: 'waltz|dance-waltz|slow-dance|ballroom-dance|first-dance|dance cheek to cheek',
  salsa: 'salsa|salsa-dance|dance-salsa|swing-dance|dance-charleston|rumba|cha-cha|dance-together',
  'twirl-baton': 'twirl baton|baton-twirl|spin+baton|toss+baton|perform with baton',
  'twirl-ribbon':
    'twirl ribbon|spin ribbon|wave ribbon|dance with ribbon|ribbon-dance|swirl ribbon|rhythmic gymnastics ribbon|do rhythmic gymnastics|perform rhythmic gymnastics',
  'pole-dance': 'pole-dance|do-pole-dance|spin on pole|dance on pole',
  'sword-dance':
    'sword-dance|do sword dance|do scottish sword dance|perform sword dance|dance over swords|dance highland fling|do highland dance|highland-dance',
  hug: 'hug|embrace|cuddle',
  kiss: 'kiss',
}
