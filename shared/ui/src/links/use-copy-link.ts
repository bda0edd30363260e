import { type CopyContent, useCopy } from './use-copy.ts'

/** A Global Link that can be copied in several formats. */
export interface CopiedLink {
  readonly link: string
  /**
   * For a copy that also saves the link: saves it and resolves to its short form; null if saving fails. The
   * click copies `link` at once, and the short form then replaces it.
   */
  readonly shorten?: (() => Promise<string | null>) | undefined
}

interface CopyLink {
  readonly isCopied: boolean
  /** Copies a link in a format, which gives the text for a link. */
  readonly copyAs: (link: CopiedLink, format: (link: string) => CopyContent) => Promise<boolean>
}

/** The one way to copy a Global Link, on the website and in the extension. */
export function useCopyLink(): CopyLink {
  const { isCopied, copy } = useCopy()
  const copyAs: CopyLink['copyAs'] = ({ link, shorten }, format) => {
    const improve =
      shorten &&
      (async () => {
        const short = await shorten()
        return short === null ? null : format(short)
      })
    return copy(format(link), { improve })
  }
  return { isCopied, copyAs }
}
