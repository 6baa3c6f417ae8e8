import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { tShell } from '../../languages/shell';
import type { ApiError } from '../api/api';

interface Refusal<Values extends FieldValues> {
  /** The fields of the form, named as in the request. */
  fields: readonly FieldPath<Values>[];
  setError: UseFormSetError<Values>;
  /** The field of a failure without `errors`, by its code: `{ 'email-taken': 'email' }`. */
  about?: Record<string, FieldPath<Values>>;
  /** Shown if the server gave no message. */
  otherwise: string;
}

/**
 * Shows the server's errors below their fields and focuses the first one; an error without a field is shown for the
 * whole form, as `errors.root`.
 */
export function showRefusal<Values extends FieldValues>(error: ApiError, refusal: Refusal<Values>) {
  const { fields, setError, about = {}, otherwise } = refusal;
  const words = error.code === 'network' ? tShell('networkError') : error.message || otherwise;
  const aboutField = about[error.code];
  const known = aboutField
    ? [{ field: aboutField, message: words }]
    : fields.flatMap((field) => {
        const first = error.errors?.find((wrong) => wrong.field === field);
        return first ? [{ field, message: first.message }] : [];
      });

  known.forEach(({ field, message }, i) =>
    setError(field, { type: 'server', message }, { shouldFocus: i === 0 }),
  );
  if (known.length === 0) setError('root', { type: 'server', message: words });
}
