import { wordSet } from '../../lexicon/word-set.ts'
import type { RelationName } from '../../plan/plan.ts'

export const DETERMINERS = wordSet(
  "a an the this that these those some any his her its their my our your another each every all no such one's whose one_of two_of three_of four_of five_of six_of half_of some_of most_of",
)
export const PRONOUNS = wordSet(
  'he she it they him them himself herself itself themselves who which she i we you us me everyone everybody nobody',
)
export const AUXILIARIES = wordSet(
  "is are was were be been being am has have had do does did will would can cannot could should may might must 's 're isn't aren't gets get getting",
)
export const CONJUNCTIONS = wordSet(
  'and or nor but while as when whilst & plus then so because if where',
)
export const PREPOSITIONS = wordSet(
  'in on at by with of to from into onto over under through across along near behind beside between above below inside outside around against towards toward down up off out past beneath underneath among amid atop via without within like during after before for about upon alongside amongst throughout than featuring surrounded flank flanks flanking flanked',
)
export const ADVERBS = wordSet(
  'very really quite so too just also still again away back together alone forward forwards backward backwards here there now always never often up down out off apart around home goodbye farewell indoors outdoors outside inside almost nearly even only high low fast hard meticulously today tonight not barefoot overhead upward upwards downward downwards skyward nearby everywhere ahead across forth both overboard downstream upstream inward outward onward closer nearer aside sideways twice',
)

/** Verb particles: "sit down", "wake up". */
export const PARTICLES = wordSet(
  'up down off out away around over back on in along forward after aside',
)

/** Body parts: deeds use them, but nobody asks for a picture of one. */
export const BODY_PARTS = wordSet(
  'plumage crest crests hand hands arm arms leg legs foot feet head face eye eyes ear ears nose mouth tongue tongues tail tails trunk trunks snout snouts muzzle muzzles noses mouths wing wings paw paws beak beaks pouch pouches flipper flippers pincer pincers manes hair back belly skin finger fingers lip lips neck shoulder shoulders tooth teeth claw claws fur horn horns hoof hooves fin fins knee knees body whiskers feathers mane fingernail fingernails eyebrows eyebrow beard cheek thumb toe toes lap chest waist hip hips heart smile gaze expression forehead brow brows jaw jaws tentacle tentacles chin elbow elbows wrist wrists palm-hand bun buns ponytail braid braids plait plaits dreadlocks cornrows pigtails afro mohawk mullet quiff pompadour topknot haircut curls bangs braces piercing piercings tattoo tattoos scar scars mustache moustache freckles sweat tear tears hump humps shell-back antlers antler antennae feelers tusk tusks visor visors wrinkle wrinkles dimple dimples freckle',
)

/** Animals whose name is the same for one and for many. */
export const HERDS =
  /^(?:[a-z]*fish|sheep|deer|cattle|bison|salmon|trout|reindeer|moose|shrimp|squid|wildebeest|herring|tuna|cod|koi|elk|caribou|buffalo)$/

/** Stuff that every place has anyway; alone it is no actor. */
export const STUFF = wordSet(
  'water waters ash ashes sand ground grass air soil mud dirt land surface terrain sunlight moonlight light ice-water seawater foam ripples dust puddle puddles mist heat warmth breeze darkness ray rays sunbeam sunbeams spark sparks petal-shower reeds foliage vegetation undergrowth seaweed spotlight spotlights limelight cobblestones cobblestone asphalt embers ember confetti-rain canopy',
)

/** What every set has of its own: nobody misses it. */
export const SCENERY =
  /(?:^| )(?:street|road|wall|floor|ceiling|room|path|pavement|sidewalk|corner|roof|dome|sky|field|dike|dyke|levee|embankment)$/

/** Parts of a room that it has anyway; "by the window" is a spot in it. */
export const ROOM_PARTS =
  /(?:^| )(?:window|windows|window pane|glass pane|wall|ceiling|door|doorway|doors|counter|curtain|curtains|blind|blinds)$/

/** Words about films and pictures, not in them. */
export const TALK = wordSet(
  'video film movie storyboard clip footage scene shot image picture photo view animation pattern patterns interplay interaction texture textures dynamics physics condensation turbulence camera frame background foreground style perspective effect focus motion sound music atmosphere mood lighting light shadow shadows reflection reflections detail details color colors colour colours composition angle lens sequence cinematography quality resolution concept idea way thing things something anything nothing everything kind kinds type sort look part side middle center centre top bottom edge front rear left right distance end beginning time moment day days world life story theme setting environment surroundings vibe feeling feel sense touch beauty hint mix blend amount lot bit everybody anybody future technology rotation direction speed pace movement action activity energy play night air ground floor surface space area place spot location point line row corner horizon sky weather sun landscape scenery vista party birthday celebration tableau season seasons tone tones flare ambience gravity dot paper-background glow footage portrait documentary telephoto artwork visuals visual score soundtrack orchestral size shade hue variety amount rush hour moments chiaroscuro contrast laughter blur solarpunk steampunk formation candlelight firelight puff sigh breath breaths adventure adventures glance whisper signage drama tension suspense nostalgia love silence equipment gear supplies kiss hug embrace nap miracle closer nearer monday tuesday wednesday thursday friday saturday sunday weekday weekend january february july september october november december',
)

/** Words before a noun phrase that ask for the film instead of being in it. */
const ASKING = [
  'what (?:it |things )?(?:would|will|does|do|might)(?: it| things)? look like (?:if|when)|what (?:would|will|might) happen (?:if|when)|imagine if',
  "please|can you|could you|would you|will you|i want(?: to (?:see|make|create))?|i(?:'d| would) (?:like|love)(?: to see)?|i need|need|give me|let's see|hey|hi|hello|uh+|um+|so like|so|ok(?:ay)?|well|just",
  'show(?: me| us)?(?: how)?|generate|create|make me|make|produce|render|draw me|imagine|picture(?! (?:book|frame|wall|puzzle)s?\\b)|film(?! (?:crew|set|director|star|critic|camera|festival|studio|reel|strip|projector|poster|student|maker)s?\\b)|animate(?: this)?|tell (?:me|us)|tell(?= (?:me |us )?(?:an? |the )(?:[a-z]+ )?(?:story|tale))|write(?: me)?',
  'what if|what (?:would|does|do|will)|how (?:does|do|would)|why (?:does|do|did|is|are)|do you know',
  "a prompt for|prompt:|scene:|video:|subject:|(?:(?:at )?first,? )?(?:we|you|the viewer) (?:can )?sees?|there is|there are|there's|here is|this is|it is|it's|once upon a time,?(?: there was| there were)?",
  'in this (?:video|scene|shot|clip),?|(?:an? |the )?(?:animated |cinematic |opening |short )*(?:video|scene|shot|clip|film|movie|story|tale) (?:shows|features|depicts|opens (?:with|on)|begins with|captures|is about|starts with|tells of)|depicting|showing|featuring',
  '(?:an? |the |some(?:thing)? )?(?:\\d+[- ]?(?:s|sec(?:ond)?s?)[- ](?:long )?)?(?:short |brief |beautiful |stunning |cool |nice |funny |cute |detailed |realistic |little |quick |tranquil |silent |instagram |tiktok |youtube |facebook |asmr |viral )*(?:video|tiktok|short|cartoon|fairy ?tale|tale|vid|clip|film|movie|footage|scene|animation|shot|image|picture|photo|story|render|view|sequence|tableau|intro|(?:seamless |perfect |endless )?loop|cinemagraph|reel|montage|something|3d model|gif)s? (?:of|about|showing|featuring|depicting|where|in which|with|that shows|for)',
]
export const REQUEST = new RegExp(`^\\s*(?:(?:${ASKING.join('|')})[\\s:,]+)+`)

/** What holds other things. */
export const VESSELS =
  /(?:^| )(?:basket|bowl|box|bag|jar|bucket|crate|barrel|cart|trolley|wheelbarrow|wagon|sack|nest|glass|cup|teacup|mug|jug|pitcher|carafe|pot|flowerpot|vase|plate|tray|chest|trunk|bathtub|sink|teapot|cauldron|suitcase|backpack|handbag|hat|boot|shoe|stocking|cage|birdcage|aquarium|fishbowl|stroller|cradle|pocket|drawer|carton|shell|egg|pumpkin|bottle|pickup|pickup truck|trailer|refrigerator|fridge|freezer|cupboard|cabinet|wardrobe|closet|bookshelf|bookcase|dustbin|bin|wallet|purse|wok|skillet|frying pan|saucepan)$/

/** Those named before it are on both sides of what comes after it. */
export const FLANKS =
  /^(?:(?:(?:at|on|to) (?:each|either|both) (?:side|end)s?(?: of)?)|flank(?:s|ing)?)\b/

/** Spatial phrases, the longest first. */
export const RELATION_PHRASES: readonly (readonly [RelationName, RegExp])[] = [
  ['left-of', /^(?:(?:on|to|at|in) )?(?:the )?(?:(?:left|left-hand) ?(?:hand )?(?:side )?of)\b/],
  [
    'right-of',
    /^(?:(?:on|to|at|in) )?(?:the )?(?:(?:right|right-hand) ?(?:hand )?(?:side )?of)\b|^ahead of\b/,
  ],
  [
    'on',
    /^(?:on|at) (?:the )?top of\b|^on (?:the )?roof of\b(?= (?:an?|the|his|her|their)(?: [a-z-]+){0,3}? (?:bus|coach|train|tram|car|van|truck|camper|taxi|jeep|subway|locomotive|caravan)\b)|^atop(?: of)?\b|^on (?:the )?back of\b/,
  ],
  [
    'under',
    /^(?:on|at) (?:the )?(?:bottom|underside) of\b|^underneath\b|^beneath\b|^below\b|^under\b/,
  ],
  [
    'in-front-of',
    // Who is at the gate of a castle is before the castle; the way down to a subway is a place of its own.
    /^in (?:the )?front of\b|^in the foreground of\b|^(?:at|on|in|by|near|beside|outside|before|next to|in front of) the (?:front |main |open |stone )?(?:entrance|entryway|gates?|doors?|doorway|doorstep|threshold|fa[cç]ade|mouth) (?:of|to)\b(?= (?:an?|the|his|her|their|my|our) )(?! (?:a|the) (?:subway|metro|underground|tube|jar|river|bottle))|^before\b(?= (?:a|an|the)\b)/,
  ],
  ['behind', /^(?:in )?(?:the )?back of\b|^behind\b|^in the background of\b/],
  [
    'between',
    /^(?:in )?between\b|^flanked (?:on (?:both|either) sides? )?by\b|^among(?:st)?\b|^amid(?:st)?\b/,
  ],
  [
    'next-to',
    /^next to\b|^beside\b|^besides\b|^alongside\b|^close to\b|^near(?:by| to)?\b|^adjacent to\b|^side by side with\b|^together with\b|^along with\b|^accompanied by\b|^at the side of\b|^against\b|^by the side of\b|^by\b(?= (?:a|an|the|his|her|its|their)\b)/,
  ],
  ['above', /^above\b|^over the top of\b|^over\b/],
  ['inside', /^inside(?: of)?\b|^within\b/],
  ['around', /^around\b|^surrounding\b|^all around\b/],
  ['facing', /^facing\b|^opposite(?: to)?\b|^across from\b|^face to face with\b/],
]
