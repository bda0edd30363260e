/**
 * Stops zod from testing whether it may compile code: our content security policy forbids that and
 * reports it. zod reads this global at its first schema, so this import must come first.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
