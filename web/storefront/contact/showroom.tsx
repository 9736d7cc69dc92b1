import { addressLine } from '#domain/company/address-line.ts'
import { useShop } from '#web/document/use-shop.ts'
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { ahead, late } from '#web/ui/page/late.ts'
import { ShowroomMap } from './showroom-map.tsx'

const CalendarDays = drawnIcon('calendar-days')
const MapPin = drawnIcon('map-pin')

const loadDialog = async () => (await import('./consultation-dialog.tsx')).ConsultationDialog
const ConsultationDialog = late(loadDialog)

export function Showroom() {
  const shop = useShop()
  const [isBooking, setIsBooking] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const book = () => {
    setIsWanted(true)
    setIsBooking(true)
  }
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
              {addressLine(shop)}
              <span className="block text-muted">{shop.showroomHoursText.join(', ')}</span>
            </span>
          </p>
          <Button
            size="lg"
            className="mt-8 max-sm:w-full"
            icon={<CalendarDays aria-hidden className="size-5" />}
            onPointerEnter={ahead(loadDialog)}
            onFocus={ahead(loadDialog)}
            onClick={book}
          >
            Book Consultation
          </Button>
        </div>
        <ShowroomMap />
      </div>
      {isWanted && (
        <Suspense>
          <ConsultationDialog isOpen={isBooking} onClose={() => setIsBooking(false)} />
        </Suspense>
      )}
    </section>
  )
}
