import { useEffect, useRef, useState, type ReactNode } from 'react';
import { tDevice } from '../../languages/device';
import { fetchFiles, MEGABYTES } from '../../shared/lib/identifier/files';
import { isPossible } from '../../shared/lib/identifier/is-ready';
import { readPhoto } from '../../shared/lib/photo/read-photo';
import { keep, keptOf, remove, type KeptAnswer } from '../../shared/offline/kept-answers';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Progress } from '../../shared/ui/progress';
import { DeviceAnswer } from './device-answer';
import { lookAt } from './look';
import styles from './on-device.module.css';

type Stage = { at: 'choosing' } | { at: 'fetching'; fraction: number } | { at: 'looking' } | { at: 'failed' };

const UNREADABLE = { at: 'failed' } as const;

/** One identification for a visitor, on their own device. It is kept there, for the account that they may create. */
export function TryIt({ join }: { join: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const [stage, setStage] = useState<Stage>({ at: 'choosing' });
  const [answer, setAnswer] = useState<KeptAnswer>();
  const isBusy = stage.at === 'fetching' || stage.at === 'looking';

  useEffect(() => {
    if (isPossible())
      keptOf(null).then(
        ([earlier]) => setAnswer(earlier),
        () => undefined,
      );
  }, []);

  const look = async (file: File) => {
    const photo = await readPhoto(file);
    if (typeof photo === 'string') return setStage(UNREADABLE);
    try {
      setStage({ at: 'fetching', fraction: 0 });
      await fetchFiles((fraction) => setStage({ at: 'fetching', fraction }));
      setStage({ at: 'looking' });
      const found = await lookAt([photo.bytes], null);
      await keep(found);
      setAnswer(found);
      setStage({ at: 'choosing' });
    } catch {
      setStage(UNREADABLE);
    }
  };

  if (!isPossible()) return <p>{tDevice('cannotHere')}</p>;
  if (answer)
    return (
      <DeviceAnswer finding={answer.finding}>
        <p>{tDevice('createAccount')}</p>
        <div className={styles.actions}>
          {join}
          <Button
            look="quiet"
            icon="trash"
            onClick={() => void remove(answer.key).then(() => setAnswer(undefined))}
          >
            {tDevice('remove')}
          </Button>
        </div>
      </DeviceAnswer>
    );
  return (
    <div className={styles.part}>
      <div>
        <Button
          icon="camera"
          busy={isBusy}
          busyLabel={tDevice('oneMoment')}
          onClick={() => input.current?.click()}
        >
          {tDevice('choose')}
        </Button>
      </div>
      <p>{tDevice('fetchedOnce', { size: MEGABYTES })}</p>
      {stage.at === 'fetching' && <Progress label={tDevice('fetching')} value={stage.fraction} />}
      {stage.at === 'looking' && <p role="status">{tDevice('lookingNow')}</p>}
      {stage.at === 'failed' && (
        <Banner kind="warning" title={tDevice('failed')} announce>
          {tDevice('failedText')}
        </Banner>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-hidden
        tabIndex={-1}
        data-testid="try-photo"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void look(file);
        }}
      />
    </div>
  );
}
