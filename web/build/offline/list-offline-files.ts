/** What of a build's output is looked at. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>

interface BuiltFile {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly code?: string
  readonly isEntry?: boolean
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** The pages that are of use without a connection. */
const ROUTES = /\/src\/routes\/(?:home|dashboard|share|not-found)\.tsx$/
const ANY_ROUTE = /\/src\/routes\//
/** Larger parts wait until they are used; from then on they are kept too. */
const LARGEST_PART_BYTES = 60_000
const OTHERS =
  /^assets\/.*\.css$|(?:theme-boot|first-look)[^/]*\.js$|(?:serif|sans)-latin-(?!ext)[^/]*\.woff2$/

/** The files that the app needs to open those pages, as addresses. */
export function listOfflineFiles(bundle: BuiltFiles): string[] {
  const wanted = new Set<string>()
  const files = Object.values(bundle)

  function want({ fileName, imports = [], dynamicImports = [] }: BuiltFile): void {
    if (wanted.has(fileName)) return
    wanted.add(fileName)
    for (const name of imports) follow(name)
    for (const name of dynamicImports) {
      const part = bundle[name]
      const isOtherPage = ANY_ROUTE.test(part?.facadeModuleId ?? '')
      if (part && !isOtherPage && (part.code?.length ?? 0) <= LARGEST_PART_BYTES) want(part)
    }
  }

  function follow(name: string): void {
    const file = bundle[name]
    if (file) want(file)
  }

  for (const file of files) {
    if (file.type === 'chunk' && (file.isEntry || ROUTES.test(file.facadeModuleId ?? '')))
      want(file)
    if (file.type === 'asset' && OTHERS.test(file.fileName)) wanted.add(file.fileName)
  }
  return [...wanted].sort().map((name) => `/${name}`)
}
