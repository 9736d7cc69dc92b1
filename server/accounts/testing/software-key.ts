import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { NewCredential, UsedCredential } from '#domain/api/passkeys.ts'

const PRESENT = 0x01
const HAS_KEY = 0x40
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const coded = (part: Buffer) => part.toString('base64url')

/** CBOR (RFC 8949), as much of it as an attestation needs. */
const head = (major: number, count: number) =>
  count < 24
    ? Buffer.from([(major << 5) | count])
    : count < 256
      ? Buffer.from([(major << 5) | 24, count])
      : Buffer.from([(major << 5) | 25, count >> 8, count & 255])
const whole = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const words = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...pairs: Buffer[][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

type Options = { challenge: string; rp?: { id: string }; rpId?: string }
type Wishes = { origin: string; challenge?: string }

/** What a security stick does, in software: it makes a key (ES256) and signs with it, counting each time. */
export class SoftwareKey {
  readonly #id = randomBytes(32)
  readonly #secret: KeyObject
  readonly #public: KeyObject
  counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#secret = privateKey
    this.#public = publicKey
  }

  make(options: Options, { origin, challenge = options.challenge }: Wishes): NewCredential {
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, this.#coseKey()])
    const data = Buffer.concat([this.#data(options.rp?.id ?? '', PRESENT | HAS_KEY), credential])
    const attestation = map([words('fmt'), words('none')], [words('attStmt'), map()], [words('authData'), bytes(data)])
    return {
      id: coded(this.#id),
      rawId: coded(this.#id),
      type: 'public-key',
      response: {
        clientDataJSON: said('webauthn.create', challenge, origin),
        attestationObject: coded(attestation),
        transports: ['usb'],
      },
    }
  }

  use(options: Options, { origin, challenge = options.challenge }: Wishes): UsedCredential {
    this.counter += 1
    const clientDataJSON = said('webauthn.get', challenge, origin)
    const data = this.#data(options.rpId ?? '', PRESENT)
    const signed = createSign('sha256')
      .update(data)
      .update(sha256(Buffer.from(clientDataJSON, 'base64url')))
    return {
      id: coded(this.#id),
      rawId: coded(this.#id),
      type: 'public-key',
      response: { clientDataJSON, authenticatorData: coded(data), signature: coded(signed.sign(this.#secret)) },
    }
  }

  #data(site: string, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(site), Buffer.from([flags]), count])
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#public.export({ format: 'jwk' })
    const part = (text: string) => bytes(Buffer.from(text, 'base64url'))
    return map(
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), part(x)],
      [whole(-3), part(y)],
    )
  }
}

const said = (type: string, challenge: string, origin: string) =>
  coded(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
