import { needsChoice as needsChoiceOf } from '@everyshelf/client'
import { readBookSitePage } from '@everyshelf/domain/books'
import { apiClient } from '../../lib/api/api-client.ts'

/** Whether the user has to choose among search results. The page of one edition names its book. */
export async function needsChoice(text: string): Promise<boolean> {
  return !readBookSitePage(text)?.isEdition && (await needsChoiceOf(apiClient, text))
}
