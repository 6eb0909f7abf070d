/** What the shops sell that are known; else presents. */
const WARES: readonly (readonly [shop: RegExp, goods: string])[] = [
  [
    /baker|pastry|patisserie|cake|boulangerie|bread/u,
    'bread croissant shortcake cupcake pretzel birthday-cake pie',
  ],
  [/toy/u, 'teddy-bear locomotive kite robot nesting-dolls yo-yo puzzle-piece'],
  [/candy|sweet|chocolate/u, 'candy lollipop chocolate-bar cookie doughnut'],
  [/jewel|watch/u, 'ring gem-stone crown watch'],
  [/sushi|ramen|noodle|izakaya/u, 'sushi steaming-bowl bento-box rice-ball'],
  [/fish/u, 'fish tropical-fish shrimp lobster crab'],
  [/ice cream|gelato|parlou?r/u, 'soft-ice-cream ice-cream shaved-ice'],
  [/coffee|cafe|café|tea/u, 'hot-beverage croissant shortcake teapot cookie'],
  [
    /fruit|grocery|supermarket|market|convenience|vegetable/u,
    'red-apple grapes banana watermelon carrot bread tomato',
  ],
  [/\bhat\b|hats/u, 'womans-hat top-hat crown'],
  [/camera/u, 'camera video-camera camera-with-flash'],
  [/pet/u, 'rabbit hamster cat parrot tropical-fish'],
  [/book|comic|stationery/u, 'books open-book closed-book notebook'],
  [/record|vinyl/u, 'optical-disk headphone musical-notes radio'],
  [/music|guitar/u, 'guitar violin trumpet saxophone drum'],
  [/flower|florist|plant|garden/u, 'bouquet tulip sunflower potted-plant rose hibiscus'],
  [
    /tailor|cloth|dress|fashion|shoe|boutique|department/u,
    'dress high-heeled-shoe womans-hat handbag necktie',
  ],
  [/electronic|computer|phone/u, 'television laptop-computer mobile-phone headphone radio'],
  [/bike|bicycle|cycle/u, 'bicycle kick-scooter skateboard bicycle'],
  [/sport/u, 'soccer-ball basketball tennis volleyball skateboard'],
  [/hardware|tool/u, 'hammer wrench toolbox screwdriver ladder'],
  [/spice/u, 'hot-pepper salt jar garlic herb'],
  [/bird/u, 'parrot bird dove rooster'],
  [/fabric/u, 'thread scarf sari yarn'],
  [/antique|junk|thrift|pawn|flea/u, 'mantelpiece-clock amphora framed-picture candle teapot'],
  [/pizz/u, 'pizza spaghetti wine-glass pizza'],
  [
    /restaurant|bistro|eatery|diner|steak|trattoria/u,
    'spaghetti wine-glass poultry-leg steaming-bowl',
  ],
  [
    /\bbar\b|pub|saloon|tavern|wine|liquor|club|disco/u,
    'beer-mug cocktail-glass wine-glass clinking-beer-mugs',
  ],
  [/pharmacy|drug|chemist|apothecary/u, 'pill lotion-bottle adhesive-bandage stethoscope'],
  [/barber|salon|hair/u, 'barber-pole scissors lotion-bottle mirror'],
  [/butcher|deli|meat/u, 'cut-of-meat poultry-leg bacon meat-on-bone'],
  [/cheese/u, 'cheese-wedge bread grapes wine-glass'],
  [/laund/u, 'basket soap t-shirt socks'],
  [/./u, 'wrapped-gift teddy-bear wrapped-gift ribbon'],
]

/** The pictures of what such a shop sells, by the words for it. */
export function waresOf(told: string): readonly string[] {
  const [, goods] = WARES.find(([shop]) => shop.test(told)) ?? [/./u, 'wrapped-gift']
  return goods.split(' ').map((each) => `noto:${each}`)
}
