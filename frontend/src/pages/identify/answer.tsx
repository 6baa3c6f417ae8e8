import { IdentificationResult } from '../../features/identify/identification-result';
import { readingOf } from '../../features/identify/reading';
import type { IdentificationRecordDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { librarySearch, resultActions, shareResult } from './result-actions';

interface Props {
  record: IdentificationRecordDto;
  /** Back to the photos, keeping them or not. */
  onStartOver: (keepPhotos: boolean) => void;
}

/** The result with its actions. Its code is fetched while the photos are being identified. */
export function Answer({ record, onStartOver }: Props) {
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
        <Button icon="camera" onClick={() => onStartOver(isPlant)}>
          {isPlant ? 'Add a photo and try again' : 'Try another photo'}
        </Button>
      }
    />
  );
}
