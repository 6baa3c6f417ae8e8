import { tLegal } from '../languages/legal';
import { prose } from '../languages/prose';
import { isAnalyticsConfigured } from '../shared/analytics/configured';
import { Late } from '../shared/ui/late';
import { LongText } from './long-text';

const body = prose('privacy', () => import('../languages/en/prose/privacy'));
const Nothing = () => null;
const loadChoice = async () =>
  isAnalyticsConfigured() ? (await import('../features/statistics/consent-switch')).ConsentSwitch : Nothing;
const NO_PROPS = {};

/** The privacy page. */
export function PrivacyPage() {
  const Body = body();
  return (
    <LongText title={tLegal('privacy')} lead={tLegal('privacyLead')}>
      <Body>
        <Late load={loadChoice} of={NO_PROPS} />
      </Body>
    </LongText>
  );
}
