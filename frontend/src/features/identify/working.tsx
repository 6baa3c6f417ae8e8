import { tIdentify } from '../../languages/identify';
import type { IdentificationRecordDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { Looking } from './looking';

/** The wait for the answer, beside the photos. */
export function Working({ record }: { record: IdentificationRecordDto }) {
  const { identificationId: id, imageUrls, state } = record;
  return (
    <>
      <Button size="large" icon="leaf" busy busyLabel={tIdentify('identifying')}>
        {tIdentify('identifyPlant')}
      </Button>
      <Looking stage={{ at: 'following', id }} state={state} photos={imageUrls.length} />
    </>
  );
}
