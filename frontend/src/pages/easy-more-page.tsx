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
    { to: paths.identify, icon: 'camera', label: 'Which plant is this?' },
    { to: paths.doctor, icon: 'heart', label: 'A plant looks unwell' },
    { to: paths.garden, icon: 'pot', label: 'See all my plants' },
    {
      to: paths.chat,
      icon: 'chat',
      label: entitlements.expertChat ? 'Ask the plant expert' : 'Ask the plant expert (Premium)',
    },
    { to: paths.contact, icon: 'mail', label: 'Write to us for help' },
  ];
  const title = 'What would you like to do?';
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
            Back to today
          </LinkButton>
        }
      />
    </div>
  );
}
