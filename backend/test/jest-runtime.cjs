// Packages are loaded by Node, as in production, and once for all test files of a process; our own code is loaded by Jest,
// again for each file.
const { createRequire, isBuiltin } = require('node:module');
const { default: JestRuntime } = require('jest-runtime');

module.exports = class extends JestRuntime {
  requireModule(from, name, ...how) {
    const isAskedForByUs = how.length === 0; // Jest says how it wants its own parts
    return isAskedForByUs && isPackage(name)
      ? createRequire(from)(name)
      : super.requireModule(from, name, ...how);
  }
};

/** Is this a package of others: no path, and none of the workspace? */
const isPackage = (name) => /^[^./]/.test(name ?? '.') && !name.startsWith('@leaflore/') && !isBuiltin(name);
