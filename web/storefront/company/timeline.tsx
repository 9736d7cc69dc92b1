import { story } from '#domain/company/story.ts'

const MILESTONES: { when: string; title: string; text: string }[] = [
  {
    when: String(story.founded),
    title: 'Six chairs',
    text: 'A tin shed, a plywood pattern and a stack of sal. Five chairs are sold; one stays.',
  },
  {
    when: '1988',
    title: 'The yard',
    text: 'The band mill arrives, and with it the first apprentices. Two of their sons stand at the benches today.',
  },
  { when: '1991', title: 'The pattern grows', text: 'The seat goes up by fifteen millimetres, because people have.' },
  {
    when: '1996',
    title: 'Fire and brass',
    text: 'A metal shop opens beside the timber stack. Its first work is lamps for a railway bungalow.',
  },
  {
    when: '2004',
    title: 'Cloth',
    text: 'Upholstery and stitching move into the old tea warehouse next door. Sofas become possible.',
  },
  {
    when: '2012',
    title: 'The weaving room',
    text: 'Cane comes home: weavers from the hills teach twelve of us, and then twelve more.',
  },
  {
    when: '2014',
    title: 'The foot moves back',
    text: 'The second and so far last correction of the pattern, because people have begun to lean.',
  },
  {
    when: '2019',
    title: 'The showroom',
    text: 'Living room, bedroom and dining room under one roof on Hill Cart Road, with chairs one may actually sit on.',
  },
  {
    when: '2023-25',
    title: 'Whole houses',
    text: 'Hotels in Siliguri and Bhutan and a resort in Darjeeling, furnished from one yard down to the last hook.',
  },
  {
    when: 'Today',
    title: 'Your house',
    text: `${story.employees} people, seven crafts, and this shop, which is open at any hour.`,
  },
]

export function Timeline() {
  return (
    <section aria-labelledby="heritage" className="on-dark bg-bark text-paper">
      <div className="page grid gap-x-16 gap-y-10 py-section lg:grid-cols-[22rem_1fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="heritage" tabIndex={-1} className="scroll-mt-28 text-title tracking-tighter">
            Our Heritage
          </h2>
          <p className="mt-4 text-lead text-straw">From one shed to seven workshops, {story.founded} to today.</p>
        </div>
        <ol className="relative border-l border-brass-light/40">
          {MILESTONES.map(({ when, title, text }) => (
            <li key={when} className="relative pb-10 pl-8 last:pb-0 sm:grid sm:grid-cols-[7rem_1fr] sm:gap-6 sm:pl-10">
              <span aria-hidden className="absolute top-2 -left-[5px] size-[9px] rounded-full bg-brass-light" />
              <p className="figures font-serif text-xl text-brass-light">{when}</p>
              <div>
                <h3 className="text-subheading">{title}</h3>
                <p className="mt-1.5 text-straw">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
