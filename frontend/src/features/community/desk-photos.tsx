import { tDesk } from '../../languages/desk';
import type { WaitingPhotoDto } from '../../shared/api/api';
import {
  useRefusePhotoMutation,
  useShowPhotoMutation,
  useWaitingPhotosPageQuery,
} from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { deskMessages } from '../../shared/toast/messages/desk';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Section } from '../../shared/ui/page';
import { PagedList } from '../../shared/ui/paged-list';
import { DeskPhoto } from './desk-photo';
import styles from './community.module.css';

const PAGE = 20;

/** Photos that could not be judged without a person, oldest first. */
export const WaitingPhotos = ({ onReady }: { onReady: () => void }) => (
  <Section title={tDesk('photos')}>
    <PagedList<WaitingPhotoDto>
      usePage={useWaitingPhotosPageQuery}
      limit={PAGE}
      label={tDesk('photos')}
      empty={<p>{tDesk('noPhoto')}</p>}
      onReady={onReady}
    >
      {(photos) => (
        <ul role="list" className={styles.feed}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <WaitingPhoto {...photo} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  </Section>
);

function WaitingPhoto({ id, imageUrl, author, text, createdAt }: WaitingPhotoDto) {
  const [show, showing] = useShowPhotoMutation();
  const [refuse, refusing] = useRefusePhotoMutation();
  const report = useReport();
  const { failed, photoShown, photoRefused } = deskMessages;
  // Each toast offers the other answer, as the photo leaves the desk with either.
  const showIt = () => void report(show({ id }).unwrap(), { done: () => photoShown(refuseIt), failed });
  const refuseIt = () => void report(refuse({ id }).unwrap(), { done: () => photoRefused(showIt), failed });
  return (
    <Card title={tDesk('photoOf', { name: author })} note={dayOf(createdAt)} level={3}>
      {text && <p className={styles.text}>{text}</p>}
      <DeskPhoto imageUrl={imageUrl} alt={tDesk('photoOf', { name: author })} />
      <div className={styles.actions}>
        <Button look="secondary" icon="eye" busy={showing.isLoading} onClick={showIt}>
          {tDesk('showToAll')}
        </Button>
        <Button look="quiet" icon="eye-off" busy={refusing.isLoading} onClick={refuseIt}>
          {tDesk('refuse')}
        </Button>
      </div>
    </Card>
  );
}
