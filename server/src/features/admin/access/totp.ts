import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** The step before and the one after, for clocks that are not quite right. */
const WINDOW = 1

/** A new secret, 160 bits as RFC 4226 recommends, in base 32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says to an authenticator app. */
export function buildTotpUri(secret: string, email: string): string {
  return createTotp(secret, email).toString()
}

/** The time step that a code belongs to; null when it is not right now. */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  const totp = createTotp(secret, '')
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

function createTotp(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Everyshelf',
    label,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
  })
}
