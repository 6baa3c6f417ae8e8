import { lazy, Suspense } from 'react';
import { tAdmin } from '../languages/admin';
import { withTexts } from '../languages/texts';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

const Dashboard = lazy(async () => ({
  default: (await withTexts(import('../features/admin/dashboard'))).Dashboard,
}));
const Questions = lazy(async () => ({
  default: (await withTexts(import('../features/community/desk-questions'))).Questions,
}));
const AnswerText = lazy(async () => ({
  default: (await import('../features/chat/answer-text')).AnswerText,
}));

/** What admins see of everything. */
export const AdminPage = () => (
  <Page title={tAdmin('title')}>
    <Suspense fallback={<Skeleton shape="row" count={4} label={tAdmin('loading')} />}>
      <Dashboard questions={<Questions AnswerText={AnswerText} />} />
    </Suspense>
  </Page>
);
