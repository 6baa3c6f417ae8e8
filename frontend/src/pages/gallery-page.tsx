import { Page } from '../shared/ui/page';
import { Controls } from './gallery/controls';
import { Overlays } from './gallery/overlays';
import { Things } from './gallery/things';
import { TypeAndColour } from './gallery/type-and-colour';

/** Every component in every state; `/dev/gallery`, in development only. */
export function GalleryPage() {
  return (
    <Page title="Gallery" lead="Every part in every state. Change colours and Easy view under Display.">
      <Things />
      <Controls />
      <Overlays />
      <TypeAndColour />
    </Page>
  );
}
