/** What one reads, writes, draws and looks closely with. `picture: words`, `|` between the words. */
export const DESK = `
open-book: spellbook|spell book|grimoire|diary|notebook|journal|comic book|bible|dictionary|encyclopedia|atlas|book|books open|novel|textbook|storybook
books: stack of books|pile of books
newspaper: news paper
page-facing-up: flyer|leaflet|brochure|pamphlet|handout|academic paper|research paper|scientific paper|term paper|exam paper
memo: paper|sheet of paper|note|letter paper
magnifying-glass-tilted-left: magnifying glass|magnifier|loupe
paintbrush: brush|artist brush|paint brush
artist-palette: palette|paint
framed-picture: painting|picture|canvas|portrait painting|artwork|picture frame
pencil: pencils
crayon: crayons
pen: ballpoint
scissors: shears|pair of scissors
hourglass-done: hourglass|sand timer
telescope: spyglass
microscope: microscopes
test-tube: vial
alembic: flask|beaker|potion
crystal-ball: magic ball
magic-wand: wand
envelope: letter|mail|love letter|message
hourglass-done: egg timer
`
