/**
 * A hole that somebody could make in our guards by mistake, with the tests that should notice it: what it is, the file, the text
 * that is changed (there once), what it becomes, and parts of the names of the test files.
 */
export const hole = (what, file, from, to, ...specs) => ({
  what,
  file: `backend/src/${file}`,
  from,
  to,
  specs,
});

export const AUTH = 'modules/auth';
