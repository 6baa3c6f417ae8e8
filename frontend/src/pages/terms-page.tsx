import { tLegal } from '../languages/legal';
import { prose } from '../languages/prose';
import { LongText } from './long-text';

const body = prose('terms', () => import('../languages/en/prose/terms'));

/** The terms page. */
export function TermsPage() {
  const Body = body();
  return (
    <LongText title={tLegal('terms')} lead={tLegal('termsLead')}>
      <Body />
    </LongText>
  );
}
