import { Sources, To } from '../../prose-parts';

/** How programs recognise plant diseases in photos, and how far one may trust them. */
export default function Body() {
  return (
    <>
      <p>
        Hold a phone over a spotted leaf, and a second later there is a name for the disease. How does that
        work? And how far should you trust it? The short answer: it works well on photos like those it has
        learned from, and much worse on others. Here is the longer one.
      </p>

      <h2>What a computer sees</h2>
      <p>
        A photo is a grid of numbers. A neural network runs thousands of small filters over it. The first ones
        answer to edges and colours, later ones to textures such as speckles, rings or downy patches, and the
        last ones to whole patterns that went together with a name in the photos it was shown. Nobody tells it
        what a spot is. It finds whatever helps to tell the piles of photos apart.
      </p>
      <p>
        That is its strength, and its weakness: if all photos of one disease were taken on a grey table, the
        grey table helps, too.
      </p>

      <h2>99 percent, and 31 percent</h2>
      <p>
        The best known experiment was published in 2016. Mohanty, Hughes and Salathé trained a network on
        54,306 photos of leaves from 14 crops, healthy or with one of 26 diseases. On photos from the same
        collection, which it had not seen, it was right in 99.35 of 100 cases. That figure has been quoted
        ever since.
      </p>
      <p>
        The same paper has a second figure. On photos from other sources, taken under other conditions, the
        same network was right in 31.4 of 100 cases. That is far better than guessing, which would get 2.6,
        and far from 99. Both are true. Only the second one tells you what to expect in your kitchen.
      </p>

      <h2>Our own figures</h2>
      <p>
        The identification that is built into Leaflore was measured in the same two ways. As it works on a
        phone without a connection, its first name for the plant was right in 70.1 of 100 cases for photos
        from sources that it has learned from, and in 59.0 of 100 for photos from sources that it had never
        seen. On our server a second network looks at these, too: there the first name was right in 65.8 of
        100, and the right plant was among the first three in 82.0 of 100. We give you these figures, because
        a photo of yours comes from a source that it has never seen.
      </p>
      <p>
        It recognises whether a plant looks stressed, and names no disease from a photo. For that, the{' '}
        <To path="/doctor">plant doctor</To> asks you what the photo cannot show: how the soil feels, what has
        changed, whether it spreads.
      </p>

      <h2>Why a photo is often not enough</h2>
      <ul>
        <li>
          <strong>Many causes, one look.</strong> Too much water, too little water and damaged roots all give
          yellow, drooping leaves. The difference is in the pot.
        </li>
        <li>
          <strong>The cause is elsewhere.</strong> Spider mites sit under the leaf, rot is in the soil.
        </li>
        <li>
          <strong>Two at once.</strong> A weak plant attracts pests. The photo shows the pest, not what
          weakened the plant.
        </li>
        <li>
          <strong>It is no disease at all.</strong> Programs that only know diseases will name one. A water
          mark, sunburn or age can look like it.
        </li>
      </ul>

      <h2>How to get a better answer</h2>
      <ol>
        <li>
          Photograph by daylight, sharp and close, with the edge between the healthy and the sick part in the
          middle.
        </li>
        <li>Add the underside of the leaf, the stem, and the whole plant.</li>
        <li>
          Read how sure the answer is. Below “sure”, take the list of possible causes as questions, not as a
          verdict.
        </li>
        <li>Try the mildest remedy first: less water, more light, a shower. Many problems end there.</li>
        <li>Look again after a week, and compare the photos.</li>
      </ol>
      <p>
        For a tree or a vegetable bed that matters to you, a sample sent to your local plant clinic is worth
        more than any photo. And do not spray on the word of an app alone: a remedy for the wrong disease
        costs money and helps nobody.
      </p>

      <Sources
        title="Sources"
        of={[
          [
            'S. P. Mohanty, D. P. Hughes, M. Salathé: “Using Deep Learning for Image-Based Plant Disease Detection”, Frontiers in Plant Science 7:1419, 2016',
            'https://doi.org/10.3389/fpls.2016.01419',
          ],
          [
            'The same with the figure for other sources in its abstract, arXiv:1604.03169',
            'https://arxiv.org/abs/1604.03169',
          ],
          [
            'P. C. Pecknold, “Houseplant Problems” (BP-55), Purdue University Cooperative Extension',
            'https://www.extension.purdue.edu/extmedia/BP/BP-55.html',
          ],
        ]}
      />
    </>
  );
}
