import type { Shot, Subject } from '../../plan/plan.ts'

/** Whose shop looks how; who makes things works in a workshop. */
const SHOPS: readonly (readonly [owner: RegExp, place: string])[] = [
  [/\b(tailor|seamstress|dressmaker|fashion designer)$/u, 'tailor shop'],
  [/\b(barber|hairdresser|hair stylist|stylist)$/u, 'barbershop'],
  [/\b(baker|confectioner|pastry chef)$/u, 'bakery'],
  [/\b(florist|flower seller)$/u, 'flower shop'],
  [/\b(butcher|fishmonger|cheesemonger)$/u, 'butcher'],
  [/\b(pharmacist|chemist|apothecary)$/u, 'pharmacy'],
  [/\b(bookseller|librarian)$/u, 'bookstore'],
  [/\b(toy ?maker|candy maker)$/u, 'toy store'],
  [/\b(sushi (?:chef|master)|itamae|ramen (?:chef|cook|master))$/u, 'sushi bar'],
  [/\b(pizza (?:chef|maker|baker)|pizzaiolo)$/u, 'pizzeria'],
  [/\b(bartender|barkeeper|barman|barmaid|mixologist)$/u, 'bar'],
  [/\b(barista)$/u, 'cafe'],
  [/\b(ice cream (?:seller|vendor|man|maker))$/u, 'ice cream parlor'],
  [/\b(receptionist|concierge)$/u, 'hotel'],
  [/\b(chef|cook|waiter|waitress)$/u, 'restaurant'],
  [
    /\b(watch ?maker|clock ?maker|shoe ?maker|cobbler|jewell?er|goldsmith|blacksmith|smith|carpenter|locksmith|potter|luthier|violin maker|guitar maker|saddler|glassblower|craftsman|artisan|tinkerer|wood ?carver)$/u,
    'workshop',
  ],
]

/** Who paints or chisels in a studio does so in an artist's, and records no music there. */
function makesArt({ actions }: Subject): boolean {
  return actions.some(({ verb }) => /^(?:paint|draw|sculpt|pottery|glaze-pot)/u.test(verb))
}

/** The shop of somebody with a trade is that trade's, and not a supermarket. */
export function shopOfTrade(place: string, { place: words, subjects }: Shot): string | null {
  if (words === 'studio' && subjects.some(makesArt)) return 'art studio'
  if (place !== 'supermarket' || !/\b(shop|store|boutique|atelier|counter)\b/u.test(words ?? ''))
    return null
  for (const { noun, kind } of subjects) {
    const shop = kind === 'person' && SHOPS.find(([owner]) => owner.test(noun))
    if (shop) return shop[1]
  }
  return null
}
