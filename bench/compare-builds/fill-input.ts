/** The values that a call's input names with `@`, see `calls/call.ts`. */
export interface Values {
  /** The last response of each call, by its name. */
  readonly responses: ReadonlyMap<string, unknown>
  readonly origin: string
  readonly readToken: (address: string, page: string) => Promise<string>
  readonly showCode: () => string
}

/** Replaces the texts in an input that begin with `@`. What the response lacks becomes `missing`. */
export async function fillInput(input: unknown, values: Values): Promise<unknown> {
  if (typeof input === 'string') return input.startsWith('@') ? await find(input, values) : input
  if (input instanceof Uint8Array || input instanceof URLSearchParams) return input
  if (Array.isArray(input)) {
    return await Promise.all(input.map((value) => fillInput(value, values)))
  }
  if (typeof input !== 'object' || input === null) return input
  const entries = Object.entries(input).map(
    async ([key, value]) => [key, await fillInput(value, values)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** The same for an address, whose parts are between slashes. */
export async function fillPath(path: string, values: Values): Promise<string> {
  const parts = await Promise.all(path.split('/').map((part) => fillInput(part, values)))
  return parts.join('/')
}

async function find(text: string, values: Values): Promise<string> {
  const [name = '', path = ''] = text.slice(1).split(/:(.*)/s)
  if (name === 'code') return values.showCode()
  if (name === 'origin') return values.origin + path
  if (name === 'mail') {
    const [, address = '', page = ''] = /^([^/]+)(.*)$/.exec(path) ?? []
    return await values.readToken(address, page)
  }
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => Object(value)[key], values.responses.get(name))
  return typeof found === 'string' ? found : 'missing'
}
