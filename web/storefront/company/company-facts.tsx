import { CRAFTS } from '#domain/company/crafts.ts'
import { story } from '#domain/company/story.ts'

const CRAFT_WORDS: Record<(typeof CRAFTS)[number], string> = {
  Woodworking: 'Sal, teak and mango wood, sawn on our own band mill and dried for eleven weeks before the first joint.',
  'Metal fabrication': 'Blackened steel and spun brass, for legs that carry and lamps that glow.',
  Weaving: 'Six layers of cane, worked wet and dried slowly, until the seat rings like a drum.',
  Upholstery: 'Springs, coir and wool under linen, so that a cushion sags where it should and nowhere else.',
  Stitching: 'Covers, curtains and quilts, with seams that are felled twice and hems that are turned by hand.',
  'Panel production': 'Frames and panels for wardrobes and walls, cut to the millimetre and loose in their grooves.',
  'Paint finishes': 'Oil, wax, milk paint and lacquer, rubbed in and rubbed off. Nothing that cannot be mended.',
}

export function CompanyFacts() {
  const facts = [
    [story.experience, 'of furniture making'],
    [story.employees, 'employees'],
    [String(CRAFTS.length), 'crafts under one roof'],
    [String(story.founded), 'the first six chairs'],
  ]
  return (
    <section aria-label="The company in figures" className="border-y border-sand">
      <dl className="page grid grid-cols-2 gap-y-8 py-10 lg:grid-cols-4">
        {facts.map(([figure, words]) => (
          <div key={words} className="flex flex-col-reverse">
            <dt className="mt-1 text-muted">{words}</dt>
            <dd className="font-serif text-title leading-none tracking-tighter text-leaf">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Crafts() {
  return (
    <section aria-labelledby="crafts" className="page grid gap-x-16 gap-y-8 py-section lg:grid-cols-[22rem_1fr]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="crafts" className="text-title tracking-tighter">
          Seven crafts
        </h2>
        <p className="mt-4 text-lead text-muted">Each has its own room, its own smell and its own opinion about tea.</p>
      </div>
      <ol className="border-t border-sand">
        {CRAFTS.map((craft, at) => (
          <li
            key={craft}
            className="grid grid-cols-[3rem_1fr] border-b border-sand py-6 sm:grid-cols-[4rem_14rem_1fr] sm:items-baseline"
          >
            <span aria-hidden className="figures font-serif text-brass-deep">
              {at + 1}
            </span>
            <h3 className="text-subheading">{craft}</h3>
            <p className="text-muted max-sm:col-start-2 max-sm:mt-1.5">{CRAFT_WORDS[craft]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
