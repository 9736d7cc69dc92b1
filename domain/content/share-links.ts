export type ShareLink = { readonly network: 'WhatsApp' | 'Facebook' | 'Pinterest'; readonly url: string }
type Shared = { readonly url: string; readonly title: string; readonly image?: string | undefined }

/** A messaging app, a social network and a photo network, each with the address of the page. */
export function shareLinks({ url, title, image = '' }: Shared): ShareLink[] {
  const [address, words, picture] = [url, title, image].map((text) => encodeURIComponent(text.toWellFormed()))
  return [
    { network: 'WhatsApp', url: `https://wa.me/?text=${words}%20${address}` },
    { network: 'Facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    {
      network: 'Pinterest',
      url: `https://www.pinterest.com/pin/create/button/?url=${address}&media=${picture}&description=${words}`,
    },
  ]
}
