/** With a review or a return. */
export const MOST_PHOTOS = 4

/** Of the base64 text of one photo: about 1.5 MB of picture. The browser makes it smaller before it is sent. */
export const LONGEST_PHOTO = 2_000_000
