const REVOKE_AFTER_MS = 10_000

/** Downloads a file created on this page. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}

/** Turns a title into a file name. @example fileNameOf('Dune: Part One!') // 'dune-part-one' */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return name.slice(0, 60).replace(/-+$/, '') || 'book'
}
