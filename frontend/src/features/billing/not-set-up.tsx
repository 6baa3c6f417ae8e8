import { tPremium } from '../../languages/premium';
import { Banner } from '../../shared/ui/banner';

/** What the page says where the server takes no payments. */
export const NotSetUp = () => <Banner title={tPremium('notSetUp')}>{tPremium('notSetUpText')}</Banner>;
