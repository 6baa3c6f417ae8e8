/** The browser's offer to install the app (https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent). */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by public/start.js, because browsers may make it before the app runs. */
    installOffer?: InstallOffer;
  }
}

const DISMISSED = 'install-dismissed';

/** iPhones and iPads, including those that say they are a Mac. */
export const isAppleMobile = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether the app runs as an installed one. */
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** How the app can be installed here: offered by the browser, or by hand on iOS. Undefined where it cannot, is, or was declined. */
export function waysToInstall(): 'offered' | 'by-hand' | undefined {
  if (isInstalled() || sessionStorage.getItem(DISMISSED)) return undefined;
  if (window.installOffer) return 'offered';
  return isAppleMobile() ? 'by-hand' : undefined;
}

/** Not asked again before the browser is closed. */
export const dismissInstallation = () => sessionStorage.setItem(DISMISSED, 'yes');
