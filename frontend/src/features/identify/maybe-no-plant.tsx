import { Banner } from '../../shared/ui/banner';

/** Warns of an answer to a photo that may show no plant at all. */
export function MaybeNoPlant() {
  return (
    <Banner kind="warning" title="This may not be a plant at all">
      If it is one, go closer, so that leaves or flowers fill most of the picture, and try again.
    </Banner>
  );
}
