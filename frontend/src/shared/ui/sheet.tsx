import { Dialog, type DialogProps } from './dialog';

/** A dialog that rises from the lower edge on a phone, under the thumb, and stands in the middle on a desktop. */
export function Sheet(props: DialogProps) {
  return <Dialog {...props} sheet />;
}
