import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Bookmark } from 'lucide-react'
import { useGoToAccount } from './use-go-to-account.ts'

export function SaveButton() {
  const goToAccount = useGoToAccount()
  return (
    <Button
      kind="outline"
      className="max-sm:px-2"
      icon={<Bookmark className="size-[1.1em] max-sm:hidden" />}
      onClick={() => {
        showError('sign-in-to-save')
        goToAccount()
      }}
    >
      Save This Link
    </Button>
  )
}
