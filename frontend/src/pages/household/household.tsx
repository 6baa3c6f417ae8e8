import { useParams } from 'react-router-dom';
import { JoinGarden } from './join-garden';
import { ShareGarden } from './share-garden';
import { SharedDoctor } from './shared-doctor';
import { SharedGarden } from './shared-garden';
import { SharedPlant } from './shared-plant';

/** Gardens that several people look after: with whom one's own is shared, how to join another, and those of others. */
export function Household() {
  const [garden, plant, part] = (useParams()['*'] ?? '').split('/');
  if (!garden) return <ShareGarden />;
  if (garden === 'join') return <JoinGarden />;
  if (plant && part === 'doctor') return <SharedDoctor garden={garden} id={plant} />;
  return plant ? <SharedPlant garden={garden} id={plant} /> : <SharedGarden id={garden} />;
}
