interface WebResponse {
  readonly status: number
  readonly text: string
  readonly location: string
  readonly retryAfterS: number
}

/** One browser at one IP address, with its own cookies. */
export interface WebClient {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<WebResponse>
  readonly post: (path: string, body: object) => Promise<WebResponse>
}

/** The product must trust 127.0.0.1 as a proxy. */
export function createWebClient(origin: string, address: string): WebClient {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit): Promise<WebResponse> {
    const url = new URL(path, origin)
    const isOwn = url.origin === origin
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(isOwn && {
          origin,
          'x-forwarded-for': address,
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        }),
        ...init.headers,
      },
    })
    for (const cookie of isOwn ? response.headers.getSetCookie() : []) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location') ?? '',
      retryAfterS: Number(response.headers.get('retry-after') ?? 0),
    }
  }

  return {
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}
