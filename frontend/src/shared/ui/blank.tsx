import styles from './blank.module.css';

/** A placeholder within a line of text for something that is not loaded yet: a `figure`, or some `words`. */
export const Blank = ({ of }: { of: 'figure' | 'words' }) => (
  <span className={`${styles.blank} ${styles[of]}`} aria-hidden="true">
    {'\u00a0'}
  </span>
);
