import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../lib/class-names';
import styles from './card.module.css';

interface Props {
  /** Names the card and makes it an article that screen readers can jump to. */
  title?: ReactNode;
  /** A small line above the title, in italics, as on a herbarium label. */
  note?: ReactNode;
  /** The heading level of the title. */
  level?: 2 | 3;
  /** At the top, from edge to edge: a PlantImage, a drawing. */
  picture?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** `plain`: a hairline border. `moss`: a calm background for hints. `raised`: a shadow, for what can be pressed. */
  look?: 'plain' | 'moss' | 'raised';
  children?: ReactNode;
}

/** One subject with its actions. */
export function Card({ title, note, level = 2, picture, actions, look = 'plain', children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  const Box = title ? 'article' : 'div';
  return (
    <Box className={classNames(styles.card, styles[look])} aria-labelledby={title ? id : undefined}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        {(note || title) && (
          <header>
            {note && <p className={styles.note}>{note}</p>}
            {title && (
              <Heading id={id} className={styles.title}>
                {title}
              </Heading>
            )}
          </header>
        )}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Box>
  );
}
