import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { findPostgresUrlProblem, listHostUrls } from './postgres-url.ts'

describe('listHostUrls', () => {
  it.each([
    ['postgres://ada@db/shelf', ['postgres://ada@db/shelf']],
    [
      'postgres://ada@a:5432,b:5433/shelf',
      ['postgres://ada@a:5432/shelf', 'postgres://ada@b:5433/shelf'],
    ],
    ['postgresql://a,b', ['postgresql://a', 'postgresql://b']],
    [
      'postgres://a,b?sslmode=disable',
      ['postgres://a?sslmode=disable', 'postgres://b?sslmode=disable'],
    ],
    [
      'postgres://ada:a,b@c@[::1]:5433,[2001:db8::1],10.0.0.1/shelf?sslmode=verify-full',
      [
        'postgres://ada:a,b@c@[::1]:5433/shelf?sslmode=verify-full',
        'postgres://ada:a,b@c@[2001:db8::1]/shelf?sslmode=verify-full',
        'postgres://ada:a,b@c@10.0.0.1/shelf?sslmode=verify-full',
      ],
    ],
  ])('finds each host of %s', (url, urls) => {
    expect(listHostUrls(url)).toEqual(urls)
  })

  it('gives node-postgres the account, password, and encryption for each host', () => {
    const url =
      'postgres://ada:p%40ss%2Cword%2F1@[::1]:5433,db.internal/shelf?sslmode=verify-full&target_session_attrs=read-write'
    const clients = listHostUrls(url).map((each) => new pg.Client(each))
    expect(clients.map(({ host, port }) => [host, port])).toEqual([
      ['::1', 5433],
      ['db.internal', 5432],
    ])
    for (const { user, password, database, ssl } of clients) {
      expect({ user, password, database, ssl }).toEqual({
        user: 'ada',
        password: 'p@ss,word/1',
        database: 'shelf',
        ssl: {},
      })
    }
  })
})

describe('findPostgresUrlProblem', () => {
  it.each([
    'postgres://db',
    'postgresql://ada@db:5432/shelf',
    'postgres:///shelf?host=/run/postgresql',
    'postgres://a,b:5433,[::1]:5434/shelf',
  ])('accepts %s', (url) => {
    expect(findPostgresUrlProblem(url)).toBeUndefined()
  })

  it.each([
    ['mysql://db/shelf', 'must be a postgres:// address'],
    ['postgres://db:port/shelf', 'must be a postgres:// address'],
    ['postgres://a,,b/shelf', 'host 2 of 3 must be a name or address'],
    ['postgres://a,b:70000/shelf', 'host 2 of 2 must be a name or address'],
    ['postgres://::1,b/shelf', 'host 1 of 2 must be a name or address'],
    ['postgres://a,b c/shelf', 'host 2 of 2 must be a name or address'],
  ])('says of %s: %s', (url, problem) => {
    expect(findPostgresUrlProblem(url)).toContain(problem)
  })
})
