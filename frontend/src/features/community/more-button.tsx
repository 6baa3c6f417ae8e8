import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button';

interface Props {
  /** What an infinite query has answered. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  look?: 'secondary' | 'quiet';
  children: ReactNode;
}

/** Below a list: adds its next page, as long as there is one. */
export const MoreButton = ({ list, look = 'secondary', children }: Props) =>
  list.hasNextPage && (
    <div>
      <Button
        look={look}
        icon="down"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  );
