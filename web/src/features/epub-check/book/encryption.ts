import { EpubError } from './epub-error.ts'
import { scanMarkup } from './scan-markup.ts'

/** Files that DRM systems add: Adobe, Apple, and Readium LCP. */
const rights = ['META-INF/rights.xml', 'META-INF/sinf.xml', 'META-INF/license.lcpl']

/** Both hide only fonts: EPUB 3.3 §4.2.6.3, and Adobe's own method. */
const fontMethods = new Set([
  'http://www.idpf.org/2008/embedding',
  'http://ns.adobe.com/pdf/enc#RC',
])

/** Throws if copy protection encrypts more than fonts. */
export async function requireReadable(
  names: ReadonlySet<string>,
  readText: (name: string) => Promise<string>,
): Promise<void> {
  if (rights.some((name) => names.has(name))) throw new EpubError('encrypted')
  if (!names.has('META-INF/encryption.xml')) return
  const methods = listMethods(await readText('META-INF/encryption.xml'))
  if (methods.some((method) => !fontMethods.has(method))) throw new EpubError('encrypted')
}

function listMethods(markup: string): string[] {
  const methods: string[] = []
  scanMarkup(markup, {
    onOpen: (element, attributes) => {
      if (element !== 'encryptionmethod') return
      methods.push(attributes.find(({ name }) => name === 'algorithm')?.value ?? '')
    },
  })
  return methods
}
