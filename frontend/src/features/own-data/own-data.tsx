import { BringIn } from './bring-in';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import styles from './own-data.module.css';

/** Everything that is the reader's: to take along, to bring in, and to take away for good. */
export function OwnData({ email }: { email: string }) {
  return (
    <div className={styles.parts}>
      <DownloadData />
      <BringIn />
      <DeleteAccount email={email} />
    </div>
  );
}
