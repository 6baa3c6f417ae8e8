import { Guide, Sources, To } from '../../prose-parts';

/** What signs on houseplants most often mean. */
export default function Body() {
  return (
    <>
      <p>
        A plant that is unwell has few ways to say so. It turns yellow, it droops, it drops its leaves. One
        sign can have many causes, so the question is never only “what do I see?” but also “where, since when,
        and how does the soil feel?” With four answers most cases can be told apart, by you or by a program.
      </p>

      <h2>First feel the soil</h2>
      <p>
        Before anything else, put a finger two joints deep into the pot. Gardening advisers agree on what they
        see most: plants that are watered too often. The plant pathologists of Purdue University call root rot
        the most common problem of houseplants, and overwatering its first reason. Clemson University’s
        advisers put it more kindly: such plants are “loved to death”.
      </p>
      <p>
        What makes it hard is that a drowning plant looks like a thirsty one. Roots without air die, and dead
        roots take up no water, so the leaves droop although the soil is wet. If it is limp and the soil is
        wet, do not water: that is the one mistake that cannot be taken back.
      </p>

      <h2>Seven signs, and where to look next</h2>
      <h3>Lower leaves turn yellow, one after the other</h3>
      <p>
        One old leaf now and then is ordinary ageing. Several in a few weeks, with soil that stays wet, point
        to too much water. With dry, light soil, they point to too little. If the soil is right, think of
        light: the plant gives up the leaves that no longer earn their keep.
      </p>
      <h3>Brown, dry tips</h3>
      <p>
        Often dry, warm air, or salts that have gathered in the soil from hard water and fertiliser. Flush the
        pot with plenty of water and let it drain; feed less. <Guide slug="spider-plant">Spider plants</Guide>{' '}
        are known for it, and live with it.
      </p>
      <h3>The whole plant droops</h3>
      <p>
        Dry soil: water it, and it should stand within a day. Wet soil: look at the roots. Healthy ones are
        firm and pale; rotten ones are brown, soft and smell. Cut those away, pot the rest in fresh soil, and
        water sparingly.
      </p>
      <h3>Leaves drop suddenly</h3>
      <p>
        Something has changed: a move, a draught, a cold night by the pane, a radiator. A{' '}
        <Guide slug="weeping-fig">weeping fig</Guide> does it after every move. Find the change, undo it if
        you can, then leave the plant in peace.
      </p>
      <h3>Long, pale, leaning shoots</h3>
      <p>
        Too little light. Move the plant a little nearer to the window every few days, so that the leaves do
        not burn, and turn the pot once a week.
      </p>
      <h3>Fine pale dots, and webs between the leaves</h3>
      <p>
        Spider mites, which thrive in warm, dry rooms. Move the plant away from the others, rinse it under the
        shower, the undersides of the leaves above all, and repeat once a week for a month.
      </p>
      <h3>Sticky leaves, small white tufts or brown bumps</h3>
      <p>
        Mealybugs or scale insects. Wipe them off with a damp cloth or a cotton bud, look into every leaf
        joint, and look again every few days. Keep the plant away from the others until you have seen none for
        a month.
      </p>

      <h2>What a program can do, and what it cannot</h2>
      <p>
        A program that knows the causes can ask the next useful question, as a good adviser would: it does not
        need to see more than you do, only to forget less. Our <To path="/doctor">plant doctor</To> works like
        that. It asks what you see, weighs the causes, tells you how sure it is, and gives you a plan with a
        second look some days later. Because it knows when you have watered, it does not have to ask.
      </p>
      <p>
        What it cannot do is smell the roots or feel the soil. If its first advice does not help within the
        time it names, believe the plant and not the program, and ask again with a new photo.
      </p>

      <h2>Three habits that prevent most of this</h2>
      <ul>
        <li>Water by the soil and not by the calendar. A rhythm only tells you when to look.</li>
        <li>Use pots with holes, and pour away what stands in the saucer.</li>
        <li>Keep a new plant apart from the others for two weeks. Pests mostly arrive as guests.</li>
      </ul>

      <Sources
        title="Sources"
        of={[
          [
            'P. C. Pecknold, “Houseplant Problems” (BP-55), Purdue University Cooperative Extension',
            'https://www.extension.purdue.edu/extmedia/BP/BP-55.html',
          ],
          [
            'Clemson Extension, “Houseplant troubles”, Index-Journal, 2020',
            'http://www.indexjournal.com/lifestyles/columnists/clemson-extension/clemson-extension-houseplant-troubles/article_0a2f6d32-0a6f-582d-830b-d8a50d065ab8.html',
          ],
          [
            'E. Morrison, “Ailing Houseplants”, Master Gardeners of Northern Virginia',
            'https://mgnv.org/houseplants/ailing-houseplants/',
          ],
        ]}
      />
    </>
  );
}
