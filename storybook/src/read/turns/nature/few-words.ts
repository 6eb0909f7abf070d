import type { Turn } from '../turn.ts'

/** What captions of a few words call what grows, the land, and what goes over it. */
export const FEW_WORD_TURNS: readonly Turn[] = [
  [/\btree bark\b/g, 'tree trunk'],
  [/\b(?:bush|shrub|hedge) fences?\b/g, 'hedge'],
  [/\b(?:the )?tree logs\b/g, 'logs'],
  [/\broadways?\b/g, 'road'],
  [/\bfirecrackers (?=in the (?:[a-z]+ )?sky\b)/g, 'fireworks '],
  [/\b(?:an? |the )?(?:(?:brown|dry|arid|barren|parched)(?:,| and)? )+landscape\b/g, 'a desert'],
  [/\b(?:an? |the )?(?:agricultur(?:e|al)|farming) landscape\b/g, 'farmland'],
  [
    /\b(?:putt?|hang|plac)(ing|s|es)? (?:some |the |their )?(?:christmas |xmas |red |colou?rful )*(?:ornaments|baubles|decorations|lights) (?:on|onto|to) (?:an?|the|their) (?:christmas |xmas )?tree\b/g,
    (_, ending = '') =>
      `decorat${ending === 'ing' ? 'ing' : ending === '' ? 'e' : 'es'} a christmas tree`,
  ],
  [
    /\btrim(ming|s)? (?:the |some |excess |dead |dry |old )*(?:leaves|branches|twigs) (?:on|of|from) (?=an? |the )/g,
    'trim$1 ',
  ],
  [/\b(?:flower|floral) (?:decoration|arrangement)\b/g, 'vase of flowers'],
  // Of which beasts it is nobody said: of cattle, as most are.
  [
    /^((?:(?:an? )?(?:aerial|drone) (?:view|footage|shot|video) of )?)(?:an? |the )?herd\b(?! of)/g,
    '$1a herd of cattle',
  ],
  [/\b(?:ship wreck|wreck(?:ed)? ship)\b/g, 'shipwreck'],
  [
    /\b(?:the |an? )?(ship|boat|yacht|ferry|vessel)(?:'s)? (?:water )?(?:trail|wake)\b(?! up)/g,
    'a $1 sailing fast',
  ],
  [/\b(?:flashing )?emergency vehicles?(?: light(?:ing|s))?\b/g, 'ambulance'],
  [
    /\b(?:blinking|flashing) (?=(?:traffic |street |warning )?(?:lights?|lamps?|signs?)\b)/g,
    'flickering ',
  ],
  [/\b(?:monitor|display|information) boards?\b/g, 'large screen'],
  [
    /\bview (?:through|out of|from) (?:an? |the )?window (?:in|of) (?:an? |the )?(airplane|aeroplane|plane|train|bus|car|house|castle)\b/g,
    'view through $1 window',
  ],
  [
    /\b(people|men|women|children|kids|passengers|customers|fans|tourists) in (?:an? |the )?(?:long )?(?:queue|line)\b(?! of| dancing)/g,
    '$1 standing in a queue',
  ],
]
