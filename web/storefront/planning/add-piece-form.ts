/** The box for a piece's name, before and after its suggestions have come. */
export const ADD_PIECE = { label: 'Add a piece', submitLabel: 'Add' }
export const ADD_PIECE_HINT = 'Sofa, bookcase, lamp ...'
