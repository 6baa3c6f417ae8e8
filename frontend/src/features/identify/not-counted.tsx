import { remainingIdentifications } from '../../entities/account/account';
import { useAccount } from '../../entities/account/use-account';
import type { IdentificationRecordDto } from '../../shared/api/api';

/** Says that an answer was free, to those who have a limit. */
export function NotCounted({ record: { counted } }: { record: IdentificationRecordDto }) {
  const hasLimit = remainingIdentifications(useAccount()) !== null;
  if (counted || !hasLimit) return null;
  return (
    <p>
      <strong>This didn’t use up an identification.</strong>
    </p>
  );
}
