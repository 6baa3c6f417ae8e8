/** The page at unknown addresses. */
export default {
  title: '404 Page Not Found',
  nothing: 'Nothing grows at this address',
  text: 'The link may be old or have a typo. Your plants are right where you left them.',
  home: 'Go to Home',
  identify: 'Identify a Plant',
} as const;
