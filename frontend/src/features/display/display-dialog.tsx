import { tDisplay } from '../../languages/display';
import { Dialog } from '../../shared/ui/dialog';
import { DisplaySettings } from './display-settings';

/** The display settings, in a dialog. */
export function DisplayDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog {...props} title={tDisplay('title')} description={tDisplay('description')}>
      <DisplaySettings />
    </Dialog>
  );
}
