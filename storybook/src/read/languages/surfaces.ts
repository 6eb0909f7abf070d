/** What one is on rather than in, though many languages have one word for both. */
export const SURFACE =
  /^(?:couch|sofa|bench|chair|armchair|roof|rooftop|branch|table|bridge|hill|grass|rock|stage|rug|carpet|windowsill|stairs|balcony|platform|ice|shoulder|lap|leaf|fence|wall|horse|bicycle|moon|ladder|shelf|plate|island|stone)$/
