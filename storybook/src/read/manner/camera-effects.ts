import type { CameraEffect, Framing } from '../../plan/plan.ts'

/** How much of the subject is seen, and from where. */
export const FRAMINGS: readonly [Framing, RegExp][] = [
  [
    'low-angle',
    /\b(?:an? |from an? |in an? |with an? |shot from )*(?:(?:extreme )?low[- ]angle|worm'?s[- ]eye|ground[- ]level|frog'?s[- ](?:eye|perspective)|hero(?:ic)?[- ]angle)(?:[- ](?:view|shot|perspective|angle))*(?: of)?\b|\b(?:shot|seen|filmed|viewed) from (?:below|the ground|a low angle)\b/g,
  ],
  [
    'high-angle',
    /\b(?:an? |from an? |in an? |with an? )*(?:high[- ]angle|isometric)(?:[- ](?:view|shot|perspective|style|illustration|art|diorama))*(?: of)?\b/g,
  ],
  [
    'extreme-close-up',
    /\b(?:an? |in an? |in )?(?:extreme |super |ultra |very )+(?:close[- ]?ups?|macro)(?:[- ](?:shot|view|photo(?:graphy)?|footage|video|portrait|lens))*(?: (?:of|on))?\b/g,
  ],
  [
    'extreme-wide',
    /\b(?:an? |in an? )?(?:extreme|ultra|very|super)[- ](?:wide|long)(?:[- ]angle)?(?:[- ]?(?:shot|view|lens|angle))?(?: of)?\b/g,
  ],
  ['extreme-wide', /\b(?:far away|far off)(?=\s*$|[,.;]| (?:on|in|at|across) )|\bfrom afar\b/g],
  [
    'close-up',
    /\b(?:an? |in an? |in )?(?:extreme |super |tight |cropped |detailed |intimate |medium )*(?:close(?:d)?[- ]?ups?|macro|tight shot|head ?shot|detail shot)(?:[- ](?:shot|view|photo(?:graphy)?|footage|video|portrait|perspective|lens))*(?: (?:of|on))?\b/g,
  ],
  [
    'close-up',
    /(?<!(?:paint|draw|sketch|photograph)(?:s|ing|ed)? (?:an? |the |her |his )?)\bportrait (?:shot|of|photo)(?: of)?\b|\bup close\b|(?<=^|[,;¦])\s*portrait\s*(?=[,;¦.]|$)/g,
  ],
  [
    'wide',
    /\b(?:an? |in an? )?(?:(?:wide|long)[- ](?:angle )?(?:shot|view|lens|angle|frame)|wide[- ]angle(?: shot| view| lens)?|establishing shot|panorama(?: of)?|panoramic(?: view| shot)?|full[- ]body(?: shot)?|full shot|sweeping (?:view|shot|vista)|wide vista|grand vista)(?: (?:of|over))?\b/g,
  ],
  [
    'medium',
    /\b(?:an? |in an? )?(?:medium|mid|waist[- ]up|cowboy|two|half[- ]body|american)[- ](?:shot|view|framing)(?: of)?\b/g,
  ],
]

/** What the lens, the hand and the clock do. */
export const EFFECTS: readonly [CameraEffect, RegExp][] = [
  [
    'dutch-angle',
    /\b(?:an? |from an? |in an? |with an? )*(?:dutch|canted|tilted|oblique)[- ](?:angle|tilt|camera|shot|frame)(?:[- ](?:view|shot))?(?: of)?\b/g,
  ],
  [
    'fisheye',
    /\b(?:an? |through an? |with an? |in )*fish[- ]?eye(?:[- ](?:lens|view|shot|effect|perspective|camera))*(?: of)?\b/g,
  ],
  [
    'first-person',
    /\b(?:an? |in |from |from an? |from the )*(?:first[- ]person|pov|point[- ]of[- ]view)(?:[- ](?:view|shot|perspective|angle|camera|footage))*(?: of)?\b/g,
  ],
  [
    'slow-motion',
    /\b(?:in |with )?(?:an? )?(?:super |ultra |extreme |very )*(?:slow[- ]?mo(?:tion)?|slo[- ]?mo(?:tion)?|bullet time|high[- ]speed camera)(?: effect| shot| footage| video)?(?: of)?\b/g,
  ],
  [
    'time-lapse',
    /\b(?:in |with |as )?(?:an? )?(?:time[- ]?lapse|hyper[- ]?lapse)(?: effect| shot| footage| video| photography)?(?: of)?\b/g,
  ],
  [
    'fast-motion',
    /\b(?:in )?(?:fast[- ](?:motion|forward)|sped[- ]up|double speed)(?: footage)?\b/g,
  ],
  [
    'rack-focus',
    /\b(?:with |a )*(?:rack(?:ing|s)?[- ]focus|focus (?:pull|rack|shift)s?|focus shifts|shifting focus|pull(?:ing)? focus)(?: (?:from|to|shot|effect))?\b/g,
  ],
  [
    'shake',
    /\b(?:with |in )?(?:an? )?(?:intense |strong |violent |heavy |extreme )+(?:camera )?(?:shak(?:e|ing|y)|trembl(?:e|ing)|vibrat(?:ion|ing))(?: effect| camera)?\b|\bcamera (?:shakes|shake|shaking|trembles)(?: violently| intensely| effect)?\b|\bshaking (?:effect|camera)\b|\bearthquake effect\b/g,
  ],
  [
    'handheld',
    /\b(?:an? |with an? |in an? )?(?:hand[- ]?held|shaky|shaky[- ]cam|found[- ]footage|go ?pro|vlog|documentary)(?:[- ](?:camera|shot|footage|video|style|movement|cam|look|feel))+\b|\b(?:handheld|hand-held|shaky ?cam)\b/g,
  ],
  [
    'shallow-focus',
    /\b(?:with |and )?(?:an? )?(?:shallow (?:depth[- ]of[- ]field|focus|dof)|bokeh(?: effect| background| lights)?|(?:soft(?:ly)? )?(?:blurr?(?:ed|y)|out[- ]of[- ]focus|unfocused) background|selective focus|depth of field)\b/g,
  ],
]
