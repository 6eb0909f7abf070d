/** What one is on rather than in, though many languages have one word for both. */
export const SURFACE =
  /^(?:couch|sofa|bench|chair|roof|rooftop|branch|table|bridge|hill|grass|rock|stage|rug|carpet|windowsill|stairs|balcony|platform|(?:the )?ice|shoulder|lap|leaf|flower|sunflower|rose|daisy|tulip|fence|wall|horse|bicycle|moon|ladder|shelf|plate|island|stone|street corner|(?:tree )?stump|log|riverbank|hammock|dock|pier|terrace|porch|deck|lawn|desk|throne|swing|stool|tombstone|gravestone)$/

/** What lies in the mountains and is called after them. */
export const UPLAND = /^(?:river|lake|village|road|hut|stream|path|cabin|pass)$/
