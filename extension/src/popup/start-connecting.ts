import { showError } from '@everyshelf/ui/toast'
import { connect } from '../account/connect.ts'
import { leave } from './leave-popup.ts'

/** Opens the page of the site that gives this browser an account. */
export async function startConnecting(): Promise<void> {
  const problem = await connect()
  if (problem) showError(problem)
  else leave()
}
