export const SAL_OR_TEAK = `
<p>It is the first question in the showroom, usually asked with a hand already flat on a table top. The short answer is that
both will outlive the mortgage. The long answer depends on where you live, how you cook and whether you like to be asked about
your furniture.</p>

<h2>What they are</h2>
<p>Sal is the tree of this country. The forest that runs from the Terai through the Dooars is sal forest, and the sleepers under
the old metre-gauge line were sal, some of them for sixty years. It is heavy, close to 850 kilos for a cubic metre, with a
coarse interlocked grain and a brown that begins pinkish and grows darker every year.</p>
<p>Teak is lighter, about 650 kilos, straighter, oily to the touch and golden when it is fresh. Ours comes from plantations
in central India and is bought with papers. It smells of leather when you plane it. People know its name, and that name has a
price.</p>

<h2>In the monsoon</h2>
<p>All wood moves. It takes up water in July and gives it back in December, and it does so across the grain, hardly along it.
A teak board a metre wide will change by about eight millimetres over a Siliguri year. A sal board will change by about
twelve.</p>
<p>That sounds like a victory for teak, and for some things it is: drawer fronts, doors, anything that must close against
something else. But a table top may move as it likes, provided the maker has allowed for it. Look under the table. If the top
is screwed down hard on all sides, do not buy it in any timber. If you see slots, buttons or sliding battens, somebody has
thought of August.</p>

<h2>Under the knife</h2>
<p>Sal is hard. Children, pressure cookers and the edge of a carrom board leave less on it. Teak dents more easily and also
forgives more easily, because its oil lets you steam a dent out with a wet cloth and an iron.</p>
<p>Neither likes standing water, and sal likes it less when the finish is worn. Both are disliked by white ants: teak because of
its oil, sal because of its resin. We have opened houses in Jalpaiguri where the door was dust and the sal frame around it was
whole.</p>

<blockquote>If it must close, choose teak. If it must carry, choose sal.</blockquote>

<h2>After thirty years</h2>
<p>Sal goes the colour of strong tea. Teak first darkens and then, in the sun, turns silver. If you want a room that stays as it
is on the day of delivery, neither of them is for you, and we would rather say so now.</p>
<p>Both can be planed back to new wood. We do it about forty times a year, for tables whose owners have become grandparents.
There is nothing to be ashamed of in a ring left by a glass in 1997, but if you want it gone, it goes.</p>

<h2>The money</h2>
<p>For the same piece, teak costs us about half as much again as sal. Part of that is the tree, part is the journey. On a chair
the difference is small, because a chair is mostly work. On a bed or a table it is large. This is why our dining tables are sal
and most of our chairs are teak: weight where it should stand still, lightness where it should be lifted.</p>
<ul>
<li><strong>Choose sal</strong> for dining tables, coffee tables, benches, bed rails, bookshelves and anything that children climb.</li>
<li><strong>Choose teak</strong> for chairs, drawers, doors, swings, verandas and bathrooms.</li>
<li><strong>Consider mango</strong> where the budget is tight and the room is dry. It is a fruit tree’s second life, it takes a
stain well, and in a lacquered chest it behaves.</li>
</ul>

<h2>And the forest?</h2>
<p>Sal in West Bengal is sold by the Forest Development Corporation in auctions, from marked coupes, with a hammer stamp on every
log. We keep the transit pass of each lot and you may ask to see the one for your table. If somebody offers you new sal at half
the price and no paper, you know where it came from, and it was not theirs.</p>
<p>We also buy old sal: beams from tea factories, sleepers, the floor of a dak bungalow that was taken down in 2019. It has
finished moving. It is full of nail holes and the blades hate it, and there is nothing better.</p>

<h2>How to decide in the showroom</h2>
<p>Lift it. Knock on it. Put your nose to an unfinished edge; teak smells of leather, sal of a temple after rain. Then ask
three questions, of us or of anybody.</p>
<ul>
<li>How dry was the timber when it was cut? (Ten to twelve per cent is a good answer. “Very dry” is not an answer.)</li>
<li>How is the top held to the frame?</li>
<li>Who will mend it?</li>
</ul>
<p>If the answers come quickly and without a brochure, buy whichever one your hand went back to.</p>
`.trim()
