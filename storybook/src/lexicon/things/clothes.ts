/** What one wears and carries. `picture: words`, `|` between the words. */
export const CLOTHES = `
luggage: suitcase|trunk suitcase
backpack: rucksack|school bag|knapsack|bag
handbag: hand bag
briefcase: attache case
shopping-bags: shopping bags
necktie: bow tie|bowtie|tie|neck tie
t-shirt: shirt|tee|blouse|tshirt
dress: gown
kimono: toga
coat: parka|overcoat
jeans: trousers|pants
billed-cap: cap|baseball cap
top-hat: hat|magician hat
womans-hat: sun hat|straw hat|bonnet
socks: sock|socks|stocking|stockings
mans-shoe: shoe|shoes|leather shoe
running-shirt: tank top|singlet|halter top|camisole
mans-shoe: loafer|loafers|clog
coat: ski jacket|parka
running-shoe: sneaker|sneakers|trainers
hiking-boot: boot|boots
high-heeled-shoe: high heel|high heels|heels
glasses: eyeglasses|spectacles
sunglasses: shades|dark glasses
ring: engagement ring|wedding ring|diamond ring|gold ring|golden ring|silver ring
gem-stone: diamond|gem|jewel|ruby|emerald|crystal|sapphire
crown: tiara
umbrella: parasol|brolly|umbrellas
umbrella-on-ground: beach umbrella
dress: tutu|corset|outfit
t-shirt: turtleneck|jersey|polo shirt|suit jacket
womans-clothes: clothing|garment
coat: trench coat
`
