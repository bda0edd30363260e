import { IMAGE_MAX_BYTES } from '../../../outbound/limits.ts'
import { OutboundError } from '../../../outbound/outbound-error.ts'
import { discardBody, readBody, type UpstreamResponse } from '../../../outbound/read-body.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import { type CoverImage, readCoverImage } from './cover-image.ts'

const MAX_REDIRECTS = 3

/**
 * Fetches an image from one of the allowed hosts. Null if the host has no cover, returns a tiny image, or
 * redirects to another host. Throws if the host does not respond.
 */
export async function fetchCover(
  images: readonly Upstream[],
  address: string,
): Promise<CoverImage | null> {
  let url: URL | null = URL.parse(address)
  for (let requests = 0; url && requests <= MAX_REDIRECTS; requests += 1) {
    const from: URL = url
    const upstream = images.find((candidate) => candidate.accepts(from))
    const response = upstream ? await upstream.get(from, readResponse) : null
    if (!response || 'bytes' in response) return response
    url = nextUrl(response.location, from)
  }
  return null
}

async function readResponse(response: UpstreamResponse) {
  const { statusCode, headers } = response
  if (statusCode === 200 && /^image\//i.test(String(headers['content-type']))) {
    return readCoverImage(await readBody(response, IMAGE_MAX_BYTES)) ?? null
  }
  discardBody(response)
  if (statusCode >= 300 && statusCode < 400 && typeof headers.location === 'string') {
    return { location: headers.location }
  }
  if (statusCode === 404 || statusCode === 410) return null
  throw new OutboundError('wrong-type')
}

function nextUrl(location: string, from: URL): URL | null {
  const url = URL.parse(location, from.href)
  if (url && url.origin !== from.origin) url.protocol = 'https:'
  return url
}
