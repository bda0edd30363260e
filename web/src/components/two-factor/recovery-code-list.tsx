import { CopyIcon, useCopy } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { saveFile } from '@everyshelf/ui/share'
import { Download } from 'lucide-react'

const FILE_NAME = 'everyshelf-recovery-codes.txt'

interface RecoveryCodeListProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** New recovery codes. Shown once; the server stores only hashes of them. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const { isCopied, copy } = useCopy()
  const text = codes.map(formatCode).join('\n')
  return (
    <>
      <ul className="m-0 mb-6 grid list-none gap-x-8 border-y border-rule p-0 py-4 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="py-1">
            {formatCode(code)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>I saved them</Button>
        <Button
          kind="outline"
          icon={<CopyIcon isCopied={isCopied} />}
          onClick={() => void copy(text)}
        >
          Copy codes
        </Button>
        <Button
          kind="outline"
          icon={<Download className="size-[1.1em]" />}
          onClick={() => saveFile(new Blob([fileOf(text)], { type: 'text/plain' }), FILE_NAME)}
        >
          Download codes
        </Button>
      </div>
    </>
  )
}

function formatCode(code: string): string {
  return code.match(/.{1,4}/g)?.join(' ') ?? code
}

function fileOf(codes: string): string {
  return `Everyshelf recovery codes. Each code works once.\n\n${codes}\n`
}
