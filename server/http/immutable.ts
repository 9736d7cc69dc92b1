/** Of a file whose address changes with its content: whoever has it never needs to ask again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
