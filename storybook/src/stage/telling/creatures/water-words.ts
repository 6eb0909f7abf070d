/** Places with water, by any word of theirs. */
export const WATERS = /lake|pond|river|sea|ocean|water|stream|harbou?r|pool|bay|lagoon|canal/u

/** Where one stands beside the sea. */
export const SHORES = /\b(?:pier|dock|jetty|beach|quay|shore|port)$/u
