import { tEasy } from '../languages/easy';
import { useAccount } from '../entities/account/use-account';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/link-button';
import type { IconName } from '../shared/ui/icons';
import { useScreenFocus } from './easy/use-screen-focus';
import { EasyScreen } from './easy/easy-screen';

interface Way {
  to: string;
  icon: IconName;
  label: string;
}

/** What else there is to do in Easy view, a giant button each. */
export function EasyMorePage() {
  const { entitlements } = useAccount();
  const around = useScreenFocus('more');
  const ways: Way[] = [
    { to: paths.identify, icon: 'camera', label: tEasy('whichPlant') },
    { to: paths.doctor, icon: 'heart', label: tEasy('looksUnwell') },
    { to: paths.garden, icon: 'pot', label: tEasy('seeAll') },
    {
      to: paths.chat,
      icon: 'chat',
      label: tEasy(entitlements.expertChat ? 'askExpert' : 'askExpertPremium'),
    },
    { to: paths.contact, icon: 'mail', label: tEasy('writeToUs') },
  ];
  const title = tEasy('whatToDo');
  return (
    <div ref={around}>
      <EasyScreen
        isMore
        title={title}
        sentences={ways.map(({ label }) => `${label}.`)}
        answers={ways.map(({ to, icon, label }) => (
          <LinkButton key={to} to={to} icon={icon} look="secondary" wide>
            {label}
          </LinkButton>
        ))}
        more={
          <LinkButton to={paths.home} icon="back" wide>
            {tEasy('backToToday')}
          </LinkButton>
        }
      />
    </div>
  );
}
