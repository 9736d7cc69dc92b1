/** A finished piece of work for a client. Paragraphs of the description are parted by an empty line. */
export type SampleProject = {
  id: number
  name: string
  slug: string
  description: string
  short_description: string
  main_image: string
  images: readonly string[]
  location: string
  type: 'Residential' | 'Commercial' | 'Hospitality' | 'Marine'
  style: 'Modern' | 'Contemporary' | 'Luxury' | 'Minimalist' | 'Industrial'
  client: string
  /** A day, as YYYY-MM-DD. */
  completion_date: string
  is_featured: boolean
  is_active: boolean
  created_at: string
  updated_at: string
}

const FERNHOLLOW = `
Fernhollow stands at just over two thousand metres on a spur below the Senchal ridge, on the terraces of a tea garden that was
given up in the nineteen-seventies. Thirty-two rooms in six stone and timber houses, a long dining hall, a library with two
fireplaces. The owners asked for a resort that would feel as though somebody had lived there before the guests came. We were
brought in while the walls were still open, which is when a furniture maker is most useful.

The place decides everything. For four months of the year the cloud is inside the building, and for three it is so dry that
doors shrink. We kiln the timber to eleven per cent for our own district; for Fernhollow we took it to ten and let it stand on
site for six weeks under a tarpaulin before the first joint was cut. Every top is held by sliding battens. In the first monsoon
the largest table, four metres of sal in the dining hall, moved by nineteen millimetres and came back. Nothing split.

The rooms have beds in sal with a high cane headboard, woven in place so that it dried taut in the air it would live in. Each
window has a seat of its own, because that is where people go on the first morning, and under the seat is a drawer for boots.
The writing tables are teak and face the wall, not the view: the owners had noticed, as we had, that nobody ever wrote a line
in front of Kangchenjunga. Blankets, throws and the quilted bedcovers were woven and sewn within forty kilometres of the house.

In the dining hall we made forty-eight of our Gorumara chairs with seats two centimetres deeper than usual, for people in heavy
pullovers. The long tables can be parted into twos. Above them hang brass domes from our metal shop, enamelled white inside, on
dimmers, so that the room can follow the weather: bright at breakfast, low when the cloud comes up the valley at three.

The library was the hardest. It had to hold two thousand books that arrived from the owner's father in tea chests, some of them
damp. We built the cases in fumed sal with an open back and a gap to the wall, and steel behind the timber to carry the weight.
The armchairs are deep, in wool bouclé, and there are exactly enough of them that one is always free.

Everything travelled from Siliguri in small lorries, because the last four kilometres do not admit a large one. The biggest
single piece was a headboard of two metres ten; the four-metre table went up as planks and was glued in the hall. Eleven of our
people lived on site for nine weeks. Two of them now live in Ghum, for reasons unconnected with furniture.

We go back each October, before the season, to oil the tables and tighten the cane. It is written into the contract, and it is
the part of the contract we like best.
`

const ZHAMLING = `
The Zhamling Courtyard is a hotel of twenty-four suites in the Paro valley, built in rammed earth and blue pine around three
courts. Its architects are Bhutanese, its carpenters are Bhutanese, and the painted beams are the work of a family who have done
little else for five generations. Our part was everything that can be moved: beds, tables, chairs, cabinets, lamps, rugs. The
brief, in one sentence, was that nothing we brought should speak louder than the house.

That ruled out a good deal. The walls are eighty centimetres thick and lean in as they rise; the windows are small, with carved
frames in five colours. Furniture with any ornament of its own would have quarrelled with them. So we made it plain and heavy and
let the timber do the talking: teak, oiled, with rounded edges and visible joints, low enough that the eye passes over it to the
wall. Where there is colour, it comes from cloth. The madder red, the indigo and the yellow of the cushions were matched to
threads we were given from an old kira.

Each suite has a platform bed with a sal base, a long bench below the window, a low table for butter tea and a writing desk with a
lid, since a closed desk is a calmer thing to wake up to. A small cabinet beside the door holds an altar. It is the same height in every room,
and the carpenters of the house, who checked it with a thumb and a prayer, asked us to raise it by one finger. We did, in all
twenty-four.

Heating is by a stove in the corner of every room. Dry heat on one side and cold stone on the other is the worst company for wood
there is. We cut the wide panels as frame and panel, loose in their grooves, and left the backs of the cabinets open behind a
lattice. The dining chairs have no cane: in that air it would have snapped in a winter. They have seats of woven leather strap
instead, made by our upholsterers after three trials, of which the second was a memorable failure.

The rugs are Tibetan-knotted in the hills above Kalimpong, in undyed wool, seventy-two of them. They took eleven months and were
the first thing ordered and the last to arrive. For the restaurant we made a single table of eleven metres in seven parts, with
brass keys between them, so that it can be one feast or seven dinners.

Crossing the border is a craft of its own. Each of the one thousand one hundred and sixty pieces travelled with its papers from
Siliguri through Phuentsholing, and over the pass at Chelela only when the road was dry. Of them all, two were damaged on the
way. One was a lamp. The other was a chair that had been sat on, at some checkpoint, by a very large and apologetic policeman.

The hotel opened in the week of the Paro festival. We were given places at the long table. From there you see the wall, the light
on the wall, and not much else, and that was the idea.
`

const METERLINE = `
Hotel Meterline is on Hill Cart Road, ten minutes' walk from the junction where three gauges of railway used to meet. Eighty-six
rooms on seven floors, a café on the street, a hall for weddings and one for people who sell insurance. Its guests stay for one
night and a half on average: on the way up to the hills, on the way down, or on business between two trains. The client wanted a
modern hotel that wears well and does not pretend to be anywhere else.

We began by counting. A room of this kind is slept in three hundred nights a year, by people with large suitcases and little time.
What breaks? Drawer runners, the corner of the desk, the edge of the luggage shelf, the arm of the chair that is used as a coat
stand. So there are no drawers except one with a key. The desk is a single shelf of sal with a rounded nose, held by blackened
steel from below. The luggage shelf is slatted and faced with a strip of the same steel. The chair has a hook behind its back for
the coat.

The beds stand on a plinth set in by fifteen centimetres, so that a vacuum cleaner passes and a toe does not stub. The headboard is a
felted panel in tea green that can be lifted off two cleats and exchanged in four minutes. We made ninety for eighty-six rooms, and
one person in the laundry now knows more about headboards than we do. Everything in a room can be taken out through its own door
and repaired on a bench in the basement, where we have left a vice, a box of spares and a drawing of every joint.

The railway is present without a single photograph of a train. The café counter is built of sleepers from the old metre-gauge
line, sal of 1948, planed on three sides and left as it was on the fourth. The stools are the ones we sell as Matigara. The lamps
are spun brass over a former that we first made for a railway bungalow. The carpet in the corridors carries a line one metre
apart, and children walk on it without being told to.

For the wedding hall we made four hundred stacking chairs in mango wood, ten to a trolley, with seat pads in three colours that
go with most saris and clash with none. They weigh four and a half kilos each. The client's manager carried six at once on the
day of delivery and has been the hall's benchmark since then.

The work was done in fourteen weeks, floor by floor from the top, while the hotel below was still being plastered. Our workshop
is four kilometres away, which meant that a part that did not fit at ten in the morning could be back and right by two. It is the
advantage of building at home: nobody can say that the lorry is stuck at Sevoke.

Two years on we have replaced eleven chair pads, one desk and no beds. The client has begun a second house in Jalpaiguri and has
asked for the same again, with one change. The hook behind the chair should take two coats.
`

/** The three of the spec: what an empty shop opens with. */
export const SAMPLE_PROJECTS: readonly SampleProject[] = [
  {
    id: 1,
    name: 'Fernhollow Resort, Darjeeling',
    slug: 'fernhollow-resort-darjeeling',
    short_description:
      'Thirty-two rooms, a dining hall and a library on an old tea terrace at two thousand metres, furnished for cloud, frost and wood smoke.',
    description: paragraphs(FERNHOLLOW),
    ...picturesOf('darjeeling-resort'),
    location: 'Darjeeling, West Bengal',
    type: 'Hospitality',
    style: 'Luxury',
    client: 'Fernhollow Hill Estates',
    completion_date: '2024-03-22',
    is_featured: true,
    is_active: true,
    created_at: '2024-04-15T05:30:00.000Z',
    updated_at: '2024-04-15T05:30:00.000Z',
  },
  {
    id: 2,
    name: 'Zhamling Courtyard Hotel, Bhutan',
    slug: 'zhamling-courtyard-hotel-bhutan',
    short_description:
      'Twenty-four suites around three courts in the Paro valley: plain, heavy teak that leaves the talking to the painted house.',
    description: paragraphs(ZHAMLING),
    ...picturesOf('bhutan-hotel'),
    location: 'Paro, Bhutan',
    type: 'Hospitality',
    style: 'Luxury',
    client: 'Zhamling Hospitality',
    completion_date: '2025-03-28',
    is_featured: true,
    is_active: true,
    created_at: '2025-05-06T05:30:00.000Z',
    updated_at: '2025-05-06T05:30:00.000Z',
  },
  {
    id: 3,
    name: 'Hotel Meterline, Siliguri',
    slug: 'hotel-meterline-siliguri',
    short_description:
      'Eighty-six rooms, a street café and a wedding hall on Hill Cart Road, built to be slept in three hundred nights a year.',
    description: paragraphs(METERLINE),
    ...picturesOf('siliguri-hotel'),
    location: 'Siliguri, West Bengal',
    type: 'Hospitality',
    style: 'Modern',
    client: 'Meterline Hotels',
    completion_date: '2023-08-30',
    is_featured: true,
    is_active: true,
    created_at: '2023-09-20T05:30:00.000Z',
    updated_at: '2025-09-12T05:30:00.000Z',
  },
]

/** Lines are wrapped here for the reader of this file; on the page a paragraph is one line. */
function paragraphs(text: string): string {
  return text
    .trim()
    .split('\n\n')
    .map((paragraph) => paragraph.replaceAll('\n', ' '))
    .join('\n\n')
}

function picturesOf(name: string): Pick<SampleProject, 'main_image' | 'images'> {
  const file = (n: number) => `project-${name}-${n}.webp`
  return { main_image: file(1), images: [file(2), file(3), file(4)] }
}
