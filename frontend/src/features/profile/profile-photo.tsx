import { useState } from 'react';
import { nameOf } from '../../entities/account/account';
import { tProfile } from '../../languages/profile';
import type { Account } from '../../shared/api/api';
import { smallPhoto } from '../../shared/lib/small-photo';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './profile.module.css';

const load = () => import('./photo-dialog');

/** The profile picture, or a placeholder, and a button to change it. */
export function ProfilePhoto({ account }: { account: Account }) {
  const [dialog, fetchDialog] = useLazyComponent(load);
  const [isOpen, setIsOpen] = useState(false);
  const { profileImageUrl } = account;
  const small = profileImageUrl && smallPhoto(profileImageUrl);

  return (
    <div className={styles.portrait}>
      {small ? (
        <img
          className={styles.photo}
          src={small}
          alt={tProfile('portrait', { name: nameOf(account) })}
          width="144"
          height="144"
        />
      ) : (
        <span className={styles.photo}>
          <Icon name="user" label={tProfile('noPortrait')} />
        </span>
      )}
      <Button look="secondary" icon="camera" onClick={() => void fetchDialog().then(setIsOpen)}>
        {tProfile('uploadPhoto')}
      </Button>
      {dialog && <dialog.PhotoDialog open={isOpen} onOpenChange={setIsOpen} />}
    </div>
  );
}
