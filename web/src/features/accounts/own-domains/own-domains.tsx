import { readApiError } from '@everyshelf/client'
import { OWN_DOMAINS_MAX } from '@everyshelf/domain/limits'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { AccountList } from '../account-list.tsx'
import { DomainRow } from './domain-row.tsx'

/** The hosts of the account's own, on which its links work. */
export function OwnDomains() {
  const list = trpc.ownDomains.list.useQuery(undefined, { staleTime: 0 })
  const { data } = list
  if (data?.target === null) {
    return <p className="m-0 text-ink-soft">{errorMessages['own-domains-off'].text}</p>
  }
  const isFull = (data?.domains.length ?? 0) >= OWN_DOMAINS_MAX
  return (
    <>
      <AccountSection
        title="Your domains"
        about="Your short links work on your own domains as they do on ours."
      >
        <AccountList
          query={{ ...list, data: data?.domains }}
          label="Domains"
          empty="You have no domain yet."
        >
          {(domain) => <DomainRow key={domain.host} domain={domain} />}
        </AccountList>
      </AccountSection>
      {data && !isFull && (
        <AccountSection
          title="New domain"
          about="Use a subdomain that you own, such as books.example.com. Your website stays where it is."
        >
          <NewDomain />
        </AccountSection>
      )}
    </>
  )
}

function NewDomain() {
  const server = trpc.useUtils()
  const [host, setHost] = useState('')
  const [error, setError] = useState<string>()
  const add = trpc.ownDomains.add.useMutation({
    onSuccess: async () => {
      setHost('')
      await server.ownDomains.list.invalidate()
    },
    onError: (failure) => setError(errorMessages[readApiError(failure).code].text),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (host.trim() === '') return setError(errorMessages['invalid-host'].text)
    setError(undefined)
    add.mutate({ host })
  }
  return (
    <form noValidate className="max-w-xl" onSubmit={submit}>
      <TextField
        label="Domain"
        placeholder="books.example.com"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={host}
        error={error}
        onChange={(event) => setHost(event.currentTarget.value)}
      />
      <Button type="submit" kind="outline" busy={add.isPending} className="mt-1">
        Add domain
      </Button>
    </form>
  )
}
