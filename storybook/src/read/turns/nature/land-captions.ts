import type { Turn } from '../turn.ts'

const GROWTH = '(?:grass|plants|weeds|trees|vines|ivy|bushes|moss|flowers|vegetation)'

/** What captions of a few words call lands, their weather, and what burns or grows there. */
export const LAND_CAPTION_TURNS: readonly Turn[] = [
  [
    'flooded',
    /\bflooded (?:landscape|land|area|terrain|countryside|plains?|region)\b/g,
    'flooded meadow',
  ],
  // What is cleared from a wood is burnt there in heaps.
  [
    'burning',
    /\bburning (?:slash|brush|wood|log|debris|leaf|waste|branch) piles?\b|\b(?:slash|brush|debris|leaf) piles? burning\b/g,
    'three bonfires',
  ],
  [
    'nature',
    /\bin (?:the )?(?:middle of )?(?:the )?(?:wild )?nature\b(?! reserve| park)/g,
    'in the forest',
  ],
  [
    'snow',
    /\bsnow (?:lying )?on (?:the )?((?:tree |pine |bare )?(?:branches|twigs|trees|pines|roofs?|rooftops|leaves|bushes))\b/g,
    'snow-covered $1',
  ],
  // It falls where that is, and no land of its own is made of it.
  [
    'snow',
    /^(?:the )?(?:(?:first|fresh|heavy|deep|soft|light) )*snow(?: of (?:the )?(?:winter|year|season))? (?:in|over) (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:street|village|city|town|park|forest|woods|garden|field|valley|mountains?|square|alley|countryside|yard|meadow|harbou?r)\b)/g,
    'snow falls in ',
  ],
  [
    'growing',
    new RegExp(
      `\\b(?:${GROWTH}(?:,| and)? )+growing (?:in|on|over|through|inside|all over|out of) (?:the )?(?:remains|ruins|rooms|walls) of (?:an?|the) (?:(?:abandoned|ruined|old|derelict) )*(house|building|church|castle|factory|hotel|school)\\b`,
      'g',
    ),
    'an overgrown ruined $1',
  ],
  [
    'shining shines',
    /\b(?:the )?sun(?:light|shine)? (?:shin(?:ing|es)|peek(?:ing|s)|com(?:ing|es)|break(?:ing|s)) (?:between|through) (?:the )?(?:tree leaves|leaves of (?:the |a )?trees?|tree branches|leaves|trees)\b/g,
    'sunbeams through the trees of a forest',
  ],
  // Black from edge to edge, one house alone is nothing that anybody knows.
  [
    'silhouette',
    /^(?:an? |the )?silhouettes? of (?:an? |the )?(?:(?:city|tall|high-rise) )?buildings?$/g,
    'silhouette of a city skyline at sunset',
  ],
  [
    'signage',
    /\b(?:an? |the )?(fruit|vegetable|food|farm|wooden) signage\b/g,
    (_, ware = '') => `a wooden sign${/^(?:fruit|vegetable)$/.test(ware) ? ` with ${ware}s` : ''}`,
  ],
  [
    'smoke fire',
    /^(?:the )?(?:smoke and (?:fire|flames)|(?:fire|flames) and smoke)(?= (?:in|from|seen from) (?:an? |the )?(?:bird|above|air|aerial|drone))/g,
    'a burning forest with smoke',
  ],
  // What an island has stands on it.
  [
    'island',
    /^(?:an? |the )?((?:[a-z]+ )?island) with ((?:(?:an?|the|some) )?(?:[a-z-]+ ){0,2}[a-z]+(?: and (?:(?:an?|the|some) )?(?:[a-z-]+ ){0,2}[a-z]+)?)$/g,
    (_, island = '', things = '') =>
      `${things.replace(/(?:an? )?(?:pier|dock|jetty)(?: and )?/, '') || 'a hut'} on an ${island}`,
  ],
  [
    'counting countdown',
    /\b(?:counting down|countdown) (?:at|of|on) (?:the |an? )?(traffic lights?)\b/g,
    'a traffic light',
  ],
  // What a place is there for is not seen.
  [
    'use used',
    /,? (?:that is |which is )?used? (?:for|as) (?:(?:public|daily|everyday|local) )?(?:transport(?:ation)?|travel|storage|communication|entertainment|recreation)\b/g,
    '',
  ],
  [
    'developed turned grown',
    /,? (?:(?:that|which) (?:has|have) )?(?:been )?(?:developed|turned|grown|transformed) into an? (?:[a-z]+ )?(?:community|neighbou?rhood|destination|attraction)\b/g,
    '',
  ],
  [
    'crossing cross crosses',
    /\b(people|pedestrians|men|women|children|students|commuters) cross(?:ing)? (?:the|an?) (?:[a-z]+ )?(?:road|street|avenue)\b(?! (?:bridge|with))/g,
    '$1 walking across a crosswalk',
  ],
  [
    'traffic',
    /\b(?:(?:the )?(?:heavy |busy )?flow of |busy |heavy )*traffic (?:flowing |moving )?(at night |in the rain |at sunset )?(?:on|along) (?:(?:an?|the) )?(?:busy |crowded |wet )?(highway|freeway|motorway|expressway)\b(?! (?:junction|interchange|bridge|construction))/g,
    (_, when = '', road = '') => `heavy traffic on a busy ${road} ${when}`.trim(),
  ],
  [
    'traffic',
    /\b(?:(?:the )?(?:heavy |busy )?flow of |busy |heavy )*traffic (?:flowing |moving )?(?:on|in|along|through) (?:(?:an?|the) )?(?:(?:busy|crowded|[a-z]+) )?(?:city(?: street| center| centre)?|downtown|streets?|avenue|boulevard)\b/g,
    'heavy city traffic',
  ],
]
