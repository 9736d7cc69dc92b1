type Pictured = {
  readonly main_image?: string | null | undefined
  readonly images?: readonly string[] | null | undefined
}

/** A bare file name lies under the storage prefix; a full address is kept; nothing stays nothing. */
export function productImageUrl(value: string | null | undefined, storagePrefix: string): string {
  const name = value?.trim() ?? ''
  if (name === '' || /^https?:\/\//.test(name)) return name
  return `${storagePrefix.replace(/\/+$/, '')}/${name.replace(/^\/+/, '')}`
}

/** The main picture first, then the list, each picture once. Empty when there is none: the page shows its placeholder. */
export function productImages({ main_image, images }: Pictured, storagePrefix: string): string[] {
  const urls = [main_image, ...(images ?? [])].map((value) => productImageUrl(value, storagePrefix))
  return [...new Set(urls.filter((url) => url !== ''))]
}

export function thumbnailOf(product: Pictured, storagePrefix: string): string {
  return productImages(product, storagePrefix)[0] ?? ''
}
