import { useState } from 'react';
import { tAdminLists } from '../../languages/adminLists';
import { rich } from '../../languages/rich';
import {
  useGivePremiumMutation,
  usePeoplePageQuery,
  useTakePremiumBackMutation,
} from '../../shared/api/admin';
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
        label={tAdminLists('search')}
        hint={tAdminLists('searchHint')}
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
        label={tAdminLists('people')}
        empty={<p>{tAdminLists('nobodyFound')}</p>}
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
  const {
    id,
    email,
    firstName,
    lastName,
    isPremium,
    isSubscribed,
    grant,
    identificationsUsed,
    emailVerifiedAt,
  } = person;
  const name = `${firstName} ${lastName}`;
  const [takeBack, { isLoading }] = useTakePremiumBackMutation();
  const [give] = useGivePremiumMutation();
  const report = useReport();
  const giveAgain = () => {
    const givePremiumDto = { until: grant?.until ?? undefined };
    void report(give({ id, givePremiumDto }).unwrap(), adminMessages.given(name));
  };
  return (
    <Card title={name} note={email}>
      <div className={styles.badges}>
        {isSubscribed && <Badge tone="strong">{tAdminLists('premiumPaid')}</Badge>}
        {(grant || !isSubscribed) && (
          <Badge tone={isPremium && !isSubscribed ? 'strong' : 'neutral'}>{standingOf(person)}</Badge>
        )}
        {!emailVerifiedAt && <Badge tone="ochre">{tAdminLists('notConfirmed')}</Badge>}
      </div>
      <p>
        {rich(tAdminLists('joined', { day: dayOf(person.createdAt), number: identificationsUsed }), {
          time: (day) => <time dateTime={person.createdAt}>{day}</time>,
        })}
      </p>
      <div className={styles.actions}>
        <Button
          look="secondary"
          icon="star"
          aria-label={tAdminLists(grant ? 'changeEndNamed' : 'giveNamed', { name })}
          onClick={onGive}
        >
          {tAdminLists(grant ? 'changeEnd' : 'give')}
        </Button>
        {grant && (
          <Button
            look="quiet"
            busy={isLoading}
            aria-label={tAdminLists('takeBackNamed', { name })}
            onClick={() => void report(takeBack({ id }).unwrap(), adminMessages.taken(name, giveAgain))}
          >
            {tAdminLists('takeBack')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** What a person has: "Premium until 31 December 2026, given". */
function standingOf({ isPremium, grant }: ListedPersonDto): string {
  if (!isPremium) return tAdminLists('free');
  if (!grant) return tAdminLists('premium');
  return grant.until ? tAdminLists('premiumUntil', { day: dayOf(grant.until) }) : tAdminLists('premiumGiven');
}
