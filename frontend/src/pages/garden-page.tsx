import emptyGarden from 'drawn/empty-garden.svg';
import noMatch from 'drawn/no-match.svg';
import noPhoto from 'drawn/no-photo.svg';
import { useState } from 'react';
import { PlantNeeds } from '../entities/plant/plant-needs';
import { useListPlantsQuery, type PlantDto } from '../shared/api/api';
import { dayOf } from '../shared/lib/day-of';
import { paths } from '../shared/paths';
import { Banner } from '../shared/ui/banner';
import { Button } from '../shared/ui/button';
import { Card } from '../shared/ui/card';
import { EmptyState } from '../shared/ui/empty-state';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { PlantImage } from '../shared/ui/plant-image';
import { Skeleton } from '../shared/ui/skeleton';
import { TextField } from '../shared/ui/text-field';
import { matching } from './garden/matching';
import styles from './garden/garden-page.module.css';

const MOST = 100;

/** The plants that somebody keeps: what each is called and needs. */
export function GardenPage() {
  const { data: plants, error, isFetching, refetch } = useListPlantsQuery({ limit: MOST });
  const [text, setText] = useState('');
  const found = matching(plants ?? [], text);

  return (
    <Page title="My Garden">
      {!plants && !error && <Skeleton shape="card" count={4} label="Loading your garden..." />}
      {error && (
        <Banner
          kind="danger"
          title="We could not load your garden"
          announce
          action={
            <Button look="secondary" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          Your plants are safe on the server. Please check your connection.
        </Banner>
      )}
      {plants?.length === 0 && <EmptyGarden />}
      {plants && plants.length > 0 && (
        <>
          <TextField
            label="Search plants"
            placeholder="Search plants..."
            type="search"
            icon="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p role="status">
            {found.length === plants.length
              ? `Total: ${plants.length}`
              : `${found.length} of ${plants.length}`}
          </p>
          {found.length === 0 && <EmptyState title="No plants found" drawing={noMatch} />}
          <ul role="list" className={styles.plants}>
            {found.map((plant) => (
              <li key={plant.id}>
                <PlantCard plant={plant} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

const PlantCard = ({ plant }: { plant: PlantDto }) => (
  <Card
    title={plant.commonName}
    note={plant.scientificName ?? undefined}
    picture={<PlantImage src={plant.imageUrl} alt="" drawing={noPhoto} />}
  >
    <PlantNeeds waterNeeds={plant.waterNeeds} lightNeeds={plant.lightNeeds} />
    <p>Last watered: {plant.lastWatered ? dayOf(plant.lastWatered) : 'Never'}</p>
    <p>{plant.careInstructions ?? 'No care notes available'}</p>
  </Card>
);

const EmptyGarden = () => (
  <EmptyState
    title="Your Garden is Empty"
    drawing={emptyGarden}
    actions={
      <>
        <LinkButton to={paths.identify} icon="camera">
          Identify a Plant
        </LinkButton>
        <LinkButton to={paths.home} look="secondary" icon="book">
          Browse Plant Library
        </LinkButton>
      </>
    }
  >
    <p>Plants that you identify or choose from the library can be kept here.</p>
  </EmptyState>
);
