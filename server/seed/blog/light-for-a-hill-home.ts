export const LIGHT_FOR_A_HILL_HOME = `
<p>I grew up in a wooden house below Ghum where we knew the time by the cloud. It came up the valley a little after two, and by
three it was at the window like somebody wanting to be let in. On such days the lamp was lit before school was over. When I plan
light for a house in the hills, I begin with three in the afternoon.</p>

<h2>First, let it in</h2>
<p>Hill light is strong and short. It comes from one side, because the other side is the mountain. So the first rule costs
nothing: keep the window free. Curtains should clear the glass entirely when they are open. Put nothing tall beside it.
A pale wall at right angles to the window is worth two lamps, because the light runs along it into the depth of the room.</p>
<p>A mirror works on the side wall, close to the window, where it can look out. Straight across from the window it only shows you
yourself against the glare.</p>

<h2>Three layers, small ones</h2>
<p>One bright lamp in the middle of the ceiling makes every room look like a police station. Use three or more small lights, at
different heights, each with its own switch.</p>
<ul>
<li><strong>One to see by.</strong> A pendant or a ceiling lamp for sweeping, searching and guests’ coats. It is off most of the
evening.</li>
<li><strong>One to do by.</strong> Beside the chair, over the table, at the stove. Its light falls on the work and not on the
face.</li>
<li><strong>One to be by.</strong> Low, warm, in a corner or on a shelf. This is the one that tells people outside that somebody
is home.</li>
</ul>
<p>When the cloud comes in, light the third one first. It does not fight the grey; it gives it an edge to stop at.</p>

<h2>Warm, and how warm</h2>
<p>On the box of every bulb is a number with a K. Below 3,000 is warm, above 4,000 is a clinic. In the plains people like white
light because it looks cool in May. In the hills we have enough cool. Use 2,700 throughout the house, and do not mix: one white
bulb makes all the warm ones look dirty.</p>
<p>Look for a second number, the colour rendering, above 90. Under a poor bulb a red rug is brown and so is the food.</p>

<blockquote>You should see the page, the plate and each other. You should not see the bulb.</blockquote>

<h2>Height</h2>
<p>Most lamps in our houses hang too high. Over a dining table the lower edge belongs about seventy centimetres above the top. Beside
an armchair the shade should end at the height of your eyes when you are seated, so that the light goes under your gaze. By the
bed, the switch is more important than the lamp: it should be where the hand falls without lifting the head from the pillow.</p>
<p>Low ceilings, which keep the warmth in, do not want pendants in the walkway. Use the corners. A floor lamp behind the sofa
lights the wall, and a lit wall makes a low room taller.</p>

<h2>Shades</h2>
<p>Linen lets about half of the light through and takes the hardness out of it. Cane scatters it in leaves on the ceiling, which
is lovely over an empty table and maddening over a newspaper. Brass keeps all of it and sends it down; paint the inside white or
it will be too yellow. Paper is beautiful and has one monsoon in it.</p>

<h2>Damp and current</h2>
<p>Two practical things. Hill houses are damp from June to September, so choose brass, ceramic or sealed fittings and keep cloth
shades off outer walls. And the current goes. Let one lamp in each room be on the inverter, and let it be the low one: in a power
cut you want to find the door, not to clean the ceiling.</p>
<p>Candles belong in glass in a wooden house. I say this as somebody whose uncle did not think so.</p>

<h2>An evening test</h2>
<p>Invite somebody at four in the afternoon in July. Do not light anything until it feels necessary. Notice which corner
becomes uncomfortable first, and where people move their chairs. That is where the next lamp goes. Buy it, and then wait a month
before you buy another. A room tells you what it lacks if you give it an evening or two.</p>
<p>My mother still lives in the house below Ghum. She has a lamp on the sill now, brass, with a small shade, on from three
o’clock. She says it is for the people on the road.</p>
`.trim()
