import { lazy, Suspense, type ReactNode } from 'react';
import { tAdmin } from '../../languages/admin';
import { withTexts } from '../../languages/texts';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import { Section } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import { Tabs } from '../../shared/ui/tabs';
import { ActivityMonitor } from './activity-monitor';
import styles from './admin.module.css';
import { AiBehavior } from './ai-behavior';
import { LearningPhotos } from './learning-photos';
import { StatCards } from './stat-cards';

const UseOverTime = lazy(async () => ({ default: (await withTexts(import('./use-over-time'))).UseOverTime }));

/** The figures, the three tabs, and use over time. `questions` are those to the experts. */
export const Dashboard = ({ questions }: { questions: ReactNode }) => (
  <>
    <StatCards />
    <nav className={styles.links} aria-label={tAdmin('more')}>
      <LinkButton to={paths.people} look="secondary" icon="people">
        {tAdmin('people')}
      </LinkButton>
      <LinkButton to={paths.messages} look="secondary" icon="mail">
        {tAdmin('messages')}
      </LinkButton>
      <LinkButton to={paths.communityDesk} look="secondary" icon="chat">
        {tAdmin('desk')}
      </LinkButton>
      <LinkButton to={paths.newsletter} look="secondary" icon="send">
        {tAdmin('newsletter')}
      </LinkButton>
      <LinkButton to={paths.mailbox} look="secondary" icon="book">
        {tAdmin('mailbox')}
      </LinkButton>
      <LinkButton to={paths.parkedJobs} look="secondary" icon="refresh">
        {tAdmin('parkedJobs')}
      </LinkButton>
      <LearningPhotos />
    </nav>
    <Tabs
      label={tAdmin('tabs')}
      tabs={[
        { value: 'questions', label: tAdmin('questions'), content: questions },
        { value: 'activity', label: tAdmin('activity'), content: <ActivityMonitor /> },
        { value: 'ai', label: tAdmin('ai'), content: <AiBehavior /> },
      ]}
    />
    <Section title={tAdmin('overTime')}>
      <Suspense fallback={<Skeleton shape="picture" label={tAdmin('loadingCharts')} />}>
        <UseOverTime />
      </Suspense>
    </Section>
  </>
);
