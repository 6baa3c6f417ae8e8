// Runs before the first paint, beside the download of the app.
(function () {
  // The chosen theme and Easy view, so that nothing flashes; src/shared/lib/look.ts writes the cookie.
  var look = /(?:^|; )look=(\w*)\.(\w*)/.exec(document.cookie);
  if (look && look[1]) document.documentElement.dataset.theme = look[1];
  if (look && look[2]) document.documentElement.dataset.view = look[2];
  // Who is signed in: asked now, read by src/shared/api/api.ts.
  window.earlySession = fetch('/api/auth/user', { headers: { accept: 'application/json' } }).catch(
    function () {},
  );
})();
