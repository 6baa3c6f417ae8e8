/* global window, document, requestAnimationFrame, PerformanceObserver */
// Measures how long presses take in a garden of two hundred plants, on a slow phone. Run by `npm run journeys -- --figures presses`.
import { launch, openWindow, PHONE, see, servers } from './browser.mjs';
import { plantMany } from './many-plants.mjs';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const PLANTS = 200;
const BOUND_MS = 300;

const tab = (name) => (page) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
const button = (name) => (page) => page.getByRole('button', { name }).filter({ visible: true }).first();
const heading = (text) => `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`;
const DIALOG = `document.querySelector('[role=dialog] [data-useful] button, [role=dialog] [data-useful] input')`;

/**
 * What is pressed, and the expression that is true once its answer is there; `back` returns to where it was. For another page
 * `isNamed` is true once its heading is there.
 */
const presses = [
  {
    name: 'tab to Home',
    from: '/garden',
    press: tab('Home'),
    isNamed: `document.querySelector('h1')?.textContent.startsWith('Hello')`,
    isThere: `document.querySelector('main dl') && document.querySelector('main a[href="/identify"]')`,
    back: async (page) => {
      await tab('My Garden')(page).tap();
      await see(page.getByRole('article'));
    },
  },
  {
    name: 'tab to My Garden',
    from: '/',
    press: tab('My Garden'),
    isNamed: heading('My Garden'),
    isThere: `${heading('My Garden')} && document.querySelector('main article')`,
    back: async (page) => {
      await tab('Home')(page).tap();
      await see(page.getByRole('link', { name: 'Start FREE Plant ID' }));
    },
  },
  {
    name: 'tab to Identify',
    from: '/garden',
    press: tab('Identify'),
    isNamed: heading('Plant Identification'),
    isThere: `document.querySelector('[data-testid=upload-image]')`,
    back: async (page) => {
      await tab('My Garden')(page).tap();
      await see(page.getByRole('article'));
    },
  },
  { name: 'Add Plant sheet', from: '/garden', press: button('Add Plant'), isThere: DIALOG, back: close },
  { name: 'sheet of a plant', from: '/garden', press: button(/^Change /), isThere: DIALOG, back: close },
  {
    name: 'open a plant',
    from: '/garden',
    press: (page) => page.getByRole('article').first().getByRole('link').first(),
    isNamed: `document.querySelector('h1')?.textContent !== 'My Garden'`,
    isThere: `document.querySelector('[aria-label="What to do next"] h2')`,
    back: async (page) => {
      await page.goBack();
      await see(page.getByRole('article'));
    },
  },
  {
    name: 'filter',
    from: '/garden',
    press: button(/^Needs Water$/),
    isThere: `/of ${PLANTS} plants/.test(document.querySelector('main').textContent)`,
    back: async (page) => {
      await button(/^All$/)(page).tap();
      await see(page.getByText(new RegExp(`^${PLANTS} plants`)));
    },
  },
];

async function close(page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/**
 * Milliseconds from the press to the frame after its heading, and after its answer, is there; and until the next frame of all (INP).
 */
async function time(page, { press, isNamed, isThere }) {
  await page.evaluate(
    ([named, there]) => {
      const isReady = [named, there].map((expression) => new Function(`return Boolean(${expression})`));
      window.felt = new Promise((resolve) => {
        let longest = 0;
        new PerformanceObserver((list) => {
          for (const { name, duration, interactionId } of list.getEntries()) {
            if (interactionId) longest = Math.max(longest, duration);
            if (name === 'click') resolve(longest);
          }
        }).observe({ type: 'event', durationThreshold: 16 });
      });
      const frameAfter = (timeStamp, isThere) =>
        new Promise((resolve) => {
          const look = () =>
            isThere()
              ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
              : requestAnimationFrame(look);
          look();
        });
      window.took = new Promise((resolve) => {
        const onClick = ({ timeStamp }) =>
          resolve(Promise.all(isReady.map((each) => frameAfter(timeStamp, each))));
        document.addEventListener('click', onClick, { once: true, capture: true });
      });
    },
    [isNamed ?? isThere, isThere],
  );
  await press(page).tap();
  const [named, there] = await page.evaluate(() => window.took);
  return { named, there, felt: await page.evaluate(() => window.felt) };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value) => `${Math.round(value)} ms`.padStart(8);

const browser = await launch();
const { page, signUp, close: leave } = await openWindow(browser, { server: servers.builtIn, size: PHONE });
await signUp();
await page.goto('/garden');
await plantMany(page, PLANTS);
const cdp = await page.context().newCDPSession(page);
console.log(
  `Presses in a garden of ${PLANTS} plants, ${CPU_SLOWDOWN}x CPU: the first, and the median of ${RUNS} more; until the heading; INP`,
);
for (const each of presses) {
  await page.goto(each.from);
  await see(page.getByRole('heading', { level: 1 }));
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const runs = [];
  for (let run = 0; run <= RUNS; run += 1) {
    runs.push(await time(page, each));
    await each.back(page);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const [first, ...more] = runs;
  const of = (key) => median(more.map((run) => run[key]));
  const isSlow = of('there') > BOUND_MS;
  console.log(
    `  ${each.name.padEnd(18)} ${ms(first.there)} ${ms(of('there'))}  heading ${each.isNamed ? ms(of('named')) : '       -'}  INP ${ms(of('felt'))}${isSlow ? `  OVER ${BOUND_MS} MS` : ''}`,
  );
}
await leave();
await browser.close();
