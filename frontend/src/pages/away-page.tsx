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

/** Days away: makes the page for a plant sitter, and shows what was ticked on it. */
export function AwayPage() {
  const today = localDateIn(useAccount().timeZone);
  const { data: links, error, isFetching, refetch } = useListSitterLinksQuery();

  return (
    <Page
      title="Going Away"
      lead="Make a page for the person who looks after your plants: what to do on which day, with boxes to tick. They need no account."
      actions={
        <LinkButton to={paths.calendar} look="secondary" icon="calendar">
          Care Calendar
        </LinkButton>
      }
    >
      <Late load={loadForm} of={{ today }} className={styles.place} />
      <Section title="What they see">
        <p>
          The names and drawings of your plants, where they stand, and when to water, mist and feed them, with
          your own tasks. Nothing else: not your name, your photos or your journal. Repotting, pruning and
          treatments wait for you.
        </p>
      </Section>
      <Section title="Your links">
        {!links && !error && <Skeleton count={2} label="Loading your links" />}
        {!links && error && (
          <Failed title="We couldn’t load your links" isBusy={isFetching} onRetry={() => void refetch()}>
            Nothing is lost.
          </Failed>
        )}
        {links?.length === 0 && <p>You have none yet. You can have up to 3 at a time.</p>}
        {links && links.length > 0 && (
          <div className={styles.list}>
            {links.map((link) => (
              <SitterLink key={link.id} link={link} today={today} />
            ))}
          </div>
        )}
      </Section>
    </Page>
  );
}
