/* The surface of the provider's checkout.js (contract d-2), standing in for it while the shop has no real keys. */
'use strict'
{
  const base = new URL('/simulator/razorpay/', document.currentScript.src)

  class Razorpay {
    constructor(options) {
      for (const name of ['key', 'amount', 'currency', 'order_id'])
        if (!options || !options[name]) throw new Error('Razorpay: ' + name + ' is required')
      this.options = options
      this.listeners = {}
      this.overlay = null
      this.onMessage = this.onMessage.bind(this)
      this.onKey = this.onKey.bind(this)
    }

    on(event, callback) {
      ;(this.listeners[event] = this.listeners[event] || []).push(callback)
    }

    open() {
      if (this.overlay) return
      this.overlay = buildOverlay(this.options)
      document.body.append(this.overlay)
      window.addEventListener('message', this.onMessage)
      document.addEventListener('keydown', this.onKey)
      if (this.options.timeout) this.timer = setTimeout(() => this.dismiss(), this.options.timeout * 1000)
    }

    close() {
      if (!this.overlay) return
      clearTimeout(this.timer)
      window.removeEventListener('message', this.onMessage)
      document.removeEventListener('keydown', this.onKey)
      this.overlay.remove()
      this.overlay = null
    }

    dismiss() {
      const modal = this.options.modal || {}
      if (modal.confirm_close && !confirm('Do you really want to cancel the payment?')) return
      // The real one may still hold the focus when it tells, and gives it to nobody.
      if (modal.ondismiss) modal.ondismiss()
      setTimeout(() => this.close(), 100)
    }

    onKey(event) {
      const modal = this.options.modal || {}
      if (event.key === 'Escape' && modal.escape !== false) this.dismiss()
    }

    onMessage(event) {
      if (event.origin !== base.origin || !this.overlay || event.source !== this.overlay.frame.contentWindow) return
      const message = event.data || {}
      if (message.type === 'dismiss') this.dismiss()
      if (message.type === 'failed') this.fail(message.error)
      if (message.type === 'paid') this.succeed(message.response)
    }

    fail(error) {
      for (const callback of this.listeners['payment.failed'] || []) callback({ error: error })
      if (this.options.retry && this.options.retry.enabled === false) this.dismiss()
    }

    succeed(response) {
      this.close()
      if (this.options.callback_url && this.options.redirect) postForm(this.options.callback_url, response)
      else if (this.options.handler) this.options.handler(response)
    }
  }

  function buildOverlay(options) {
    const overlay = document.createElement('div')
    overlay.setAttribute('role', 'dialog')
    overlay.setAttribute('aria-modal', 'true')
    overlay.setAttribute('aria-label', 'Payment')
    overlay.className = 'razorpay-container'
    const backdrop = (options.theme && options.theme.backdrop_color) || 'rgba(20, 16, 12, 0.6)'
    Object.assign(overlay.style, { position: 'fixed', inset: '0', zIndex: '2147483000', background: backdrop })
    const frame = document.createElement('iframe')
    frame.title = 'Payment window (test payments)'
    frame.src = windowUrl(options)
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0', background: 'transparent' })
    frame.addEventListener('load', () => frame.focus())
    overlay.append(frame)
    overlay.frame = frame
    return overlay
  }

  function windowUrl(options) {
    const prefill = options.prefill || {}
    const url = new URL('window', base)
    const wanted = {
      key: options.key,
      order_id: options.order_id,
      name: options.name,
      description: options.description,
      email: prefill.email,
      contact: prefill.contact,
      method: prefill.method,
      color: options.theme && options.theme.color,
    }
    for (const [name, value] of Object.entries(wanted)) if (value) url.searchParams.set(name, value)
    return url.href
  }

  function postForm(action, fields) {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = action
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input')
      input.type = 'hidden'
      input.name = name
      input.value = value
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  }

  window.Razorpay = Razorpay
}
