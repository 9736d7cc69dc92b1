import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { SampleAction } from './sample-action.tsx'
import { SampleForm } from './sample-form.tsx'
import { SampleList } from './sample-list.tsx'
import { SamplePicture } from './sample-picture.tsx'

/** What a screen is made of, on invented rows. */
export function PartsScreen() {
  return (
    <>
      <ScreenHead
        title="Parts"
        about="Lists, forms and questions of the back office, on invented rows."
        actions={
          <>
            <SampleForm />
            <SampleAction />
          </>
        }
      />
      <SampleList />
      <SamplePicture />
    </>
  )
}
