/** The pictures of the About page, as the studio files them. */
export const ABOUT_FILES: readonly string[] = ['scenes/about-workshop.webp', 'scenes/room-dining-room.webp']
