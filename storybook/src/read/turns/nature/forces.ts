import type { Turn } from '../turn.ts'

const SLOWLY = '(?:(?:slowly|suddenly|silently|violently|gradually|quickly|gently|finally) )*'
const HUGE =
  '(?:huge|giant|massive|gigantic|enormous|towering|colossal|monstrous|monster|towering|mighty|tall)'
const OF_FROZEN_WATER = '(?:ice(?:berg)?|glacier)'
const STUFF =
  '(?:steam|(?:hot |boiling )?water|ash|smoke|lava|rocks|sparks|magma|foam|fire|mud|spray)'
const TOWN = '(?:village|town|city|island town|hamlet|houses)'

/** Fire, water, wind and ice that act by themselves, in words that the reader knows. */
export const FORCE_TURNS: readonly Turn[] = [
  // A wave that stops before somebody stands over them, of ice or not; put up as a thing it would be a splash at their feet.
  [
    'wave water',
    new RegExp(
      `\\b(an?|the) (?:[a-z]+ )?${HUGE} (?:wall of water|waves?) ${SLOWLY}(?:freez(?:es|e|ing)(?: solid)?|stops?|halts?|hangs?|pauses?|is frozen)(?: (?:in (?:the|mid)[ -]?air|midair|mid-motion|still))*(?: (?:in front of|before|above|over|around) (?:him|her|them|it|the [a-z]+))?`,
      'g',
    ),
    '$1 frozen tsunami rises',
  ],
  [
    'tornado twister cyclone whirlwind',
    new RegExp(
      `\\b(an?|the) ((?:[a-z]+ )?(?:tornado|twister|cyclone|whirlwind))(?: ([^,.;]*?)(?:,|,? and))? ${SLOWLY}(?:lifts?|picks? up|carr(?:y|ies)(?: off| away)?|sucks? up|whirls?|rips?|tears?|pulls?|hurls?)(?: up)? ((?:an?|the) (?:[a-z]+ ){0,3}?[a-z]+)(?: (?:high |up |off |away )*(?:into|in|through|from|off|to|out of) (?:the )?(?:air|sky|clouds|ground|its foundations?))*(?=[,.;]|$| (?:and|while|as)\\b)`,
      'g',
    ),
    '$4 whirls up , $1 $2 $3 ,',
  ],
  // Fog that swallows a harbour: first there is the harbour.
  [
    'fog mist',
    new RegExp(
      `(?<=^|[.;] ?)(?:(?:an?|the|thick|dense|heavy|white|grey|gray|morning|sea|bank of) )*(fog|mist|haze)(?: bank)? ${SLOWLY}(?:rolls?|creeps?|drifts?|moves?|comes?|pours?) in\\b(?: from (?:the |an? )?(?:[a-z]+ )?[a-z]+)?(?:,| and)+ ${SLOWLY}(?:swallow|engulf|cover|envelop|hid|shroud|blanket|fill|tak)(?:s|es|e|ing)?(?: over)? ((?:an?|the) (?:[a-z_]+ ){0,2}?[a-z]+)(?=[,.;]|$)`,
      'g',
    ),
    '$2. then $1 rolls in',
  ],
  [
    'geyser',
    /\b(?:in|on|at|of) (?:an?|the) (?:[a-z]+ ){0,2}?(?:valley|park|field|plain|landscape|meadow|land|plateau),? (?=(?:an?|the) (?:[a-z]+ )?geyser\b)/g,
    '',
  ],
  // What a geyser or a volcano throws up is drawn with it.
  [
    'shoot send spew spray blast spout throw hurl eject belch',
    new RegExp(
      `(?<=\\b(?:geysers?|volcano(?:es)?|erupts?|erupting|fumaroles?)\\b[^.;]*?),?(?: and)? (?:shoot|send|spew|spray|blast|spout|throw|hurl|eject|belch)(?:s|es|ing)?(?: (?:up|out))? (?:[a-z]+ ){0,3}?${STUFF}(?: and ${STUFF})?(?: (?:high|far|up))*(?: (?:in)?to (?:the )?(?:[a-z]+ )?(?:air|sky))?\\b`,
      'g',
    ),
    '',
  ],
  // Its lava runs down to the houses: a land of its own.
  [
    'volcano',
    new RegExp(
      `\\b(?:an?|the) (?:[a-z]+ ){0,2}?volcano (?:violently |suddenly )?erupts? (?:behind|above|over|near|beside|next to|close to) (?:an?|the) ((?:[a-z]+ ){0,2}?)${TOWN}\\b(?=.*\\blava\\b)`,
      'g',
    ),
    'lava flows down a volcano toward a village',
  ],
  [
    'lava',
    /(?<=\blava flows down a volcano toward a village\b.*?)[,.;]?(?: (?:and|as|while|where))? *\b(?:(?:an?|the|its) )?(?:[a-z]+ ){0,3}?lava (?:[a-z]+ly )?(?:flows|pours|runs|streams|creeps|oozes|rolls|flowing|pouring|running|streaming)\b[^,.;]*?(?=[,.;]|$| (?:and|while|as)\b)/g,
    ' ,',
  ],
  // On a flood things float; it carries nothing in its hands.
  [
    'flood',
    /\b(?:an?|the) (?:[a-z]+ )?flood (?:rushes|sweeps|pours|roars|surges|runs|flows|races|comes) (?:through|down|along|into|over) (?:the |an? )?(?:[a-z]+ )?(?:streets?|alleys?|lanes?|town|city|village)(?: of (?:an?|the) (?:[a-z]+ )?(?:town|city|village))?(?:,?(?: and)? (?:carr(?:ying|ies)|sweep(?:ing|s)(?: away)?|wash(?:ing|es) away|tak(?:ing|es)) ([^.;]*?)(?: (?:with it|along|away))?(?=[.;]|$))?/g,
    (_, what = '') => (what === '' ? 'flooded street' : `${what} float in a flooded street`),
  ],
  [
    'moon',
    /\b(?:the )?moon (?:slowly )?(?:slides|moves|passes|glides|drifts|creeps) (?:in front of|before|across|over) the sun\b(?: (?:during|in) (?:an?|the) (?:[a-z]+ ){0,2}?eclipse)?/g,
    'a solar eclipse',
  ],
  // Ice is what it becomes, and lies nowhere beside it.
  ['freez', /\b(freez(?:es|ing)) (?:in)?to (?:[a-z]+ )?ice\b/g, '$1'],
  // A berg that loses a part of itself breaks apart.
  [
    'ice',
    new RegExp(
      `\\b(?:an?|the) (?:[a-z]+ ){0,2}?(?:piece|chunk|block|slab|wall|part|shelf|sheet) of ${OF_FROZEN_WATER} ${SLOWLY}(?:breaks?|cracks?|splits?|falls?|calves|collapses|crashes|slides|drops)(?: (?:off|away|loose|free))?(?: (?:off|from|of))* (?:an?|the) (?:[a-z]+ )?(?:iceberg|glacier|ice shelf)\\b(?:,? and (?:plunges|crashes|falls|drops|slides|splashes|thunders|tumbles)(?: down)? into [^,.;]*)?(?:,? (?:sending|throwing|making|creating|causing) [^,.;]*?(?:splash|wave|spray|waves)(?: [^,.;]*)?)?`,
      'g',
    ),
    'a giant iceberg splits in the sea',
  ],
  [
    'of ice',
    /(?<!\bon )\b(an?|the) (?:[a-z]+ )?(?:block|cube|chunk|piece) of ice\b/g,
    '$1 ice cube',
  ],
  [
    'calv',
    /\b(?:an?|the) (?:[a-z]+ ){0,2}?(?:ice ?berg (?:is )?calv(?:es|ing|e)\b(?: into [^,.;]*)?|glacier (?:is )?calv(?:es|ing|e)[:,] (?:an?|the) (?:[a-z]+ )?(?:piece|chunk|block|slab|wall) of ice [^.;]*)/g,
    'a giant iceberg splits in the sea',
  ],
  [
    'split',
    /\b(strikes|hits|striking|hitting) ((?:an?|the) (?:[a-z]+ ){0,2}?(?:oak|tree|pine|willow|palm|fir))\b([^.;]*?),? (?:and splits|splitting|and breaks|and cracks|and cleaves) it(?: (?:in|into) (?:two|half|halves|pieces)| apart| open)?/g,
    '$1 $2$3 , the tree splits',
  ],
  [
    'split',
    /\b((?:an? |the )?(?:bolt of |flash of )?lightning(?: bolt)?) (?:splits|cleaves|breaks) ((?:an?|the) (?:[a-z]+ ){0,2}?(?:oak|tree|pine|willow|palm|fir))(?: (?:in|into) (?:two|half|halves|pieces)| apart| open)?\b/g,
    '$1 strikes $2 , the tree splits',
  ],
  // What burns in the night lights it up by burning.
  [
    'lights light',
    /\b(?:the )?(?:burning|blazing|flaming) (tree|oak|trunk|house|ship|building|barn|wreck|pine) (?:lights|illuminates|lighting|brightens)(?: up)? (?:the )?((?:[a-z]+ )?(?:night|darkness|sky|dark))\b/g,
    'the $1 burns , $2',
  ],
  // The hue of a sky is weather and hour; what was told goes on under it.
  [
    'sky skies',
    /(?<!\b(?:an?|in|under|over|at|into|against|through) )\b(?:the )?(?:sky|skies) (?:slowly |suddenly )?(?:turns?|goes|go|becomes?|grows?)(?: (?:an?|deep|completely|all))* (?:(brown|yellow|sandy)|(dark|black|gr[ae]y|leaden))(?: with (?:dust|sand|clouds|smoke|ash))?\b/g,
    (_, dusty) => (dusty === undefined ? 'overcast' : 'in a sandstorm'),
  ],
]
