import { Dialog } from '../../shared/ui/dialog';
import styles from './journal.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  imageUrl: string;
  alt: string;
  date: string;
}

/** One photo, as large as the screen allows. */
export const LargePhoto = ({ open, onOpenChange, imageUrl, alt, date }: Props) => (
  <Dialog {...{ open, onOpenChange }} title={date} size="wide">
    <img className={styles.large} src={imageUrl} alt={alt} />
  </Dialog>
);
