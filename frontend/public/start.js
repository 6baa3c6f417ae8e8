// Runs before the first paint.
(function () {
  var page = document.documentElement;

  // The chosen theme and Easy view, so that nothing flashes; src/shared/lib/look.ts writes the cookie.
  var look = /(?:^|; )look=(\w*)\.(\w*)/.exec(document.cookie);
  if (look && look[1]) page.dataset.theme = look[1];
  if (look && look[2]) page.dataset.view = look[2];

  // Asked while the app is still on its way, read by src/shared/api/base-api.ts.
  window.early = {};
  function ask(address) {
    window.early[address] = fetch(address, { headers: { accept: 'application/json' } }).catch(function () {});
  }
  // Who is signed in. Where the server has seen no session, nobody is asked for: it then gives a page that the build has
  // rendered for visitors, or a shell that says so.
  var isVisitor = page.dataset.for === 'visitor' || page.dataset.session === 'none';
  if (isVisitor) window.early['/api/auth/user'] = Promise.resolve(new Response(null, { status: 401 }));
  else ask('/api/auth/user');
  if (!page.dataset.app) return;

  // A page that the build has rendered (build/prerender.ts) can be read as it is: the app's code comes after it.
  var files = page.dataset.app.split(' ');
  function fetchFiles() {
    files.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
  }

  // Each file is run by itself, so that a press in between does not wait for all of them.
  var isWoken = false;
  function wake() {
    if (!isWoken) run(0);
    isWoken = true;
  }
  function run(index) {
    if (index < files.length)
      import(files[index]).then(function () {
        setTimeout(run, 0, index + 1);
      });
  }

  if (!isVisitor) {
    // What is theirs, only the app can show: it comes with the first frame, when the styles have arrived, and with it what
    // the page will ask for.
    requestAnimationFrame(function () {
      fetchFiles();
      wake();
      (page.dataset.asks || '')
        .split(' ')
        .filter(Boolean)
        .forEach(function (address) {
          ask(address.replace(':id', location.pathname.split('/').pop()));
        });
    });
  } else {
    // A visitor reads: the code comes once all else is there, and runs at the first sign of more.
    addEventListener('load', fetchFiles);
    ['pointerover', 'pointerdown', 'keydown', 'focusin'].forEach(function (sign) {
      addEventListener(sign, wake, { once: true, passive: true });
    });
    // Whoever came for their profile is told at once that they have to log in.
    if (location.search || /^\/profile\/?$/i.test(location.pathname)) wake();
  }

  // A button that was pressed too early is pressed again when the app is there: src/shared/lib/early-click.ts.
  addEventListener(
    'click',
    function (event) {
      var button = !window.isHydrated && event.target.closest('button');
      if (!button) return;
      window.earlyClick = [].indexOf.call(document.querySelectorAll('button'), button);
      wake();
    },
    true,
  );
})();
