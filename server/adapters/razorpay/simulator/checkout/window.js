/* The payment window of the simulator: what a person sees instead of the provider's own. */
'use strict'
{
  const asked = new URLSearchParams(location.search)
  const orderId = asked.get('order_id') || ''
  const find = (id) => document.getElementById(id)
  const tell = (message) => parent.postMessage(message, location.origin)
  let method = 'upi'

  find('merchant').textContent = asked.get('name') || 'Payment'
  find('description').textContent = asked.get('description') || ''
  const color = asked.get('color') || ''
  if (/^#[0-9a-f]{3,8}$/i.test(color)) document.documentElement.style.setProperty('--accent', color)

  find('close').addEventListener('click', () => tell({ type: 'dismiss' }))
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell({ type: 'dismiss' })
  })

  const tabs = [...document.querySelectorAll('[role=tab]')]
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => choose(tab))
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (step) choose(tabs[(index + step + tabs.length) % tabs.length]).focus()
    })
  })

  function choose(tab) {
    method = tab.dataset.method
    for (const each of tabs) {
      each.setAttribute('aria-selected', String(each === tab))
      each.tabIndex = each === tab ? 0 : -1
    }
    find('form').setAttribute('aria-labelledby', tab.id)
    for (const part of document.querySelectorAll('fieldset')) part.hidden = part.disabled = part.dataset.for !== method
    return tab
  }
  const preferred = tabs.find((tab) => tab.dataset.method === asked.get('method'))
  if (preferred) choose(preferred)

  find('form').addEventListener('submit', async (event) => {
    event.preventDefault()
    const act = event.submitter && event.submitter.value
    const form = Object.fromEntries(new FormData(event.target))
    busy(true)
    try {
      await pay(
        {
          ...form,
          method,
          order_id: orderId,
          key: asked.get('key'),
          ...(act === 'fail' ? { outcome: 'failure' } : {}),
        },
        act === 'vanish',
      )
    } catch {
      complain('The payment could not be made. Please try again.')
    }
    busy(false)
  })

  async function pay(body, vanishes) {
    const answer = await fetch('/simulator/razorpay/checkout/payments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const result = await answer.json()
    if (!answer.ok) return complain(result.error.description)
    if (result.status === 'failed') {
      complain(result.error.description)
      return tell({ type: 'failed', error: result.error })
    }
    if (vanishes) {
      find('form').hidden = true
      document.querySelector('.tabs').hidden = true
      find('close').hidden = true
      find('alert').hidden = true
      find('gone').hidden = false
      return
    }
    const { status: _status, ...response } = result
    tell({ type: 'paid', response: response })
  }

  function complain(text) {
    find('alert').textContent = text
    find('alert').hidden = false
  }

  function busy(isBusy) {
    find('pay').disabled = isBusy
    if (isBusy) find('alert').hidden = true
  }

  async function showAmount() {
    const answer = await fetch('/simulator/razorpay/checkout/orders/' + encodeURIComponent(orderId))
    const order = await answer.json()
    if (!answer.ok) return complain(order.error.description)
    const amount = new Intl.NumberFormat('en-IN', { style: 'currency', currency: order.currency }).format(
      order.amount / 100,
    )
    find('amount').textContent = amount
    find('pay').textContent = 'Pay ' + amount
  }
  showAmount().catch(() => complain('The payment window could not be loaded.'))
}
