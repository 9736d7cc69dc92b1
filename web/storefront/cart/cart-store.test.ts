import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CART_STORAGE_KEY } from '#domain/cart/empty-cart.ts'
import { type CartItems, type CartPiece, createCartStore } from './cart-store.ts'

const stool: CartPiece = {
  id: 1,
  slug: 'stool',
  name: 'Stool',
  price: 4800,
  stock_quantity: 3,
  main_image: '',
  images: [],
}

function shelf(initial: string | null = null) {
  const kept = new Map<string, string>(initial === null ? [] : [[CART_STORAGE_KEY, initial]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

type Offered = {
  storage?: ReturnType<typeof shelf>
  catalogue?: CartPiece[]
  endPaid?: (cart: CartItems) => Promise<void>
}

function open({ storage = shelf(), catalogue = [stool], endPaid = async () => undefined }: Offered = {}) {
  const said: string[] = []
  const refused: string[] = []
  const asked: (readonly number[])[] = []
  const cart = createCartStore({
    storage,
    fetchProducts: async (ids) => {
      asked.push(ids)
      return catalogue.filter((piece) => ids.includes(piece.id))
    },
    endPaid,
    say: (text) => said.push(text),
    refuse: (text) => refused.push(text),
  })
  return { cart, storage, said, refused, asked }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

describe('the cart of a browser', () => {
  test('is still there after a reload', async () => {
    const { cart, storage } = open()
    cart.addItem(stool, 2)
    const { cart: later } = open({ storage })
    await later.load()
    expect(later.read()).toMatchObject({ totalItems: 2, totalPrice: 960_000 })
  })

  test('asks for details only when it has lines without them', async () => {
    const empty = open()
    await empty.cart.load()
    expect(empty.asked).toEqual([])
    const full = open({ storage: shelf('[{"product_id":1,"quantity":1,"options":{}}]') })
    await full.cart.load()
    expect(full.asked).toEqual([[1]])
  })

  test('gives up what was paid for meanwhile, for good and before prices are asked for', async () => {
    const storage = shelf('[{"product_id":1,"quantity":2,"options":{}},{"product_id":2,"quantity":1,"options":{}}]')
    const endPaid = async (cart: CartItems) =>
      cart.setItems(cart.read().items.filter(({ product_id }) => product_id !== 2))
    const { cart, asked } = open({ storage, endPaid })
    await cart.load()
    expect(cart.read().totalItems).toBe(2)
    expect(asked).toEqual([[1]])
    expect(storage.getItem(CART_STORAGE_KEY)).toBe('[{"product_id":1,"quantity":2,"options":{}}]')
  })

  test('refuses more than there is, says so, and stays as it was', () => {
    const { cart, refused } = open()
    cart.addItem(stool, 2)
    expect(cart.addItem(stool, 2)).toBe(false)
    expect(refused).toEqual(['Only 3 available in stock'])
    expect(cart.read().totalItems).toBe(2)
    cart.updateQuantity({ product_id: 1, options: {} }, 4)
    expect(console.warn).toHaveBeenCalledWith('Cannot update quantity to 4 - exceeds stock limit')
    expect(cart.read().totalItems).toBe(2)
  })

  test('a quantity of zero removes the line', () => {
    const { cart } = open()
    cart.addItem(stool, 2)
    cart.updateQuantity({ product_id: 1, options: {} }, 0)
    expect(cart.read().items).toEqual([])
  })

  test('says once that a piece has gone, and forgets it', async () => {
    const { cart, said, storage } = open({ storage: shelf('[{"product_id":9,"quantity":1,"options":{}}]') })
    await cart.load()
    expect(cart.read().items).toEqual([])
    expect(said).toHaveLength(1)
    const { cart: later, said: saidLater } = open({ storage })
    await later.load()
    expect(saidLater).toEqual([])
  })

  test('says which price has changed since the shopper looked', async () => {
    const catalogue = [stool]
    const { cart, said } = open({ catalogue })
    cart.addItem(stool, 1)
    catalogue[0] = { ...stool, sale_price: 4000 }
    await cart.refresh()
    expect(said).toEqual(['The price of Stool has changed from ₹4,800 to ₹4,000.'])
    expect(cart.read().totalPrice).toBe(400_000)
  })

  test('says so too when the shopper comes back another day', async () => {
    const catalogue = [stool]
    const { cart, storage } = open({ catalogue })
    cart.addItem(stool, 1)
    const { cart: later, said } = open({ storage, catalogue: [{ ...stool, price: 5200 }] })
    await later.load()
    expect(said).toEqual(['The price of Stool has changed from ₹4,800 to ₹5,200.'])
    await later.refresh()
    expect(said).toHaveLength(1)
  })

  test('what joins while details are on their way stays known', async () => {
    const lamp = { ...stool, id: 2, name: 'Lamp' }
    const { cart } = open({ catalogue: [stool, lamp] })
    cart.addItem(stool, 1)
    const refreshing = cart.refresh()
    cart.addItem(lamp, 1)
    await refreshing
    expect(
      cart
        .read()
        .products.map((piece) => piece.name)
        .toSorted(),
    ).toEqual(['Lamp', 'Stool'])
  })

  test.each(['{', '"cart"', '{"product_id":1}', '[{"product_id":"x","quantity":0}]'])(
    '%j in the storage is an empty cart',
    async (text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { cart } = open({ storage: shelf(text) })
      await cart.load()
      expect(cart.read().items).toEqual([])
    },
  )

  test('a corrupt cart is logged for whoever looks for it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    await open({ storage: shelf('[{') }).cart.load()
    expect(error.mock.calls[0]?.[0]).toBe('Error loading cart from storage:')
  })

  test('survives a storage that cannot be read or written', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const closed = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('full')
      },
    }
    const { cart } = open({ storage: closed })
    await cart.load()
    cart.addItem(stool, 1)
    expect(cart.read().totalItems).toBe(1)
    expect(error.mock.calls.map(([text]) => text)).toEqual([
      'Error loading cart from storage:',
      'Error saving cart to storage:',
    ])
  })
})
