// Runs before the first paint.
(() => {
  var page = document.documentElement;

  // Applies the chosen theme and Easy view before anything is painted; src/shared/lib/look.ts writes the cookie.
  var look = /(?:^|; )look=(\w*)\.(\w*)/.exec(document.cookie);
  if (look?.[1]) page.dataset.theme = look[1];
  if (look?.[2]) page.dataset.view = look[2];

  // The browser's offer to install the app may come before the app's code: src/shared/lib/installation.ts.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });

  // With Easy view a member's Home is a page of its own: src/app/router.tsx would show it only after the other one.
  if (
    look?.[2] === 'easy' &&
    page.dataset.for &&
    page.dataset.for !== 'visitor' &&
    /^\/((home|\w\w)\/?)?$/i.test(location.pathname)
  )
    return location.replace('/easy');

  // Requests that are sent while the app is still loading; src/shared/api/base-api.ts takes their answers.
  window.early = {};
  function ask(address) {
    window.early[address] = fetch(address, { headers: { accept: 'application/json' } }).catch(() => {});
  }
  // Who is signed in. Without a session the server sends a page that was prerendered for visitors, or a shell marked
  // as such; then there is no need to ask.
  var isVisitor = page.dataset.for === 'visitor' || page.dataset.session === 'none';
  if (isVisitor) window.early['/api/auth/user'] = Promise.resolve(new Response(null, { status: 401 }));
  else ask('/api/auth/user');
  if (!page.dataset.app) return;

  // A prerendered page (build/prerender.ts) is readable as it is, so the app's code loads after it.
  var files = page.dataset.app.split(' ');
  function fetchFiles() {
    files.forEach((file) => {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
  }

  // Each file runs in a task of its own, so that a press in between does not wait for all of them.
  var isWoken = false;
  function wake() {
    if (!isWoken) run(0);
    isWoken = true;
  }
  function run(index) {
    if (index < files.length)
      import(files[index]).then(() => {
        setTimeout(run, 0, index + 1);
      });
  }

  if (!isVisitor) {
    // Only the app can show what belongs to the member: it starts after the first frame, when the styles have arrived,
    // and the page's requests start with it.
    requestAnimationFrame(() => {
      setTimeout(() => {
        fetchFiles();
        wake();
        page.dataset.asks?.split(' ').forEach((address) => {
          ask(address.replace(':id', location.pathname.split('/').pop()));
        });
        // The first use of each takes a slow phone 30 ms, which the page then need not wait for when its data is there.
        ['Collator', 'DateTimeFormat'].forEach((each) => {
          setTimeout(() => new Intl[each](page.lang));
        });
      });
    });
  } else {
    // A visitor reads first: the code loads after everything else and after the first frame, whichever is later, and runs at the first
    // interaction; a finger is over what it presses.
    addEventListener('load', () => {
      requestAnimationFrame(() => {
        setTimeout(fetchFiles);
      });
    });
    ['pointerover', 'keydown', 'focusin'].forEach((sign) => {
      addEventListener(sign, wake, { once: true });
    });
    // A visitor at /profile sees at once that a login is needed; the form of /contact is part of the app's code.
    if (location.search || /^(\/\w\w)?\/(profile|contact)\/?$/i.test(location.pathname)) wake();
  }

  // A button that was pressed before the app was ready is pressed again when it is: src/shared/lib/early-click.ts.
  addEventListener(
    'click',
    (event) => {
      var button = !window.isHydrated && event.target.closest('button');
      if (!button) return;
      window.earlyClick = [...document.querySelectorAll('button')].indexOf(button);
      wake();
    },
    true,
  );
})();
