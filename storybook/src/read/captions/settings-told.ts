/** How captions tell what something stands before and on. */
export const SETTING_WORDS: readonly (readonly [RegExp, string])[] = [
  // "Both set against a busy urban backdrop", "a busy street scene unfolds".
  [
    /,? (?:both |all )?(?:set |positioned |framed |placed )?(?:against|in front of) (?:an?|the) (?:[a-z-]+ )*?(?:backdrop|background) of (?=an? )/g,
    ' on ',
  ],
  [
    /,? (?:both |all )?(?:set |positioned |framed |placed )?(?:against|in front of) (?:an?|the) (?:[a-z-]+ )*?(urban|city|countryside|rural|mountain|forest|desert|ocean|village) (?:backdrop|background)/g,
    ' in a $1',
  ],
  [/ in an? (?:urban)(?=[,.;]| and)/g, ' in a city'],
  [/ in an? (?:rural)(?=[,.;]| and)/g, ' in the countryside'],
  [
    /,? (?:both|all) (?:positioned|placed|set|resting|standing|sitting|parked) (?=(?:on|in|at|by|near) )/g,
    ' ',
  ],
  [/,? (?:both|all) facing (?:the camera|forward|the viewer|front)\b/g, ''],
  [/\b(street|market|park|beach|city|kitchen) scene (?:unfolds|comes to life)\b/g, '$1'],
  [/\ba mix of (?:[a-z]+ )?elements: /g, ''],
  [/ (?:punctuates|lines|dominates|frames) the horizon\b/g, ' is in the distance'],
  [
    /(?<=^|[.;] )(?:the )?surrounding (?:landscape|area|environment|scenery) (?:features|includes|has) /g,
    'in the background ',
  ],
  [
    /,? (?:as|while) (?:the )?(?:melody|music|song|notes) (?:flows?|plays?|fills?|drifts?|rises)[^,.;]*,?/g,
    '',
  ],
  [/,? (?:as )?(?:the )?[a-z]+ (?:takes|taking) (?:form|shape)\b/g, ''],
  [/,? (?:and )?(?:seem(?:s|ing)? )?(?:eager|ready) (?:to|for) [^,.;]*/g, ''],
]
