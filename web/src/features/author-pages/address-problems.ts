import { type ErrorCode, isErrorCode } from '@everyshelf/domain/messages'

const codes = ['invalid-page-address', 'page-address-reserved', 'page-address-taken'] as const

/** Whether a code is about the address of a page. */
export function isAddressProblem(code: unknown): code is ErrorCode & (typeof codes)[number] {
  return isErrorCode(code) && codes.some((one) => one === code)
}
