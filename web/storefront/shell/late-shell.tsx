import { reachedFor } from '#web/ui/when-wanted.ts'
import { latePart } from '#web/ui/late-part.tsx'

/** Footer and help never change and consist of links, which work as they are served: their code can wait. */
const loadFooter = async () => (await import('#web/storefront/shell/footer.tsx')).Footer
export const LateFooter = latePart({
  load: loadFooter,
  selector: 'footer',
  when: reachedFor,
  served: import.meta.env.SSR && (await loadFooter()),
})

const loadHelp = async () => (await import('#web/storefront/shell/whatsapp-button.tsx')).WhatsAppButton
export const LateHelp = latePart({
  load: loadHelp,
  selector: 'aside[aria-label="Help"]',
  when: reachedFor,
  served: import.meta.env.SSR && (await loadHelp()),
})
