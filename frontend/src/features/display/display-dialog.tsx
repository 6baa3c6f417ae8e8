import { Dialog } from '../../shared/ui/dialog';
import { DisplaySettings } from './display-settings';

/** The display settings, in a dialog. */
export function DisplayDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      {...props}
      title="Display"
      description="Choose what’s easiest on your eyes. You can change it at any time."
    >
      <DisplaySettings />
    </Dialog>
  );
}
