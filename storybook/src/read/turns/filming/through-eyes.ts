import type { Turn } from '../turn.ts'

const BEAST =
  '(?:[a-z]+ )?(?:dog|puppy|cat|kitten|mouse|fox|wolf|horse|eagle|falcon|hawk|owl|bee|butterfly|dragonfly|fish|shark|squirrel|rabbit|tiger|lion|bear|ant|dragon|bat|seagull)'

/** Whose eyes the camera is, in words that it is known by. */
export const THROUGH_EYES_TURNS: readonly Turn[] = [
  // A dog's-eye view is not the view of a bird.
  [
    'eye view perspective',
    new RegExp(
      `\\b(?:from )?(an?|the) (${BEAST})'s[- ](?:eye[- ]view|eyes?(?! (?:open|clos|blink|look|star|glow|widen|narrow|shin|mov|watch|turn)ing)|perspective|view)(?: of)?(?=,| [a-z]+ing\\b),?`,
      'g',
    ),
    'pov of $1 $2',
  ],
  [
    'cab cabin',
    /\b(?:view |pov |shot )?(?:from )?(?:inside )?(?:the |an? )?(?:(?:train|tram|engine|locomotive) driver's|train|locomotive|driver's) (?:cab|cabin)(?: (?:view|pov|ride|shot))?,?(?: (?:of|as|in|on|while))?(?: (?:an?|the) (?=(?:[a-z]+ )?(?:train|tram)))?/g,
    'pov of a ',
  ],
  [
    'pov of a ',
    /\bpov of a +(?!(?:[a-z]+ ){0,3}(?:train|tram)\b)(?=(?:going|driving|rolling|speeding|racing|passing|moving|through|along|,))/g,
    'pov of a train ',
  ],
  // Such a drone races between trees and under bridges: one flies with it.
  [
    'fpv',
    /^((?:an? |the |fast |cinematic )*fpv\b(?=[^.;]* (?:through|down|along|between|past|under|into) )[^.;]*)(?<!view)/g,
    '$1 , first-person view',
  ],
  // A mountain does not ride.
  ['biking', /\b(?:mountain|dirt|trail|downhill) biking\b/g, 'riding a bicycle'],
  // The wayside goes past of itself.
  [
    'rushing flying whizzing blurring streaking racing speeding flashing zipping whipping',
    /(?<=^[^.]*\b(?:pov|first[- ]person|point[- ]of[- ]view)\b[^]*)[,;] (?:and |with |the )*[a-z ]{3,50} (?:rushing|flying|whizzing|blurring|streaking|racing|speeding|flashing|zipping|whipping) (?:by|past)(?: (?:us|me|you|on both sides|in a blur))?(?=[,.;]|$)/g,
    '',
  ],
  // Handlebars and hands are seen anyway.
  [
    'handlebar hands gloves',
    /[,;] (?:with )?(?:(?:my|the|his|her|your|gloved|two) )*hands (?:on|gripping|holding|visible on|clutching) (?:the )?(?:handlebars?|steering wheel|wheel|reins|paddle|bar|controls)\b/g,
    '',
  ],
  ['wipers', /[,;] (?:the )?(?:windshield |windscreen )?wipers [^,.;]*/g, ''],
]
