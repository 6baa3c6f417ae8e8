import { useState } from 'react';
import { tDevice } from '../../languages/device';
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
  photos: Pick<Photo, 'bytes'>[];
  /** The account whose answers these are. */
  owner: string;
  /** Called when an answer is kept, and its photos with it. */
  onKept: () => void;
}

/** Looks at the chosen photos on this device, keeps the answer, and adds it to the history when there is a network. */
export function OnDevice({ photos, owner, onKept }: OnDeviceProps) {
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
      onKept();
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
        <Banner kind="offline" title={tDevice('offline')}>
          {tDevice('canLook')}
        </Banner>
      )}
      <Button
        size={isOnline ? 'normal' : 'large'}
        look={isOnline ? 'secondary' : 'primary'}
        icon="device"
        busy={stage === 'looking'}
        busyLabel={tDevice('looking')}
        onClick={() => void look()}
      >
        {tDevice('look')}
      </Button>
      {stage === 'failed' && (
        <Banner kind="warning" title={tDevice('couldNotLook')} announce>
          {tDevice('couldNotLookText')}
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
    <p role="status">{tDevice(id ? 'added' : 'keptHere')}</p>
    {id && (
      <div className={styles.actions}>
        <LinkButton to={paths.identification(id)} look="secondary">
          {tDevice('open')}
        </LinkButton>
      </div>
    )}
  </>
);
