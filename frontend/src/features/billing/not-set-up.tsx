import { Link } from 'react-router-dom';
import { useAccount } from '../../entities/account/use-account';
import { tPremium } from '../../languages/premium';
import { rich } from '../../languages/rich';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';

/** What the page says where the server takes no payments; what would change that is for admins. */
export function NotSetUp() {
  const { isAdmin } = useAccount();
  return (
    <Banner title={tPremium('notSetUp')}>
      {isAdmin
        ? tPremium('notSetUpAdmin')
        : rich(tPremium('notSetUpText'), { link: (words) => <Link to={paths.contact}>{words}</Link> })}
    </Banner>
  );
}
