/**
 * The schemas' library would try whether it may compile code, which these pages forbid and report
 * (S52). It reads this global when the first schema is made, so this comes before all else.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
