import { z } from 'zod'

const pathsFile = z.object({ paths: z.array(z.string().startsWith('/')) })

/**
 * Reads the web app's list of its pages and returns whether a path is one of them; `:name` stands for
 * one segment, `*` at the end for any rest.
 *
 * @example createPageMatcher('{"paths":["/book/:isbn/universal"]}')('/book/9780143127741/universal') // true
 */
export function createPageMatcher(text: string): (path: string) => boolean {
  const patterns = pathsFile.parse(JSON.parse(text)).paths.map(toSegments)
  return (path) => {
    const segments = toSegments(path)
    return patterns.some((pattern) => matchesPattern(pattern, segments))
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
