/** Whether this browser can use passkeys. Asks no server and loads no code. */
export function supportsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}
