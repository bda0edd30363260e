/** How a receiver checks signatures, with the library that Standard Webhooks names. */
export const VERIFY_WITH_LIBRARY = `import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.EVERYSHELF_WEBHOOK_SECRET)

// body: the text exactly as it arrived. Throws if the signature is wrong.
const event = webhook.verify(body, request.headers)`

/** The same without a library. A test runs it. */
export const VERIFY_BY_HAND = `import { createHmac, timingSafeEqual } from 'node:crypto'

function isFromEveryshelf(secret, headers, body) {
  const timestamp = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key)
    .update(\`\${headers['webhook-id']}.\${timestamp}.\${body}\`)
    .digest()
  // After a rotation, there are two signatures.
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.slice('v1,'.length), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`
