import type pg from 'pg'

const WOODS = `(array['Teak','Sal','Walnut','Mango','Sheesham','Oak','Cane','Bamboo'])`
const THINGS = `(array['bench','table','chair','shelf','bed','lamp','door','floor','loom','swing'])`
const PLACES = `(array['Mirik','Siliguri','Kalimpong','Gangtok','Malda','Darjeeling'])`
const pick = (list: string, by: string) => `${list}[1 + (${by}) % array_length(${list}, 1)]`

/** Texts of a few thousand letters each that do not press to nothing; one in fifty is a draft, one in a hundred scheduled. */
export async function manyArticles(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into blog_posts (slug, title, excerpt, content, author, category, tags, read_time, is_published, published_at, created_at, updated_at)
     select 'article-' || n, ${pick(WOODS, 'n')} || ' ' || ${pick(THINGS, 'n / 8')} || ' number ' || n,
       'What to know before you oil, move or mend it, from our workshop, part ' || n,
       (select string_agg('<p>' || md5((n * 40 + part)::text) || ' ' || md5((n * 40 + part + 7)::text) || '</p>', '')
         from generate_series(1, 40) as part),
       ${pick(`(array['Biren Roy','Asha Rai','Meera Saha'])`, 'n')},
       ${pick(`(array['Craft','Care','Rooms','Oiling cane','Wood','Light','Makers','Small homes','News','Design'])`, 'n / 3')},
       array[lower(${pick(WOODS, 'n')}), lower(${pick(THINGS, 'n / 8')})], 3, n % 50 <> 0,
       case when n % 50 = 0 then null when n % 100 = 1 then now() + (n || ' minutes')::interval
         else now() - (n || ' minutes')::interval end,
       now() - (n || ' minutes')::interval, now() - ((n * 7919) % ${count} || ' minutes')::interval
     from generate_series(1, $1::int) as n`,
    [count],
  )
}

export async function manyProjects(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into projects (slug, name, short_description, description, location, type, style, client, completion_date, is_featured, is_active, created_at, position)
     select 'project-' || n, ${pick(WOODS, 'n')} || ' house ' || n, 'A house and its rooms',
       (select string_agg(md5((n * 20 + part)::text), ' ') from generate_series(1, 20) as part),
       ${pick(PLACES, 'n')}, ${pick(`(array['Hospitality','Residential','Commercial'])`, 'n')},
       'Modern', 'Client ' || n, (2000 + n % 26)::text, n % 2000 = 0, n % 20 <> 0, now() - (n || ' minutes')::interval, n
     from generate_series(1, $1::int) as n`,
    [count],
  )
}
