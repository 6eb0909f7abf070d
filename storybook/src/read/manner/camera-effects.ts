import type { CameraEffect, Framing } from '../../plan/plan.ts'

/** How much of the subject is seen, and from where. */
export const FRAMINGS: readonly [Framing, RegExp][] = [
  [
    'low-angle',
    /\b(?:an? |from an? |in an? |with an? |shot from )*(?:(?:extreme )?low[- ]angle|worm'?s[- ]eye|ground[- ]level|frog'?s[- ](?:eye|perspective)|hero(?:ic)?[- ]angle)(?:[- ](?:view|shot|perspective|angle))*(?: of)?\b|\b(?:shot|seen|filmed|viewed) from (?:below|the ground|a low angle)\b|\b(?:the )?camera (?:glid|mov|swim|float|pass|drift|hover|travel|fl)(?:e?s|ies|ing)(?: slowly| gently| just)* (?:below|beneath|under(?:neath)?) (?:them|it|him|her|the [a-z]+)(?:,? (?:and )?look(?:s|ing) up(?:wards?)?(?: at (?:them|it|him|her|the [a-z]+))?)?\b/g,
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
  ['extreme-close-up', /(?:^|(?<=[.,;:¦] ?))(?:an? )?(?:ecu|xcu|bcu)(?: shot)?(?::| (?:of|on)\b)/g],
  [
    'close-up',
    /(?:^|(?<=[.,;:¦] ?))(?:an? )?(?:m?cu|(?:detail |product )?insert(?= shot))(?: shot)?(?::| (?:of|on)\b)/g,
  ],
  ['extreme-wide', /(?:^|(?<=[.,;:¦] ?))(?:an? )?(?:ews|els|xls)(?: shot)?(?::| (?:of|on)\b)/g],
  [
    'wide',
    /\b(?:an? |in an? )?(?:(?:wide|long)[- ](?:angle )?(?:shot|view|lens|angle|frame)|wide[- ]angle(?: shot| view| lens)?|establishing shot|panorama(?: of)?|panoramic(?: view| shot)?|full[- ]body(?: shot)?|full shot|sweeping (?:view|shot|vista)|wide vista|grand vista)(?: (?:of|over))?\b/g,
  ],
  [
    'medium',
    /\b(?:an? |in an? )?(?:medium|mid|waist[- ]up|cowboy|two|three|group|half[- ]body|american|knee[- ]up|medium[- ](?:long|full|wide))[- ](?:shot|view|framing)(?: of)?\b/g,
  ],
]

/** What one can sit in or on and look ahead from. */
const CRAFT =
  'cars?|truck|lorry|bus|taxi|van|jeep|tractor|motorcycle|motorbike|scooter|bike|bicycle|kayak|canoe|boat|rowboat|sailboat|speedboat|ship|yacht|ferry|raft|airplane|aeroplane|plane|jet|fighter jet|biplane|helicopter|glider|spaceship|spacecraft|roller ?coaster|sled|train|locomotive|tram|monorail'

/** What the lens, the hand and the clock do. */
export const EFFECTS: readonly [CameraEffect, RegExp][] = [
  ...(['globe', 'crystal', 'jar', 'bottle', 'tank', 'frame', 'screen', 'puddle'] as const).map(
    (name): [CameraEffect, RegExp] => [`in-${name}`, new RegExp(`\\bworldview-${name}\\b`, 'g')],
  ),
  [
    'through-binoculars',
    /(?<!\b(?:look|gaz|peer|watch|star|search|scan)(?:s|es|ing|ed)?(?: [a-z]+){0,4} )\b(?:(?:as )?(?:seen|viewed|watched|view|shot) )?(?:through|in) (?:an? (?:pair of )?|the |some )?(?:binoculars|field glasses|opera glasses)\b|\bbinoculars? (?:view|shot|pov)(?: of)?\b/g,
  ],
  [
    'through-scope',
    /(?<!\b(?:look|gaz|peer|watch|star|search|scan|aim)(?:s|es|ing|ed)?(?: [a-z]+){0,4} )\b(?:(?:as )?(?:seen|viewed|watched|view|shot) )?(?:through) (?:an? |the )?(?:[a-z]+ )?(?:telescope|spyglass|periscope|(?:rifle |sniper )?scope|crosshairs)\b|\b(?:telescope|periscope|scope) (?:view|shot|pov)(?: of)?\b/g,
  ],
  [
    'security-camera',
    /\b(?:an? |the |on |from an? |in )*(?:security|surveillance|cctv|doorbell|trail|ring)[- ]?(?:cam(?:era)?s?)?(?:[- ](?:footage|view|shot|video|recording|feed|angle|monitor|screen))+(?: (?:of|shows?|showing|captures?|capturing))?\b|\b(?:caught|captured|seen|recorded|filmed) (?:on|by) (?:an? |the )?(?:security |surveillance |cctv |doorbell )(?:camera|cam)s?\b|(?<=[,;¦] ?)(?:security|surveillance|doorbell|trail) ?cam(?:era)?(?=\s*(?:[,.;¦]|$))|\b(?:on )?cctv\b/g,
  ],
  [
    'lens-flare',
    /\b(?:with |and |an? |some |the )*(?:(?:strong|bright|subtle|anamorphic|warm|golden|cinematic|beautiful|sun|natural) )*(?:lens|sun|anamorphic)[- ]?flares?(?: effects?)?(?: (?:as|while|when|on|of|from the sun|across the frame)\b)?/g,
  ],
  [
    'over-shoulder',
    /\b(?:an? |in an? )?ots (?:shot|view)(?: of)?\b|\b(?:an? |in an? |from an? )?over[- ](?:the|his|her|their)[- ]shoulder[- ](?:shot|view|angle|perspective|camera|framing|pov)(?: (?:of|from))?\b|(?:(?<=^ ?|[,.;¦] ?)|\b(?:seen|filmed|shot|viewed|view|looking) )over the shoulder(?: of)?\b/g,
  ],
  [
    'reverse',
    /\b(?:played |playing |shown |running )?(?<!\b(?:driv|park|go|mov|back|roll|shift|walk|run|fl|rid)(?:e?s|ies|y|e|n?ing)? )in reverse(?: (?:motion|order|playback))?\b|\b(?:played?|playing|(?<=(?:\b(?:film|movie|video|footage|clip|scene|time|tape)|^|[,.;:¦]) ?(?:is )?)(?:runs?|running)) backwards?\b|\b(?:in )?reversed? (?:footage|video|motion|playback|time|clip|time-?lapse)(?: of)?\b|\btime (?:runs?|goes|flows|running|going|flowing) backwards?\b|(?<=^ ?|[,.;¦:] ?)rewind(?:ing)?(?: of)?(?= ?[:,.;¦]|$)/g,
  ],
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
    new RegExp(
      // Who stands at the helm is seen there.
      `(?<!\\bat (?:the )?)(?<!\\b(?:wav|smil|lean|salut|sing|climb|jump|peer|shout)(?:e?s|ing) (?:over |into |out )?(?:from )?(?:the )?)\\b(?:(?:an? |the )?(?:view|shot|scene|footage|pov|video|perspective|filmed|seen|shot|looking out|looking ahead|point[- ]of[- ]view),? )*(?:from )?(?:inside |in |on )?(?:the )?(?:(?:cockpit|driver'?s seat|pilot'?s seat|dashboard|dash|driver'?s cab|cab|handlebars|saddle|bow|prow|back ?seat|rear seat|passenger seat|front seat|(?<=the )front|helm|windshield|windscreen) of|behind the (?:wheel|controls|handlebars|windshield|windscreen) of|through the (?:front )?(?:windshield|windscreen) of) (?!(?:an?|the) (?:[a-z-]+ ){0,2}(?:space ?ship|starship|space shuttle|rocket)\\b)(?=(?:an?|the) (?:[a-z-]+ ){0,2}(?:${CRAFT})\\b)`,
      'g',
    ),
  ],
  [
    'first-person',
    new RegExp(
      `\\b(?:an? |the )?(?:view|shot|footage|pov|video|perspective|point[- ]of[- ]view|first[- ]person(?: (?:view|shot|pov|perspective))?) (?:from )?(?:inside|from|aboard|on board|on|riding|riding on|of riding) (?=(?:an?|the) (?:[a-z-]+ ){0,2}(?:${CRAFT})\\b(?! (?:window|interior|station|stop)))`,
      'g',
    ),
  ],
  [
    'first-person',
    /\b(?:an? )?(?:dash[- ]?cam|car[- ]camera|helmet[- ]?cam|gopro on (?:an? )?(?:car|bike|helmet)|cab ride)(?: (?:footage|video|view|shot|recording))*(?: (?:of|from|driving through|driving along))?\b/g,
  ],
  [
    'first-person',
    /\b(?:an? |in |from |from an? |from the )*(?:first[- ]person|pov|point[- ]of[- ]view)(?:[- ](?:view|shot|perspective|angle|camera|footage))*(?: of)?\b/g,
  ],
  [
    'slow-motion',
    /\b(?:in |with )?(?:an? )?(?:super |ultra |extreme |very )*(?:slow[- ]?mo(?:tion)?|slo[- ]?mo(?:tion)?|high[- ]speed camera|high frame rate|(?:1[2-9]|[2-9]\d|10)\d{1,2} ?fps)(?: effect| shot| footage| video)?(?: of)?\b/g,
  ],
  [
    'bullet-time',
    /\b(?:in |with )?(?:an? )?(?:(?:matrix|slow)[- ](?:style )?)*bullet[- ]time(?: effect| shot| style| sequence| scene)?(?: (?:of|as))?\b|\b(?:frozen|freezing) in (?:time|mid-?air)(?= while the camera\b| as the camera\b)/g,
  ],
  [
    'freeze-frame',
    /\b(?:an? |in an? |ends? (?:on|in|with) an? |with an? )?(?:freeze[- ]frames?|frozen (?:moment|frame)|still frame)(?: (?:shot|effect|ending))?(?: (?:of|as|on))?\b|\b(?:the |as |and |when )*(?:image|picture|frame|action|scene|time) (?:suddenly )?(?:freezes|stands still|stops|is frozen)\b(?: in place| around [a-z]+| as)?|\b(?:the )?world freezes\b/g,
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
    /\b(?:with |a )*(?:the )?(?:rack(?:ing|s)?[- ]focus|focus (?:pull|rack|shift|move|change)s?|shift(?:s|ing)?(?: the)? focus|pull(?:s|ing)?(?: the)? focus)(?: (?:to|shot|effect))?\b/g,
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
    /\b(?:with |and )?(?:an? )?(?:shallow (?:depth[- ]of[- ]field|focus|dof)|soft[- ]focus(?! dream)(?: background| backdrop| lens)?|(?:(?:soft|creamy|warm|cool|smooth|beautiful|golden|green|blue|pink|colou?rful|dreamy|round|gentle|background) )*bokeh(?: effect| background| lights| balls)?|(?:soft(?:ly)? )?(?:blurr?(?:ed|y)|out[- ]of[- ]focus|unfocused) background|selective focus|depth of field)\b/g,
  ],
]
