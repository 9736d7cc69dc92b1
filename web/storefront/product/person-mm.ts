/** A grown woman of average height here. Beside her everybody sees how large a piece is. */
export const PERSON_MM = 1550
