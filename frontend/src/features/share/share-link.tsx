import { tShare } from '../../languages/share';
import { reportEvent } from '../../shared/analytics/analytics';
import { buttonClass, buttonContent } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { brandIcons } from './brand-icons';
import { shareAddress, type Shared, type ShareTarget } from './share-targets';
import styles from './share.module.css';

const names: Record<ShareTarget, () => string> = {
  twitter: () => tShare('twitter'),
  facebook: () => tShare('facebook'),
  linkedin: () => tShare('linkedin'),
  whatsapp: () => tShare('whatsapp'),
  email: () => tShare('email'),
};
const POPUP = 'noopener,noreferrer,width=600,height=400';

interface Props {
  target: ShareTarget;
  shared: Shared;
  /** A round icon with a name for screen readers, instead of a labelled button. */
  sign?: boolean;
}

/** A link that shares on one site, in a small window; mail opens in the mail program. */
export function ShareLink({ target, shared, sign }: Props) {
  const href = shareAddress(target, shared);
  const name = names[target]();
  const isMail = target === 'email';

  return (
    <a
      className={sign ? styles.sign : buttonClass({ look: 'secondary' })}
      href={href}
      target={isMail ? undefined : '_blank'}
      rel="noopener noreferrer"
      aria-label={sign ? tShare('shareBy', { name }) : undefined}
      title={sign ? name : undefined}
      onClick={(event) => {
        reportEvent('share', { method: target });
        if (isMail) return;
        event.preventDefault();
        window.open(href, '_blank', POPUP);
      }}
    >
      {sign ? <Icon name={brandIcons[target]} /> : buttonContent({ icon: brandIcons[target] }, name)}
    </a>
  );
}
