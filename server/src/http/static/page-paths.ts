import { z } from 'zod'

const pathsFile = z.object({ paths: z.array(z.string().startsWith('/')) })

/**
 * Reads the web app's list of its pages and returns the one that a path belongs to; `:name` stands for
 * one segment, `*` at the end for any rest.
 *
 * @example createPageMatcher('{"paths":["/links/:linkId"]}')('/links/5f0c') // '/links/:linkId'
 */
export function createPageMatcher(text: string): (path: string) => string | undefined {
  const pages = pathsFile
    .parse(JSON.parse(text))
    .paths.map((page) => ({ page, pattern: toSegments(page) }))
  return (path) => {
    const segments = toSegments(path)
    return pages.find(({ pattern }) => matchesPattern(pattern, segments))?.page
  }
}

function toSegments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function matchesPattern(pattern: readonly string[], segments: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*'
  if (isOpen ? segments.length < pattern.length - 1 : segments.length !== pattern.length) {
    return false
  }
  return pattern.every(
    (part, index) => part.startsWith(':') || part === '*' || part === segments[index],
  )
}
