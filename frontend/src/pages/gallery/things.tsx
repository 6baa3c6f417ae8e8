import emptyGarden from 'drawn/empty-garden.svg';
import lily from 'drawn/lily.svg';
import monstera from 'drawn/monstera.svg';
import coleus from 'drawn/coleus.svg';
import { PremiumBadge } from '../../entities/account/premium-badge';
import { Badge } from '../../shared/ui/badge';
import { Banner } from '../../shared/ui/banner';
import { Blank } from '../../shared/ui/blank';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { PlantImage } from '../../shared/ui/plant-image';
import { Progress, Steps } from '../../shared/ui/progress';
import { Skeleton } from '../../shared/ui/skeleton';
import { Spinner } from '../../shared/ui/spinner';
import { StatusBadge } from '../../shared/ui/status-badge';
import { Specimen } from './specimen';
import styles from './gallery.module.css';

const sketched = {
  seed: 'Snake Plant',
  traits: {
    habit: 'rosette', leaf: 'strap', pattern: 'edged', leafColour: 'dark', flower: 'none', flowerColour: null,
    pot: 'glazed',
  },
} as const; // prettier-ignore

/** Components that are only looked at. */
export function Things() {
  return (
    <>
      <Specimen title="Cards">
        <div className={styles.cards}>
          <Card
            title="Peace Lily"
            note="Spathiphyllum wallisii"
            picture={<PlantImage alt="" drawing={lily} />}
            actions={
              <>
                <Button icon="drop">Water</Button>
                <Button look="secondary" icon="journal">
                  Journal
                </Button>
              </>
            }
          >
            <div>
              <StatusBadge status="needs-water" />
            </div>
            <p>Last watered 9 days ago. It likes a drink once a week.</p>
          </Card>
          <Card
            title="Monstera"
            note="Monstera deliciosa"
            picture={<PlantImage src="/nothing-here.jpg" alt="" drawing={monstera} />}
            actions={
              <Button look="secondary" icon="drop">
                Water
              </Button>
            }
          >
            <div>
              <StatusBadge status="healthy" />
            </div>
            <p>Next water on Thursday, because it grows slowly in winter.</p>
          </Card>
          <Card
            look="raised"
            title="Coleus"
            note="Plectranthus scutellarioides"
            picture={<PlantImage alt="" drawing={coleus} />}
          >
            <div>
              <StatusBadge status="needs-care" />
            </div>
            <p>Two days overdue, and some leaves are pale.</p>
          </Card>
          <Card look="moss" title="Take a good photo">
            <p>Clear light, the whole plant, and one leaf or flower close up.</p>
          </Card>
          <Card
            title="Snake Plant"
            note="Drawn here and now"
            picture={<PlantImage alt="" drawing={sketched} />}
          />
        </div>
      </Specimen>
      <Specimen title="Badges" row>
        <Badge>beginner</Badge>
        <Badge tone="leaf">92% sure</Badge>
        <Badge tone="berry" icon="paw">
          Toxic to cats
        </Badge>
        <Badge tone="sky">New</Badge>
        <Badge tone="strong">BEST VALUE</Badge>
        <PremiumBadge />
      </Specimen>
      <Specimen title="Banners">
        <Banner kind="info" action={<Button>Upgrade Now</Button>}>
          Free Trial: 3 identifications remaining
        </Banner>
        <Banner kind="success" title="Saved">
          Your peace lily is in your garden.
        </Banner>
        <Banner kind="warning" title="We are not sure">
          It could be one of three plants. Look at the leaves and choose.
        </Banner>
        <Banner kind="danger" title="That didn’t work">
          The photo could not be read. Nothing was charged. Please choose another.
        </Banner>
        <Banner kind="offline" title="You are offline">
          You see what this device has kept. What you note about your plants waits here until you’re back
          online.
        </Banner>
      </Specimen>
      <Specimen title="Progress">
        <Progress label="Identifications used" value={0.4} valueText="2 of 5" />
        <Progress label="Sending the photo" value={1} valueText="Sent" />
        <Steps
          label="Identification"
          steps={['Photo sent', 'Looking at the leaves', 'Writing it up']}
          current={1}
        />
      </Specimen>
      <Specimen title="Skeletons">
        <Skeleton shape="title" />
        <Skeleton shape="row" count={2} />
        <Skeleton shape="card" count={3} />
        <p>
          You have <Blank of="figure" /> identifications left.
        </p>
      </Specimen>
      <Specimen title="Empty state">
        <EmptyState
          title="Your Garden is Empty"
          drawing={emptyGarden}
          actions={
            <>
              <Button icon="camera">Identify a Plant</Button>
              <Button look="secondary" icon="book">
                Browse Plant Library
              </Button>
            </>
          }
        >
          <p>Photograph a plant you own, or pick one from the library, and it will stand here.</p>
        </EmptyState>
      </Specimen>
      <Specimen title="Spinner">
        <div className={styles.low}>
          <Spinner />
        </div>
      </Specimen>
    </>
  );
}
