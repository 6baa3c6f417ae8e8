import styles from './blank.module.css';

/** A quiet stripe in a line of text where something stands that is not known yet: a `figure`, or some `words`. */
export const Blank = ({ of }: { of: 'figure' | 'words' }) => (
  <span className={`${styles.blank} ${styles[of]}`} aria-hidden="true">
    {'\u00a0'}
  </span>
);
