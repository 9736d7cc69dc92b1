export const CARING_FOR_CANE = `
<p>In the weaving room we have a chair from 1986. It has its third seat and its first frame. The cane is not kept behind glass;
it is where the tea is drunk. When people ask how long cane lasts I point at it and say: about fifteen years, if you remember
it is a plant.</p>

<h2>What it is</h2>
<p>Cane is the skin of rattan, a climbing palm of the wet forest. It is peeled in strips, and the strip keeps its memory of
water. Too dry and it turns brittle and snaps at the edge of the hole. Too wet for too long and it goes grey, then black, then
soft. Everything about caring for it lies between these two.</p>
<p>There is pressed cane too, woven by a machine into a sheet and glued into a groove. It looks alike from the front. Turn the
chair over: if you see holes with strands going down and up again, it is woven by hand and can be mended strand by strand. If
you see a groove, the whole sheet will have to be changed one day. Both need the same care.</p>

<h2>A small calendar</h2>
<ul>
<li><strong>November to February.</strong> Dry air, heaters in the hills. Once a month turn the chair over and wipe the cane from
below with a cloth wrung out in plain water. From below, because the underside has no gloss and drinks.</li>
<li><strong>March to May.</strong> Dust. Brush it out with a soft paintbrush, along the strands. Draw the curtain at noon;
strong sun bleaches cane and cracks it in one season.</li>
<li><strong>June to September.</strong> No water at all, there is enough in the air. Keep it a hand’s width from outer walls. If
the room smells of damp, so does the chair: put it under a fan for an hour.</li>
<li><strong>October.</strong> Look at it properly before the guests come. Tighten, wipe, oil the wood and not the cane.</li>
</ul>

<h2>When it sags</h2>
<p>A seat that has gone slack is usually not worn out, only dry. Turn it over, lay a wet cloth on the underside for half an
hour, then let it dry for a day in shade, with air and with nobody on it. It will pull itself up as it dries. You can do this
once or twice a year. When it no longer rises, the fibres are tired and it is time for new cane.</p>

<blockquote>Cane does not die of being sat on. It dies of being forgotten in a dry room.</blockquote>

<h2>When something is spilt</h2>
<p>Blot. Then a damp cloth with a drop of plain soap, then a dry one. For turmeric, sun is the best bleach, an hour in the
morning and not more. Never use a stiff brush or a steam cleaner. Never use varnish or furniture spray on the weave; it closes
the skin and the strands crack beneath it where you cannot see.</p>
<p>Grey mould in August is common and harmless when it is young. Wipe it with a cloth dipped in one part of white vinegar to four
of water, dry it in moving air, and move the chair somewhere that breathes.</p>

<h2>How to sit</h2>
<p>This sounds like a joke and is not. Cane carries weight that is spread and hates weight on a point. A knee, a heel, a child
standing to reach the shelf: that is how strands break. If you must stand on a chair, stand on the rail, or better, on something
else.</p>
<p>Cats are a separate subject. A cat who has chosen a cane chair has chosen it. Some of our customers keep a folded towel on the
seat. One has bought the cat a chair.</p>

<h2>When a strand breaks</h2>
<p>One strand can be replaced, if you come soon. The neighbours carry its load and will go one after the other, usually within a
month. Do not cut the ends off and do not glue them; we use them to guide the new one in. Until you can come, do not sit on it.</p>
<p>A full new seat takes one of us a day, and two days to dry. We do it for our own chairs and for other people’s too, as long
as the holes are sound. Bring the chair, not a photograph. The price is on the board by the door and has not changed since last
year.</p>

<h2>Before you throw it away</h2>
<p>Every winter somebody brings us a frame found on a roof or behind a school, grey, with a few strands hanging. We look at the
joints. If they are good, and in old teak they nearly always are, it can be in a dining room again within a week. I have never
yet seen a plastic chair of which that was true.</p>
`.trim()
