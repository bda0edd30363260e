/** The fields of a build's output that are used here. */
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

/** The pages that are useful offline. */
const ROUTES = /\/src\/routes\/(?:home|dashboard|share|not-found)\.tsx$/
const ANY_ROUTE = /\/src\/routes\//
/** Larger chunks are cached only after their first use. */
const MAX_PRECACHED_BYTES = 60_000
const OTHERS =
  /^assets\/.*\.css$|(?:theme-boot|hide-until-hydrated)[^/]*\.js$|(?:serif|sans)-latin-(?!ext)[^/]*\.woff2$/

/** Paths of the files that the app needs to open those pages offline. */
export function listOfflineFiles(bundle: BuiltFiles): string[] {
  const listed = new Set<string>()
  const files = Object.values(bundle)

  function include({ fileName, imports = [], dynamicImports = [] }: BuiltFile): void {
    if (listed.has(fileName)) return
    listed.add(fileName)
    for (const name of imports) follow(name)
    for (const name of dynamicImports) {
      const part = bundle[name]
      const isOtherPage = ANY_ROUTE.test(part?.facadeModuleId ?? '')
      if (part && !isOtherPage && (part.code?.length ?? 0) <= MAX_PRECACHED_BYTES) include(part)
    }
  }

  function follow(name: string): void {
    const file = bundle[name]
    if (file) include(file)
  }

  for (const file of files) {
    if (file.type === 'chunk' && (file.isEntry || ROUTES.test(file.facadeModuleId ?? '')))
      include(file)
    if (file.type === 'asset' && OTHERS.test(file.fileName)) listed.add(file.fileName)
  }
  return [...listed].sort().map((name) => `/${name}`)
}
