import { useEffect, useState, type RefObject } from 'react';
import type { FindingDto } from '../../shared/api/api';
import { startIdentifier } from '../../shared/lib/identifier/identifier';
import { pixelsOfVideo } from '../../shared/lib/identifier/pixels';
import { findingOf } from './device-finding';
import { knownPlants } from './look';

/** More looks a second than this warm the phone and tell nothing new. */
const MIN_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/**
 * What the last looks through the camera say together, while `isOn`: each look adds to those before, so the name grows surer as
 * the phone moves. `looks` counts them.
 */
export function useLiveAnswer(video: RefObject<HTMLVideoElement | null>, isOn: boolean) {
  const [seen, setSeen] = useState<{ finding?: FindingDto; looks: number }>({ looks: 0 });
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    let isWanted = true;
    const run = async () => {
      const [known, identifier] = await Promise.all([knownPlants(), startIdentifier()]);
      try {
        for (let looks = 1; isWanted && video.current; looks += 1) {
          const from = performance.now();
          if (video.current.videoWidth > 0) {
            const sight = await identifier.look(pixelsOfVideo(video.current), looks === 1);
            if (isWanted) setSeen({ finding: findingOf(sight, known), looks });
          }
          await pause(MIN_MS - (performance.now() - from));
        }
      } finally {
        identifier.close();
      }
    };
    run().catch(() => isWanted && setBroken(true));
    return () => void (isWanted = false);
  }, [video, isOn]);

  return { ...seen, isBroken };
}
