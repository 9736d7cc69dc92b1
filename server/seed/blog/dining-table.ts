export const DINING_TABLE = `
<p>Of all the things we make, a dining table is the one that families discuss the longest and regret the least. It is also the
one most often bought in the wrong size. Here is what we ask when somebody sits down with us to order one.</p>

<h2>How many, really?</h2>
<p>Not how many chairs. How many people on an ordinary Tuesday, and how many at Bijoya, Eid, Losar or Christmas? Buy for the
Tuesday and make a plan for the feast. A table for ten with three people at it every night is a sad piece of furniture.</p>
<p>A grown person needs sixty centimetres of edge to eat with their hands and not with their neighbour’s. Fifty-five will do
for a child. So a table of 1.8 metres seats three along each side, and two more at the ends when it matters. At 1.2 metres round
it is four, or five who like each other.</p>

<h2>Ninety behind the chair</h2>
<p>The table is only half of what you are placing. Behind every chair there must be room to push it back and stand up: seventy-five
centimetres if there is a wall, ninety if somebody has to walk past with a hot bowl. Take the size of the room, subtract that on
all sides, and what remains is your largest table. Do it with a tape before you do it with your heart.</p>
<ul>
<li>Room of 3.0 by 3.6 metres: a table of 1.5 by 0.8, or a round one of 1.2.</li>
<li>Room of 3.3 by 4.2 metres: a table of 1.8 by 0.9.</li>
<li>A corner of the living room: a round one, or a long one with a bench against the wall.</li>
</ul>

<h2>Who sits at the leg?</h2>
<p>Nobody asks this in a showroom, and somebody asks it at every meal. Sit down at the table, at each place in turn, and pull your
chair in. If a leg is where your knee wants to be, that place belongs to the youngest for ever. Legs at the extreme corners are
best for six. A single foot is best for a round table. Trestles look handsome and give two people a shin each.</p>
<p>Also look at the apron, the rail below the top. You need sixty-two centimetres from floor to apron, or thighs and arms will
both be in it. We hold to sixty-four.</p>

<blockquote>A good table is one at which nobody has the bad seat.</blockquote>

<h2>Round, square or long</h2>
<p>A round table is a conversation. Everybody sees everybody, and the dal is equally far from all. Above 1.4 metres it becomes
two conversations and the dal is out of reach. A square one is good for four and hard to place. A long table has a head, which
some families need and others should avoid.</p>

<h2>Bench or chairs</h2>
<p>A bench seats three where chairs seat two, and vanishes under the table. Children like it and can be counted on it. Grandparents
do not: there is no back and no arm to rise by. Our usual advice is a bench on the wall side, chairs on the other, and two
chairs with good backs at the ends for whoever has earned them.</p>
<p>Mixing is no sin. Four of one kind and two of another look as though you meant it. Six of six kinds look as though you moved
house in a hurry.</p>

<h2>The top</h2>
<p>You will put a hot kadhai on it. You will say you will not. So choose a surface by how it is mended, not by how it is sold.
Lacquer resists longer and then fails at once; when it does, the whole top must be stripped. Oil takes a mark sooner, and the
mark goes with a sheet of 180 paper and a spoonful of oil on a Sunday morning. Glass shows every finger. Marble and lime juice
have never been friends, and turmeric is nobody’s friend at all.</p>
<p>Wood should be at least twenty-eight millimetres thick for a table of this length. Look at the underside. There should be
battens or buttons that let it move with the seasons, and there should be no staples.</p>

<h2>Light</h2>
<p>Hang a lamp over the middle, with its lower edge about seventy centimetres above the top: high enough to see your sister,
low enough that the light stays on the food. Over 1.8 metres use two. Warm light, always. Nobody ever looked hungry under
a tube.</p>

<h2>Before you say yes</h2>
<p>Bring the family. Sit for ten minutes with your elbows on it and talk about something else. If somebody begins to do homework, or
to shell peas, it is the right table.</p>
`.trim()
