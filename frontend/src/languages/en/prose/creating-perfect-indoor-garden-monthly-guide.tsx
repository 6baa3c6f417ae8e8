import { Fragment } from 'react';
import { Guide, Sources, To } from '../../prose-parts';

const months: [string, string, string][] = [
  ['January', 'July', 'The darkest weeks. Move plants to the brightest window, wipe the dust off their leaves, and let the soil dry further than in summer before you water. No feeding.'],
  ['February', 'August', 'Days grow longer. Look for pests that dry air has helped, under the leaves first. Order pots and fresh soil.'],
  ['March', 'September', 'The first new leaves mean that the year has begun. Now repot what has roots at the holes, one size larger. Begin to feed, at half strength.'],
  ['April', 'October', 'Growth speeds up, and so does thirst: feel the soil more often. Move plants back from panes where the sun is already strong. Take the first cuttings.'],
  ['May', 'November', 'When nights stay mild, houseplants may go out: into full shade first, then step by step to more light, over two weeks. Leaves from indoors burn within hours.'],
  ['June', 'December', 'Feed what grows. Pinch out the tips of leggy plants, so that they branch. Turn pots a quarter each week.'],
  ['July', 'January', 'Heat dries small pots in a day. Water in the morning or the evening, and empty saucers after half an hour.'],
  ['August', 'February', 'Going away? Group the plants out of the sun, water them well, and ask somebody to look once rather than to water daily.'],
  ['September', 'March', 'Before nights turn cool, bring plants in, after a shower and a good look for guests. Feed for the last time.'],
  ['October', 'April', 'Heating begins. Keep leaves away from radiators, and group plants that like moist air. Water less as growth slows.'],
  ['November', 'May', 'Clean the windows: it is the cheapest light there is. Cacti rest now, cool and almost dry.'],
  ['December', 'June', 'Keep a hand’s width between leaves and cold panes. Water with water that has stood in the room. Then let your plants, and yourself, rest.'],
]; // prettier-ignore

/** What to do with houseplants in each month. */
export default function Body() {
  return (
    <>
      <p>
        A good indoor garden is not a matter of talent. It comes from the right plant in the right place, and
        from doing a little at the right time of the year. First the place, then the months.
      </p>

      <h2>Begin with the window</h2>
      <p>
        Light decides more than anything else, and we are bad at judging it, because our eyes adapt. Try this:
        where you can read a newspaper at noon without a lamp, many plants live; where you cannot, none does
        for long. Then choose what fits the place you have: plants for{' '}
        <To path="/plants/room/sunny-windowsill">a sunny windowsill</To>, for{' '}
        <To path="/plants/room/living-room">a bright room</To>, for{' '}
        <To path="/plants/room/hallway">a hallway</To> or for{' '}
        <To path="/plants/room/bathroom">the bathroom</To>.
      </p>
      <p>
        If this is your first one, take a plant that forgives: a <Guide slug="snake-plant">snake plant</Guide>
        , a <Guide slug="golden-pothos">pothos</Guide> or a <Guide slug="spider-plant">spider plant</Guide>.
        With a cat or a dog in the house, look at{' '}
        <To path="/plants/pets/not-poisonous">those that are not poisonous to pets</To> first.
      </p>

      <h2>Three rules for the whole year</h2>
      <ul>
        <li>
          <strong>Water by the soil.</strong> In winter most houseplants hardly grow, and need far less than
          in summer.
        </li>
        <li>
          <strong>Feed only what grows.</strong> Fertiliser cannot replace light, and what a resting plant
          does not take up stays in the soil as salt.
        </li>
        <li>
          <strong>Change things slowly.</strong> A new place, more sun, the way outdoors: over two weeks
          rather than in a day.
        </li>
      </ul>

      <h2>The twelve months</h2>
      <p>
        Each month is for north of the equator; the month for south of it is in brackets, half a year later.
      </p>
      <dl>
        {months.map(([north, south, what]) => (
          <Fragment key={north}>
            <dt>
              {north} ({south} in the south)
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>

      <h2>When to repot</h2>
      <p>
        Most houseplants take repotting best when they begin to grow, and need it every other year or less
        often. Signs are roots at the holes, water that runs straight through, and a plant that falls over.
        Take a pot two or three centimetres wider and no more: too much soil stays wet for too long. A plant
        with rotten roots cannot wait for spring; that one is repotted at once.
      </p>

      <h2>Let somebody else remember</h2>
      <p>
        All this is easier when nobody has to keep it in mind. <To path="/garden">Your garden</To> knows each
        plant’s rhythm, stretches it in winter, turns it round south of the equator, and asks you once a day
        at most.
      </p>

      <Sources
        title="Sources"
        of={[
          [
            'Colorado State University, PlantTalk 1332: “Moving houseplants outdoors”',
            'https://planttalk.colostate.edu/topics/houseplants/1332-moving-houseplants-outdoors/',
          ],
          [
            'Purdue University, Yard and Garden: “Repotting houseplants”',
            'https://www.purdue.edu/hla/sites/yardandgarden/repotting-houseplants-good-winter-activity/',
          ],
          [
            'Iowa State University Extension, Linn County: “Winter care of houseplants”',
            'https://www.extension.iastate.edu/linn/news/ground-winter-care-houseplants',
          ],
          [
            'Royal Horticultural Society: “Houseplant cacti and succulents”',
            'https://www.rhs.org.uk/plants/types/cacti-succulents/houseplants/growing-guide',
          ],
        ]}
      />
    </>
  );
}
