import noPhoto from 'drawn/no-photo.svg';
import { tEasy } from '../../languages/easy';
import type { PlantDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import { PlantImage } from '../../shared/ui/plant-image';
import { EasyScreen } from './easy-screen';
import { unwellWords } from './easy-words';
import styles from './easy.module.css';

interface Props {
  plant: PlantDto;
  position: string;
  onNext: () => void;
}

/** A plant that is unwell and has nothing to do today. */
export function UnwellScreen({ plant: { id, commonName, imageUrl, problem }, position, onNext }: Props) {
  const words = unwellWords(problem ?? '');
  return (
    <EasyScreen
      title={commonName}
      above={
        <>
          {position && <p className={styles.position}>{position}</p>}
          <div className={styles.picture}>
            <PlantImage src={imageUrl} alt="" drawing={noPhoto} ratio="square" first />
          </div>
        </>
      }
      sentences={[words]}
      answers={
        <>
          <LinkButton to={paths.plant(id)} icon="heart" wide>
            {tEasy('seeWhatHelps')}
          </LinkButton>
          <Button look="secondary" wide onClick={onNext}>
            {tEasy('notNow')}
          </Button>
        </>
      }
    >
      <p className={styles.question}>{words}</p>
    </EasyScreen>
  );
}
