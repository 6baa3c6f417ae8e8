import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { IconButton } from '../../shared/ui/icon-button';
import { Menu } from '../../shared/ui/menu';
import { Pager } from '../../shared/ui/pager';
import { Sheet } from '../../shared/ui/sheet';
import { Tooltip, Tooltips } from '../../shared/ui/tooltip';
import { entryMessages } from '../../shared/toast/messages/account';
import { careMessages } from '../../shared/toast/messages/care';
import { useToasts } from '../../shared/toast/toast';
import { Specimen } from './specimen';

/** Dialogs, sheets, menus, tooltips and toasts. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const [page, setPage] = useState(2);
  const { showToast } = useToasts();
  const dialog = (kind: typeof open) => ({
    open: open === kind,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? kind : undefined),
    title: 'Delete your peace lily?',
    description: 'Its journal and its photos go with it. This cannot be undone.',
    actions: (
      <>
        <Button look="danger" onClick={() => setOpen(undefined)}>
          Delete plant
        </Button>
        <Button look="secondary" onClick={() => setOpen(undefined)}>
          Keep it
        </Button>
      </>
    ),
  });

  return (
    <>
      <Specimen title="Over the page" row>
        <Button look="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button look="secondary" onClick={() => setOpen('sheet')}>
          Open sheet
        </Button>
        <Menu
          trigger={<IconButton icon="more" label="More for this plant" />}
          items={[
            { label: 'Edit', icon: 'pencil', onSelect: () => {} },
            { label: 'Share', icon: 'share', onSelect: () => {} },
            { label: 'Delete', icon: 'trash', onSelect: () => setOpen('dialog'), danger: true },
          ]}
        />
        <Tooltips>
          <Tooltip text="Opens your calendar">
            <IconButton icon="calendar" label="Calendar" />
          </Tooltip>
          <Tooltip text="Opens your journal">
            <IconButton icon="journal" label="Journal" />
          </Tooltip>
        </Tooltips>
        <Button
          look="secondary"
          onClick={() =>
            showToast(careMessages.watered('Peace Lily', null, () => showToast({ title: 'Undone' })))
          }
        >
          Toast with Undo
        </Button>
        <Button
          look="secondary"
          onClick={() => showToast(entryMessages.login.failed({ status: 401, code: 'wrong', message: '' }))}
        >
          Failure toast
        </Button>
        <Dialog {...dialog('dialog')} />
        <Sheet {...dialog('sheet')} />
      </Specimen>
      <Specimen title="Pager">
        <Pager label="History" page={page} pages={9} onChange={setPage} />
        <Pager label="The first page" page={1} pages={9} onChange={() => {}} />
        <Pager label="The last page" page={9} pages={9} onChange={() => {}} />
      </Specimen>
    </>
  );
}
