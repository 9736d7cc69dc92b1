import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Product, Variant } from '#domain/api/catalog.ts'
import { colourKey, colourOfAddress } from '#domain/catalog/product-address.ts'

const pictureOf = ({ pictures }: Product, variant: Variant | undefined) =>
  pictures.findIndex(({ file }) => file === variant?.picture?.file)

/**
 * The chosen colour, its picture, and the address that says it to whoever reloads, comes back or gets the link. A press is shown at
 * once and the address follows; where a link has changed the address, the choice follows that.
 */
export function useColour(product: Product) {
  const { colour } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { variants } = product
  const asked = colourOfAddress(variants, colour)
  const [address, setAddress] = useState(colour)
  const [color, setColor] = useState(asked?.color)
  const [shown, setShown] = useState(() => Math.max(pictureOf(product, asked), 0))
  if (colour !== address) {
    setAddress(colour)
    if (asked?.color !== color) {
      setColor(asked?.color)
      setShown(Math.max(pictureOf(product, asked), 0))
    }
  }
  const choose = (next: string) => {
    setColor(next)
    const at = pictureOf(
      product,
      variants.find((each) => each.color === next),
    )
    if (at >= 0) setShown(at)
    void navigate({
      to: '.',
      search: (search) => ({ ...search, colour: colourKey(next) }),
      hash: true,
      hashScrollIntoView: false,
      replace: true,
      resetScroll: false,
    })
  }
  const variant = variants.find((each) => each.color === color) ?? variants[0] ?? null
  return { variant, shown, setShown, choose }
}
