import { Link, type To } from 'react-router-dom';
import { tExpert } from '../../languages/expert';
import { tShell } from '../../languages/shell';
import type { ConversationDto } from '../../shared/api/chat';
import { dayOf } from '../../shared/lib/day-of';
import { Button } from '../../shared/ui/button';
import { IconButton } from '../../shared/ui/icon-button';
import { Menu } from '../../shared/ui/menu';
import { titleOf } from './title-of';
import styles from './sidebar.module.css';

interface Props {
  conversations: ConversationDto[];
  selected: string | undefined;
  addressOf: (id: string) => To;
  onSelect: () => void;
  /** Without it they cannot be renamed. */
  onRename?: (conversation: ConversationDto) => void;
  onDelete: (conversation: ConversationDto) => void;
  /** Fetches further ones; undefined where these are all. */
  onMore?: () => void;
}

/** The conversations: their titles and when they were last used. */
export function ConversationList({
  conversations,
  selected,
  addressOf,
  onSelect,
  onRename,
  onDelete,
  onMore,
}: Props) {
  return (
    <nav aria-label={tExpert('conversations')} tabIndex={-1}>
      {conversations.length === 0 && <p className={styles.none}>{tExpert('none')}</p>}
      <ul role="list" className={styles.list}>
        {conversations.map((conversation) => (
          <li key={conversation.id} className={styles.row}>
            <Link
              to={addressOf(conversation.id)}
              className={styles.conversation}
              aria-current={conversation.id === selected ? 'page' : undefined}
              onClick={onSelect}
            >
              <span className={styles.title}>{titleOf(conversation)}</span>
              <span className={styles.date}>{dayOf(conversation.updatedAt)}</span>
            </Link>
            <Menu
              trigger={
                <IconButton icon="more" label={tExpert('moreAbout', { title: titleOf(conversation) })} />
              }
              items={[
                ...(onRename
                  ? [
                      {
                        label: tExpert('rename'),
                        icon: 'pencil' as const,
                        onSelect: () => onRename(conversation),
                      },
                    ]
                  : []),
                {
                  label: tShell('delete'),
                  icon: 'trash',
                  danger: true,
                  onSelect: () => onDelete(conversation),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {onMore && (
        <Button look="quiet" onClick={onMore}>
          {tExpert('showMore')}
        </Button>
      )}
    </nav>
  );
}
