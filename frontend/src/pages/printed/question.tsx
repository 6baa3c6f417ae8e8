import noPhoto from 'drawn/no-photo.svg';
import { useEffect, useRef, type ReactNode } from 'react';
import { isStillUnwell } from '../../entities/plant/still-unwell';
import { tCare } from '../../languages/care';
import { tPrinted } from '../../languages/printed';
import type { PlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { useHead } from '../../shared/seo/head';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import { PlantImage } from '../../shared/ui/plant-image';
import styles from './plant-log.module.css';
import { usePlantLog } from './use-plant-log';

/** The plant, the question about its water, and two giant answers; then what was recorded. */
export function Question({ plant }: { plant: PlantDto }) {
  const { commonName, archivedAt, problem } = plant;
  const { said, answer, isBusy } = usePlantLog(plant);
  useHead({ title: tPrinted('asked', { name: commonName }) });

  if (archivedAt)
    return (
      <Screen plant={plant} title={commonName}>
        <p className={styles.question}>{tPrinted('past')}</p>
      </Screen>
    );
  if (said || !answer)
    return (
      <Screen plant={plant} title={commonName}>
        <p className={styles.question} role="status">
          {said ?? tPrinted('unplanned')}
        </p>
      </Screen>
    );
  return (
    <Screen
      plant={plant}
      title={tPrinted('asked', { name: commonName })}
      answers={
        <>
          <Button icon="drop" wide disabled={isBusy} onClick={() => answer('was-dry')}>
            {tCare('wasDry')}
          </Button>
          <Button look="secondary" wide disabled={isBusy} onClick={() => answer('still-moist')}>
            {tCare('stillMoist')}
          </Button>
        </>
      }
    >
      {problem && (
        <Banner
          kind="warning"
          title={isStillUnwell(problem) ? `${problem}.` : tPrinted('unwell', { problem })}
        >
          {tPrinted('unwellText')}
        </Banner>
      )}
      <p className={styles.question}>{tCare('checkFirst')}</p>
      {plant.waterReason && <p>{plant.waterReason}</p>}
    </Screen>
  );
}

interface ScreenProps {
  plant: PlantDto;
  title: string;
  answers?: ReactNode;
  children: ReactNode;
}

/** When its heading changes, this has the focus: the button that was pressed is gone. */
function Screen({ plant: { id, imageUrl }, title, answers, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <div className={styles.screen}>
      <div className={styles.picture}>
        <PlantImage src={imageUrl} alt="" drawing={noPhoto} ratio="square" first />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {answers && <div className={styles.answers}>{answers}</div>}
      <div className={styles.more}>
        <LinkButton to={paths.plant(id)} look="secondary" icon="pot" wide>
          {tPrinted('itsPage')}
        </LinkButton>
        <LinkButton to={paths.home} look="quiet" icon="home">
          {tPrinted('home')}
        </LinkButton>
      </div>
    </div>
  );
}
