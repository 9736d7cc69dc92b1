import { whatsappLink } from '#domain/company/shop-sign.ts'

/**
 * In the same place on every page (WCAG 3.2.6). On a phone it lies on a strip of its own at the foot, on wider screens in
 * the margin beside the page, so that it covers neither text nor buttons; the page's scroll padding keeps focused controls
 * from under it.
 */
export function WhatsAppButton() {
  return (
    <aside aria-label="Help" data-floating>
      <p className="fixed inset-x-0 bottom-0 z-20 flex h-(--help-strip) items-center border-t border-sand bg-paper pr-18 pl-(--spacing-gutter) text-sm text-muted sm:hidden">
        Questions? A person answers on WhatsApp.
      </p>
      <a
        href={whatsappLink()}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with us on WhatsApp (opens in a new tab)"
        title="Chat with us on WhatsApp"
        className="chat-button on-dark fixed right-4 z-40 grid size-10 place-items-center rounded-full bg-leaf text-paper shadow-lift ring-1 ring-paper/35 transition-colors hover:bg-leaf-deep focus-visible:outline-offset-[-5px] sm:right-0 sm:h-14 sm:w-[max(1.75rem,var(--spacing-gutter))] sm:rounded-r-none"
      >
        <svg
          viewBox="0 0 24 24"
          className="size-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d="m3.3 20.7 1.3-4.6a8.7 8.7 0 1 1 3.4 3.3Z" />
          <path
            d="M9.1 7.6c-.3-.6-.6-.6-.9-.6-.6 0-1.5.6-1.5 2.1 0 3 3.9 7.4 7.6 7.4 1.6 0 2.5-1 2.5-1.9 0-.4-.2-.6-.5-.7l-1.8-.9c-.3-.1-.6-.1-.8.2l-.7.9c-.2.2-.4.2-.7.1-1.4-.6-2.4-1.5-3.2-2.9-.2-.3-.1-.5.1-.7l.6-.7c.2-.2.2-.4.1-.6Z"
            fill="currentColor"
            stroke="none"
          />
        </svg>
      </a>
    </aside>
  )
}
