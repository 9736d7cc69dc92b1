import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { Buttons, Colours, Letters } from '#web/ui/style-page/basics.tsx'
import { Forms } from '#web/ui/style-page/forms.tsx'
import { Panels } from '#web/ui/style-page/panels.tsx'
import { Pictures } from '#web/ui/style-page/pictures.tsx'
import { SmallParts } from '#web/ui/style-page/small-parts.tsx'
import { States } from '#web/ui/style-page/states.tsx'

/** Every part in every state, on one page: the place to look when a part changes. */
export function StylePage() {
  return (
    <div className="page py-section">
      <SectionHeading
        level={1}
        kicker="Design system"
        title="Warm paper, sal wood, hill light"
        lead="Every part in every state."
      />
      <Colours />
      <Letters />
      <Buttons />
      <Forms />
      <SmallParts />
      <Pictures />
      <Panels />
      <States />
    </div>
  )
}
