import { svg } from './draw-plant.js';

/** The marks that stand alone. */
export type Specimen = 'logo' | 'app-icon';

/*
 * One leaf, parted by its midrib: one half washed, the other left as line and veins, as a botanist leaves a plate half
 * coloured. Drawn on a grid of 24 so that it holds at 24 pixels.
 */
const LOGO =
  '<path fill="currentColor" d="M11.3 20.6C5.3 19.7 2.3 15.3 3.6 10.4 4.7 6 8.6 2.9 13.6 1.4 10.7 7.7 10.3 14 11.3 20.6z"/>' +
  '<path stroke="currentColor" stroke-width="1.7" d="M15.3 2.6c4.6 3.7 6.3 7.9 5.1 11.9-.9 3.2-3.4 5.3-7.1 6.1M13 12.3c2-.3 3.5-.9 5-2.1M13 16.6c1.8-.2 3.3-.8 4.8-2M12.1 22.9c-.2-1-.5-1.5-.6-2.6"/>';

/** Draws a mark in one ink, the colour of the text around it (`currentColor`); the app icon has a background of its own. */
export function drawSpecimen(kind: Specimen): string {
  if (kind === 'logo') return svg(24, 24, LOGO);
  return svg(
    512,
    512,
    `<path fill="#2f5a41" d="M0 0h512v512H0z"/><g color="#f7f3e8" transform="translate(100 96)scale(13)">${LOGO}</g>`,
  );
}
