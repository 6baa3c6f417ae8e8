import { lazy, Suspense, type ReactNode } from 'react';
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

const UseOverTime = lazy(async () => ({ default: (await import('./use-over-time')).UseOverTime }));

/** The figures, the three tabs, and use over time. `questions` are those to the experts. */
export const Dashboard = ({ questions }: { questions: ReactNode }) => (
  <>
    <StatCards />
    <nav className={styles.links} aria-label="More for admins">
      <LinkButton to={paths.people} look="secondary" icon="people">
        People
      </LinkButton>
      <LinkButton to={paths.messages} look="secondary" icon="mail">
        Messages
      </LinkButton>
      <LinkButton to={paths.communityDesk} look="secondary" icon="chat">
        Questions and reports
      </LinkButton>
      <LinkButton to={paths.newsletter} look="secondary" icon="send">
        Newsletter
      </LinkButton>
      <LinkButton to={paths.mailbox} look="secondary" icon="book">
        Mailbox
      </LinkButton>
      <LinkButton to={paths.parkedJobs} look="secondary" icon="refresh">
        Parked jobs
      </LinkButton>
      <LearningPhotos />
    </nav>
    <Tabs
      label="What waits and what happened"
      tabs={[
        { value: 'questions', label: 'Expert Questions', content: questions },
        { value: 'activity', label: 'User Activity', content: <ActivityMonitor /> },
        { value: 'ai', label: 'AI Behavior', content: <AiBehavior /> },
      ]}
    />
    <Section title="Use over time">
      <Suspense fallback={<Skeleton shape="picture" label="Loading the charts" />}>
        <UseOverTime />
      </Suspense>
    </Section>
  </>
);
