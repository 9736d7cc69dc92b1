export const LESSONS_FROM_HOTEL_ROOMS = `
<p>In the last three years we have furnished one hundred and forty-two hotel rooms. Each is used by about two hundred strangers a
year, none of whom read the instructions. There is no better teacher, and most of what we learnt belongs in a bedroom at home.</p>

<h2>One switch by the bed</h2>
<p>Guests forgive a great deal, but not getting up again to turn off the light. At home we walk barefoot across the room every
night for thirty years because the electrician once stood by the door. It costs an afternoon and some plaster. Do it before you
buy anything.</p>

<h2>A place for the suitcase</h2>
<p>In a hotel it is a slatted shelf. At home it is the bench at the foot of the bed, or a blanket box. What matters is that there
is one flat thing at knee height that is not the bed and not a chair. Clothes that are neither clean nor dirty live there, and
there are always some.</p>

<h2>Nothing on the floor</h2>
<p>Beds on a plinth that is set back, tables that hang or stand on thin legs, cables that go down behind something. A room that can be swept in two
minutes is swept. The others are planned to be swept.</p>

<blockquote>People do not remember the headboard. They remember that they slept.</blockquote>

<h2>Dark, quiet, cool</h2>
<ul>
<li>Curtains that overlap by a hand in the middle and touch the wall at the sides.</li>
<li>A rug beside the bed, which takes more noise out of a room than any panel.</li>
<li>A headboard that breathes, if you like to sit up and read in May.</li>
</ul>

<h2>Fewer things, mended</h2>
<p>The rooms that age best have the least in them, and somebody with a screwdriver. Once a year, tighten the bolts of the bed,
wax the drawers, and take one thing out that nobody has used. We do it in the hotels every October. At home it takes a
Sunday morning and improves the whole winter.</p>
`.trim()
