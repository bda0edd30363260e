import { Button } from '@everyshelf/ui/primitives'

/** One of the two answers to a request for access. */
export interface Answer {
  readonly run: () => void
  readonly isPending: boolean
}

interface AnswerButtonsProps {
  readonly approve: Answer
  readonly deny: Answer
}

export function AnswerButtons({ approve, deny }: AnswerButtonsProps) {
  const isBusy = approve.isPending || deny.isPending
  return (
    <div className="mt-7 flex flex-col gap-3 sm:flex-row">
      <Button
        size="large"
        className="flex-1"
        busy={approve.isPending}
        disabled={isBusy}
        onClick={approve.run}
      >
        Approve
      </Button>
      <Button
        kind="outline"
        size="large"
        className="flex-1"
        busy={deny.isPending}
        disabled={isBusy}
        onClick={deny.run}
      >
        Deny
      </Button>
    </div>
  )
}
