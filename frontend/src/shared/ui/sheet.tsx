import { Dialog, type DialogProps } from './dialog';

/** A dialog that slides in from the lower edge on a phone and is centred on a desktop. */
export function Sheet(props: DialogProps) {
  return <Dialog {...props} sheet />;
}
