import { useState } from 'react';
import { tCommunity } from '../../languages/community';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import styles from './community.module.css';

const loadPost = async () => (await import('./post-dialog')).PostDialog;
const loadShare = async () => (await import('./photo-share-dialog')).PhotoShareDialog;
const loadExpert = async () => (await import('./expert-dialog')).ExpertDialog;

/** What members can do here; each card opens its dialog. */
export function CommunityCards() {
  const [open, setOpen] = useState<'post' | 'photo' | 'expert'>();
  const [PostDialog, fetchPost] = useLazyComponent(loadPost);
  const [ShareDialog, fetchShare] = useLazyComponent(loadShare);
  const [ExpertDialog, fetchExpert] = useLazyComponent(loadExpert);
  const close = () => setOpen(undefined);

  return (
    <div className={styles.cards}>
      <Card
        title={tCommunity('forums')}
        look="moss"
        actions={
          <Button icon="chat" onClick={() => void fetchPost().then((isThere) => isThere && setOpen('post'))}>
            {tCommunity('join')}
          </Button>
        }
      >
        <p>{tCommunity('forumsText')}</p>
      </Card>
      <Card
        title={tCommunity('photoSharing')}
        look="moss"
        actions={
          <Button
            look="secondary"
            icon="camera"
            onClick={() => void fetchShare().then((isThere) => isThere && setOpen('photo'))}
          >
            {tCommunity('shareAPhoto')}
          </Button>
        }
      >
        <p>{tCommunity('photoSharingText')}</p>
      </Card>
      <Card
        title={tCommunity('network')}
        look="moss"
        actions={
          <Button
            look="secondary"
            icon="people"
            onClick={() => void fetchExpert().then((isThere) => isThere && setOpen('expert'))}
          >
            {tCommunity('askExpert')}
          </Button>
        }
      >
        <p>{tCommunity('networkText')}</p>
      </Card>
      {open === 'post' && PostDialog && <PostDialog onClose={close} />}
      {open === 'photo' && ShareDialog && <ShareDialog onClose={close} />}
      {open === 'expert' && ExpertDialog && <ExpertDialog onClose={close} />}
    </div>
  );
}
