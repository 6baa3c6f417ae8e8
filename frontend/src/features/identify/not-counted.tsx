import { remainingIdentifications } from '../../entities/account/account';
import { useAccount } from '../../entities/account/use-account';
import { tAnswer } from '../../languages/answer';
import type { IdentificationRecordDto } from '../../shared/api/api';

/** Says that an answer was free, to those who have a limit. */
export function NotCounted({ record: { counted } }: { record: IdentificationRecordDto }) {
  const hasLimit = remainingIdentifications(useAccount()) !== null;
  if (counted || !hasLimit) return null;
  return (
    <p>
      <strong>{tAnswer('notCounted')}</strong>
    </p>
  );
}
