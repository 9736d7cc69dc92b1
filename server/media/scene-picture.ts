import { type SQL, sql } from 'drizzle-orm'

/** What is known of a picture of the scenes, as JSON of the shape `PictureRow`, named by a column or another expression. */
export const scenePicture = (name: SQL): SQL => sql`(
  select json_build_object('file', named.file, 'known', pic.file, 'width', pic.width, 'height', pic.height, 'alt', pic.alt,
    'color', pic.color, 'placeholder', pic.placeholder, 'version', pic.version,
    'focus_x', pic.focus_x, 'focus_y', pic.focus_y,
    'spots', pic.spots)
  from (select ${name} as file) as named left join pictures pic on pic.file = 'scenes/' || named.file)`

/** Which of these names nothing is known of. */
export const unknownScenes = (names: readonly string[]): SQL => sql`
  select name from unnest(${sql.param([...names])}::text[]) as asked(name)
  where not exists (select from pictures pic where pic.file = 'scenes/' || asked.name)`
