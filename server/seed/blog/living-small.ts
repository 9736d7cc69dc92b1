export const LIVING_SMALL = `
<p>Last spring a young couple came to us with a plan of their flat in Shivmandir: two rooms, forty-eight square metres, a
balcony the size of a bed. They had marked everything on it with the smallest furniture they could find. A small sofa, two small
chairs, a small table, a small cabinet, another small table. On paper it fitted. It would have been like living in a waiting
room.</p>
<p>We rubbed most of it out.</p>

<h2>Fewer and larger</h2>
<p>The eye counts things before it measures them. Nine small objects in a room of three by four metres read as clutter, however
neat they are. Three large ones read as a room with furniture in it. So begin with one piece that is allowed to be generous, the
one you use most, and let the others make way.</p>
<p>For the couple in Shivmandir it was a full three-seater, because they both like to lie down. It took the long wall. The two
chairs became one, with a cane back you can see through. Four of the small tables became a set that nests. The cabinet went up on
the wall. The room gained a metre of empty floor, and the empty floor was what they had been missing.</p>

<h2>Let the floor show</h2>
<p>A room feels as large as the floor you can see. Furniture on legs shows it; furniture that sits on the ground hides it. A
sofa raised fifteen centimetres, a bed you can look under, a table with its legs at the corners: each gives back a strip of
floor without losing a seat.</p>
<ul>
<li>Keep one path clear through the room, seventy centimetres wide, straight if you can.</li>
<li>Put the tall thing in the corner nearest the door, where you do not look when you come in.</li>
<li>Leave one wall alone. Not every wall needs an occupation.</li>
</ul>

<h2>Two jobs each</h2>
<p>In a small home everything should have a second trade. A diwan is a sofa, and a bed when your cousin misses the Padatik
Express. A blanket box is a seat. A bench goes under the table and comes out when there are eight. A stool is a side table with
a tray on it. This is how our grandparents lived in four rooms with eleven people, and they did not call it multifunctional.</p>
<p>What does not work, in our experience, is furniture that must be transformed every day. A bed that folds into a wall will be
folded for a month. Choose pieces that change their trade without changing their shape.</p>

<blockquote>The best storage is a thing you did not buy. The second best is under the bed.</blockquote>

<h2>Measure with newspaper</h2>
<p>Before you order anything, from us or from anyone, cut its outline from newspaper and lay it on the floor. Live around it for
two days. Open the doors. Carry the laundry past it. If you have kicked the paper by the second evening, it is too big or it is
in the wrong place; move it and begin again. It costs you last week’s news and has saved our customers more money than any
discount.</p>
<p>Then measure the way in. The stairs, the turn on the landing, the door with its hinge, the lift if there is one. A sofa that
fits the room and not the staircase has to go over the balcony with ropes. We have done it, in the rain, with the whole lane
giving advice. We would rather not.</p>

<h2>Light and one dark thing</h2>
<p>Pale walls, yes, and curtains that clear the window when they are open. But do not paint everything white and then wonder why
the room looks like a clinic. A small room wants one dark thing to rest on: a deep green chair, an old almirah, a rug the
colour of brick. It gives the eye a place to stop, and everything around it steps back.</p>
<p>A mirror helps only if it reflects something worth having twice. Hang it to the side of a window, not across from a cupboard.</p>

<h2>What became of the flat</h2>
<p>We went back in November to fit a shelf. There was a sofa, a cane chair, three tables inside one another, a lamp, a dhurrie
and a great deal of floor, and on the floor were two people and a carrom board. They said they had not missed anything on the
first plan. They had forgotten what was on it.</p>
`.trim()
