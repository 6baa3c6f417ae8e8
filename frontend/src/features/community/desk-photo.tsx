import { useState } from 'react';
import { tDesk } from '../../languages/desk';
import { Button } from '../../shared/ui/button';
import styles from './community.module.css';

/** A photo that may be unpleasant: it is shown when the admin asks for it. */
export function DeskPhoto({ imageUrl, alt }: { imageUrl: string; alt: string }) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <img className={styles.large} src={imageUrl} alt={alt} />;
  return (
    <div>
      <Button look="quiet" icon="eye" onClick={() => setShown(true)}>
        {tDesk('lookAtPhoto')}
      </Button>
    </div>
  );
}
