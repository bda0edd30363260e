import { generateKeyPairSync, sign } from 'node:crypto'

/** A self-signed certificate for one host, as PEM. */
export interface TestCertificate {
  readonly cert: string
  readonly key: string
}

/** Creates a key and its certificate, so that the repository holds no private key and none expires. */
export function createTestCertificate(hostname: string): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(objectId('2a8648ce3d040302')) // ecdsa-with-SHA256
  const name = sequence(
    der(SET, sequence(objectId('550403'), der(UTF8_STRING, Buffer.from(hostname)))),
  )
  const hosts = sequence(der(DNS_NAME, Buffer.from(hostname)))
  const content = sequence(
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    sequence(der(TIME, Buffer.from('20260101000000Z')), der(TIME, Buffer.from('99991231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, sequence(sequence(objectId('551d11'), der(OCTET_STRING, hosts)))),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)])
  const bytes = sequence(content, algorithm, der(BIT_STRING, signature))
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

// Tags of DER, the encoding of certificates.
const INTEGER = 0x02
const BIT_STRING = 0x03
const OCTET_STRING = 0x04
const OBJECT_ID = 0x06
const UTF8_STRING = 0x0c
const TIME = 0x18
const SEQUENCE = 0x30
const SET = 0x31
const DNS_NAME = 0x82
const VERSION = 0xa0
const EXTENSIONS = 0xa3

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const lengthBytes = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content])
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(SEQUENCE, ...parts)
}

function objectId(hex: string): Buffer {
  return der(OBJECT_ID, Buffer.from(hex, 'hex'))
}
