import { useState } from 'react';
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
        title="Discussion Forums"
        look="moss"
        actions={
          <Button icon="chat" onClick={() => void fetchPost().then((isThere) => isThere && setOpen('post'))}>
            Join the Discussion
          </Button>
        }
      >
        <p>Ask, tell and help one another. Everybody was a beginner once.</p>
      </Card>
      <Card
        title="Photo Sharing"
        look="moss"
        actions={
          <Button
            look="secondary"
            icon="camera"
            onClick={() => void fetchShare().then((isThere) => isThere && setOpen('photo'))}
          >
            Share a Photo
          </Button>
        }
      >
        <p>Show what grows on your windowsill. Every photo is looked at before others see it.</p>
      </Card>
      <Card
        title="Expert Network"
        look="moss"
        actions={
          <Button
            look="secondary"
            icon="people"
            onClick={() => void fetchExpert().then((isThere) => isThere && setOpen('expert'))}
          >
            Ask an Expert
          </Button>
        }
      >
        <p>The AI answers first, then the people behind Leaflore. Their answer comes here and by email.</p>
      </Card>
      {open === 'post' && PostDialog && <PostDialog onClose={close} />}
      {open === 'photo' && ShareDialog && <ShareDialog onClose={close} />}
      {open === 'expert' && ExpertDialog && <ExpertDialog onClose={close} />}
    </div>
  );
}
