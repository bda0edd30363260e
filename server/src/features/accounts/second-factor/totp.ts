import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** Accepts the previous and the next step, for clocks that are slightly off. */
const WINDOW = 1

/** A new secret, 160 bits as RFC 4226 recommends, in base 32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of the QR code for an authenticator app. */
export function buildTotpUri(secret: string, email: string): string {
  return createTotp(secret, email).toString()
}

/** The time step of a code; null when the code is not valid now. */
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
