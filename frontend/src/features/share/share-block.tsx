import { tShare } from '../../languages/share';
import { reportEvent } from '../../shared/analytics/analytics';
import { useAddress } from '../../shared/lib/use-address';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { logQuietly } from '../../shared/lib/log-quietly';
import { ShareLink } from './share-link';
import type { Shared, ShareTarget } from './share-targets';
import { useCopyLink } from './use-copy-link';
import styles from './share.module.css';

interface Props {
  title: string;
  description: string;
  /** A path of the app or a full URL; the current page when left out. */
  url?: string;
  /**
   * `minimal`: one button for the device's share sheet. `buttons`: Twitter, Facebook, LinkedIn and Copy Link with
   * labels. `row`: the same as icons, plus WhatsApp and email.
   */
  variant?: 'minimal' | 'buttons' | 'row';
}

const targets: Record<'buttons' | 'row', ShareTarget[]> = {
  buttons: ['twitter', 'facebook', 'linkedin'],
  row: ['twitter', 'facebook', 'linkedin', 'whatsapp', 'email'],
};

/** Buttons for sharing this. */
export function ShareBlock({ title, description, url, variant = 'row' }: Props) {
  const address = useAddress(url);
  const shared = { title, description, url: address };
  const { copied, copy } = useCopyLink(address);

  if (variant === 'minimal') return <NativeShare shared={shared} copied={copied} copy={copy} />;
  const sign = variant === 'row';
  return (
    <div className={styles.block} role="group" aria-label={tShare('share')}>
      {targets[variant].map((target) => (
        <ShareLink key={target} {...{ target, shared, sign }} />
      ))}
      {sign ? (
        <button type="button" className={styles.sign} title={tShare('copyLink')} onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} />
        </button>
      ) : (
        <Button look="secondary" icon={copied ? 'check' : 'link'} onClick={copy}>
          {tShare(copied ? 'copied' : 'copyLink')}
        </Button>
      )}
      <span role="status">
        {copied && (sign ? tShare('copied') : <VisuallyHidden>{tShare('copied')}</VisuallyHidden>)}
      </span>
    </div>
  );
}

interface NativeProps {
  shared: Shared;
  copied: boolean;
  copy: () => Promise<void>;
}

function NativeShare({ shared: { title, description, url }, copied, copy }: NativeProps) {
  const share = async () => {
    try {
      await navigator.share({ title, text: description, url });
      reportEvent('share', { method: 'native' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      logQuietly('Your device couldn’t share it', error);
      await copy();
    }
  };

  return (
    <span role="status">
      <Button look="secondary" icon={copied ? 'check' : 'share'} onClick={share}>
        {tShare(copied ? 'copied' : 'share')}
      </Button>
    </span>
  );
}
