import { useDispatch } from 'react-redux';
import { tAdmin } from '../../languages/admin';
import type { Dispatch } from '../../shared/api/dispatch';
import { confirmation } from '../../shared/lib/confirmation';
import { navigateAway } from '../../shared/lib/navigate-away';
import { Button } from '../../shared/ui/button';

/** Downloads what people let the identifier learn from. A download has no page that could ask afterwards, so the admin is asked first. */
export function LearningPhotos() {
  const dispatch = useDispatch<Dispatch>();
  const download = async () => {
    if (await confirmation.ask({ dispatch }, 'confirmation-needed'))
      navigateAway('/api/admin/learning-photos');
  };
  return (
    <Button look="secondary" icon="download" onClick={() => void download()}>
      {tAdmin('learningPhotos')}
    </Button>
  );
}
