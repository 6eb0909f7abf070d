import type { Turn } from '../turn.ts'

/** What captions of a few words call what grows, the land, and what goes over it. */
export const FEW_WORD_TURNS: readonly Turn[] = [
  ['bark', /\btree bark\b/g, 'tree trunk'],
  ['fence', /\b(?:bush|shrub|hedge) fences?\b/g, 'hedge'],
  ['logs', /\b(?:the )?tree logs\b/g, 'logs'],
  ['roadway', /\broadways?\b/g, 'road'],
  ['firecracker', /\bfirecrackers (?=in the (?:[a-z]+ )?sky\b)/g, 'fireworks '],
  [
    'landscape',
    /\b(?:an? |the )?(?:(?:brown|dry|arid|barren|parched)(?:,| and)? )+landscape\b/g,
    'a desert',
  ],
  ['landscape', /\b(?:an? |the )?(?:agricultur(?:e|al)|farming) landscape\b/g, 'farmland'],
  [
    'christmas xmas',
    /\b(?:putt?|hang|plac)(ing|s|es)? (?:some |the |their )?(?:christmas |xmas |red |colou?rful )*(?:ornaments|baubles|decorations|lights) (?:on|onto|to) (?:an?|the|their) (?:christmas |xmas )?tree\b/g,
    (_, ending = '') =>
      `decorat${ending === 'ing' ? 'ing' : ending === '' ? 'e' : 'es'} a christmas tree`,
  ],
  [
    'leaves branches twigs',
    /\btrim(ming|s)? (?:the |some |excess |dead |dry |old )*(?:leaves|branches|twigs) (?:on|of|from) (?=an? |the )/g,
    'trim$1 ',
  ],
  [
    'decoration arrangement',
    /\b(?:flower|floral) (?:decoration|arrangement)\b/g,
    'vase of flowers',
  ],
  // Of which beasts it is nobody said: of cattle, as most are.
  [
    'herd',
    /^((?:(?:an? )?(?:aerial|drone) (?:view|footage|shot|video) of )?)(?:an? |the )?herd\b(?! of)/g,
    '$1a herd of cattle',
  ],
  ['wreck', /\b(?:ship wreck|wreck(?:ed)? ship)\b/g, 'shipwreck'],
  [
    'trail wake',
    /\b(?:the |an? )?(ship|boat|yacht|ferry|vessel)(?:'s)? (?:water )?(?:trail|wake)\b(?! up)/g,
    'a $1 sailing fast',
  ],
  ['emergency', /\b(?:flashing )?emergency vehicles?(?: light(?:ing|s))?\b/g, 'ambulance'],
  [
    'blinking flashing',
    /\b(?:blinking|flashing) (?=(?:traffic |street |warning )?(?:lights?|lamps?|signs?)\b)/g,
    'flickering ',
  ],
  ['monitor', /\b(?:monitor|display|information) boards?\b/g, 'large screen'],
  [
    'window',
    /\bview (?:through|out of|from) (?:an? |the )?window (?:in|of) (?:an? |the )?(airplane|aeroplane|plane|train|bus|car|house|castle)\b/g,
    'view through $1 window',
  ],
  [
    'queue line',
    /\b(people|men|women|children|kids|passengers|customers|fans|tourists) in (?:an? |the )?(?:long )?(?:queue|line)\b(?! of| dancing)/g,
    '$1 standing in a queue',
  ],
]
