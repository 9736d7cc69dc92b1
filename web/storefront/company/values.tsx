import { drawnIcon, type IconType } from '#web/ui/icon/icon.tsx'

const Flame = drawnIcon('flame')
const Gem = drawnIcon('gem')
const Landmark = drawnIcon('landmark')
const Leaf = drawnIcon('leaf')
const Ruler = drawnIcon('ruler')
const Users = drawnIcon('users')

type Value = { title: string; icon: IconType; text: string }

const VALUES: Value[] = [
  {
    title: 'Passion',
    icon: Flame,
    text: 'Nobody has to love chairs to work here. It simply turns out that everybody who stays does.',
  },
  {
    title: 'Quality',
    icon: Ruler,
    text: 'Four feet down on the steel plate, and no daylight. If one floats we find out why before we touch the others.',
  },
  {
    title: 'Heritage',
    icon: Landmark,
    text: 'Patterns from 1983, joints that are older, and people who can tell you whose hands made what you sit on.',
  },
  {
    title: 'Elegance',
    icon: Gem,
    text: 'A piece is finished when nothing can be left out. Then the hollow in the top rail is cut, which only a back will notice.',
  },
  {
    title: 'Community',
    icon: Users,
    text: 'We buy within a day’s drive, train from the neighbourhood, and close for the football final.',
  },
  {
    title: 'Sustainability',
    icon: Leaf,
    text: 'Timber with papers, offcuts that fire the kiln, no foam in the packing, and furniture that outlives its first owner.',
  },
]

export function Values() {
  return (
    <section aria-labelledby="our-values" className="bg-linen">
      <div className="page py-section">
        <h2 id="our-values" className="text-title tracking-tighter">
          Our Values
        </h2>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {VALUES.map(({ title, icon: Icon, text }) => (
            <li key={title} className="rounded-md bg-paper p-7 lg:p-8">
              <Icon aria-hidden strokeWidth={1.3} className="size-9 text-brass-deep" />
              <h3 className="mt-6 text-subheading">{title}</h3>
              <p className="mt-2.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
