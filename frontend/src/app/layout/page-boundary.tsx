import failed from 'drawn/failed.svg';
import { Component, type ReactNode } from 'react';
import { tFrame } from '../../languages/frame';
import { tShell } from '../../languages/shell';
import { reloadPage } from '../../shared/lib/navigate-away';
import { Button } from '../../shared/ui/button';
import styles from './layout.module.css';

interface Props {
  children: ReactNode;
}

/** Replaces a page that threw, or whose code could not be fetched: says what is safe and offers to reload. */
export class PageBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles.failed} role="alert">
        <img src={failed} alt="" width="300" height="200" />
        <h1>{tFrame('notOpened')}</h1>
        <p>{tFrame('notOpenedText')}</p>
        <Button icon="refresh" onClick={reloadPage}>
          {tShell('tryAgain')}
        </Button>
      </div>
    );
  }
}
