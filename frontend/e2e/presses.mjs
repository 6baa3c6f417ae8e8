/* global window, document, requestAnimationFrame */
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

/** What is pressed, and the expression that is true once its answer is there; `back` returns to where it was. */
const presses = [
  {
    name: 'tab to My Garden',
    from: '/',
    press: tab('My Garden'),
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

/** Milliseconds from the press to the frame after its answer is there. */
async function time(page, { press, isThere }) {
  await page.evaluate((expression) => {
    const isReady = new Function(`return Boolean(${expression})`);
    window.took = new Promise((resolve) => {
      const onClick = ({ timeStamp }) => {
        const look = () =>
          isReady()
            ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            : requestAnimationFrame(look);
        look();
      };
      document.addEventListener('click', onClick, { once: true, capture: true });
    });
  }, isThere);
  await press(page).tap();
  return page.evaluate(() => window.took);
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
  `Presses in a garden of ${PLANTS} plants, ${CPU_SLOWDOWN}x CPU: the first, and the median of ${RUNS} more`,
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
  const isSlow = median(more) > BOUND_MS;
  console.log(
    `  ${each.name.padEnd(18)} ${ms(first)} ${ms(median(more))}${isSlow ? `  OVER ${BOUND_MS} MS` : ''}`,
  );
}
await leave();
await browser.close();
