import { Guide, Sources, To } from '../../prose-parts';

/** How to look at a plant, and how to photograph it. */
export default function Body() {
  return (
    <>
      <p>
        To learn a plant’s name you do not need Latin. You need to look at it for a minute, in a fixed order,
        and to know which of the things you see matter. Colour and size matter least: they change with light,
        age and care. How the plant is built hardly changes at all.
      </p>

      <h2>Begin with the leaves</h2>
      <h3>How do they stand on the stem?</h3>
      <p>
        Look at one place where leaves grow. Two leaves that face each other are <strong>opposite</strong>.
        One leaf here and the next one higher up on another side: that is <strong>alternate</strong>. Three or
        more in a ring: <strong>whorled</strong>. Many plants have no visible stem at all, and their leaves
        come from the ground as a <strong>rosette</strong>, as in <Guide slug="aloe-vera">aloe vera</Guide>.
      </p>
      <h3>Is it one leaf, or many small ones?</h3>
      <p>
        A <strong>simple</strong> leaf has one blade. A <strong>compound</strong> leaf has several leaflets,
        which are easily taken for leaves. There is a trick that foresters teach: look for the bud. Next
        year’s bud sits where a leaf’s stalk meets the twig. There is none at the foot of a leaflet.
      </p>
      <h3>What is its edge like?</h3>
      <p>
        Smooth, toothed like a saw, wavy, or cut into lobes? A <Guide slug="monstera">monstera</Guide> has
        deep cuts and holes, and young plants have neither: look at the oldest leaves, too.
      </p>
      <h3>What do you feel?</h3>
      <p>
        Hairs, wax, thick flesh, thorns. Plants of dry places store water in leaves or stems. Some have milky
        sap that burns the skin or the eyes, so touch gently, and wash your hands after.
      </p>

      <h2>Then the whole plant</h2>
      <p>
        Does it stand, climb, trail or form a mat? Is the stem woody, green, square, hollow? Step back: the
        shape seen from some metres away tells palms, ferns, grasses and cacti apart before any detail does.
      </p>

      <h2>Flowers and fruit settle it</h2>
      <p>
        Botanists sort plants by their flowers because those change least from one generation to the next.
        Count the petals: three or six often mean a lily or its kin, four or five the great crowd of the
        others. A daisy’s “flower” is many small ones in a basket. If there is a fruit or a seed head, note
        it: it is as good as a flower.
      </p>

      <h2>Five photos that say more than one</h2>
      <ol>
        <li>The whole plant, with the ground or the pot.</li>
        <li>One healthy leaf from above, filling the picture.</li>
        <li>The same leaf from below.</li>
        <li>The place where leaves meet the stem.</li>
        <li>A flower, a fruit or a bud, if there is one.</li>
      </ol>
      <p>
        Take them by daylight, in the shade if the sun is strong, and tap on the plant so that the camera
        focuses there. If the background is busy, hold a sheet of paper behind the leaf. One plant at a time:
        two in one picture are a riddle.
      </p>

      <h2>How sure is sure?</h2>
      <p>
        Every answer is a guess with a number. <To path="/identify">Our identification</To> shows that number
        in words, and when it is not sure it shows you several plants instead of one name. Compare them with
        the plant in front of you: you have what no photo has, all its sides. If one of them fits, say so, and
        the name is yours.
      </p>
      <p>
        Some plants cannot be told apart by a photo at all. A group is then the honest answer: “an orchid” is
        better than the wrong orchid.
      </p>

      <h2>Where a mistake hurts</h2>
      <p>
        Wild carrot and poison hemlock look much alike; so do wild garlic and lily of the valley. Never eat a
        plant because an app, a book or a neighbour has named it. If you have a cat or a dog, look up every
        plant before it comes into the house. The care guides name the source of what they say about pets, and
        there is a list of <To path="/plants/pets/not-poisonous">plants that are not poisonous to pets</To>.
      </p>

      <Sources
        title="Sources"
        of={[
          [
            'University of Kentucky, Forestry: “Tree characteristics” (arrangement, simple and compound leaves, margins)',
            'https://forestry.ca.uky.edu/tree_characteristics',
          ],
          [
            'ASPCA: Toxic and Non-Toxic Plants',
            'https://www.aspca.org/pet-care/animal-poison-control/toxic-and-non-toxic-plants',
          ],
        ]}
      />
    </>
  );
}
