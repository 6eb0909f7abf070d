/**
 * Ideas that cannot be seen, and a small scene that stands for each. `words = scene`; the scene is read like any prompt.
 */
const TABLE = `
hope|hopeful|optimism = a small green sprout grows in a meadow at dawn, a white dove flies
freedom|liberty|independence = three white doves fly in the sky above the mountains at dawn
love|romance|affection = two swans swim on a lake at sunset, red hearts rise
friendship|togetherness|unity = a dog and a cat hug in a park
peace|harmony|nonviolence = white doves fly over a meadow in the morning
war|conflict = two knights fight with swords on a battlefield under a cloudy sky
joy|happiness|delight|bliss|fun = happy children dance in a meadow on a sunny day, balloons rise
sadness|sorrow|grief|melancholy|depression = a sad woman sits on a bench in the rain at dusk
anger|rage|fury|wrath = a volcano erupts at night
fear|terror|horror|dread|anxiety = a ghost floats in a cemetery at night, bats fly
loneliness|solitude|isolation|alone = a lonely man sits on a bench in a park at dusk
silence|quiet|stillness|calm|serenity|tranquility|calmness = a small boat floats on a lake in the morning fog
chaos|disorder|madness|mess = chickens run in a kitchen, plates fall
order|structure|discipline = ten ducks march through a park
balance|equilibrium = a seal balances a ball on a beach
good vs evil|good and evil|good versus evil = an angel and a devil stand in the clouds
time|passage of time|time passing|passing of time|eternity = a big clock, an hourglass and an old tree in a meadow, time-lapse
life|circle of life|meaning of life|existence|birth = a sprout grows in a meadow, a butterfly flies in the morning
death|mortality|the end = a candle burns in a cemetery at dusk, leaves fall
growth|progress|development|evolution = a small tree grows in a meadow, time-lapse
change|transformation|metamorphosis = a butterfly flies away from a flower in a garden
dream|dreams|dreaming|imagination|fantasy = a boy flies over the clouds at night, a whale swims through the clouds
memory|memories|nostalgia|childhood|childhood memories|the past = a child flies a kite in a meadow at golden hour
future|the future|tomorrow|innovation = flying cars fly over a futuristic city at night
technology|artificial intelligence|machine learning|science|progress of science = a robot stands in a laboratory, gears spin
internet|the web|communication|social media = people look at phones on a street
music|melody|rhythm|song|harmony of sounds = a musician plays the violin on a stage
lantern festival|sky lantern festival|festival of lanterns = paper lanterns float over a river at night
candlelit dinner|dinner by candlelight|candlelight dinner|romantic dinner|dinner date|date night = a couple sits around a candlelit table in a restaurant at night
dance of life|celebration|party|festivity = people dance in a ballroom, balloons rise
birthday party|birthday|birthday celebration|kids party|happy birthday = four children stand around a birthday table in a living room
speed|velocity|fast = a racing car races on a race track
strength|power|might|energy = an elephant pulls a big rock
courage|bravery|heroism = a knight fights a dragon on a mountain
wisdom|knowledge|learning|education|philosophy = an owl sits on a book in a library
creativity|art|inspiration = an artist paints a picture in an art studio
magic|wonder|mystery|enchantment|miracle = a wizard casts a spell in a forest at night
adventure|exploration|discovery = a hiker walks through the mountains at dawn
journey|travel|trip|wanderlust|voyage|holiday|vacation = a train drives through the mountains, a hot air balloon flies
home|belonging|family|comfort = a family sits by a fireplace in a living room
success|victory|triumph|achievement|winning = an athlete lifts a trophy in a stadium
failure|defeat|loss = a snowman melts in a park
wealth|money|greed|luxury|fortune = a dragon sits on gold coins in a cave
luck|fortune smiles|good luck = a rabbit jumps in a meadow of clover under a rainbow
patience|waiting|perseverance = a fisherman fishes at a lake in the morning
infinity|the unknown|universe|cosmos = planets orbit in space
nature|beauty of nature|mother nature|beauty|wilderness = a deer stands at a waterfall in a forest in the morning
climate change|global warming|environment|pollution = a polar bear stands on a melting iceberg
health|wellness|fitness|wellbeing = a woman does yoga in a park in the morning
justice|fairness|law = a judge sits in a courtroom
truth|enlightenment|clarity|light = the sun rises over the mountains
evil|darkness|doom = a dark castle in a thunderstorm at night, bats fly
work|labor|labour|productivity|business|monday = people type on laptops in an office
rest|relaxation|laziness|sleep|weekend|sunday = a cat sleeps in a hammock in a garden
hunger|food|taste|appetite = a chef cooks in a kitchen
youth|innocence|playfulness|childishness = kittens play in a garden
summer vibes|summertime|beach vibes = a surfer surfs on a sunny beach in summer
holi|holi festival|festival of colours|festival of colors = indian people throw coloured powder in a town square
christmas|christmas spirit|holidays = a christmas tree, a snowman and gifts in a snowy village at night
halloween|spooky season = a pumpkin, a ghost and bats at a haunted house at night
the four seasons|four seasons|seasons change|changing seasons|year = a tree in a meadow in spring, then a tree in a meadow in summer, then a tree in a meadow in autumn, then a tree in a meadow in winter
world|everything|diversity|mankind|humanity = people from everywhere walk in a park, a big globe spins
surprise|surprise me|anything|something|whatever = a frog jumps out of a gift in a meadow
`

const IDEAS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', scene = ''] = line.split(' = ')
      return words.split('|').map((word): [string, string] => [word, scene])
    }),
)

export interface Idea {
  readonly word: string
  readonly scene: string
}

/** The idea that this is the whole name of, or null. */
export function ideaCalled(text: string): Idea | null {
  const word = text.replace(/^[\s¦,.]*(?:the |an? )?|[\s¦,.!?]+$/g, '')
  const scene = IDEAS.get(word)
  return scene === undefined ? null : { word, scene }
}

/** The first idea that a text names, the longest name first at each place. */
export function ideaIn(body: string): Idea | null {
  const words = body.match(/[a-z']+/g) ?? []
  for (let at = 0; at < words.length; at++) {
    for (let length = 4; length >= 1; length--) {
      const word = words.slice(at, at + length).join(' ')
      const scene = IDEAS.get(word)
      if (scene !== undefined) return { word, scene }
    }
  }
  return null
}
