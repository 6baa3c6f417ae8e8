import { useState } from 'react';
import type { Photo } from '../../shared/lib/photo/photo';
import { useOnline } from '../../shared/lib/use-online';
import { keep, type KeptAnswer } from '../../shared/offline/kept-answers';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import { DeviceAnswer } from './device-answer';
import { lookAt } from './look';
import { useKeptAnswers } from './use-kept-answers';
import styles from './on-device.module.css';

interface OnDeviceProps {
  photos: Photo[];
  /** The account whose answers these are. */
  owner: string;
}

/** Looks at the chosen photos on this device, keeps the answer, and adds it to the history when there is a network. */
export function OnDevice({ photos, owner }: OnDeviceProps) {
  const isOnline = useOnline();
  const { sent, refresh } = useKeptAnswers(owner);
  const [stage, setStage] = useState<'idle' | 'looking' | 'failed'>('idle');
  const [answer, setAnswer] = useState<KeptAnswer>();

  const look = async () => {
    setStage('looking');
    setAnswer(undefined);
    try {
      const found = await lookAt(
        photos.map(({ bytes }) => bytes),
        owner,
      );
      await keep(found);
      setAnswer(found);
      setStage('idle');
      void refresh();
    } catch {
      setStage('failed');
    }
  };

  return (
    <div className={styles.part}>
      {!isOnline && (
        <Banner kind="offline" title="You’re offline">
          This device can look at your photos itself.
        </Banner>
      )}
      <Button
        size={isOnline ? 'normal' : 'large'}
        look={isOnline ? 'secondary' : 'primary'}
        icon="device"
        busy={stage === 'looking'}
        busyLabel="Looking…"
        onClick={() => void look()}
      >
        Look on This Device
      </Button>
      {stage === 'failed' && (
        <Banner kind="warning" title="This device couldn’t look at the photos" announce>
          They are still here. Please try another photo, or try again when you’re online.
        </Banner>
      )}
      {answer && (
        <DeviceAnswer finding={answer.finding}>
          <WhatBecomes id={sent[answer.key]} />
        </DeviceAnswer>
      )}
    </div>
  );
}

const WhatBecomes = ({ id }: { id: string | undefined }) => (
  <>
    <p role="status">
      {id
        ? 'It’s in your identifications now. It didn’t use up an identification.'
        : 'It’s kept on this device, and added to your identifications when you’re back online.'}
    </p>
    {id && (
      <div className={styles.actions}>
        <LinkButton to={paths.identification(id)} look="secondary">
          Open It
        </LinkButton>
      </div>
    )}
  </>
);
