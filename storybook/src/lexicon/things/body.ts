/** Parts of a body that are the whole picture: by themselves, their names are of somebody's. `picture: words`, `|` between the words. */
export const BODY = `
ear: human ear
eye: human eye
nose: human nose
foot: human foot
leg: human leg
raised-hand: human hand
flexed-biceps: human arm
mouth: human mouth
tongue: human tongue
tooth: human tooth
`
