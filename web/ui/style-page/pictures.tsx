import { Carousel } from '#web/ui/picture/carousel.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Group } from '#web/ui/style-page/shelf.tsx'

const drawing = (colour: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="${colour}" d="M0 0h4v5H0z"/></svg>`)}`,
  width: 800,
  height: 1000,
})
const SLIDES = ['#c9b79c', '#8a9a86', '#b98f72', '#6d6256'].map((colour, index) => ({
  id: colour,
  content: <Picture picture={drawing(colour)} alt={`Picture ${index + 1}`} ratio="fill" />,
}))

export function Pictures() {
  return (
    <Group title="Pictures">
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        <Carousel label="Pictures of the chair" slides={SLIDES} stageClass="aspect-[4/5]" hasThumbnails />
        <Carousel
          label="Two pictures"
          slides={SLIDES.slice(0, 2)}
          stageClass="aspect-[4/5]"
          counter={(n, m) => `${n} / ${m}`}
        />
        <Picture picture={null} alt="No picture yet" />
        <Picture
          picture={{ src: '/missing.jpg', width: 800, height: 1000, colour: '#c9b79c' }}
          alt="A picture that fails to load"
        />
      </div>
    </Group>
  )
}
