export type FormValue = string | FormFields
export interface FormFields {
  [name: string]: FormValue
}

/**
 * Parses a form-encoded body with Stripe's bracket syntax.
 *
 * @example readFormBody('items[0][price]=p&mode=payment') // { items: { 0: { price: 'p' } }, mode: 'payment' }
 */
export function readFormBody(body: string): FormFields {
  const fields: FormFields = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = name.split(/[[\]]+/).filter(Boolean)
    put(fields, first, rest, value)
  }
  return fields
}

function put(into: FormFields, name: string, [next, ...rest]: string[], value: string): void {
  if (next === undefined) {
    into[name] = value
    return
  }
  const found = into[name]
  const inner = isFields(found) ? found : {}
  put(inner, next, rest, value)
  into[name] = inner
}

export function isFields(value: FormValue | undefined): value is FormFields {
  return typeof value === 'object'
}

/** Lists have numeric keys. */
export function listOf(value: FormValue | undefined): FormValue[] {
  return isFields(value) ? Object.values(value) : []
}

export function textOf(value: FormValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function fieldsOf(value: FormValue | undefined): FormFields {
  return isFields(value) ? value : {}
}
