import { CalendarDays, MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { addressLine, shop } from '#domain/company/shop.ts'
import { CONSULTATION_MINUTES } from '#domain/content/opening-hours.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { SpinnerPage } from '#web/ui/message/spinner.tsx'
import { ShowroomMap } from './showroom-map.tsx'

const ConsultationForm = lazy(async () => ({ default: (await import('./consultation-form.tsx')).ConsultationForm }))

export function Showroom() {
  const [isBooking, setIsBooking] = useState(false)
  const close = () => setIsBooking(false)
  return (
    <section aria-labelledby="showroom" className="bg-linen">
      <div className="page grid items-center gap-x-16 gap-y-10 py-section lg:grid-cols-[24rem_1fr]">
        <div>
          <p className="caps mb-3 text-brass-deep">Come and sit</p>
          <h2 id="showroom" className="text-title tracking-tighter">
            Our showroom
          </h2>
          <p className="mt-4 text-lead text-muted">
            Three rooms, every timber and every cloth, and tea. Bring the plan of your room; we have paper and a long
            table.
          </p>
          <p className="mt-6 flex items-start gap-3">
            <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-brass-deep" />
            <span>
              {addressLine()}
              <span className="block text-muted">{shop.showroomHoursText.join(', ')}</span>
            </span>
          </p>
          <Button
            size="lg"
            className="mt-8 max-sm:w-full"
            icon={<CalendarDays aria-hidden className="size-5" />}
            onClick={() => setIsBooking(true)}
          >
            Book Consultation
          </Button>
        </div>
        <ShowroomMap />
      </div>
      <Dialog
        isOpen={isBooking}
        onClose={close}
        title="Book Consultation"
        description={`${CONSULTATION_MINUTES} minutes with one of our designers, free of charge, in the showroom or by video call.`}
      >
        <Suspense fallback={<SpinnerPage />}>
          <ConsultationForm onDone={close} />
        </Suspense>
      </Dialog>
    </section>
  )
}
