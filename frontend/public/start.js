// Runs before the first paint.
(function () {
  var page = document.documentElement;

  // The chosen theme and Easy view, so that nothing flashes; src/shared/lib/look.ts writes the cookie.
  var look = /(?:^|; )look=(\w*)\.(\w*)/.exec(document.cookie);
  if (look && look[1]) page.dataset.theme = look[1];
  if (look && look[2]) page.dataset.view = look[2];

  // Who is signed in: asked while the app is still loading, read by src/shared/api/api.ts. Where the server has seen no
  // session, nobody is asked for: it then gives a page that the build has rendered, or a shell that says so.
  var app = page.dataset.app;
  window.earlySession =
    app || page.dataset.session === 'none'
      ? Promise.resolve(new Response(null, { status: 401 }))
      : fetch('/api/auth/user', { headers: { accept: 'application/json' } }).catch(function () {});
  if (!app) return;

  // A page that the build has rendered (build/prerender.ts) can be read as it is: the app's code, fetched once all else
  // is there, runs at the first sign that somebody wants more than to read.
  var files = app.split(' ');
  addEventListener('load', function () {
    files.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
  });
  var woken = false;
  function wake() {
    if (!woken) import(files[0]);
    woken = true;
  }
  ['pointerover', 'pointerdown', 'keydown', 'focusin'].forEach(function (sign) {
    addEventListener(sign, wake, { once: true, passive: true });
  });
  // Whoever came for their profile is told at once that they have to log in.
  if (location.search || /^\/profile\/?$/i.test(location.pathname)) wake();

  // A button that was pressed too early is pressed again when the app is there: src/shared/lib/early-click.ts.
  addEventListener(
    'click',
    function (event) {
      var button = !window.isAwake && event.target.closest('button');
      if (!button) return;
      window.earlyClick = [].indexOf.call(document.querySelectorAll('button'), button);
      wake();
    },
    true,
  );
})();
