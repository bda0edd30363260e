import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a test changes to make a response wrong. */
interface Forgery {
  readonly origin?: string
  readonly rpId?: string
  readonly userHandle?: string
  readonly isUserVerified?: boolean
  readonly counter?: number
}

interface RegistrationOptions {
  readonly challenge: string
  readonly user: { readonly id: string }
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** A passkey in memory (ES256, without attestation), as an authenticator would answer with it. */
export function createSoftwarePasskey(publicUrl: string) {
  const { origin, hostname } = new URL(publicUrl)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0
  let handle: string | undefined

  function clientData(type: string, challenge: string, { origin: from = origin }: Forgery): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  }

  function authenticatorData(flags: number, forgery: Forgery, more = Buffer.alloc(0)): Buffer {
    const hash = createHash('sha256')
      .update(forgery.rpId ?? hostname)
      .digest()
    const verified = (forgery.isUserVerified ?? true) ? USER_VERIFIED : 0
    const count = Buffer.alloc(4)
    count.writeUInt32BE(forgery.counter ?? counter)
    return Buffer.concat([hash, Buffer.from([USER_PRESENT | verified | flags]), count, more])
  }

  /** The public key as COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (value: string) =>
      Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')])
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
    return Buffer.concat([head, Buffer.from([0x21]), bytes(x), Buffer.from([0x22]), bytes(y)])
  }

  return {
    id,
    /** The response of `navigator.credentials.create`. */
    register: (options: RegistrationOptions, forgery: Forgery = {}) => {
      handle = options.user.id
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(),
      ])
      const data = authenticatorData(HAS_CREDENTIAL, forgery, credential)
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
        data,
      ])
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, forgery).toString(
            'base64url',
          ),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** The response of `navigator.credentials.get`. Each one counts. */
    signIn: ({ challenge }: { readonly challenge: string }, forgery: Forgery = {}) => {
      counter += 1
      const data = authenticatorData(0, forgery)
      const client = clientData('webauthn.get', challenge, forgery)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: forgery.userHandle ?? handle,
        },
      }
    },
  }
}
