import jade from 'drawn/jade.svg';
import { tIdentify } from '../../languages/identify';
import { paths } from '../../shared/paths';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';
import styles from './limit-panel.module.css';

/** Shown to a free account without identifications left: what premium costs, and what stays free. */
export function LimitPanel() {
  return (
    <EmptyState
      title={tIdentify('limit')}
      drawing={jade}
      actions={
        <>
          <LinkButton to={paths.premium} icon="star">
            {tIdentify('upgrade')}
          </LinkButton>
          <LinkButton to={paths.identifications} look="secondary" icon="journal">
            {tIdentify('yourIdentifications')}
          </LinkButton>
        </>
      }
    >
      <p>{tIdentify('limitText')}</p>
      <ul className={styles.list}>
        <li>{tIdentify('freeAnswers')}</li>
        <li>{tIdentify('freeGarden')}</li>
        <li>{tIdentify('freeLibrary')}</li>
      </ul>
    </EmptyState>
  );
}
