import type { ReactNode } from 'react';
import { Dialog } from '../../shared/ui/dialog';
import styles from './community.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  imageUrl: string;
  alt: string;
  children?: ReactNode;
}

/** One photo, as large as the screen allows, with what can be done with it. */
export const LargePhoto = ({ open, onOpenChange, imageUrl, alt, children }: Props) => (
  <Dialog {...{ open, onOpenChange }} title={alt} size="wide">
    <img className={styles.large} src={imageUrl} alt={alt} />
    {children}
  </Dialog>
);
