/** Trees, flowers and leaves. `picture: words`, `|` between the words. */
export const PLANTS = `
deciduous-tree: tree|oak|maple|birch|elm|willow|beech|oak tree|apple tree|ash tree|maple tree|chestnut tree|walnut tree|linden tree|lime tree|mulberry tree
evergreen-tree: pine|fir|spruce|pine tree|conifer|fir tree|cedar
palm-tree: palm|palms|coconut palm|coconut tree
cherry-blossom: blossom flower|petal|flower petal|rose petal|sakura petal|cherry blossom petal|sakura|cherry blossom tree
blossom: flower|flowers|daisy|yellow flower|wildflower|dandelion|buttercup
tulip: tulips
bouquet: flower bouquet|bunch of flowers
rose: roses
sunflower: sunflowers
herb: bush|shrub|fern|weed|grass plant
potted-plant: houseplant|plant|pot plant|bonsai|indoor plant|plant pot
seedling: sprout|sapling
maple-leaf: autumn leaves|autumn leaf|red leaf
fallen-leaf: leaves|dead leaf|dry leaves|dry leaf|brown leaf
four-leaf-clover: clover
mushroom: toadstool|fungus
coral: coral reef coral
`
