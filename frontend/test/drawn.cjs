// A picture of the build, in tests: an address.
module.exports = '/drawn.svg';
