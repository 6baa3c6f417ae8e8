import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '../api/api';

interface Refusal<Values extends FieldValues> {
  /** The fields of the form, which are named as in the request. */
  fields: readonly FieldPath<Values>[];
  setError: UseFormSetError<Values>;
  /** Which field a failure without `errors` is about, by its code: `{ 'email-taken': 'email' }`. */
  about?: Record<string, FieldPath<Values>>;
  /** Where the server gave no words. */
  otherwise: string;
}

const NETWORK = 'Network error. Please try again.';

/**
 * Puts what the server says under the fields it speaks of and moves there; what belongs to no field goes to the form as
 * a whole, as `errors.root`.
 */
export function showRefusal<Values extends FieldValues>(error: ApiError, refusal: Refusal<Values>) {
  const { fields, setError, about = {}, otherwise } = refusal;
  const words = error.code === 'network' ? NETWORK : error.message || otherwise;
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
