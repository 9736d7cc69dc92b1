import { whatsappLink } from '#domain/company/whatsapp-link.ts'
import { useShop } from '#web/document/use-shop.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const WhatsApp = drawnIcon('mark-whatsapp')

/**
 * In the same place on every page (WCAG 3.2.6). On a phone it lies on a strip of its own at the foot, on wider screens in
 * the margin beside the page, so that it covers neither text nor buttons; what opens from the header lies over it, and the
 * page's scroll padding keeps focused controls from under it.
 */
export function WhatsAppButton() {
  const shop = useShop()
  return (
    <aside aria-label="Help" data-floating>
      <p className="fixed inset-x-0 bottom-0 z-20 flex h-(--help-strip) items-center border-t border-sand bg-paper pr-18 pl-(--spacing-gutter) text-sm text-muted sm:hidden">
        Questions? A person answers on WhatsApp.
      </p>
      <a
        href={whatsappLink(shop)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with us on WhatsApp (opens in a new tab)"
        title="Chat with us on WhatsApp"
        className="chat-button on-dark fixed right-4 z-35 grid size-10 place-items-center rounded-full bg-leaf text-paper shadow-lift ring-1 ring-paper/35 transition-colors hover:bg-leaf-deep forced-colors:border forced-colors:border-[ButtonText] focus-visible:outline-offset-[-5px] sm:right-0 sm:h-14 sm:w-[max(1.75rem,var(--spacing-gutter))] sm:rounded-r-none"
      >
        <WhatsApp strokeWidth={1.7} className="size-6" />
      </a>
    </aside>
  )
}
