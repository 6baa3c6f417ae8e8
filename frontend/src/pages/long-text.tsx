import { Suspense, type ReactNode } from 'react';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';
import { Prose } from './prose';

interface Props {
  title: string;
  lead: string;
  /** The text, whose file comes after the page. */
  children: ReactNode;
}

/** A page that is one long text. */
export const LongText = ({ title, lead, children }: Props) => (
  <Page title={title} width="read" lead={lead}>
    <Suspense fallback={<Skeleton count={12} />}>
      <Prose>{children}</Prose>
    </Suspense>
  </Page>
);
