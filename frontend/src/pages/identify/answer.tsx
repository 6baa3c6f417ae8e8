import { IdentificationResult } from '../../features/identify/identification-result';
import { readingOf } from '../../features/identify/reading';
import type { IdentificationRecordDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { librarySearch, resultActions, shareResult } from './result-actions';

interface Props {
  record: IdentificationRecordDto;
  /** Back to the photos, with those that were looked at or without. */
  onStartAnew: (keepPhotos: boolean) => void;
}

/** The answer to the photos, with what can be done next. Fetched while the photos are being looked at. */
export function Answer({ record, onStartAnew }: Props) {
  const isPlant = readingOf(record) !== 'not-a-plant';
  return (
    <IdentificationResult
      key={record.identificationId}
      record={record}
      isNew
      actions={resultActions(record.imageUrl)}
      share={shareResult}
      search={librarySearch}
      another={
        <Button icon="camera" onClick={() => onStartAnew(isPlant)}>
          {isPlant ? 'Add a photo and ask again' : 'Try another photo'}
        </Button>
      }
    />
  );
}
