import { SAMPLE_ARTICLES, type SampleArticle } from './sample-articles.ts'

const SLUG = 'how-a-chair-is-made-in-our-workshop'

const CONTENT = `
<p>People who visit the workshop usually ask how long a chair takes. The honest answer is nineteen hours of hands and eleven
weeks of waiting. This is the story of one of them: a Gorumara dining chair, number 6 of an order of eight, which left us on a
Thursday in October for a flat in Pradhan Nagar.</p>

<h2>The stack</h2>
<p>Teak arrives as squared logs and is sawn on our own band mill into boards of 32 and 44 millimetres. Then nothing happens for
a long time. The boards lie outside under a tin roof, each layer kept apart from the next by sticks, so that air can walk
through. When the moisture meter says eighteen per cent they go into the kiln, which is a brick room with a fan and a boiler fed
by our own offcuts. At eleven per cent they come out. Siliguri swings between forty and ninety-five per cent humidity in a year,
and eleven is the number that is least wrong in both.</p>
<p>Skip this and everything that follows is decoration. A chair made of wet timber is a good chair until the first winter.</p>

<h2>The pattern</h2>
<p>Sanjay Barman has the pattern for the back leg on a nail above his bench. It is a piece of plywood, dark with handling, cut
by our founder in 1983 with a curve he took from a chair in the Bagdogra waiting room. It has been corrected twice: in 1991 the
seat went up by fifteen millimetres, because people had grown, and in 2014 the foot was moved back a little, because people had
begun to lean.</p>
<p>He lays the pattern on the board so that the grain follows the curve. This is the most important decision in the chair. If
the grain runs out at the bend, the leg will one day break there, and no glue will help. About one board in three is put aside
for something straighter.</p>

<blockquote>You do not draw the leg on the wood. You look for the leg that is in the wood.</blockquote>

<h2>Joints</h2>
<p>There are sixteen mortise and tenon joints in a Gorumara. The mortises are cut by machine, because a machine does not get
tired of making the same slot. The tenons are cut by machine as well, a shaving too thick, and then fitted by hand, each one to
its own mortise. A tenon is right when it can be pushed in with the weight of the body and needs a mallet to come out.</p>
<ul>
<li>At the seat rail, where a person leaning back pulls hardest, the joint is pinned from the inside with a bamboo peg.</li>
<li>At the stretchers, which work in both directions, the tenon goes right through and is wedged.</li>
<li>At the top rail the joint is blind, because that is where hands go.</li>
</ul>
<p>The chair is put together dry, looked at, taken apart, glued and put together again. Rekha Oraon checks it on a steel plate:
four feet down, no daylight. If one foot floats she does not shorten the other three. She finds out why.</p>

<h2>Shaping</h2>
<p>Up to now it is a chair that only a machine could love. Now come two hours with a spokeshave and a card scraper. The edges
under the seat are rounded where calves touch them. The top rail gets a hollow of three millimetres, which nobody sees and every
back notices. The front of the seat is eased, so that it does not press behind the knee.</p>
<p>We sand to 240 and stop. Beyond that the oil has nothing to hold.</p>

<h2>Oil</h2>
<p>Three coats, a day apart, rubbed in and rubbed off. The first disappears. The second shows you every scratch you left, and
about half the chairs go back to the scraper at this point. The third is for the hand. We do not varnish. Varnish looks better
on the day of delivery and worse on every day after it, and it cannot be mended in a kitchen.</p>

<h2>Cane</h2>
<p>Then the frame goes across the yard to the weaving room. The seat has seventy-two holes, and through them goes about ninety
metres of cane, soaked for an hour and worked wet. Six layers: two from back to front, two from side to side, and two on the
diagonal that lock the rest. Pema Lhamo, who has taught the room for fourteen years, can tell from the sound of a finger drawn
over the seat which of her weavers made it.</p>
<p>It must dry slowly, for two days, away from the sun. As it dries it pulls tight. A good seat rings like a drum when it is
finished. If it does not ring, it is cut out and woven again, and the weaver drinks her tea alone that afternoon. That has
happened to everybody, including Pema.</p>

<h2>The last hour</h2>
<p>A felt disc goes under each foot. The number of the order and the initials of four people are stamped inside the back rail:
the sawyer, the joiner, the finisher, the weaver. If a chair comes back to us, in two years or in thirty, we know whom to ask.
Many of them come back for new cane, and the initials are read aloud in the yard. Two of the joiners from 1988 have sons at the
benches now.</p>
<p>Number 6 was packed with the other seven in cotton sheets and cardboard, no foam, and travelled four kilometres on a Tuesday
van that could not come on Tuesday. The family has asked for two more.</p>
<p>If you would like to see it done, the workshop door is open on Saturdays between ten and one. Wear shoes that do not mind
sawdust.</p>
`

/** The article that stands in for any other while the blog cannot be reached. */
export const SAMPLE_ARTICLE: SampleArticle & { content: string } = { ...listed(SLUG), content: CONTENT.trim() }

function listed(slug: string): SampleArticle {
  const found = SAMPLE_ARTICLES.find((article) => article.slug === slug)
  if (!found) throw new Error(`No sample article is listed as ${slug}`)
  return found
}
