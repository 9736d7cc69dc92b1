export const CHOOSING_LINEN = `
<p>We keep eleven linens on the long table in the showroom, and on a grey day in January at least nine of them look the same. By
April they have nothing in common. If you are choosing cloth for a sofa, choose it at home, at the hour you sit there.</p>

<h2>Weight before colour</h2>
<p>Cloth for seats should weigh at least 380 grams to the square metre. Ours is 420. Below that it bags at the knee of the cushion
within a year. Crumple a corner in your fist for ten seconds: all linen creases, but good linen creases softly and lets go
again by the evening.</p>

<h2>How colour behaves</h2>
<ul>
<li><strong>Oatmeal</strong> is kind to dust, dogs and afternoon sun. It is also the only one that goes with every wood we use.</li>
<li><strong>Moss</strong> turns nearly black by lamplight and shows each pale hair.</li>
<li><strong>Terracotta</strong> warms a white room and heats a yellow one. It fades a little in the first summer and then stops.</li>
<li><strong>Sage</strong> is green at noon and grey under a tube. Ask for a larger piece.</li>
</ul>

<blockquote>Take the swatch home, put it on the floor, walk past it for three days. What you stop seeing is right.</blockquote>

<h2>Washing</h2>
<p>We wash the cloth before we cut it, so that you can wash it after. Dry-clean it the first time, which sets the seams. After
that: cold, gentle, alone, and back on the cushion while it is still a little damp. It dries to the shape of the foam and needs
no iron.</p>
<p>Swatches are free, a hand wide, three at a time, and we post them in an envelope with the name of each written on the back, because by
the second day nobody remembers which was which.</p>
`.trim()
