import {
  EARNING_IMPORTS_MAX,
  EARNING_ROWS_MAX,
  FREE_MOVES_MAX,
  IMPORT_UNDO_DAYS,
  MOVES_MAX,
} from '../limits/index.ts'
import type { ErrorCode } from './error-code.ts'
import type { Message } from './error-messages.ts'

export const earningMessages = {
  'earnings-limit-reached': {
    title: 'Report limit reached',
    text: `You can have up to ${EARNING_IMPORTS_MAX} reports and ${EARNING_ROWS_MAX.toLocaleString('en')} rows. Undo an older import first.`,
  },
  'import-incomplete': {
    title: 'The import was interrupted',
    text: 'Nothing was imported. Choose the file again.',
  },
  'move-limit-reached': {
    title: 'Limit reached',
    text: `You can import ${FREE_MOVES_MAX} times in ${IMPORT_UNDO_DAYS} days, or ${MOVES_MAX} times with Premium.`,
  },
  'import-undo-over': {
    title: 'Too late to undo',
    text: `You can undo an import for ${IMPORT_UNDO_DAYS} days. You can still remove its links.`,
  },
} as const satisfies Partial<Record<ErrorCode, Message>>
