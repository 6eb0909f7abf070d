import { Path2D } from '@napi-rs/canvas'
import type { Kind } from '../../plan/plan.ts'
import { TOOLS } from '../people/tools/all-tools.ts'
import type { Tool, ToolPaper } from '../people/tools/tool.ts'
import type { Ink } from './ink.ts'
import type { ListedProp } from './prop.ts'

/** Tools of the paper people that a prompt may put on the stage by themselves: name of the tool, nouns that mean it. */
const LENT: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  tool: {
    blowpipe: 'blowpipe',
    cane: 'cane|walking cane',
    cleaver: 'cleaver|meat cleaver',
    'cocktail shaker': 'cocktail shaker',
    duster: 'duster|feather duster',
    'fire hose': 'fire hose|firehose',
    gavel: 'gavel',
    hairbrush: 'hairbrush|hair brush',
    hoe: 'hoe|garden hoe',
    'ice axe': 'ice axe',
    'knitting needle': 'knitting needle',
    lasso: 'lasso|lariat',
    sledgehammer: 'sledgehammer|sledge hammer',
    'lawn mower': 'lawn mower|lawnmower',
    'leaf blower': 'leaf blower',
    'metal detector': 'metal detector',
    oar: 'oar|rowing oar',
    paddle: 'paddle|canoe paddle|kayak paddle',

    'power drill': 'power drill|electric drill|drill',
    quill: 'quill|quill pen',
    roller: 'paint roller',
    scythe: 'scythe',
    spatula: 'spatula',
    'spray can':
      'spray can|aerosol can|spray paint can|air freshener|hair spray|hairspray|can of hairspray|cooking spray',
    squeegee: 'squeegee',
    trowel: 'trowel',
    'walking stick':
      'walking stick|hiking stick|trekking pole|trekking stick|hiking pole|walking pole',
    whetstone: 'whetstone',
    club: 'wooden club|cudgel',
    foil: 'fencing foil',
    javelin: 'javelin',
    sceptre: 'sceptre|scepter',
    spear: 'spear',
    staff: 'staff|wizard staff|magic staff|wooden staff|quarterstaff',
  },
  toy: {
    'badminton racket': 'badminton racket|badminton racquet',
    baton: 'baton|relay baton',
    bobsled: 'bobsled|bobsleigh',
    'card house': 'card house|house of cards',
    'crash mat': 'crash mat|landing mat',
    cue: 'pool cue|billiard cue|cue stick',
    dart: 'dart',
    discus: 'discus',
    'dog sled': 'dog sled',
    'golf ball': 'golf ball',
    'hand puppet': 'hand puppet',
    'high bar': 'high bar|horizontal bar',
    hoverboard: 'hoverboard',
    hurdle: 'hurdle',
    hurley: 'hurley|hurling stick',
    'ping pong paddle':
      'ping pong paddle|ping pong bat|table tennis paddle|table tennis bat|table tennis racket',
    'pom pom': 'pom pom|pompom|pom-pom|pom-poms',
    puck: 'puck|hockey puck',
    'punch mitt': 'punch mitt|boxing mitt|focus mitt',
    'puppet theatre': 'puppet theatre|puppet theater',
    segway: 'segway',
    shuttlecock: 'shuttlecock',
    'ski pole': 'ski pole',
    stilt: 'stilt|stilts',
    trapeze: 'trapeze',
    'vault pole': 'vault pole|vaulting pole',
    wicket: 'wicket|cricket wicket',
  },
  furniture: {
    'barber chair': 'barber chair|salon chair',
    'blanket heap': 'blanket heap',
    furnace: 'furnace',
    grill: 'grill|barbecue grill|bbq grill',
    pillow: 'pillow',
    'pool table': 'pool table|billiard table|snooker table',
  },
  instrument: {
    bagpipes: 'bagpipes|bagpipe',
    bongo: 'bongo|bongo drum|bongos',
    'church organ': 'church organ|pipe organ|organ',
    cymbal: 'cymbal',
    didgeridoo: 'didgeridoo',
    gong: 'gong',
    harmonica: 'harmonica|mouth organ',
    maraca: 'maraca',
    'violin bow': 'violin bow',
  },
  thing: {
    bauble: 'bauble|christmas bauble|christmas ornament|ornament|decoration|christmas decoration',
    binoculars: 'binoculars|binocular',
    chalk: 'chalk',
    cloche: 'cloche',
    cloth: 'cloth|rag|dishcloth|cleaning cloth',
    diaper: 'diaper|nappy',
    blueprint: 'blueprint|blueprints|floor plan|architectural plan|house plan',
    diploma: 'diploma',
    certificate: 'certificate|certificate of merit|award certificate',
    dough: 'dough|bread dough',
    'easter egg': 'easter egg',
    'gift sack': 'gift sack',
    'coal heap': 'coal heap|coal pile|heap of coal|pile of coal|coal|coals',
    'gravel heap':
      'gravel heap|gravel pile|heap of gravel|pile of gravel|gravel|rubble|heap of rubble|pile of rubble',
    'sand heap': 'sand heap|sand pile|heap of sand|pile of sand',
    'grain heap': 'grain heap|grain pile|heap of grain|pile of grain|heap of wheat|pile of wheat',
    'manure heap': 'manure heap|dung heap|compost heap|pile of manure|manure|compost',
    'cement heap': 'cement|concrete mix|mortar',
    'leaf heap': 'leaf heap|leaf pile|heap of leaves|pile of leaves',
    necklace: 'necklace|choker|pearl choker|string of beads|bead necklace',
    sack: 'sack|burlap sack',
    'snow heap': 'snow heap|snow pile|heap of snow|pile of snow',
    stump: 'stump|tree stump',
    tissue: 'tissue|paper tissue',
    tyre: 'tyre|tire|car tyre|car tire',
  },
}

/** Tools are measured in the heights of an adult. */
const ADULT_METRES = 1.7

/** They are drawn as in the hand; a colour that the prompt names takes the place of the one that covers most. */
export const LENT_TOOLS: readonly ListedProp[] = Object.entries(LENT).flatMap(([kind, tools]) =>
  Object.entries(tools).flatMap(([name, words]) => {
    const tool = TOOLS[name]
    return tool ? [toProp(tool, { name, kind: kind as Kind, words: words.split('|') })] : []
  }),
)

interface Label {
  readonly name: string
  readonly kind: Kind
  readonly words: readonly string[]
}

function toProp(tool: Tool, { name, kind, words }: Label): ListedProp {
  const width = tool.aspect * 100
  return {
    name: name.replaceAll(' ', '-'),
    kind,
    words,
    tall: tool.size * ADULT_METRES,
    width,
    colour: '#c8894c',
    grips: { rightHand: tool.at, leftHand: tool.at, bothHands: tool.at },
    draw: (ink) => {
      const main = ink.own ? null : mainColour(tool)
      ink.moved({ x: width / 2, y: 100 }, () => tool.draw(paperOf(ink, main)))
    },
  }
}

function paperOf(ink: Ink, main: string | null): ToolPaper {
  const tone = (colour: string): string => (colour === main ? ink.main : colour)
  return {
    shape: (outline, colour) => ink.shape(outline, tone(colour)),
    line: (outline, colour, width) => ink.line(outline, width, tone(colour)),
    dot: (...[x, y, radius, colour]) => ink.disc([x, y, radius], tone(colour)),
  }
}

/** The colour that covers most of a tool. */
function mainColour(tool: Tool): string | null {
  const areas = new Map<string, number>()
  const add = (colour: string, area: number): void =>
    void areas.set(colour, (areas.get(colour) ?? 0) + area)
  tool.draw({
    shape: (outline, colour) => {
      const [left, top, right, bottom] = new Path2D(outline).computeTightBounds()
      add(colour, (right - left) * (bottom - top))
    },
    line: (_, colour) => add(colour, 0),
    dot: (...[, , radius, colour]) => add(colour, Math.PI * radius * radius),
  })
  return [...areas].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
