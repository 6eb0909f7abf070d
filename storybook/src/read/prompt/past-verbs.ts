import { lookUp } from '../../lexicon/look-up.ts'
import { baseVerb } from '../../lexicon/morphology.ts'
import { wordSet } from '../../lexicon/word-set.ts'

/** Never anything but what somebody did. */
const ALWAYS = wordSet(
  'rode went gave took ran flew ate drank fell sang wrote swam threw stole woke came began sank grew drew blew broke chose drove froze rang shook sprang tore wore hid slept sat stood lay knelt crept leapt wept arose awoke became fled clung forgot forgave knew shrank strode swore trod wove snuck spoke slid swung burst shone overtook withdrew dug kept won hung fought rose got',
)
/** "A boy found a cave"; in "a toy made of wood" nobody makes anything now. */
const WITH_OBJECT = wordSet(
  'found bought built caught made sold brought left met lost told held led sent fed taught lit saw swept struck laid spun felt heard flung slung wrung undid bit put cut hit let shut spread cast read hurt split shed shot had thought wound bound strung lent spent paid bent spat did stuck dealt ground',
)
/** Past of these in a text of ours, and something else in a dictionary. */
const OTHERWISE: Readonly<Record<string, string>> = {
  left: 'leave',
  felt: 'feel',
  lay: 'lie',
  spat: 'spit',
  wound: 'wind',
  ground: 'grind',
}

/** Whoever does these needs nothing to do them to: "a man waited in the rain". */
const ALONE = wordSet(
  'walk jump dance smile laugh cry look wait climb crawl hop wander rush hurry stop turn start try want decide arrive appear disappear vanish return live die happen sail drift float land explode crash stumble trip slip march gallop race listen shout scream whisper wave stare gaze glance peek peer bow sneak tiptoe splash dive bloom glow sparkle roar bark howl growl snore yawn nod play work talk chat travel drop bounce roll emerge escape melt flicker twinkle shine shiver tremble sneeze cough giggle grin frown sigh gasp sob wink blink stretch yell cheer clap applaud scurry scamper slither trot stroll stride hike jog sprint dash bolt charge zoom speed glide soar swoop hover circle flutter flap pounce leap lunge lurch sway swirl twirl whirl spin topple tumble collapse shatter crumble erupt rumble thunder pour sizzle bubble boil steam smoke burn freeze thaw wilt bloom sprout ripen awaken doze nap relax rest linger hesitate pause continue proceed approach advance retreat flee reach lean kneel crouch squat sink rise descend ascend plunge plummet sail paddle surf skate ski pray sing hum whistle practise practice perform rehearse compete kiss hug meet agree argue quarrel wrestle struggle surrender succeed fail enter exit pass cross gather assemble huddle scatter follow help meow purr bleat moo neigh chirp squeak hiss croak quack tweet cluck buzz refuse manage learn offer begin promise beg dream snort panic frolic mope graze nibble feast watch cook listen knock bake flash blaze flood balance',
)

/** Said of how something is far oftener than of what it did: "a house covered in snow". */
const STATE = wordSet(
  'cover dress fill make paint tie name call decorate wrap surround line light park seat crowd pack stack pile shape carve hide abandon trap stick attach connect inspire base set locate know title bury plant fold cross lock close open scatter clothe drape mount equip load sprinkle dot fringe frame adorn sculpt craft design print write stain soak drench dust coat coil curl chain strap fasten pin nail glue perch poise suspend illuminate reflect blur focus age bear tire crack break chip rust overgrow injure wound arm frighten startle excite amaze engage absorb immerse bathe silhouette submerge hunch slump sprawl crouch bundle exhaust terrify confuse fascinate marry raise bear strand train isolate accompany capture imprison draw depict show view film photograph render animate portray concentrate tangle freeze ruin wreck destroy damage polish knit sew weave tailor style braid comb shave trim bow lower outstretch cup clench point rumple cast fix glaze roast grill fry dry bake own use expose texture detail weather age wear limit oversize enchant haunt bewitch possess curse lift raise tilt turn rope harness yoke link join mix',
)

/** How sure it is that a word tells what was done: by itself, before what it was done to, or among others that do. */
export interface PastVerb {
  readonly base: string
  readonly when: 'always' | 'with-object' | 'among-others' | 'state'
}

export function pastVerb(word: string): PastVerb | null {
  const base = lookUp(OTHERWISE, word) ?? baseVerb(word)
  if (base === null) return null
  if (ALWAYS.has(word)) return { base, when: 'always' }
  if (WITH_OBJECT.has(word)) return { base, when: 'with-object' }
  if (!/[a-z]{2}ed$/.test(word) || base === word) return null
  if (ALONE.has(base)) return { base, when: 'always' }
  return { base, when: STATE.has(base) ? 'state' : 'among-others' }
}
