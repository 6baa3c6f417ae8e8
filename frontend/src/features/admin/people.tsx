import { useState } from 'react';
import { usePeoplePageQuery, useTakePremiumBackMutation } from '../../shared/api/admin';
import type { ListedPersonDto } from '../../shared/api/api';
import { dayOf } from '../../shared/lib/day-of';
import { useDebounced } from '../../shared/lib/use-debounced';
import { adminMessages } from '../../shared/toast/messages/admin';
import { useReport } from '../../shared/toast/use-report';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { PagedList } from '../../shared/ui/paged-list';
import { TextField } from '../../shared/ui/text-field';
import styles from './admin.module.css';
import { PremiumDialog } from './premium-dialog';

const PAGE = 20;
const SETTLED_MS = 300;

/** Everybody with an account: found by email or name, and given premium. */
export function People() {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SETTLED_MS);
  const [chosen, setChosen] = useState<ListedPersonDto>();
  return (
    <>
      <TextField
        label="Email or name"
        hint="How it begins"
        icon="search"
        type="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <PagedList<ListedPersonDto>
        key={search}
        usePage={usePeoplePageQuery}
        limit={PAGE}
        search={search}
        label="People"
        empty={<p>Nobody’s email or name begins like this.</p>}
      >
        {(people) => (
          <ul role="list" className={styles.list}>
            {people.map((person) => (
              <li key={person.id}>
                <Person {...person} onGive={() => setChosen(person)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {chosen && <PremiumDialog person={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function Person({ onGive, ...person }: ListedPersonDto & { onGive: () => void }) {
  const { id, email, firstName, lastName, isPremium, grant, identificationsUsed, emailVerifiedAt } = person;
  const name = `${firstName} ${lastName}`;
  const [takeBack, { isLoading }] = useTakePremiumBackMutation();
  const report = useReport();
  return (
    <Card title={name} note={email}>
      <div className={styles.badges}>
        <Badge tone={isPremium ? 'strong' : 'neutral'}>{standingOf(person)}</Badge>
        {!emailVerifiedAt && <Badge tone="ochre">Email not confirmed</Badge>}
      </div>
      <p>
        Joined on <time dateTime={person.createdAt}>{dayOf(person.createdAt)}</time>. Identifications used:{' '}
        {identificationsUsed}.
      </p>
      <div className={styles.actions}>
        <Button
          look="secondary"
          icon="star"
          aria-label={`${grant ? 'Change the end' : 'Give premium'}: ${name}`}
          onClick={onGive}
        >
          {grant ? 'Change the end' : 'Give premium'}
        </Button>
        {grant && (
          <Button
            look="quiet"
            busy={isLoading}
            aria-label={`Take back premium of ${name}`}
            onClick={() => void report(takeBack({ id }).unwrap(), adminMessages.taken(name))}
          >
            Take back
          </Button>
        )}
      </div>
    </Card>
  );
}

/** What a person has: "Premium until 31 December 2026, given". */
function standingOf({ isPremium, grant }: ListedPersonDto): string {
  if (!isPremium) return 'Free';
  if (!grant) return 'Premium';
  return grant.until ? `Premium until ${dayOf(grant.until)}, given` : 'Premium, given';
}
