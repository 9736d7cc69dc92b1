/** For the browser's own bar; the same as --color-paper in tokens.css. */
export const THEME_COLOUR = '#fbf8f3'
