import { lazy, Suspense } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Dashboard = lazy(async () => ({ default: (await import('../features/admin/dashboard')).Dashboard }));
const Questions = lazy(async () => ({
  default: (await import('../features/community/desk-questions')).Questions,
}));
const AnswerText = lazy(async () => ({
  default: (await import('../features/chat/answer-text')).AnswerText,
}));

/** What admins see of everything. */
export const AdminPage = () => (
  <Page title="Admin Dashboard">
    <Suspense fallback={<Skeleton shape="row" count={4} label="Loading the dashboard" />}>
      <Dashboard questions={<Questions AnswerText={AnswerText} />} />
    </Suspense>
  </Page>
);
