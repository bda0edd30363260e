const codes = ['invalid-page-address', 'page-address-reserved', 'page-address-taken'] as const

/** Whether a code is about the address of a page. */
export function isAddressProblem(code: unknown): code is (typeof codes)[number] {
  return codes.some((one) => one === code)
}
