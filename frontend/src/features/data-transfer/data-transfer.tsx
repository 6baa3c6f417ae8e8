import { ImportData } from './import-data';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import styles from './data-transfer.module.css';

/** Everything that is the reader's: to take along, to bring in, and to take away for good. */
export function DataTransfer({ email }: { email: string }) {
  return (
    <div className={styles.sections}>
      <DownloadData />
      <ImportData />
      <DeleteAccount email={email} />
    </div>
  );
}
