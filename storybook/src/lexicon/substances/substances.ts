/** What a stuff is by nature: what it looks like, and at what temperatures it becomes something else. */
export interface Substance {
  readonly name: string
  readonly state: 'liquid' | 'solid' | 'powder' | 'crystals'
  readonly colour: string
  /** In degrees Celsius. What sublimes does so from `boils` on, and never melts. */
  readonly melts: number
  readonly boils: number
  readonly traits: ReadonlySet<Trait>
  /** The colour of its flame or its vapour when it is not the usual one. */
  readonly fume?: string
}

type Trait =
  | 'clear'
  | 'sublimes'
  | 'oily'
  | 'heavy'
  | 'thick'
  | 'soluble'
  | 'acid'
  | 'base'
  | 'carbonate'
  | 'indicator'
  | 'watery'
  | 'dazzling'
  | 'metal'
  | 'foamy'

/** Names, state, colour, where it melts and boils, what else is known of it, and the colour of its fumes. */
const ROWS = `
water, rainwater, tap water, seawater, salt water | liquid #9fd6f0 0 100 | clear watery
milk | liquid #fffaf0 -1 101 | watery
cream, whipped cream | liquid #fff3d8 -5 101 | thick foamy
juice, fruit juice, orange juice, carrot juice | liquid #f7a02c -2 101 | watery
apple juice | liquid #f2c14e -2 101 | watery
lemon juice, lime juice, citric acid | liquid #e2e86a -2 101 | watery acid
grape juice, cranberry juice, cherry juice, pomegranate juice, berry juice | liquid #9c2450 -2 101 | watery
tomato juice, soup, tomato soup, broth | liquid #e0602c -1 101 | watery
red cabbage juice, cabbage juice, purple cabbage juice | liquid #a03a8c -1 101 | watery indicator
litmus, litmus solution, litmus paper | liquid #8d63b8 0 100 | watery indicator
phenolphthalein | liquid #eef4f8 0 100 | clear watery indicator
beer, ale, lager | liquid #e8a93a -3 98 | watery foamy
wine, red wine | liquid #7d1f3c -6 95 | watery
white wine, champagne | liquid #efe3a0 -6 95 | watery
coffee, espresso, black coffee | liquid #4a2c1a 0 100 | watery
tea, black tea | liquid #b5682a 0 100 | watery
green tea | liquid #c4cf6a 0 100 | watery
cola, soda, root beer | liquid #4c2418 -2 101 | watery foamy
lemonade | liquid #f7ec9a -2 101 | watery
vinegar, white vinegar | liquid #f0e9cc -2 101 | watery acid
ink, black ink | liquid #23242c 0 100 | watery
blood | liquid #a01522 -1 101 | watery
sulfuric acid, sulphuric acid | liquid #eef0c8 10 337 | acid heavy clear
hydrochloric acid, nitric acid, acid, muriatic acid | liquid #eaf2c0 -30 110 | acid clear watery
ammonia, ammonia solution, ammonium hydroxide | liquid #e4f2f4 -60 38 | base clear watery
bleach, limewater, lime water | liquid #eef4e0 -6 105 | base clear watery
ethanol, alcohol, methanol, rubbing alcohol | liquid #d6ecf5 -114 78 | clear watery
acetone, nail polish remover | liquid #dff0f2 -95 56 | clear watery
gasoline, petrol, kerosene, benzene, ether, diethyl ether | liquid #f2dca0 -60 80 | oily
glycerol, glycerin, glycerine | liquid #e6eef0 18 290 | clear heavy thick
mercury, quicksilver | liquid #b9c2cb -39 357 | metal heavy
honey | liquid #e39a24 -40 110 | thick heavy
syrup, maple syrup, corn syrup, caramel, molasses, treacle | liquid #a85a1e -30 110 | thick heavy
ketchup, tomato sauce | liquid #d32f22 -5 102 | thick
mustard | liquid #e6bb2a -5 102 | thick
mayonnaise, mayo, yogurt, yoghurt | liquid #fff6de -5 102 | thick
peanut butter | liquid #c98f4a -20 160 | thick
jam, jelly, strawberry jam | liquid #b8203a -5 105 | thick
shampoo, dish soap, liquid soap, detergent | liquid #6fc4e0 -5 102 | thick
oil, olive oil, vegetable oil, cooking oil, sunflower oil, motor oil, engine oil | liquid #e6bb3c -10 300 | oily
liquid nitrogen | liquid #e8f4fb -210 -196 | clear
paint | liquid #d9534a -5 100 | thick
ice, ice cube, ice block, block of ice, snow, snowball, icicle | solid #bfe6f7 0 100 | clear watery
ice cream, popsicle, sorbet, gelato | solid #f7d7c4 -6 100 | watery
butter, margarine | solid #f7d155 30 180 | oily
cheese, cheddar | solid #f4b73c 50 180 | oily
melted chocolate, molten chocolate, chocolate sauce, hot chocolate sauce, chocolate ganache | liquid #5f3820 0 100 | thick heavy
chocolate, dark chocolate | solid #5f3820 32 150 | oily
white chocolate | solid #f7ead0 30 150 | oily
coconut oil | solid #fbf8ee 25 190 | oily
lard, shortening, ghee | solid #fbf3e2 36 190 | oily
wax, paraffin, beeswax, candle wax, candle | solid #f4e6c2 50 300 | oily
crayon | solid #e0473c 52 300 | oily
gelatin, gelatine, jello | solid #e0503c 32 100 | watery clear
gum, chewing gum, tar, asphalt | solid #e79ab4 60 300 |
plastic | solid #e8735a 150 400 |
soap, bar of soap | solid #f3c7d6 70 300 | base
sugar, sugar cube, brown sugar | powder #fbf7ee 186 400 | soluble
salt, table salt, sea salt | powder #fbfbf8 801 1465 | soluble | #ffc21e
sodium chloride | powder #fbfbf8 801 1465 | soluble | #ffc21e
baking soda, sodium bicarbonate, bicarbonate, bicarbonate of soda, soda powder, sodium carbonate, baking powder | powder #fbfaf6 270 850 | soluble carbonate base
chalk, chalk powder, calcium carbonate, marble chip, eggshell, limestone | powder #f6f3ea 825 1500 | carbonate
sodium hydroxide, lye, caustic soda | powder #f7f8f8 318 1388 | soluble base
potassium hydroxide, calcium hydroxide | powder #f7f8f8 360 1327 | soluble base
flour, starch, cornstarch, powder, milk powder | powder #f6efdf 900 999 |
rice | powder #f8f2e0 900 999 |
cereal, granola, oats, oatmeal, muesli, cornflakes | powder #d9a55a 900 999 |
bean, lentil, coffee bean | powder #8a4f2c 900 999 |
pepper, cinnamon, paprika, spice, herb, oregano, sprinkle | powder #8f5a34 900 999 |
egg, eggs, beaten eggs, batter, pancake batter, cake batter, egg yolk | liquid #f4c94a 60 140 | thick watery
stew, chili, curry | liquid #b5632c -1 101 | watery thick
custard, pudding, sauce, gravy | liquid #d99a4a -2 104 | watery thick
sand | powder #dcbf86 1700 2230 | heavy
cocoa, cocoa powder | powder #6b3f25 900 999 |
turmeric, curry powder | powder #e3a01c 900 999 |
food coloring, food colouring, dye, food dye | liquid #d8263c 0 100 | watery
gold | solid #e8b430 1064 2856 | metal
silver | solid #c9ced6 962 2162 | metal
tin, solder | solid #c6ccd2 232 2602 | metal
gallium | solid #c9d2da 30 2400 | metal
zinc | solid #b4bec6 420 907 | metal | #9ff0d8
lead | solid #7b8591 327 1749 | metal | #b9d8ff
iron, steel, iron filing, iron wool, steel wool | solid #7d848c 1538 2862 | metal dazzling | #ffb347
aluminum, aluminium | solid #d2d7dc 660 2519 | metal dazzling | #f4f7ff
magnesium, magnesium ribbon | solid #d8dce0 650 1091 | metal dazzling | #ffffff
titanium | solid #b7bcc4 1668 3287 | metal dazzling | #ffffff
sodium | solid #d6dade 98 883 | metal | #ffc21e
potassium | solid #cfd3dc 63 759 | metal | #b78cff
lithium | solid #d0d4d4 180 1342 | metal | #ff2f4e
calcium | solid #d9d6cc 842 1484 | metal | #ff6a2a
strontium | solid #d6d2b8 777 1382 | metal | #ff1f2e
barium | solid #cfd2c6 727 1897 | metal | #8fe33a
copper, copper wire | solid #c77b45 1085 2562 | metal | #1fd9a8
copper sulfate, copper sulphate, copper chloride | crystals #2f8fe0 110 650 | soluble | #1fd9a8
potassium chloride, potassium nitrate | powder #f7f7fb 770 1420 | soluble | #b78cff
lithium chloride | powder #f7f7fb 605 1382 | soluble | #ff2f4e
strontium chloride, strontium nitrate | powder #f7f7f4 874 1250 | soluble | #ff1f2e
barium chloride, barium nitrate | powder #f7f7f4 962 1560 | soluble | #8fe33a
calcium chloride | powder #f7f7f4 772 1935 | soluble | #ff6a2a
cesium, caesium, rubidium, indium | solid #d8cfa8 28 671 | metal | #7f8cff
boric acid, borax, boron | powder #f7faf7 171 300 | soluble | #3fe05a
phosphorus, white phosphorus | solid #f2ecc8 44 280 | dazzling | #fff3a8
sulfur, sulphur | powder #f2dc3a 115 445 | | #4f78ff
alcohol burner, spirit lamp | solid #cfd8dc 900 999 | | #5f8cff
dry ice, frozen carbon dioxide | solid #f0f6fb -57 -78 | sublimes | #f3f8fc
iodine, iodine crystal | crystals #3d2a52 114 60 | sublimes | #9a4fd0
naphthalene, mothball | crystals #f7f7f4 80 25 | sublimes | #eef2f5
camphor | crystals #fbfbf8 175 35 | sublimes | #f0f2f5
arsenic trioxide | powder #f4f4f0 312 193 | sublimes | #eceeea
ammonium chloride | powder #f8f8f8 520 338 | sublimes | #f2f4f6
menthol | crystals #f4fafa 42 35 | sublimes | #eef6f6
`

/** Words of one substance in the plural, and of what is made of it. */
const singularOf = (word: string): string => word.replace(/(?<=[a-z]{3})(?<!s)s$/u, '')

const read = (row: string): readonly (readonly [string, Substance])[] => {
  const [names = '', facts = '', traits = '', fume = ''] = row.split('|').map((each) => each.trim())
  const [state = '', colour = '', melts, boils] = facts.split(' ')
  const all = names.split(', ')
  const substance: Substance = {
    name: all[0] ?? '',
    state: state as Substance['state'],
    colour,
    melts: Number(melts),
    boils: Number(boils),
    traits: new Set(traits.split(' ').filter((each) => each !== '') as Trait[]),
    ...(fume !== '' && { fume }),
  }
  return all.map((name) => [name, { ...substance, name }] as const)
}

const SUBSTANCES: ReadonlyMap<string, Substance> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => read(row)),
)

/** What a word means as a stuff: `concentrated sulfuric acid` is sulfuric acid; null when it is none that we know. */
export function findSubstance(words: string): Substance | null {
  const all = words.toLowerCase().trim().split(/\s+/u)
  for (let from = 0; from < all.length; from++) {
    const rest = all.slice(from).join(' ')
    const found = SUBSTANCES.get(rest) ?? SUBSTANCES.get(singularOf(rest))
    if (found) return found
  }
  return null
}
