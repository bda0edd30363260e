import { basename, dirname } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { domainFolders, extensionFolders, importRules } from './import-rules.ts'
import { resolveImport } from './import-target.ts'
import { listFolders, readSources, type SourceFile } from './source-tree.ts'
import { readImports } from './syntax.ts'

/** "path imports specifier: the sentence that says no". */
function findBrokenRules({ path, text }: SourceFile): string[] {
  return readImports(path, text).flatMap((imported) => {
    const target = resolveImport(path, imported)
    return importRules
      .filter(({ isBrokenBy }) => isBrokenBy(path, target))
      .map(({ sentence }) => `${path} imports ${imported.specifier}: ${sentence}`)
  })
}

describe('the imports of the repository', () => {
  const problems = readSources().flatMap(findBrokenRules)

  test.each(importRules)('$sentence', ({ sentence }) => {
    expect(problems.filter((problem) => problem.endsWith(`: ${sentence}`))).toEqual([])
  })
})

test.each([
  ['shared/domain/src', domainFolders],
  ['extension/src', extensionFolders],
])('every folder in %s has its place in the order', (base, order) => {
  const folders = listFolders()
    .filter((path) => dirname(path) === base)
    .map((path) => basename(path))
    .filter((folder) => !['testing', '__snapshots__'].includes(folder))
  expect(folders.toSorted()).toEqual(order.toSorted())
})

describe('the rules refuse', () => {
  test.each([
    ['shared/domain/src/links/slug.ts', "import { x } from '../schemas/index.ts'"],
    ['shared/domain/src/books/book.ts', "import { readFileSync } from 'node:fs'"],
    ['shared/domain/src/books/book.ts', "import { useState } from 'react'"],
    ['shared/client/src/index.ts', "import { createApp } from '@everyshelf/server/api'"],
    ['shared/ui/src/button.tsx', "import { api } from '@everyshelf/client'"],
    ['server/src/features/links/links.service.ts', "import { sql } from 'kysely'"],
    ['server/src/features/links/links.service.ts', "import { TRPCError } from '@trpc/server'"],
    ['server/src/features/links/links.service.ts', "import type { Request } from 'express'"],
    ['server/src/features/links/links.service.ts', "import { x } from '../books/books.repo.ts'"],
    ['server/src/features/links/links.service.ts', "import { x } from '../books/books.service.ts'"],
    ['server/src/features/books/books.service.ts', "import Stripe from 'stripe'"],
    ['server/src/features/redirect/redirect.ts', "import { x } from '../books/books.service.ts'"],
    ['server/src/features/redirect/redirect.ts', "const x = await import('../../trpc/init.ts')"],
    [
      'server/src/features/links/links.service.ts',
      "import type { Call } from '../../api/rest/endpoint.ts'",
    ],
    [
      'server/src/http/request-listener.ts',
      "import type { X } from '../features/redirect/redirect.feature.ts'",
    ],
    ['server/src/main.ts', "import { fake } from './testing/fake-book-services.ts'"],
    ['server/src/main.ts', "import { x } from '../../web/src/lib/paths.ts'"],
    ['web/src/features/home/form.tsx', "export { x } from '../links/list.tsx'"],
    ['web/src/features/home/form.tsx', "import Home from '../../routes/home.tsx'"],
    ['web/src/components/header.tsx', "import { x } from '../features/home/form.tsx'"],
    ['web/src/app/api.ts', "import { type AppRouter } from '@everyshelf/server/api'"],
    ['extension/src/popup/popup.tsx', "import { x } from '@everyshelf/web'"],
    ['extension/src/storage/account.ts', "import { x } from '../popup/popup.tsx'"],
    ['extension/src/product-page/read.ts', "import { browser } from 'wxt/browser'"],
  ])('in %s: %s', (path, text) => {
    expect(findBrokenRules({ path, text })).toHaveLength(1)
  })
})

describe('the rules allow', () => {
  test.each([
    ['shared/domain/src/links/slug.ts', "import { x } from '../countries/index.ts'"],
    ['server/src/features/links/links.repo.ts', "import { sql } from 'kysely'"],
    [
      'server/src/features/links/links.service.ts',
      "import type { X } from '../books/books.service.ts'",
    ],
    ['server/src/features/redirect/redirect.ts', "import { x } from '../clicks/clicks.service.ts'"],
    ['web/src/features/home/form.tsx', "import { paths } from '../../lib/paths.ts'"],
    ['web/src/app/api.ts', "import type { AppRouter } from '@everyshelf/server/api'"],
    [
      'extension/src/product-page/read.ts',
      "import { readBookInput } from '@everyshelf/domain/books'",
    ],
  ])('in %s: %s', (path, text) => {
    expect(findBrokenRules({ path, text })).toEqual([])
  })
})
