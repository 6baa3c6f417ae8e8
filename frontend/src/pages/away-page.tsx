import { useState } from 'react';
import { tAway } from '../languages/away';
import { useAccount } from '../entities/account/use-account';
import styles from '../features/away/away.module.css';
import { SitterLink } from '../features/away/sitter-link';
import { useListSitterLinksQuery } from '../shared/api/away';
import { localDateIn } from '../shared/lib/local-date';
import { paths } from '../shared/paths';
import { Failed } from '../shared/ui/failed';
import { Late } from '../shared/ui/late';
import { LinkButton } from '../shared/ui/link-button';
import { Page, Section } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const loadForm = async () => (await import('../features/away/away-form')).AwayForm;

/** Days away: makes the page for a plant sitter, leads to its link, and shows what was ticked on it. */
export function AwayPage() {
  const today = localDateIn(useAccount().timeZone);
  const [made, setMade] = useState<string>();
  const { data: links, error, isFetching, refetch } = useListSitterLinksQuery();

  return (
    <Page
      title={tAway('title')}
      lead={tAway('lead')}
      actions={
        <LinkButton to={paths.calendar} look="secondary" icon="calendar">
          {tAway('calendar')}
        </LinkButton>
      }
    >
      <Late load={loadForm} of={{ today, onMade: setMade }} className={styles.place} />
      <Section title={tAway('links')}>
        {!links && !error && <Skeleton count={2} label={tAway('loading')} />}
        {!links && error && (
          <Failed title={tAway('notLoaded')} isBusy={isFetching} onRetry={() => void refetch()}>
            {tAway('nothingLost')}
          </Failed>
        )}
        {links?.length === 0 && <p>{tAway('none')}</p>}
        {links && links.length > 0 && (
          <div className={styles.list} tabIndex={-1}>
            {links.map((link) => (
              <SitterLink key={link.id} link={link} today={today} isNew={link.id === made} />
            ))}
          </div>
        )}
      </Section>
      <Section title={tAway('seen')}>
        <p className={styles.seen}>{tAway('seenAbout')}</p>
      </Section>
    </Page>
  );
}
